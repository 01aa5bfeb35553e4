import { useMemo, useState } from 'react';
import { type EntryDraft, selectTableFacts, selectResult, type SubmitResult, type TableSession } from '@/state';
import { TableGate, useRegistry, useTableState } from '../../registry';
import { exportRecord } from '../../device';
import { useWords } from '../../hooks';
import { type RulingChoiceData } from '../../flags/RulingButtons';
import { submitFailureMessage } from '../../labels/submitFailureMessage';
import { makeResultData, type UnsettledFlagData, type SideResultData, makeSignatureDraft } from './makeResultData';
import { ResultView } from './ResultView';

interface ResultScreenProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly onOpenFlag: (flag: string) => void;
  readonly onNextGame: (id: string) => void;
  /** Not given at a practice table: its result is nobody's. */
  readonly onSlip?: (() => void) | undefined;
  readonly onScoreSheet?: (() => void) | undefined;
}

/** The result of one table, by the id in the address. */
export function ResultScreen({ id, ...props }: ResultScreenProps) {
  return (
    <TableGate id={id} onBack={props.onBack}>
      {(table) => <OpenResult table={table} {...props} />}
    </TableGate>
  );
}

interface OpenResultProps extends Omit<ResultScreenProps, 'id'> {
  readonly table: TableSession;
}

function OpenResult({ table, onBack, onOpenFlag, onNextGame, onSlip, onScoreSheet }: OpenResultProps) {
  const words = useWords();
  const { review } = words;
  const registry = useRegistry();
  const state = useTableState(table);
  const facts = selectTableFacts(state);
  const result = selectResult(state);
  const detail = useMemo(() => makeResultData(result, state.game, words), [result, state.game, words]);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [todo, setTodo] = useState<readonly string[]>([]);
  const [shared, setShared] = useState<boolean | null>(null);

  const run = async (act: () => Promise<SubmitResult>): Promise<boolean> => {
    setBusy(true);
    const done = await act();
    setBusy(false);
    setTrouble(done.ok ? null : submitFailureMessage(done.error, words));
    return done.ok;
  };
  const tell = (draft: EntryDraft): Promise<boolean> => run(() => table.tell(draft));
  const rule = async (
    { id, remedy, options }: UnsettledFlagData,
    { call, as, drew }: RulingChoiceData,
  ): Promise<void> => {
    const isDone = await run(() => table.rule(id, call, { ...(as && { as }), ...(drew !== undefined && { drew }) }));
    const steps = as === undefined ? remedy.steps : (options.other?.suggestion.steps ?? []);
    setTodo(isDone && call === 'remedy' ? steps : []);
  };
  const sign = async ({ index }: SideResultData, name: string, protest: string | null): Promise<boolean> => {
    const side = result.sides.find((one) => one.index === index);
    return side !== undefined && tell(makeSignatureDraft(side, name, protest));
  };
  const share = async (): Promise<void> => {
    setShared((await exportRecord(table, words)).isSaved);
  };
  const nextGame = async (): Promise<void> => {
    setBusy(true);
    const opened = await registry.nextGame(table.id);
    setBusy(false);
    if (opened.ok) onNextGame(opened.value.id);
    else setTrouble(review.result.noNextGame);
  };
  return (
    <ResultView
      result={detail}
      place={review.result.place(facts.table, facts.game)}
      provenance={state.provenance}
      todo={todo}
      trouble={trouble}
      shared={shared}
      isBusy={isBusy}
      onRule={(flag, choice) => void rule(flag, choice)}
      onNote={({ n }, text) => tell({ act: 'note', text, entry: n })}
      onSign={sign}
      onUndo={() => void run(table.undo)}
      onShare={() => void share()}
      onNextGame={() => void nextGame()}
      onSlip={onSlip}
      onScoreSheet={onScoreSheet}
      onOpenFlag={onOpenFlag}
      onBack={onBack}
    />
  );
}
