import { listToArray } from '@/base';
import { applyCorrections, type Entry, type Game, type RaisedFlag, type Winner } from '@/engine';
import { distinctPlayerNames, type JudgementChange } from '@/state';
import { flagLine, type SeatNamer, type Words } from '@/words';

/** What a correction did, for the notice after it. */
export interface CorrectionEffectNoticeData {
  readonly title: string;
  /** What judging everything again changed; empty where it changed nothing. */
  readonly lines: readonly string[];
  /** Said where something was judged again. */
  readonly lead: string | null;
  /** The correction itself: striking it takes it back. Null where there is nothing to take back. */
  readonly undo: number | null;
}

/** Which thing the referee did. */
export type LogActionKind = 'strike' | 'restore' | 'amend' | 'insert' | 'note' | 'takeBack' | 'undo' | 'redo';

interface Changed {
  readonly done: LogActionKind;
  /** The entry it was done to. */
  readonly n: number;
  /** The entry that did it. */
  readonly by: number | null;
  /** Everything that was written. */
  readonly entries: readonly Entry[];
  readonly before: Game;
  readonly after: Game;
  readonly change: JudgementChange | null;
}

/** More than this is a wall of text; the log itself tells the rest. */
const MOST = 3;

export function makeCorrectionEffectNotice(changed: Changed, words: Words): CorrectionEffectNoticeData {
  const { done, n, by, before, after, change } = changed;
  const { log } = words.review;
  const isUndo = done === 'undo' || done === 'redo';
  const title = isUndo ? log.done[done](undoneWords(changed, words)) : log.done[done](n);
  const isJudged = done !== 'note' && !isUndo;
  const lines = change === null ? [] : changeLines(change, before, after, words);
  const shown = lines.length > MOST ? [...lines.slice(0, MOST), log.andMore(lines.length - MOST)] : lines;
  const lead = lines.length > 0 ? log.judgedAgain : isJudged ? log.nothingElse : null;
  return { title, lines: shown, lead, undo: by };
}

/** What an undo or redo spoke of. What the app had filled in goes with it, and need not be named. */
function undoneWords({ entries, before }: Changed, words: Words): string {
  const { bodies } = applyCorrections(before.header, listToArray(before.entries));
  const find = (n: number): Entry | undefined => bodies.get(n);
  const spokenOf = entries.flatMap((entry) => {
    const struck = entry.act === 'strike' ? find(entry.entry) : undefined;
    // undoing an undo strikes the strike: the act itself is what people remember
    return (struck?.act === 'strike' ? find(struck.entry) : struck) ?? [];
  });
  const main = spokenOf.find((entry) => !('assumed' in entry && entry.assumed === true)) ?? spokenOf[0] ?? entries[0];
  return main === undefined ? '' : words.entryWords(main, whoIn(before, words), find);
}

function changeLines(change: JudgementChange, before: Game, after: Game, words: Words): string[] {
  const { log } = words.review;
  const tell = (game: Game, say: (line: string, n: number) => string) => {
    const flags = new Map(listToArray(game.table.raised).map((flag) => [flag.id, flag]));
    return (id: string): string[] => {
      const flag = flags.get(id);
      return flag === undefined ? [] : [say(flagLine(words, flag, whoIn(game, words)), flag.n)];
    };
  };
  // what asks for something first: the list may be cut short
  return [
    ...winnerLines(change.winner, before, after, words),
    ...change.raised.flatMap(tell(after, log.raisedFlag)),
    ...change.orphaned.map((id) => orphanedLine(id, before, words)),
    ...change.gone.flatMap(tell(before, log.goneFlag)),
  ];
}

const whoIn =
  (game: Game, words: Words): SeatNamer =>
  (seat) =>
    distinctPlayerNames(game.table.names)[seat] ?? words.review.seat(seat);

/** Names the flag the ruling was about, where it is still known. */
function orphanedLine(id: string, before: Game, words: Words): string {
  const flag = listToArray(before.table.raised).find((one: RaisedFlag) => one.id === id || one.originalId === id);
  const title = flag === undefined ? id : words.flags[flag.code].title;
  return words.review.log.orphaned(title, Number.parseInt(id, 10));
}

function winnerLines(winner: JudgementChange['winner'], before: Game, after: Game, words: Words): string[] {
  const { log } = words.review;
  if (winner === null) return [];
  const was = winner.before === null ? null : sideNames(before, winner.before, words);
  const is = winner.after === null ? null : sideNames(after, winner.after, words);
  if (was !== null && is !== null) return [log.otherWinner(was, is)];
  if (is !== null) return [log.winnerNow(is)];
  return was === null ? [] : [log.noWinnerNow(was)];
}

function sideNames(game: Game, winner: Winner, words: Words): string {
  const { names, teams } = game.table;
  const on = names.filter((_, seat) => ('team' in winner ? teams[seat] === winner.team : seat === winner.seat));
  return words.review.log.side(on, winner);
}
