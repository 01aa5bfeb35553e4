import { useDeferredValue, useMemo, useState } from 'react';
import { type EntryDraft, selectTableFacts, type SubmitResult, type TableSession } from '@/state';
import { useTableState } from '../../registry';
import { useWords } from '../../hooks';
import { submitFailureMessage } from '../../labels/submitFailureMessage';
import { type LogPaneViewProps } from './LogPaneView';
import {
  type CorrectionEffectNoticeData,
  type LogActionKind,
  makeCorrectionEffectNotice,
} from './makeCorrectionEffectNotice';
import { makeLogData } from '../../logRows/makeLogData';
import { type LogData, reuseEqualLogRows } from '../../logRows/logRow';

/** Keeps the rows of the last render, for `reuseEqualLogRows`. */
const makeKeeper = () => {
  let last: LogData | null = null;
  return (now: LogData): LogData => (last = reuseEqualLogRows(last, now));
};

/** The log of a live table, and what can be done in it. Drawn when there is time: a tap at the table comes first. */
export function useLogPaneProps(table: TableSession, onOpenFlag: (flag: string) => void): LogPaneViewProps {
  const words = useWords();
  const state = useTableState(table);
  const game = useDeferredValue(state.game);
  const [keep] = useState(makeKeeper);
  const log = useMemo(() => keep(makeLogData(game, words)), [keep, game, words]);
  const facts = selectTableFacts(state);
  const [change, setChange] = useState<CorrectionEffectNoticeData | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  const run = async (done: LogActionKind, n: number, act: () => Promise<SubmitResult>): Promise<boolean> => {
    const before = table.store.getState().game;
    const result = await act();
    setTrouble(result.ok ? null : submitFailureMessage(result.error, words));
    setChange(null);
    if (!result.ok || result.value.entries.length === 0) return result.ok;
    const { entries, change: changed } = result.value;
    const after = table.store.getState().game;
    const by = done === 'undo' || done === 'redo' ? null : (entries[entries.length - 1]?.n ?? null);
    setChange(makeCorrectionEffectNotice({ done, n, by, entries, before, after, change: changed }, words));
    return true;
  };
  const tell = (done: LogActionKind, n: number, draft: EntryDraft): Promise<boolean> =>
    run(done, n, () => table.tell(draft));
  return {
    log,
    provenance: state.provenance,
    table: { seats: facts.seats, draw: facts.draw, header: game.inForce },
    mayUndo: facts.mayUndo,
    mayRedo: facts.mayRedo,
    change,
    trouble,
    onOpenFlag,
    onUndo: () => void run('undo', 0, table.undo),
    onRedo: () => void run('redo', 0, table.redo),
    onStrike: ({ n }) => tell('strike', n, { act: 'strike', entry: n }),
    onRestore: async ({ n, struckBy }) => struckBy !== null && tell('restore', n, { act: 'strike', entry: struckBy }),
    onAmend: ({ n }, draft) => tell('amend', n, { act: 'amend', entry: n, with: { ...draft } }),
    onInsert: ({ n }, draft) => tell('insert', n, { act: 'insert', before: n, with: { ...draft } }),
    onNote: ({ n }, text) => tell('note', n, { act: 'note', text, entry: n }),
    onUndoChange: (n) => void tell('takeBack', n, { act: 'strike', entry: n }),
    onCloseChange: () => setChange(null),
  };
}
