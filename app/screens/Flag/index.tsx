import { useMemo, useState } from 'react';
import { selectTableFacts, type SubmitResult, type TableSession } from '@/state';
import { TableGate, useTableState } from '../../registry';
import { useWords } from '../../hooks';
import { submitFailureMessage } from '../../labels/submitFailureMessage';
import { FlagView } from './FlagView';
import { GoneFlagView } from './GoneFlagView';
import { makeFlagDetail, makeGoneFlag } from './makeFlag';
import { type RulingChoiceData } from '../../flags/RulingButtons';
import { useOtherRulesetVerdicts } from './makeOtherRulesets';

interface FlagScreenProps {
  readonly id: string;
  /** Its id, as the address has it. */
  readonly flag: string;
  readonly onBack: () => void;
}

/** One flag of one table. */
export function FlagScreen({ id, flag, onBack }: FlagScreenProps) {
  return (
    <TableGate id={id} onBack={onBack}>
      {(table) => <OpenFlag key={flag} table={table} flag={flag} onBack={onBack} />}
    </TableGate>
  );
}

interface OpenFlagProps extends Omit<FlagScreenProps, 'id'> {
  readonly table: TableSession;
}

function OpenFlag({ table, flag: id, onBack }: OpenFlagProps) {
  const words = useWords();
  const state = useTableState(table);
  const { game } = state;
  const [pile, setPile] = useState<number | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const detail = useMemo(() => makeFlagDetail(game, id, words, pile), [game, id, words, pile]);
  const elsewhere = useOtherRulesetVerdicts(game, id);

  const run = async (act: Promise<SubmitResult>): Promise<boolean> => {
    setBusy(true);
    const result = await act;
    setBusy(false);
    setTrouble(result.ok ? null : submitFailureMessage(result.error, words));
    return result.ok;
  };
  const rule = ({ call, as, drew }: RulingChoiceData, note: string): Promise<boolean> => {
    const more = {
      ...(as && { as }),
      ...(note !== '' && { note }),
      ...(drew !== undefined && { drew }),
      ...(call === 'remedy' && as === undefined && pile !== undefined && { pile }),
    };
    return run(table.rule(id, call, more));
  };
  const takeBack = (n: number): void => void run(table.tell({ act: 'strike', entry: n }));

  if (detail === null) {
    return <GoneFlagView gone={makeGoneFlag(game, id, words)} isBusy={isBusy} onTakeBack={takeBack} onBack={onBack} />;
  }
  return (
    <FlagView
      flag={detail}
      table={selectTableFacts(state).table}
      elsewhere={elsewhere}
      isBusy={isBusy}
      trouble={trouble}
      onPile={setPile}
      onRule={rule}
      onTakeBack={takeBack}
      onBack={onBack}
    />
  );
}
