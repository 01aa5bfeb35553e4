import { listToArray } from '@/base';
import { type Game, isTeamGame, type Seat } from '@/engine';
import { HOUSE_KEYS_BY_FLAG_CODE, type HouseKey, type ReadingId } from '@/rulesets';
import { eventHeaderFieldsOf, type Provenance, type ResultFacts, type SideResult } from '@/state';
import { findReadingWords, rulesetWords, type Words } from '@/words';
import { minutesBetween, findPlayStartAndEndMs, resultHeadlineWords, signatureWords } from '../labels/resultWords';

/** The newest line of a record, the hash of the chain up to it, and how the record came here if from a file. */
export interface HeadAndProvenance {
  readonly seq: number;
  readonly hash: string;
  readonly provenance?: Provenance | undefined;
}

export interface PrintedSeatData {
  readonly seat: Seat;
  readonly name: string;
  readonly stock: string;
  /** Penalty cards and overdraws; empty where there are none. */
  readonly faults: string;
}

export interface PrintedSideData {
  readonly names: string;
  readonly seats: readonly PrintedSeatData[];
  /** What is left in all stocks of a side of several. */
  readonly together: string | null;
  readonly isWinner: boolean;
  /** Who signed for it on the device; null where nobody did. */
  readonly signed: string | null;
  readonly isProtest: boolean;
  /** The same with the names of the side, where it has not signed. */
  readonly signedLine: string;
}

/** What both the slip and the score sheet say of a game, every word chosen. */
export interface PrintedGameData {
  readonly place: string;
  /** What is known of a record that came from a file. */
  readonly provenance: { readonly text: string; readonly isInDoubt: boolean } | null;
  readonly event: string | null;
  readonly protests: readonly { readonly title: string; readonly text: string | null }[];
  readonly result: { readonly title: string; readonly help: string };
  readonly sheet: string;
  readonly localRules: string;
  readonly sides: readonly PrintedSideData[];
  readonly times: string;
  readonly head: string;
  readonly wholeHead: string;
  readonly record: string;
}

export function makePrintedGameData(
  game: Game,
  facts: ResultFacts,
  head: HeadAndProvenance,
  words: Words,
): PrintedGameData {
  const { printed: say } = words;
  const { inForce, rules } = game;
  const { table = null, round = null, game: count = null, event } = eventHeaderFieldsOf(inForce);
  const { name, dated } = rulesetWords(words, rules.ruleset);
  const { title, help } = resultHeadlineWords(facts, words);
  return {
    place: say.place(table, round, count),
    provenance:
      head.provenance === undefined
        ? null
        : { text: words.provenance[head.provenance], isInDoubt: head.provenance === 'not-sealed' },
    event: event === undefined ? null : say.event(event),
    protests: facts.sides.flatMap((side) => {
      const signed = signatureWords(side, words);
      return signed?.isProtest === true ? [{ title: signed.title, text: signed.protest }] : [];
    }),
    // while a game is going on, the help is about the buttons of the app
    result: { title, help: facts.why === null ? '' : help },
    sheet: words.phrasing.inLine(dated === '' ? [name] : [name, dated]),
    localRules: say.localRules(localRulesOf(game, words)),
    sides: facts.sides.map((side) => makePrintedSide(game, side, words)),
    times: timesOf(game, words),
    head: say.head(head.seq, shortHash(head.hash)),
    wholeHead: say.wholeHead(head.hash),
    record: say.record(inForce.id),
  };
}

/** Sixteen characters in fours: enough to compare two slips aloud. */
export const shortHash = (hash: string): string => (hash.slice(0, 16).match(/.{1,4}/g) ?? []).join('-');

/** What the event plays differently from the sheet. */
function localRulesOf({ rules }: Game, words: Words): readonly string[] {
  const { labelled, asOption } = words.phrasing;
  const isSetting = (key: HouseKey | ReadingId): key is HouseKey => key in words.settings;
  const changed = [...rules.local].map((key) => {
    if (isSetting(key)) return labelled(words.settings[key].label, words.settingValue(key, rules.values[key]));
    const { question, options } = findReadingWords(words, key);
    return words.phrasing.shown([question, asOption(options[rules.readings[key]] ?? rules.readings[key])]);
  });
  // A ruling that follows from one of those is not named twice.
  const alone = [...rules.localCodes].filter(
    (code) => !(HOUSE_KEYS_BY_FLAG_CODE[code] ?? []).some((key) => rules.local.has(key)),
  );
  return [
    ...changed,
    ...alone.map((code) => labelled(words.flags[code].title, words.cellRulings[rules.cells[code].ruling])),
  ];
}

const OVERDRAWS: ReadonlySet<string> = new Set(['overdraw', 'draw-midturn']);

function makePrintedSide(game: Game, side: SideResult, words: Words): PrintedSideData {
  const { printed: say, review, phrasing } = words;
  const signed = signatureWords(side, words);
  const raised = listToArray(game.table.raised);
  const names = review.names(side.seats.map(({ name }) => name));
  const line = signed === null ? null : say.signedOnDevice(signed.title, clockOf(side, words));
  return {
    names,
    seats: side.seats.map(({ seat, name, stock, penaltyCards }) => {
      const overdraws = raised.filter((flag) => flag.seat === seat && OVERDRAWS.has(flag.code)).length;
      const owed = game.table.seats[seat]?.owedCards ?? 0;
      return {
        seat,
        name,
        stock: say.stock(stock),
        faults: phrasing.inLine([
          ...(penaltyCards === 0 ? [] : [review.result.penaltyCards(penaltyCards)]),
          ...(owed === 0 ? [] : [say.owes(owed)]),
          ...(overdraws === 0 ? [] : [say.overdraws(overdraws)]),
        ]),
      };
    }),
    together: isTeamGame(game.rules, game.table) && side.seats.length > 1 ? say.sideStock(side.stock) : null,
    isWinner: side.isWinner,
    signed: line,
    isProtest: signed?.isProtest === true,
    signedLine: line ?? phrasing.labelled(names, say.notSigned),
  };
}

function clockOf({ signature }: SideResult, { times }: Words): string {
  const ms = Date.parse(signature?.at ?? '');
  return Number.isNaN(ms) ? '' : times.dateAndClock(ms);
}

function timesOf(game: Game, { printed: say, review, phrasing, times: format }: Words): string {
  const entries = listToArray(game.entries);
  const times = findPlayStartAndEndMs(entries);
  const told = say.entries(entries.length);
  if (times === null) return phrasing.inLine([told, say.noTimes]);
  return phrasing.inLine([
    say.began(format.dateAndClock(times.began)),
    say.ended(format.dateAndClock(times.ended)),
    review.result.lasted(minutesBetween(times)),
    told,
  ]);
}
