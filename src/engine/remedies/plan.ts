import type { Rules } from '@/rulesets';
import { type Seat } from '../cards';
import { stepsToAdjustStock, stepsToMoveOverdrawToStock, stepsToPenalize, stepsToUndoReshuffle } from './drawPile';
import {
  stepsToMakeUpDiscard,
  stepsToUndoTakeBack,
  stepsToUndoPlayOrDraw,
  stepsToMoveDiscardedCard,
  stepsToStopOutOfTurnPlay,
} from './putBack';
import { type RemedyLateReason, type RemedyStep } from '../steps';
import { discardPileAt, type RaisedFlag, seatStateAt, type Table } from '../table';

export interface RemedyPlan {
  readonly steps: readonly RemedyStep[];
  /** Why it is too late for the remedy; then the play stands. */
  readonly late: RemedyLateReason | null;
}

type Remedy = (
  rules: Rules,
  table: Table,
  flag: RaisedFlag,
  pile: number | undefined,
) => readonly RemedyStep[] | RemedyLateReason;

const warn: Remedy = (_rules, _table, flag) => [{ do: 'warn', seat: flag.seat }];
const playOn: Remedy = (_rules, _table, flag) => [{ do: 'play-on', seat: flag.seat }];
const recount: Remedy = () => [{ do: 'recount' }];
const shuffleStock: Remedy = (_rules, _table, flag) =>
  flag.seat === null ? [] : [{ do: 'shuffle-stock', seat: flag.seat }];

