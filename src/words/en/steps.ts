import { assertNever } from '@/base';
import type { Seat, RemedyStep } from '@/engine';
import { type SeatNamer } from '../shape';
import {
  cardCountPhrase,
  discardPilePhrase,
  discardPileAfterNamePhrase,
  pileNumberText,
  theCardPhrase,
} from './phrases';

/** What hands do with the real cards, one instruction a line, without a full stop. */
export function remedyStepWords(step: RemedyStep, who: SeatNamer): string {
  const own = (seat: Seat): string => `${who(seat)}'s`;
  const place = (pile: number): string =>
    pile > 3 ? 'the fifth building pile' : `building pile ${pileNumberText(pile)}`;
  switch (step.do) {
    case 'build-to-hand':
      return `Put ${theCardPhrase(step.card)} back in ${own(step.seat)} hand`;
    case 'build-to-stock':
      return `Put ${theCardPhrase(step.card)} back on top of ${own(step.seat)} stock`;
    case 'build-to-discard':
      return `Put ${theCardPhrase(step.card)} back on ${own(step.seat)} ${discardPileAfterNamePhrase(step.discard)}`;
    case 'restore-pile':
      return `Bring the finished pile back to ${place(step.pile)}`;
    case 'turn-down':
      return `Turn ${theCardPhrase(step.card)} on ${own(step.seat)} stock face down again`;
    case 'turn-up':
      return `Turn up the top card of ${own(step.seat)} stock`;
    case 'discard-to-hand':
      return `Take ${theCardPhrase(step.card)} from ${own(step.owner)} ${discardPileAfterNamePhrase(step.pile)} back into ${own(step.seat)} hand`;
    case 'discard-to-stock':
      return `Put ${theCardPhrase(step.card)} from ${own(step.owner)} ${discardPileAfterNamePhrase(step.pile)} back on top of ${own(step.seat)} stock`;
    case 'discard-to-discard':
      return `Move ${theCardPhrase(step.card)} from ${own(step.owner)} ${discardPileAfterNamePhrase(step.pile)} to ${own(step.seat)} ${discardPileAfterNamePhrase(step.to)}`;
    case 'hand-to-discard':
      return `Put ${theCardPhrase(step.card)} from ${own(step.seat)} hand on ${discardPilePhrase(step.pile)}`;
    case 'hand-to-build':
      return `Lay ${theCardPhrase(step.card)} from ${own(step.seat)} hand on ${place(step.pile)}`;
    case 'stock-to-build':
      return `Lay ${theCardPhrase(step.card)} from ${own(step.seat)} stock on ${place(step.pile)}`;
    case 'discard-to-build':
      return `Lay ${theCardPhrase(step.card)} from ${own(step.seat)} ${discardPileAfterNamePhrase(step.discard)} on ${place(step.pile)}`;
    case 'extras-to-stock':
      return step.how === 'shuffleIn'
        ? `Shuffle ${cardCountPhrase(step.count)} from ${own(step.seat)} hand into ${own(step.seat)} stock, below the top card`
        : `Slip ${cardCountPhrase(step.count)} from ${own(step.seat)} hand into ${own(step.seat)} stock here and there, faces unseen`;
    case 'hand-to-draw':
      return `Put ${cardCountPhrase(step.count)} from ${own(step.seat)} hand back on the draw pile, face down`;
    case 'penalty':
      return `${who(step.seat)} takes ${cardCountPhrase(step.count)} from the draw pile, unseen, ${penaltyPlace(step, own(step.seat))}`;
    case 'owe':
      return `${who(step.seat)} still owes ${cardCountPhrase(step.count)}, to be taken after the next reshuffle`;
    case 'reshuffle':
      return `Shuffle ${cardCountPhrase(step.cards)} of the finished piles into a new draw pile`;
    case 'undo-reshuffle':
      return 'Put the cards that were shuffled in back where they were';
    case 'adjust-stock':
      return step.count < 0
        ? `Take ${cardCountPhrase(-step.count)} from the bottom of ${own(step.seat)} stock, unseen`
        : `Put ${cardCountPhrase(step.count)} at the bottom of ${own(step.seat)} stock, unseen`;
    case 'give-turn':
      return step.seat === null ? 'Settle who is on turn' : `Give the turn to ${who(step.seat)}`;
    case 'mark':
      return `Tell ${who(step.seat)} to play before drawing at the next turn`;
    case 'commit':
      return `Lay ${theCardPhrase(step.card)} aside, face up; ${who(step.seat)} must build with it or discard it this turn`;
    case 'warn':
      return step.seat === null ? 'Give a warning' : `Warn ${who(step.seat)}`;
    case 'discard-now':
      return `Have ${who(step.seat)} discard one hand card now`;
    case 'shuffle-stock':
      return `Shuffle the face-down part of ${own(step.seat)} stock`;
    case 'shuffle-draw':
      return 'Shuffle the draw pile';
    case 'remove-pile':
      return 'Take the finished pile away';
    case 'tidy':
      return step.seat === null ? 'Tidy the piles' : `Tidy ${own(step.seat)} piles`;
    case 'play-on':
      return step.seat === null ? 'Play on' : `Play on with ${who(step.seat)}`;
    case 'recount':
      return 'Count what really lies there, and tell it with a count';
    case 'move-spectator':
      return 'Ask the spectator to move away from the table';
    case 'as-before':
      return 'Put the cards back as they lay before';
    default:
      return assertNever(step);
  }
}

type Penalty = Extract<RemedyStep, { readonly do: 'penalty' }>;

const penaltyPlace = ({ place, pile }: Penalty, own: string): string => {
  switch (place) {
    case 'bottom':
      return `to the bottom of ${own} stock`;
    case 'top':
      return `to the top of ${own} stock`;
    case 'hand':
      return `to ${own} hand`;
    case 'discard':
      return pile === undefined ? `to one of ${own} discard piles` : `to ${own} ${discardPileAfterNamePhrase(pile)}`;
    default:
      return assertNever(place);
  }
};
