import { findLastInList } from '@/base';
import { type Game, VERDICTS_NEEDING_RULING, openFlags, type RaisedFlag, type Seat } from '@/engine';
import { type ClauseId, RECORD_DOUBT_CODES } from '@/rulesets';
import { clauseCitation, clauseWords, type Words } from '@/words';
import { type LogRowData } from '../../logRows/logRow';
import { makeLogData } from '../../logRows/makeLogData';
import { type RulableFlagData, makeRulableFlag } from '../../flags/makeRulableFlag';
import { findFlag, findRulingEntryByNumber } from '../../flags/findFlag';
import { consequenceOfWaiting } from './makeOtherRulesets';
import { makeCardComparison, makeReadingData, type CardComparisonData, type ReadingData } from './makeCardComparison';

export interface ClauseData {
  readonly id: ClauseId;
  readonly place: string;
  readonly words: string;
}

export interface GivenRulingData {
  /** The entry that ruled: striking it takes the ruling back. */
  readonly n: number;
  readonly said: string;
  readonly note: string | null;
  /** Cards are to be moved for it. */
  readonly isRemedy: boolean;
}

/** Everything about one flag: every word chosen, nothing left to look up. */
export interface FlagDetailData extends RulableFlagData {
  readonly code: string;
  readonly seat: Seat | null;
  readonly title: string;
  /** "the sheet says so"; null where it is about the record. */
  readonly basis: string | null;
  readonly basisLine: string;
  readonly isLocal: boolean;
  readonly picture: CardComparisonData | null;
  readonly clauses: readonly ClauseData[];
  readonly reading: ReadingData | null;
  readonly ruling: GivenRulingData | null;
  readonly isOpen: boolean;
  /** Its place among those that wait, oldest first; null where it waits alone or not at all. */
  readonly place: string | null;
  /** What becomes of it when it is noticed too late. */
  readonly later: string | null;
  /** The entry among its neighbours. */
  readonly context: readonly LogRowData[];
}

const ABOUT_THE_RECORD: ReadonlySet<string> = new Set(RECORD_DOUBT_CODES);

export function makeFlagDetail(game: Game, id: string, words: Words, pile?: number): FlagDetailData | null {
  const flag = findFlag(game, id);
  if (flag === undefined) return null;
  const { rules } = game;
  const isAboutRecord = ABOUT_THE_RECORD.has(flag.code);
  // cited although it does not say so: the nearest there is
  const cite = (place: string): string => (flag.basis === 'default' ? words.review.flag.nearest(place) : place);
  return {
    ...makeRulableFlag(game, flag, words, pile),
    code: flag.code,
    seat: flag.seat,
    title: words.flags[flag.code].title,
    basis: isAboutRecord ? null : words.bases[flag.basis],
    basisLine: words.basisLine(flag),
    isLocal: flag.local === true,
    picture: makeCardComparison(flag, words),
    clauses: flag.clauses.map((clause) => ({
      id: clause,
      place: cite(clauseCitation(words, clause, rules.ruleset.clauses)),
      words: clauseWords(words, clause) ?? '',
    })),
    reading: flag.reading === undefined ? null : makeReadingData(rules, flag.reading, words),
    ruling: makeRuling(game, flag, words),
    place: placeOf(game, flag, words),
    isOpen: flag.ruling === null && VERDICTS_NEEDING_RULING.has(flag.verdict),
    later: isAboutRecord ? null : consequenceOfWaiting(game, flag, words),
    context: contextOf(game, flag.n, words),
  };
}

function placeOf(game: Game, { id }: RaisedFlag, { review }: Words): string | null {
  const waiting = openFlags(game.table);
  const at = waiting.findIndex((other) => other.id === id);
  return at < 0 || waiting.length < 2 ? null : review.flag.waitsAs(at + 1, waiting.length);
}

function makeRuling(game: Game, { ruling }: RaisedFlag, words: Words): GivenRulingData | null {
  if (ruling === null) return null;
  const { review, calls } = words;
  const said = ruling.late === true ? review.flag.ruledLate : review.flag.ruling(calls[ruling.call].said);
  return {
    n: ruling.n,
    said,
    note: findRulingEntryByNumber(game, ruling.n)?.note ?? null,
    isRemedy: ruling.call === 'remedy',
  };
}

/** Entries to either side: enough to remember the moment. */
const AROUND = 2;

function contextOf(game: Game, n: number, words: Words): readonly LogRowData[] {
  const { rows } = makeLogData(game, words);
  const at = rows.findLastIndex((row) => row.n === n && !row.isCorrection);
  return at < 0 ? [] : rows.slice(Math.max(0, at - AROUND), at + AROUND + 1);
}

/** A flag that is not there any more: what became of it. */
export interface GoneFlagData {
  readonly title: string;
  readonly help: string;
  /** The entry that struck it, where that was a mis-tap: it can be taken back. */
  readonly takeBack: number | null;
}

export function makeGoneFlag(game: Game, id: string, words: Words): GoneFlagData {
  const { flag: say } = words.review;
  const { struckBy } = makeLogData(game, words).rows.find((row) => row.n === Number.parseInt(id, 10)) ?? {
    struckBy: null,
  };
  const by = struckBy === null ? undefined : findLastInList(game.entries, (entry) => entry.n === struckBy);
  return by?.act === 'rule' && by.flag === id
    ? { title: say.mistapped, help: say.mistappedHelp, takeBack: by.n }
    : { title: say.gone, help: say.goneHelp, takeBack: null };
}
