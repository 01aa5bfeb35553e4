import type { Rules } from '@/rulesets';
import { type Seat } from '../cards';
import { adjustStock, overdrawSteps, penaltySteps, undoReshuffle } from './drawPile';
import { backToOwner, layAgain, liftCard, moveDiscarded, stopSpell } from './putBack';
import { type LateReason, type Step } from '../steps';
import { discardAt, type Raised, seatAt, type Table } from '../table';

export interface Plan {
  readonly steps: readonly Step[];
  /** Why it can no longer be put right; then the play stands. */
  readonly late: LateReason | null;
}

type Remedy = (rules: Rules, table: Table, flag: Raised, pile: number | undefined) => readonly Step[] | LateReason;

const warn: Remedy = (_rules, _table, flag) => [{ do: 'warn', seat: flag.seat }];
const playOn: Remedy = (_rules, _table, flag) => [{ do: 'play-on', seat: flag.seat }];
const recount: Remedy = () => [{ do: 'recount' }];
const shuffleStock: Remedy = (_rules, _table, flag) =>
  flag.seat === null ? [] : [{ do: 'shuffle-stock', seat: flag.seat }];

/** What each code's remedy is. Codes that are not here ask for nothing but the referee's word. */
const REMEDIES: Readonly<Partial<Record<Raised['code'], Remedy>>> = {
  'setup-stock-count': adjustStock,
  'stock-top-not-up': (_rules, _table, flag) => (flag.seat === null ? [] : [{ do: 'turn-up', seat: flag.seat }]),
  'setup-wrong-starter': stopSpell,
  'setup-tiebreak-wrong': stopSpell,
  'setup-layout': (_rules, _table, flag) => [{ do: 'tidy', seat: flag.seat }],
  'misdeal-exposed': () => [{ do: 'shuffle-draw' }],
  'oot-started': stopSpell,
  'oot-draw-before-play': overdrawSteps,
  'partner-moves-unasked': liftCard,
  'play-after-discard': liftCard,
  'draw-omitted': playOn,
  'draw-short': playOn,
  overdraw: overdrawSteps,
  'overdraw-remedy-wrong': shuffleStock,
  'draw-midturn': overdrawSteps,
  'refill-on-empty': overdrawSteps,
  'turn-end-empty': backToOwner,
  'turn-end-no-discard': backToOwner,
  'reshuffle-source': undoReshuffle,
  'build-sequence': liftCard,
  'build-start': liftCard,
  'build-fifth': liftCard,
  'build-not-removed': () => [{ do: 'remove-pile' }],
  'build-removed-early': () => [{ do: 'as-before' }],
  'wild-reassigned': () => [{ do: 'as-before' }],
  'build-takeback': layAgain,
  'src-buried-discard': liftCard,
  'src-partner-stock': liftCard,
  'src-partner-discard': liftCard,
  'src-partner-hand': liftCard,
  'src-opponent': liftCard,
  'src-stock-hidden': () => [{ do: 'as-before' }],
  'stock-play-declined': playOn,
  'discard-fifth': moveDiscarded,
  'discard-stack-early': moveDiscarded,
  'discard-not-from-hand': moveDiscarded,
  'discard-wrong-owner': moveDiscarded,
  'discard-multiple': moveDiscarded,
  'discard-shifted': moveDiscarded,
  'discard-takeback': layAgain,
  'revealed-not-played': moveDiscarded,
  'coach-verbal': penaltySteps,
  'coach-nonverbal': penaltySteps,
  'coach-nonpartner': penaltySteps,
  'coach-spectator': () => [{ do: 'move-spectator' }],
  'coach-between-turns': penaltySteps,
  'talk-unrelated': penaltySteps,
  'talk-owner-noncommand': penaltySteps,
  'partner-reply': penaltySteps,
  'penalty-uncalled': penaltySteps,
  'penalty-misplaced': () => [{ do: 'as-before' }],
  'penalty-looked': shuffleStock,
  'stock-peek': shuffleStock,
  'discard-browse': warn,
  'draw-peek': () => [{ do: 'shuffle-draw' }],
  'hand-revealed': warn,
  'win-claim-early': playOn,
  'record-stock-top': recount,
  'record-discard-top': recount,
  'record-hand-empty': recount,
  'record-card-count': recount,
  'record-draw-pile': recount,
  'record-count': recount,
};

/** The physical steps that put a flag right now, or why it is too late for them. */
export function planRemedy(rules: Rules, table: Table, flag: Raised, pile?: number): Plan {
  if (flag.verdict === 'stands') return { steps: [], late: null };
  const found = REMEDIES[flag.code]?.(rules, table, flag, pile) ?? [];
  return typeof found === 'string' ? { steps: [], late: found } : { steps: found, late: null };
}

/** A remedy may leave it to the referee onto which discard pile a card goes. */
export interface PileChoice {
  /** Whose pile. */
  readonly seat: Seat;
  /** The one that is understood unless another is chosen. */
  readonly pile: number;
  readonly piles: readonly number[];
}

const PILES = [0, 1, 2, 3];
/** Elsewhere a discard goes back to where it came from. */
const FREE: ReadonlySet<Raised['code']> = new Set(['discard-fifth', 'discard-stack-early', 'discard-wrong-owner']);

export function pileChoice(rules: Rules, table: Table, flag: Raised, { steps }: Plan): PileChoice | null {
  for (const step of steps) {
    if (step.do === 'penalty' && step.place === 'discard')
      return { seat: step.seat, pile: step.pile ?? 0, piles: PILES };
    if (step.do === 'discard-to-discard' && FREE.has(flag.code))
      return { seat: step.seat, pile: step.to, piles: placesFor(rules, table, step) };
  }
  return null;
}

/** A remedy must not be the next offence: not back to where it lies, and no early stack while a place is empty. */
function placesFor(rules: Rules, table: Table, step: Extract<Step, { do: 'discard-to-discard' }>): readonly number[] {
  const { fourBeforeStack } = rules.values;
  const others = PILES.filter((pile) => step.owner !== step.seat || pile !== step.pile);
  const empty = others.filter((pile) => discardAt(table, step.seat, pile).length === 0);
  const isBound = fourBeforeStack === 'always' || (fourBeforeStack === 'once' && !seatAt(table, step.seat).hadFour);
  return isBound && empty.length > 0 ? empty : others;
}
