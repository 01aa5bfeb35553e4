import type { Rules } from '@/rulesets';
import {
  addToStock,
  type Draft,
  editSeat,
  giveToHand,
  giveToStockTop,
  nowHidden,
  nowSeen,
  putOnBuilding,
  putOnDiscard,
  setPile,
  shuffleCompletedIn,
  takeFromDiscard,
  takeFromHand,
  takeFromStock,
} from '../draft';
import { UNSEEN } from '../cards';
import { changed, reopenIfRevived } from '../moves/turn';
import { liftLaid } from '../moves/takeBack';
import { dropSpell, putSpell, spellOf } from '../stance';
import { type Step } from '../steps';
import { type Laid, type Progress, type Raised, seatAt } from '../table';

/** Does to the position what the hands do to the cards. */
export function applySteps(rules: Rules, draft: Draft, steps: readonly Step[], flag: Raised, n: number): void {
  const laid = spellOf(draft, flag.seat)?.plays ?? [];
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
    case 'hand-to-draw': {
      const count = Math.min(step.count, seatAt(draft, step.seat).hand);
      editSeat(draft, step.seat).hand -= count;
      draft.draw += count;
      return;
    }
    case 'extras-to-stock':
      editSeat(draft, step.seat).hand -= step.count;
      addToStock(draft, step.seat, step.count);
      forgetDrawn(draft, step.seat, step.count);
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
    case 'discard-now':
      if (draft.turn !== step.seat && !draft.late.includes(step.seat)) draft.late = [...draft.late, step.seat];
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
  const laid = flag.laid?.n === step.n ? flag.laid : spellPlays.find((each) => each.n === step.n);
  if (laid !== undefined) liftLaid(draft, laid);
}

/** Extra cards that are gone from the hand were never drawn, as far as the turn is concerned. */
function forgetDrawn(draft: Draft, seat: number, count: number): void {
  const less = (now: Progress) => changed(now, { drawn: Math.max(0, now.drawn - count) });
  const spell = spellOf(draft, seat);
  if (spell !== null) putSpell(draft, { ...spell, progress: less(spell.progress) });
  else if (draft.turn === seat) draft.now = less(draft.now);
}

function servePenalty(draft: Draft, step: Extract<Step, { do: 'penalty' }>): void {
  draft.draw -= step.count;
  if (step.place === 'hand') editSeat(draft, step.seat).hand += step.count;
  else if (step.place === 'discard')
    for (let i = 0; i < step.count; i += 1) putOnDiscard(draft, step.seat, step.pile ?? 0, UNSEEN);
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
  const before = flag.was.lastLaid;
  if (before !== null && draft.turn === before.by && draft.serial === before.serial)
    draft.now = changed(draft.now, { plays: draft.now.plays + 1, drawn: 0 });
}

/** The turn is this player's again, as far as they had come. */
function giveTurn(draft: Draft, seat: number | null, flag: Raised): void {
  if (flag.seat !== null) dropSpell(draft, flag.seat);
  if (draft.turn === seat && seat !== null) return;
  draft.turn = seat;
  if (seat !== null && flag.was.turn === seat) draft.now = { ...flag.was.now, opened: true };
  if (seat === null) draft.started = false;
  draft.after = null;
  draft.late = draft.late.filter((other) => other !== seat);
  if (flag.entry.act === 'discard' || flag.entry.act === 'pass') {
    const turns = seat === null ? 0 : seatAt(draft, seat).turns;
    if (seat !== null && turns > 0) editSeat(draft, seat).turns = turns - 1;
  }
}
