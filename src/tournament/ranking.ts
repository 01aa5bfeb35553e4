import { chargedTotals, type ChargedTotal } from './lowestTotal';
import { type PlayOffGamesAmong } from './playOffs';
import { pointsOf } from './pointsTables';
import { type Contestant, type ReplayedEvent } from './replayedEvent';
import { type Score } from './scores';
import { applyPlayOffs, applyTieBreaker, type Places, splitByValue, tieBreakers, type TieBreakStep } from './tieBreaks';

export interface Ranking {
  readonly places: Places;
  readonly steps: readonly TieBreakStep[];
  /** By the contestants' indices; null in formats that do not have them. */
  readonly totals: readonly ChargedTotal[] | null;
  readonly points: readonly number[] | null;
}

/** Everybody by what the format ranks by, then its tie-breaks, then play-offs. Who never sat down comes last. */
export function rankContestants(event: ReplayedEvent, scores: readonly Score[], among: PlayOffGamesAmong): Ranking {
  const { kind } = event.format;
  const totals = kind === 'lowest-total' ? chargedTotals(event) : null;
  const points = kind === 'points' ? pointsOf(event) : null;
  const steps: TieBreakStep[] = [];
  const tell = (step: TieBreakStep): void => void steps.push(step);
  let places: Places = event.contestants.length === 0 ? [] : [event.contestants];
  for (const valueOf of [({ hasSat }: Contestant) => (hasSat ? 0 : 1), ...mainValues(event, scores, totals, points)])
    places = places.flatMap((level) => splitByValue(level, level.map(valueOf)));
  for (const tieBreaker of tieBreakers(event, scores)) places = applyTieBreaker(places, tieBreaker, tell);
  places = applyPlayOffs(places, among, tell);
  return { places, steps, totals, points };
}

/** What the format ranks by, most important first; smaller is better. */
function mainValues(
  { format, outIn }: ReplayedEvent,
  scores: readonly Score[],
  totals: readonly ChargedTotal[] | null,
  points: readonly number[] | null,
): readonly ((contestant: Contestant) => number)[] {
  switch (format.kind) {
    case 'single-elimination':
      return [(one) => -(outIn.get(one) ?? Infinity)];
    case 'lowest-total':
      return [({ index }) => totals?.[index]?.roundsMissed ?? 0, ({ index }) => totals?.[index]?.total ?? 0];
    case 'points':
      return [({ index }) => -(points?.[index] ?? 0)];
    case 'most-wins':
    case 'round-robin':
    case 'swiss':
      return [({ index }) => -(scores[index]?.wins ?? 0)];
  }
}
