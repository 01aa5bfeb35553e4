import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { makeRulingsBook } from '@/state/rulingsBook';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { AppText, Page, ScreenBar } from '../../components';
import { BackLabelContext } from '../../hooks';
import { type RulingSlipData } from '../../printing/layoutRulingSlip';
import { useRegistry } from '../../registry';
import { makeRulingSlip } from './makeRulingSlip';
import { useJustARulingWords } from './useJustARulingWords';

interface RulingSlipProps {
  readonly record: string;
  readonly n: number;
  readonly onBack: () => void;
  /** Draws the page; printing is a script of its own. */
  readonly children: (slip: RulingSlipData) => ReactNode;
}

/** The slip of one ruling, by the record and number in the address. */
export function RulingSlip({ record, n, onBack, children }: RulingSlipProps) {
  const say = useJustARulingWords();
  const dictionaries = useRulingsTabWords();
  const { rulings, isRead } = useStore(useRegistry().rulings(makeRulingsBook).store);
  const kept = rulings.find((one) => one.record === record && one.entry.n === n);
  const slip = useMemo(
    () => (kept === undefined ? null : makeRulingSlip(kept, say, dictionaries)),
    [kept, say, dictionaries],
  );
  return (
    <BackLabelContext.Provider value={say.slip.back}>
      {slip === null ? (
        <Page bar={<ScreenBar title={say.slip.screen} onBack={onBack} />}>
          <AppText testID="slip-gone">{isRead ? say.slip.gone : say.list.reading}</AppText>
        </Page>
      ) : (
        children(slip)
      )}
    </BackLabelContext.Provider>
  );
}