/** The remedy of each code. A code that is not listed needs no physical step. */
const REMEDIES: Readonly<Partial<Record<RaisedFlag['code'], Remedy>>> = {
  'setup-stock-count': stepsToAdjustStock,
  'stock-top-not-up': (_rules, _table, flag) => (flag.seat === null ? [] : [{ do: 'turn-up', seat: flag.seat }]),
  'setup-wrong-starter': stepsToStopOutOfTurnPlay,
  'setup-tiebreak-wrong': stepsToStopOutOfTurnPlay,
  'setup-layout': (_rules, _table, flag) => [{ do: 'tidy', seat: flag.seat }],
  'misdeal-exposed': () => [{ do: 'shuffle-draw' }],
  'oot-started': stepsToStopOutOfTurnPlay,
  'oot-draw-before-play': stepsToMoveOverdrawToStock,
  'partner-moves-unasked': stepsToUndoPlayOrDraw,
  'play-after-discard': stepsToUndoPlayOrDraw,
  'draw-omitted': playOn,
  'draw-short': playOn,
  overdraw: stepsToMoveOverdrawToStock,
  'overdraw-remedy-wrong': shuffleStock,
  'draw-midturn': stepsToMoveOverdrawToStock,
  'refill-on-empty': stepsToMoveOverdrawToStock,
  'turn-end-empty': stepsToMakeUpDiscard,
  'turn-end-no-discard': stepsToMakeUpDiscard,
  'reshuffle-source': stepsToUndoReshuffle,
  'build-sequence': stepsToUndoPlayOrDraw,
  'build-start': stepsToUndoPlayOrDraw,
  'build-fifth': stepsToUndoPlayOrDraw,
  'build-not-removed': () => [{ do: 'remove-pile' }],
  'build-removed-early': () => [{ do: 'as-before' }],
  'wild-reassigned': () => [{ do: 'as-before' }],
  'build-takeback': stepsToUndoTakeBack,
  'src-buried-discard': stepsToUndoPlayOrDraw,
  'src-partner-stock': stepsToUndoPlayOrDraw,
  'src-partner-discard': stepsToUndoPlayOrDraw,
  'src-partner-hand': stepsToUndoPlayOrDraw,
  'src-opponent': stepsToUndoPlayOrDraw,
  'src-stock-hidden': () => [{ do: 'as-before' }],
  'stock-play-declined': playOn,
  'discard-fifth': stepsToMoveDiscardedCard,
  'discard-stack-early': stepsToMoveDiscardedCard,
  'discard-not-from-hand': stepsToMoveDiscardedCard,
  'discard-wrong-owner': stepsToMoveDiscardedCard,
  'discard-multiple': stepsToMoveDiscardedCard,
  'discard-shifted': stepsToMoveDiscardedCard,
  'discard-takeback': stepsToUndoTakeBack,
  'revealed-not-played': stepsToMoveDiscardedCard,
  'coach-verbal': stepsToPenalize,
  'coach-nonverbal': stepsToPenalize,
  'coach-nonpartner': stepsToPenalize,
  'coach-spectator': () => [{ do: 'move-spectator' }],
  'coach-between-turns': stepsToPenalize,
  'talk-unrelated': stepsToPenalize,
  'talk-owner-noncommand': stepsToPenalize,
  'partner-reply': stepsToPenalize,
  'penalty-uncalled': stepsToPenalize,
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

/** The physical steps that put a flag right now, or why it is too late. */
export function planRemedy(rules: Rules, table: Table, flag: RaisedFlag, pile?: number): RemedyPlan {
  if (flag.verdict === 'stands') return { steps: [], late: null };
  const found = REMEDIES[flag.code]?.(rules, table, flag, pile) ?? [];
  const cards = penaltyCardsBesideRemedy(rules, table, flag);
  // Penalty cards have no time limit: where it is too late to move the card back, they are all that is left to do.
  if (typeof found === 'string') return cards.length > 0 ? { steps: cards, late: null } : { steps: [], late: found };
  return { steps: cards.length > 0 ? [...found, ...cards] : found, late: null };
}

/** The published sheets call these a penalty, and the remedy itself is what it costs. */
const PRICE_IS_THE_REMEDY: ReadonlySet<RaisedFlag['code']> = new Set([
  'overdraw',
  'draw-midturn',
  'refill-on-empty',
  'oot-started',
  'oot-draw-before-play',
]);

/** Whether a penalty for this is paid by its own remedy, and not with penalty cards. */
export const isPenaltyTheRemedy = (code: RaisedFlag['code']): boolean => PRICE_IS_THE_REMEDY.has(code);

/** Where a custom ruleset calls another offence a penalty, the offender takes penalty cards once it is put right. */
function penaltyCardsBesideRemedy(rules: Rules, table: Table, flag: RaisedFlag): readonly RemedyStep[] {
  const isBeside = flag.verdict === 'penalty' && !isPenaltyTheRemedy(flag.code);
  if (!isBeside || REMEDIES[flag.code] === stepsToPenalize || (rules.values.penalty?.cards ?? 0) === 0) return [];
  const steps = stepsToPenalize(rules, table, flag, undefined);
  return typeof steps === 'string' ? [] : steps;
}

/** A remedy that lets the referee choose the discard pile a card goes to. */
export interface RemedyPileChoice {
  /** Whose pile. */
  readonly seat: Seat;
  /** The default. */
  readonly pile: number;
  readonly piles: readonly number[];
}

const PILES = [0, 1, 2, 3];
/** Only these remedies have a choice; the others return a discard to where it came from. */
const FREE: ReadonlySet<RaisedFlag['code']> = new Set(['discard-fifth', 'discard-stack-early', 'discard-wrong-owner']);

export function findRemedyPileChoice(
  rules: Rules,
  table: Table,
  flag: RaisedFlag,
  { steps }: RemedyPlan,
): RemedyPileChoice | null {
  for (const step of steps) {
    if (step.do === 'penalty' && step.place === 'discard')
      return { seat: step.seat, pile: step.pile ?? 0, piles: PILES };
    if (step.do === 'discard-to-discard' && FREE.has(flag.code))
      return { seat: step.seat, pile: step.to, piles: allowedPiles(rules, table, step) };
  }
  return null;
}

/** A remedy must not be the next offence: not the pile it lies on, and no early stack while a pile is empty. */
function allowedPiles(
  rules: Rules,
  table: Table,
  step: Extract<RemedyStep, { do: 'discard-to-discard' }>,
): readonly number[] {
  const { fourBeforeStack } = rules.values;
  const others = PILES.filter((pile) => step.owner !== step.seat || pile !== step.pile);
  const empty = others.filter((pile) => discardPileAt(table, step.seat, pile).length === 0);
  const isBound =
    fourBeforeStack === 'always' || (fourBeforeStack === 'once' && !seatStateAt(table, step.seat).hadFour);
  return isBound && empty.length > 0 ? empty : others;
}
