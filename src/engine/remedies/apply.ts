import type { Rules } from '@/rulesets';
import {
  addToStock,
  type Draft,
  editSeat,
  giveToHand,
  giveToStockTop,
  liftFromBuilding,
  nowHidden,
  nowSeen,
  putOnBuilding,
  putOnDiscard,
  setDiscard,
  setPile,
  shuffleCompletedIn,
  takeFromDiscard,
  takeFromHand,
  takeFromStock,
} from '../draft';
import { UNSEEN } from '../cards';
import { reopenIfRevived, retractTurn } from '../moves/turn';
import { type Step } from '../steps';
import { discardAt, type Laid, type Raised, seatAt } from '../table';

/** Does to the position what the hands do to the cards. */
export function applySteps(rules: Rules, draft: Draft, steps: readonly Step[], flag: Raised, n: number): void {
  const laid = draft.spell?.plays ?? [];
  for (const step of steps) applyStep(draft, step, flag, laid, n);
  reopenIfRevived(rules, draft);
}

function applyStep(draft: Draft, step: Step, flag: Raised, spellPlays: readonly Laid[], n: number): void {
  switch (step.do) {
    case 'build-to-hand':
    case 'build-to-stock':
    case 'build-to-discard':
      lift(draft, step, flag, spellPlays);
      return;
    case 'discard-to-hand':
      takeFromDiscard(draft, step.owner, step.pile, step.card);
      giveToHand(draft, step.seat, step.card);
      return;
    case 'discard-to-stock':
      takeFromDiscard(draft, step.owner, step.pile, step.card);
      giveToStockTop(draft, step.seat, step.card);
      return;
    case 'discard-to-discard':
      takeFromDiscard(draft, step.owner, step.pile, step.card);
      putOnDiscard(draft, step.seat, step.to, step.card);
      return;
    case 'hand-to-discard':
      takeFromHand(draft, step.seat, step.card);
      putOnDiscard(draft, step.seat, step.pile, step.card);
      return;
    case 'hand-to-draw':
      editSeat(draft, step.seat).hand -= step.count;
      draft.draw += step.count;
      return;
    case 'extras-to-stock':
      editSeat(draft, step.seat).hand -= step.count;
      addToStock(draft, step.seat, step.count);
      return;
    case 'reshuffle':
      shuffleCompletedIn(draft);
      return;
    case 'penalty':
      servePenalty(draft, step);
      return;
    case 'owe':
      editSeat(draft, step.seat).owed += step.count;
      return;
    case 'undo-reshuffle':
      restoreDrawPile(draft, flag);
      return;
    case 'adjust-stock':
      editSeat(draft, step.seat).stock += step.count;
      draft.draw -= step.count;
      return;
    case 'give-turn':
      giveTurn(draft, step.seat, flag);
      return;
    case 'mark':
      editSeat(draft, step.seat).marked = true;
      return;
    case 'commit': {
      const state = editSeat(draft, step.seat);
      state.shown = [...state.shown, step.card];
      return;
    }
    case 'hand-to-build':
    case 'stock-to-build':
    case 'discard-to-build':
      layAgain(draft, step, flag, n);
      return;
    default:
      return;
  }
}

type Lift = Extract<Step, { do: 'build-to-hand' | 'build-to-stock' | 'build-to-discard' }>;

function lift(draft: Draft, step: Lift, flag: Raised, spellPlays: readonly Laid[]): void {
  const fromSpell = spellPlays.find((laid) => laid.to === step.pile && laid.card === step.card && laid.n !== flag.n);
  const laid = fromSpell?.pile ?? flag.was.building[step.pile] ?? { cards: [], shows: 0, by: 0 };
  liftFromBuilding(draft, step.pile, laid, step.card);
  if (step.do === 'build-to-hand') giveToHand(draft, step.seat, step.card);
  else if (step.do === 'build-to-stock') giveToStockTop(draft, step.seat, step.card);
  else {
    const before = fromSpell?.source ?? flag.was.seats[step.seat]?.discards[step.discard] ?? [...discardAt(draft, step.seat, step.discard), step.card];
    setDiscard(editSeat(draft, step.seat), step.discard, before);
  }
  // the turn goes on as if the card had not been laid, unless cards were drawn since
  if (draft.turn !== flag.was.turn || draft.spell !== null || flag.was.spell !== null) return;
  if (draft.now.plays === flag.was.now.plays + 1 && draft.now.drawn === 0) draft.now = flag.was.now;
}

function servePenalty(draft: Draft, step: Extract<Step, { do: 'penalty' }>): void {
  draft.draw -= step.count;
  if (step.place === 'hand') editSeat(draft, step.seat).hand += step.count;
  else if (step.place === 'discard') for (let i = 0; i < step.count; i += 1) putOnDiscard(draft, step.seat, step.pile ?? 0, UNSEEN);
  else {
    addToStock(draft, step.seat, step.count);
    if (step.place !== 'top') return;
    nowHidden(draft, seatAt(draft, step.seat).top);
    editSeat(draft, step.seat).top = UNSEEN;
  }
}

/** The cards under the tops come back from the draw pile: their order is known, they had lain face up. */
function restoreDrawPile(draft: Draft, flag: Raised): void {
  flag.was.building.forEach((pile, place) => {
    const under = pile.cards.slice(0, -1);
    if (under.length === 0) return;
    draft.draw -= under.length;
    under.forEach((card) => nowSeen(draft, card));
    setPile(draft, place, pile);
  });
}

type Lay = Extract<Step, { do: 'hand-to-build' | 'stock-to-build' | 'discard-to-build' }>;

/** A card that was taken back is laid again, and the turn has come as far as it had. */
function layAgain(draft: Draft, step: Lay, flag: Raised, n: number): void {
  if (step.do === 'hand-to-build') takeFromHand(draft, step.seat, step.card);
  else if (step.do === 'stock-to-build') takeFromStock(draft, step.seat, step.card);
  else takeFromDiscard(draft, step.seat, step.discard, step.card);
  putOnBuilding(draft, step.pile, step.card, n);
  if (draft.turn === flag.was.turn && draft.spell === null) draft.now = { ...flag.was.now, drawn: draft.now.drawn };
}

/** The turn is this player's again, as far as they had come. */
function giveTurn(draft: Draft, seat: number | null, flag: Raised): void {
  draft.spell = null;
  if (draft.turn === seat && seat !== null) return;
  retractTurn(draft);
  draft.turn = seat;
  if (seat !== null && flag.was.turn === seat) draft.now = flag.was.now;
  if (seat === null) draft.started = false;
  draft.after = null;
  draft.late = draft.late === seat ? null : draft.late;
  if (flag.entry.act === 'discard' || flag.entry.act === 'pass') {
    const turns = seat === null ? 0 : seatAt(draft, seat).turns;
    if (seat !== null && turns > 0) editSeat(draft, seat).turns = turns - 1;
  }
}
