import { type EventProblem, type Person, type ReplayedEvent } from './replayedEvent';

const FEWEST_SIDES = 2;
const FEWEST_AT_FLORIDA_TABLE = 4;

/** A next round would have to be seated, and there are too few to seat one. */
export function tooFewProblems(event: ReplayedEvent, isDone: boolean): readonly EventProblem[] {
  if (isDone || event.waiting.length > 0 || event.people.size === 0) return [];
  const here = [...event.people.values()].filter(({ isHere }) => isHere);
  const isTooFew =
    event.format.kind === 'lowest-total'
      ? here.length < FEWEST_AT_FLORIDA_TABLE
      : sidesHere(event, here) < FEWEST_SIDES;
  return isTooFew ? [{ code: 'too-few' }] : [];
}

/** Sides that could be seated, those among them that have yet to be paired. Who is gone from a bracket forfeits. */
function sidesHere(event: ReplayedEvent, here: readonly Person[]): number {
  const { format, play, contestants, unpaired, field } = event;
  const hasBegun = field.length > 0;
  if (hasBegun && format.kind !== 'swiss' && format.kind !== 'most-wins') return Infinity;
  const isWelcome = (hasSat: boolean): boolean => !hasBegun || format.kind === 'swiss' || hasSat;
  if (!play.isPaired && !hasBegun) return here.length;
  const formed = contestants.filter(({ isHere, hasSat }) => isHere && isWelcome(hasSat)).length;
  return formed + Math.floor(unpaired.length / play.sideSize);
}
