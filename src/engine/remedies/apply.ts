import type { Rules } from '@/rulesets';
import {
  addUnseenToStock,
  type MutableTable,
  replaceSeatByCopy,
  giveToHand,
  giveToStockTop,
  removeFaceFromSeen,
  addFaceToSeen,
  putOnBuilding,
  putOnDiscard,
  setBuildingPile,
  shuffleCompletedIntoDrawPile,
  takeFromDiscard,
  takeFromHand,
  takeFromStock,
} from '../mutableTable';
import { UNSEEN_CARD } from '../cards';
import { patchTurnProgress, reopenGameIfNotWon } from '../moves/turn';
import { returnLaidCard } from '../moves/takeBack';
import { removeSpell, setSpell, spellOf } from '../stance';
import { type RemedyStep } from '../steps';
import { type LaidCard, type TurnProgress, type FlagWithRuling, seatStateAt } from '../table';

/** Applies the steps of a remedy to the table. */
export function applyRemedySteps(
  rules: Rules,
  draft: MutableTable,
  steps: readonly RemedyStep[],
  flag: FlagWithRuling,
  n: number,
): void {
  const laid = spellOf(draft, flag.seat)?.plays ?? [];
  for (const step of steps) applyStep(draft, step, flag, laid, n);
  reopenGameIfNotWon(rules, draft);
}

function applyStep(
  draft: MutableTable,
  step: RemedyStep,
  flag: FlagWithRuling,
  spellPlays: readonly LaidCard[],
  n: number,
): void {
  switch (step.do) {
    case 'build-to-hand':
    case 'build-to-stock':
    case 'build-to-discard':
      returnCard(draft, step, flag, spellPlays);
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
      const count = Math.min(step.count, seatStateAt(draft, step.seat).hand);
      replaceSeatByCopy(draft, step.seat).hand -= count;
      draft.draw += count;
      return;
    }
    case 'extras-to-stock':
      replaceSeatByCopy(draft, step.seat).hand -= step.count;
      addUnseenToStock(draft, step.seat, step.count);
      uncountDrawn(draft, step.seat, step.count);
      return;
    case 'reshuffle':
      shuffleCompletedIntoDrawPile(draft);
      return;
    case 'penalty':
      servePenalty(draft, step);
      return;
    case 'owe':
      replaceSeatByCopy(draft, step.seat).owedCards += step.count;
      return;
    case 'undo-reshuffle':
      restoreBuildingPiles(draft, flag);
      return;
    case 'adjust-stock':
      replaceSeatByCopy(draft, step.seat).stock += step.count;
      draft.draw -= step.count;
      return;
    case 'give-turn':
      giveTurn(draft, step.seat, flag);
      return;
    case 'discard-now':
      if (draft.turn !== step.seat && !draft.missingDiscards.includes(step.seat))
        draft.missingDiscards = [...draft.missingDiscards, step.seat];
      return;
    case 'mark':
      replaceSeatByCopy(draft, step.seat).mustPlayFirst = true;
      return;
    case 'commit': {
      const state = replaceSeatByCopy(draft, step.seat);
      state.shownCards = [...state.shownCards, step.card];
      return;
    }
    case 'hand-to-build':
    case 'stock-to-build':
    case 'discard-to-build':
      layCardAgain(draft, step, flag, n);
      return;
    default:
      return;
  }
}

type Lift = Extract<RemedyStep, { do: 'build-to-hand' | 'build-to-stock' | 'build-to-discard' }>;

function returnCard(draft: MutableTable, step: Lift, flag: FlagWithRuling, spellPlays: readonly LaidCard[]): void {
  const laid = flag.laidCard?.n === step.n ? flag.laidCard : spellPlays.find((each) => each.n === step.n);
  if (laid !== undefined) returnLaidCard(draft, laid);
}

/** Extra cards that leave the hand no longer count as drawn in this turn. */
function uncountDrawn(draft: MutableTable, seat: number, count: number): void {
  const less = (now: TurnProgress) => patchTurnProgress(now, { drawn: Math.max(0, now.drawn - count) });
  const spell = spellOf(draft, seat);
  if (spell !== null) setSpell(draft, { ...spell, progress: less(spell.progress) });
  else if (draft.turn === seat) draft.progress = less(draft.progress);
}

function servePenalty(draft: MutableTable, step: Extract<RemedyStep, { do: 'penalty' }>): void {
  draft.draw -= step.count;
  if (step.place === 'hand') replaceSeatByCopy(draft, step.seat).hand += step.count;
  else if (step.place === 'discard')
    for (let i = 0; i < step.count; i += 1) putOnDiscard(draft, step.seat, step.pile ?? 0, UNSEEN_CARD);
  else {
    addUnseenToStock(draft, step.seat, step.count);
    if (step.place !== 'top') return;
    removeFaceFromSeen(draft, seatStateAt(draft, step.seat).top);
    replaceSeatByCopy(draft, step.seat).top = UNSEEN_CARD;
  }
}

/** Takes the cards that lay under the tops out of the draw pile again. They were face up, so their order is known. */
function restoreBuildingPiles(draft: MutableTable, flag: FlagWithRuling): void {
  flag.before.building.forEach((pile, place) => {
    const under = pile.cards.slice(0, -1);
    if (under.length === 0) return;
    draft.draw -= under.length;
    under.forEach((card) => addFaceToSeen(draft, card));
    setBuildingPile(draft, place, pile);
  });
}

type Lay = Extract<RemedyStep, { do: 'hand-to-build' | 'stock-to-build' | 'discard-to-build' }>;

/** Lays a taken-back card again and restores the progress of the turn. */
function layCardAgain(draft: MutableTable, step: Lay, flag: FlagWithRuling, n: number): void {
  if (step.do === 'hand-to-build') takeFromHand(draft, step.seat, step.card);
  else if (step.do === 'stock-to-build') takeFromStock(draft, step.seat, step.card);
  else takeFromDiscard(draft, step.seat, step.discard, step.card);
  putOnBuilding(draft, step.pile, step.card, n);
  const before = flag.before.lastLaid;
  if (before !== null && draft.turn === before.by && draft.turnNumber === before.turnNumber)
    draft.progress = patchTurnProgress(draft.progress, { plays: draft.progress.plays + 1, drawn: 0 });
}

/** Gives the turn back to this player, with the progress they had. */
function giveTurn(draft: MutableTable, seat: number | null, flag: FlagWithRuling): void {
  if (flag.seat !== null) removeSpell(draft, flag.seat);
  if (draft.turn === seat && seat !== null) return;
  draft.turn = seat;
  if (seat !== null && flag.before.turn === seat) draft.progress = { ...flag.before.progress, opened: true };
  if (seat === null) draft.started = false;
  draft.justDiscarded = null;
  draft.missingDiscards = draft.missingDiscards.filter((other) => other !== seat);
  if (flag.entry.act === 'discard' || flag.entry.act === 'pass') {
    const turns = seat === null ? 0 : seatStateAt(draft, seat).turns;
    if (seat !== null && turns > 0) replaceSeatByCopy(draft, seat).turns = turns - 1;
  }
}
