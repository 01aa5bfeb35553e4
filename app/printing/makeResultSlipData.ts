import { listToArray } from '@/base';
import { type Entry, type Game, type RaisedFlag } from '@/engine';
import { type ResultFacts } from '@/state';
import { type Words } from '@/words';
import { findRulingEntryByNumber, makeSeatNamer } from '../flags/findFlag';
import { type LogRowData } from '../logRows/logRow';
import { makeLogData, makeLogFlag } from '../logRows/makeLogData';
import { makePrintedGameData, type PrintedGameData, type HeadAndProvenance } from './makePrintedGameData';

/** One line of a list on the slip. */
export interface SlipFlagOrCorrectionRowData {
  /** The entry's number. */
  readonly at: string;
  readonly text: string;
  /** What was decided, or why nothing was. */
  readonly detail: string | null;
}

export interface ResultSlipListData {
  readonly title: string;
  readonly rows: readonly SlipFlagOrCorrectionRowData[];
  /** Said where there are no rows. */
  readonly none: string;
  /** What the list leaves to the score sheet, whatever the room. */
  readonly besides: string | null;
}

export interface ResultSlipData extends PrintedGameData {
  readonly title: string;
  readonly underProtest: string;
  readonly lists: readonly ResultSlipListData[];
  readonly signatures: string;
  readonly notSigned: string;
  readonly referee: string;
  readonly winner: string;
  readonly andMore: (left: number) => string;
  readonly rest: string;
}

/** Everything the result slip says, derived from the record. */
export function makeResultSlipData(
  game: Game,
  facts: ResultFacts,
  head: HeadAndProvenance,
  words: Words,
): ResultSlipData {
  const { printed: say, review } = words;
  const log = makeLogData(game, words);
  return {
    ...makePrintedGameData(game, facts, head, words),
    title: say.slip,
    underProtest: say.underProtest,
    lists: [flagList(game, words), correctionList(game, log.rows, words), ...noteLists(log.rows, words)],
    signatures: say.signatures,
    notSigned: say.notSigned,
    referee: say.referee,
    winner: review.result.winner,
    andMore: say.andMore,
    rest: say.restOnSheet,
  };
}

function flagList(game: Game, words: Words): ResultSlipListData {
  const { printed: say } = words;
  const raised = listToArray(game.table.raised);
  const grave = raised.filter(({ verdict }) => verdict !== 'info');
  const told = raised.length - grave.length;
  return {
    title: say.flags,
    rows: grave.map((flag) => flagRow(game, flag, words)),
    none: say.noFlags,
    besides: told === 0 ? null : say.forInformation(told),
  };
}

function flagRow(game: Game, flag: RaisedFlag, words: Words): SlipFlagOrCorrectionRowData {
  const { printed: say, phrasing } = words;
  const { verdict, line, ruling, isOpen } = makeLogFlag(flag, makeSeatNamer(game.table, words), words);
  const note = flag.ruling === null ? undefined : findRulingEntryByNumber(game, flag.ruling.n)?.note;
  const decided = [...(ruling === null ? [] : [ruling]), ...(isOpen ? [say.openFlag] : [])];
  const detail = [...decided, ...(note === undefined || note === '' ? [] : [say.note(note)])];
  return {
    at: say.at(flag.n),
    text: say.flagLine(words.verdictsInShort[verdict], line),
    detail: detail.length === 0 ? null : phrasing.shown(detail),
  };
}

/** Corrections that still count. A tap that was undone before anything else was told is counted, not listed. */
function correctionList(game: Game, rows: readonly LogRowData[], words: Words): ResultSlipListData {
  const { printed: say } = words;
  const undos = classifyUndosByEntryNumber(listToArray(game.entries));
  const standing = rows.filter(({ isCorrection, isStruck }) => isCorrection && !isStruck);
  const later = standing.filter(({ n }) => !undos.has(n));
  const taken = standing.filter(({ n }) => undos.get(n) === 'undo').length;
  return {
    title: say.corrections,
    rows: later.map(({ n, text }) => ({ at: say.at(n), text, detail: null })),
    none: say.noCorrections,
    besides: taken === 0 ? null : say.takenBack(taken),
  };
}

/**
 * The strikes that are no corrections of older entries, by their numbers: `undo` takes back the newest tap, `redo` puts
 * it back, `filled-in` takes back what the app itself had filled in.
 */
export function classifyUndosByEntryNumber(
  entries: readonly Entry[],
): ReadonlyMap<number, 'undo' | 'redo' | 'filled-in'> {
  const byNumber = new Map(entries.map((entry) => [entry.n, entry]));
  const undos = new Map<number, 'undo' | 'redo' | 'filled-in'>();
  /** What was told and not struck yet, oldest first. */
  const standing: number[] = [];
  for (const entry of entries) {
    if (entry.act !== 'strike') {
      standing.push(entry.n);
      continue;
    }
    const struck = byNumber.get(entry.entry);
    const wasNewest = standing.at(-1) === entry.entry;
    const at = standing.indexOf(entry.entry);
    if (at >= 0) standing.splice(at, 1);
    if (struck !== undefined && 'assumed' in struck && struck.assumed === true) undos.set(entry.n, 'filled-in');
    else if (wasNewest) undos.set(entry.n, 'undo');
    else if (struck?.act === 'strike' && undos.has(struck.n)) {
      undos.set(entry.n, 'redo');
      standing.push(struck.entry);
    } else standing.push(entry.n);
  }
  return undos;
}

function noteLists(rows: readonly LogRowData[], { printed: say }: Words): readonly ResultSlipListData[] {
  const notes = rows.filter(({ entry, isStruck }) => entry.act === 'note' && !isStruck);
  if (notes.length === 0) return [];
  const lines = notes.map(({ n, text }) => ({ at: say.at(n), text, detail: null }));
  return [{ title: say.notes, rows: lines, none: '', besides: null }];
}
