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
  reshuffleInPlace,
  takeFromDiscard,
  takeFromHand,
  takeFromStock,
} from '../mutations/mutableTable';
import { UNSEEN_CARD } from '../cards';
import { patchTurnProgress, reopenGameIfNotWon } from '../mutations/turn';
import { returnLaidCard } from '../mutations/takeBack';
import { removeSpell, setSpell, spellOf } from '../stance';
import { type RemedyStep } from '../steps';
import { type LaidCard, type TurnProgress, type RaisedFlag, seatStateAt } from '../table';

/** Applies the steps of a remedy to the table. */
export function applyRemedySteps(
  rules: Rules,
  copy: MutableTable,
  steps: readonly RemedyStep[],
  flag: RaisedFlag,
  n: number,
): void {
  const laid = spellOf(copy, flag.seat)?.plays ?? [];
  for (const step of steps) applyStep(copy, step, flag, laid, n);
  reopenGameIfNotWon(rules, copy);
}

function applyStep(
  copy: MutableTable,
  step: RemedyStep,
  flag: RaisedFlag,
  spellPlays: readonly LaidCard[],
  n: number,
): void {
  switch (step.do) {
    case 'build-to-hand':
    case 'build-to-stock':
    case 'build-to-discard':
      returnCard(copy, step, flag, spellPlays);
      return;
    case 'discard-to-hand':
      takeFromDiscard(copy, step.owner, step.pile, step.card);
      giveToHand(copy, step.seat, step.card);
      return;
    case 'discard-to-stock':
      takeFromDiscard(copy, step.owner, step.pile, step.card);
      giveToStockTop(copy, step.seat, step.card);
      return;
    case 'discard-to-discard':
      takeFromDiscard(copy, step.owner, step.pile, step.card);
      putOnDiscard(copy, step.seat, step.to, step.card);
      return;
    case 'hand-to-discard':
      takeFromHand(copy, step.seat, step.card);
      putOnDiscard(copy, step.seat, step.pile, step.card);
      return;
    case 'hand-to-draw': {
      const count = Math.min(step.count, seatStateAt(copy, step.seat).hand);
      replaceSeatByCopy(copy, step.seat).hand -= count;
      copy.draw += count;
      return;
    }
    case 'extras-to-stock':
      replaceSeatByCopy(copy, step.seat).hand -= step.count;
      addUnseenToStock(copy, step.seat, step.count);
      uncountDrawn(copy, step.seat, step.count);
      return;
    case 'reshuffle':
      reshuffleInPlace(copy);
      return;
    case 'penalty':
      servePenalty(copy, step);
      return;
    case 'owe':
      replaceSeatByCopy(copy, step.seat).owedCards += step.count;
      return;
    case 'undo-reshuffle':
      restoreBuildingPiles(copy, flag);
      return;
    case 'adjust-stock':
      replaceSeatByCopy(copy, step.seat).stock += step.count;
      copy.draw -= step.count;
      return;
    case 'give-turn':
      giveTurn(copy, step.seat, flag);
      return;
    case 'discard-now':
      if (copy.turn !== step.seat && !copy.missingDiscards.includes(step.seat))
        copy.missingDiscards = [...copy.missingDiscards, step.seat];
      return;
    case 'mark':
      replaceSeatByCopy(copy, step.seat).mustPlayFirst = true;
      return;
    case 'commit': {
      const state = replaceSeatByCopy(copy, step.seat);
      state.shownCards = [...state.shownCards, step.card];
      return;
    }
    case 'hand-to-build':
    case 'stock-to-build':
    case 'discard-to-build':
      layCardAgain(copy, step, flag, n);
      return;
    default:
      return;
  }
}

type Lift = Extract<RemedyStep, { do: 'build-to-hand' | 'build-to-stock' | 'build-to-discard' }>;

function returnCard(copy: MutableTable, step: Lift, flag: RaisedFlag, spellPlays: readonly LaidCard[]): void {
  const laid = flag.laidCard?.n === step.n ? flag.laidCard : spellPlays.find((each) => each.n === step.n);
  if (laid !== undefined) returnLaidCard(copy, laid);
}

/** Extra cards that leave the hand no longer count as drawn in this turn. */
function uncountDrawn(copy: MutableTable, seat: number, count: number): void {
  const less = (now: TurnProgress) => patchTurnProgress(now, { drawn: Math.max(0, now.drawn - count) });
  const spell = spellOf(copy, seat);
  if (spell !== null) setSpell(copy, { ...spell, progress: less(spell.progress) });
  else if (copy.turn === seat) copy.progress = less(copy.progress);
}

function servePenalty(copy: MutableTable, step: Extract<RemedyStep, { do: 'penalty' }>): void {
  copy.draw -= step.count;
  if (step.place === 'hand') replaceSeatByCopy(copy, step.seat).hand += step.count;
  else if (step.place === 'discard')
    for (let i = 0; i < step.count; i += 1) putOnDiscard(copy, step.seat, step.pile ?? 0, UNSEEN_CARD);
  else {
    addUnseenToStock(copy, step.seat, step.count);
    if (step.place !== 'top') return;
    removeFaceFromSeen(copy, seatStateAt(copy, step.seat).top);
    replaceSeatByCopy(copy, step.seat).top = UNSEEN_CARD;
  }
}

/** Takes the cards that lay under the tops out of the draw pile again. They were face up, so their order is known. */
function restoreBuildingPiles(copy: MutableTable, flag: RaisedFlag): void {
  flag.before.building.forEach((pile, place) => {
    const under = pile.cards.slice(0, -1);
    if (under.length === 0) return;
    copy.draw -= under.length;
    under.forEach((card) => addFaceToSeen(copy, card));
    setBuildingPile(copy, place, pile);
  });
}

type Lay = Extract<RemedyStep, { do: 'hand-to-build' | 'stock-to-build' | 'discard-to-build' }>;

/** Lays a taken-back card again and restores the progress of the turn. */
function layCardAgain(copy: MutableTable, step: Lay, flag: RaisedFlag, n: number): void {
  if (step.do === 'hand-to-build') takeFromHand(copy, step.seat, step.card);
  else if (step.do === 'stock-to-build') takeFromStock(copy, step.seat, step.card);
  else takeFromDiscard(copy, step.seat, step.discard, step.card);
  putOnBuilding(copy, step.pile, step.card, n);
  const before = flag.before.lastLaid;
  if (before !== null && copy.turn === before.by && copy.turnNumber === before.turnNumber)
    copy.progress = patchTurnProgress(copy.progress, { plays: copy.progress.plays + 1, drawn: 0 });
}

/** Gives the turn back to this player, with the progress they had. */
function giveTurn(copy: MutableTable, seat: number | null, flag: RaisedFlag): void {
  if (flag.seat !== null) removeSpell(copy, flag.seat);
  if (copy.turn === seat && seat !== null) return;
  copy.turn = seat;
  if (seat !== null && flag.before.turn === seat) copy.progress = { ...flag.before.progress, opened: true };
  if (seat === null) copy.started = false;
  copy.justDiscarded = null;
  copy.missingDiscards = copy.missingDiscards.filter((other) => other !== seat);
  if (flag.entry.act === 'discard' || flag.entry.act === 'pass') {
    const turns = seat === null ? 0 : seatStateAt(copy, seat).turns;
    if (seat !== null && turns > 0) replaceSeatByCopy(copy, seat).turns = turns - 1;
  }
}
