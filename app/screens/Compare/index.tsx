import { type ReactNode, useMemo } from 'react';
import { PATHS } from '../../addresses';
import { type AskableRuleset, useAskableRulesets, useChosenRuleset } from '../../answers/askableRulesets';
import { useRulingsTabWords } from '../../answers/useRulingsTabWords';
import { AppText, type BackBarProps, Page } from '../../components';
import { type PrintedTextData } from '../../printing/printedTextData';
import { CompareView } from './CompareView';
import { makeComparisonData } from './makeComparisonData';
import { makePrintedComparisonText } from './makePrintedComparisonText';
import { useComparison } from './useComparison';

const SEPARATOR = ',';

/** The rulesets that an address names; without one, that in use and the next. Fewer than two compare nothing. */
function useComparedRulesets(named: string | undefined): readonly AskableRuleset[] {
  const { all, chosen } = useChosenRuleset(undefined);
  return useMemo(() => {
    const [other] = all.filter(({ id }) => id !== chosen.id);
    const wanted = named?.split(SEPARATOR) ?? [chosen.id, other?.id];
    return all.filter(({ id }) => wanted.includes(id));
  }, [all, chosen.id, named]);
}

interface CompareAnswersScreenProps {
  /** The ids of the rulesets, as in the address. */
  readonly ids?: string | undefined;
  readonly back: BackBarProps | null;
  readonly onIds: (ids: string) => void;
  readonly onOpen: (question: string, rulesetId: string) => void;
  readonly onPrint: (ids: string) => void;
}

/** Rule sheets side by side. */
export function CompareAnswersScreen({ ids, back, onIds, onOpen, onPrint }: CompareAnswersScreenProps) {
  const say = useRulingsTabWords();
  const all = useAskableRulesets();
  const compared = useComparedRulesets(ids);
  const { comparison, ...progress } = useComparison(compared);
  const data = useMemo(
    () => (comparison === null || compared.length < 2 ? null : makeComparisonData(comparison, compared, say)),
    [comparison, compared, say],
  );
  const chosen = compared.map(({ id }) => id);
  return (
    <CompareView
      all={all}
      chosen={chosen}
      onChosen={(next) => onIds(next.join(SEPARATOR))}
      data={data}
      progress={progress}
      back={back}
      hrefOf={PATHS.answer}
      onOpen={onOpen}
      onPrint={() => onPrint(chosen.join(SEPARATOR))}
    />
  );
}

interface PrintedComparisonProps {
  readonly ids?: string | undefined;
  /** Said while the pages are being made. */
  readonly waiting: string;
  readonly children: (text: PrintedTextData) => ReactNode;
}

/** The same as pages to print. */
export function PrintedComparison({ ids, waiting, children }: PrintedComparisonProps) {
  const say = useRulingsTabWords();
  const compared = useComparedRulesets(ids);
  const { comparison } = useComparison(compared);
  const text = useMemo(() => {
    if (comparison === null) return null;
    const names = compared.map(({ name }) => name);
    return makePrintedComparisonText(makeComparisonData(comparison, compared, say), names, say);
  }, [comparison, compared, say]);
  if (text !== null) return children(text);
  return (
    <Page>
      <AppText colour="inkSoft">{waiting}</AppText>
    </Page>
  );
}
