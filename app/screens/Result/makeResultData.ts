import { listToArray } from '@/base';
import { type Entry, type Game, type Seat } from '@/engine';
import { type EntryDraft, type ResultFacts, type SideResult } from '@/state';
import { type Words } from '@/words';
import { type RulableFlagData, makeRulableFlag } from '../../flags/makeRulableFlag';

export interface SideResultData {
  /** `sign-<index>`, and how it is told apart on the screen. */
  readonly index: number;
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly stock: number }[];
  readonly names: string;
  readonly stock: number;
  readonly penalties: string | null;
  readonly isWinner: boolean;
  readonly spoken: string;
  readonly signTitle: string;
  readonly signed: { readonly title: string; readonly protest: string | null; readonly isProtest: boolean } | null;
}

/** A flag that still waits at the end. */
export interface UnsettledFlagData extends RulableFlagData {
  /** Somebody wrote why it is left open. */
  readonly isNoted: boolean;
}

/** The result as the screen shows it: every word chosen. */
export interface ResultData {
  readonly title: string;
  readonly help: string;
  readonly isOver: boolean;
  readonly hasWinner: boolean;
  readonly winners: readonly Seat[];
  readonly sides: readonly SideResultData[];
  /** "312 entries · 42 minutes". */
  readonly told: string;
  readonly flags: readonly UnsettledFlagData[];
  readonly maySign: boolean;
  readonly isSealed: boolean;
  readonly hasProtest: boolean;
  readonly hasSignature: boolean;
}

export function makeResultData(facts: ResultFacts, game: Game, words: Words): ResultData {
  const { result: say } = words.review;
  const { phase, sides } = facts;
  const unsettled = new Set(facts.unsettled.map(({ flag }) => flag.id));
  const minutes = lasted(listToArray(game.entries));
  const signed = sides.flatMap(({ signature }) => signature ?? []);
  return {
    ...headline(facts, words),
    isOver: facts.why !== null,
    winners: sides.filter(({ isWinner }) => isWinner).flatMap(({ seats }) => seats.map(({ seat }) => seat)),
    sides: sides.map((side) => makeSide(side, words)),
    told: words.phrasing.inLine([say.told(facts.entries), ...(minutes === null ? [] : [say.lasted(minutes)])]),
    flags: facts.open.map(({ flag }) => ({ ...makeRulableFlag(game, flag, words), isNoted: !unsettled.has(flag.id) })),
    maySign: facts.maySign,
    isSealed: phase === 'signed',
    hasProtest: signed.some(({ disputes }) => isProtest(disputes)),
    hasSignature: signed.length > 0,
  };
}

function headline(facts: ResultFacts, words: Words): Pick<ResultData, 'title' | 'help' | 'hasWinner'> {
  const { result: say } = words.review;
  const { why, sides } = facts;
  const winners = sides.filter(({ isWinner }) => isWinner).flatMap(({ seats }) => seats.map(({ name }) => name));
  if (winners.length > 0) {
    const byStock = winners.length > 1 ? say.wonByStocks : say.wonByStock;
    return { title: say.won(winners), help: why === 'concede' ? say.wonByConcession : byStock, hasWinner: true };
  }
  const hasWinner = false;
  if (why === null) return { title: say.goesOn, help: say.goesOnHelp, hasWinner };
  if (why === 'time') return { title: say.time, help: say.timeHelp, hasWinner };
  if (why === 'concede') return { title: say.conceded, help: say.concededHelp, hasWinner };
  return { title: say.abandoned, help: say.abandonedHelp, hasWinner };
}

const isProtest = (disputes: string | boolean): boolean => disputes !== false && disputes !== '';

function makeSide(side: SideResult, words: Words): SideResultData {
  const { review } = words;
  const { result: say } = review;
  const { seats, stock, penaltyCards, signature } = side;
  const people = seats.map(({ name }) => name);
  const names = review.names(people);
  return {
    index: side.index,
    seats: seats.map(({ seat, name, stock: left }) => ({ seat, name, stock: left })),
    names,
    stock,
    penalties: penaltyCards === 0 ? null : say.penaltyCards(penaltyCards),
    isWinner: side.isWinner,
    spoken: say.sideSpoken(people, stock, penaltyCards),
    signTitle: people.length > 1 ? say.weConfirm : say.iConfirm,
    signed:
      signature === null
        ? null
        : {
            title: (isProtest(signature.disputes) ? say.signedUnder : say.signed)(signature.name, names),
            protest: typeof signature.disputes === 'string' && signature.disputes !== '' ? signature.disputes : null,
            isProtest: isProtest(signature.disputes),
          },
  };
}

/** Minutes from the first entry to the last that is no signature; null where no times were kept. */
function lasted(entries: readonly Entry[]): number | null {
  const times = entries.flatMap(({ act, at }) => {
    const time = act === 'sign' || at === undefined ? Number.NaN : Date.parse(at);
    return Number.isNaN(time) ? [] : [time];
  });
  const [first, last] = [times[0], times[times.length - 1]];
  return first === undefined || last === undefined || last < first ? null : Math.round((last - first) / 60_000);
}

/** A side's signature as the record has it: by its team, or by its seat where it plays alone. */
export function makeSignatureDraft(side: SideResult, name: string, protest: string | null): EntryDraft {
  const disputes = protest === null ? {} : { disputes: protest };
  const [first] = side.seats;
  return side.isTeam && side.side >= 0
    ? { act: 'sign', team: side.side, name, ...disputes }
    : { act: 'sign', seat: first?.seat ?? side.side, name, ...disputes };
}
