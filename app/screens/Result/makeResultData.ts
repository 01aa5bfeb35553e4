import { listToArray } from '@/base';
import { type Game, type Seat } from '@/engine';
import { type EntryDraft, isSignedUnderProtest, type ResultFacts, type SideResult } from '@/state';
import { type Words } from '@/words';
import {
  minutesBetween,
  findPlayStartAndEndMs,
  resultHeadlineWords,
  type SignatureWords,
  signatureWords,
} from '../../labels/resultWords';
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
  readonly signed: SignatureWords | null;
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
  /** Who signed under protest, and what is disputed. */
  readonly protests: readonly string[];
  readonly hasSignature: boolean;
}

export function makeResultData(facts: ResultFacts, game: Game, words: Words): ResultData {
  const { result: say } = words.review;
  const { phase, sides } = facts;
  const unsettled = new Set(facts.unsettled.map(({ flag }) => flag.id));
  const times = findPlayStartAndEndMs(listToArray(game.entries));
  const signed = sides.flatMap(({ signature }) => signature ?? []);
  return {
    ...resultHeadlineWords(facts, words),
    isOver: facts.why !== null,
    winners: sides.filter(({ isWinner }) => isWinner).flatMap(({ seats }) => seats.map(({ seat }) => seat)),
    sides: sides.map((side) => makeSide(side, words)),
    told: words.phrasing.inLine([
      say.told(facts.entries),
      ...(times === null ? [] : [say.lasted(minutesBetween(times))]),
    ]),
    flags: facts.open.map(({ flag }) => ({ ...makeRulableFlag(game, flag, words), isNoted: !unsettled.has(flag.id) })),
    maySign: facts.maySign,
    isSealed: phase === 'signed',
    hasProtest: signed.some(isSignedUnderProtest),
    protests: sides.flatMap((side) => {
      const made = signatureWords(side, words);
      if (made?.isProtest !== true) return [];
      return [made.protest === null ? made.title : words.phrasing.labelled(made.title, made.protest)];
    }),
    hasSignature: signed.length > 0,
  };
}

function makeSide(side: SideResult, words: Words): SideResultData {
  const { review } = words;
  const { result: say } = review;
  const { seats, stock, penaltyCards } = side;
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
    signed: signatureWords(side, words),
  };
}

/** A side's signature as the record has it: by its team, or by its seat where it plays alone. */
export function makeSignatureDraft(side: SideResult, name: string, protest: string | null): EntryDraft {
  const disputes = protest === null ? {} : { disputes: protest };
  const [first] = side.seats;
  return side.isTeam && side.side >= 0
    ? { act: 'sign', team: side.side, name, ...disputes }
    : { act: 'sign', seat: first?.seat ?? side.side, name, ...disputes };
}
