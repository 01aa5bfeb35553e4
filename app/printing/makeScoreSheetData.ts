import { listToArray } from '@/base';
import { type Game, type RaisedFlag } from '@/engine';
import { type ResultFacts } from '@/state';
import { clauseCitation, type Words } from '@/words';
import { type LogFlagData, type LogRowData } from '../logRows/logRow';
import { makeLogData } from '../logRows/makeLogData';
import { makePrintedGameData, type PrintedGameData, type HeadAndProvenance } from './makePrintedGameData';
import { formatClockTime } from '../labels/times';

/** A flag below its entry: what, by which clause, and the ruling. */
export interface ScoreSheetFlagData {
  readonly line: string;
  readonly basis: string;
  readonly ruling: string | null;
}

export interface ScoreSheetEntryRowData {
  readonly at: string;
  /** The clock, where it differs from the row before. */
  readonly time: string;
  readonly text: string;
  readonly isStruck: boolean;
  /** Struck by which entry, added later, what it said before it was corrected. */
  readonly remarks: readonly string[];
  readonly flags: readonly ScoreSheetFlagData[];
}

export interface ScoreSheetTurnData {
  readonly title: string;
  readonly rows: readonly ScoreSheetEntryRowData[];
}

export interface ScoreSheetData extends PrintedGameData {
  readonly title: string;
  readonly underProtest: string;
  readonly winner: string;
  /** At the foot of every page. */
  readonly runningTitle: string;
  readonly turns: readonly ScoreSheetTurnData[];
  readonly pageOf: (page: number, of: number) => string;
}

/** The whole record in words, for an appeal: nothing is left out. */
export function makeScoreSheetData(
  game: Game,
  facts: ResultFacts,
  head: HeadAndProvenance,
  words: Words,
): ScoreSheetData {
  const { printed: say, review } = words;
  const printed = makePrintedGameData(game, facts, head, words);
  return {
    ...printed,
    title: say.scoreSheet,
    underProtest: say.underProtest,
    winner: review.result.winner,
    // a page that is lost from the others must still say that the record may have been changed
    runningTitle: words.phrasing.inLine([
      say.scoreSheet,
      ...(printed.place === '' ? [] : [printed.place]),
      ...(printed.provenance?.isInDoubt === true ? [printed.provenance.text] : []),
    ]),
    turns: turnsOf(makeLogData(game, words).rows, game, words),
    pageOf: say.pageOf,
  };
}

function turnsOf(rows: readonly LogRowData[], game: Game, words: Words): readonly ScoreSheetTurnData[] {
  const flags = new Map(listToArray(game.table.raised).map((flag) => [flag.id, flag]));
  const turns: { readonly key: number; readonly title: string; readonly rows: ScoreSheetEntryRowData[] }[] = [];
  let clock = '';
  for (const row of rows) {
    const time = formatClockTime(row.at, words);
    const { key, title } = row.turn;
    if (turns.at(-1)?.key !== key) turns.push({ key, title, rows: [] });
    turns.at(-1)?.rows.push(makeRow(row, time === clock ? '' : time, flags, game, words));
    clock = time;
  }
  return turns;
}

function makeRow(
  row: LogRowData,
  time: string,
  raised: ReadonlyMap<string, RaisedFlag>,
  game: Game,
  words: Words,
): ScoreSheetEntryRowData {
  const { printed: say, review } = words;
  return {
    at: say.at(row.n),
    time,
    text: row.text,
    isStruck: row.isStruck,
    remarks: [
      ...(row.isStruck ? [say.struckBy(row.struckBy)] : []),
      ...(row.isAdded ? [review.log.added] : []),
      ...(row.was === null ? [] : [review.log.was(row.was)]),
    ],
    flags: row.flags.map((flag) => makeFlag(flag, raised.get(flag.id), game, words)),
  };
}

function makeFlag(flag: LogFlagData, raised: RaisedFlag | undefined, game: Game, words: Words): ScoreSheetFlagData {
  const { printed: say, phrasing } = words;
  const { clauses = [] } = raised ?? {};
  const cited = clauses.map((id) => clauseCitation(words, id, game.rules.ruleset.clauses));
  const basis = raised === undefined ? [] : [words.basisLine(raised)];
  return {
    line: say.flagLine(words.verdictsInShort[flag.verdict], flag.line),
    basis: phrasing.shown([...basis, ...(cited.length === 0 ? [] : [say.note(phrasing.inLine(cited))])]),
    ruling: flag.ruling ?? (flag.isOpen ? say.openFlag : null),
  };
}
