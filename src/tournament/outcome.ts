import { type PointsTable } from './pointsTables';
import { type Contestant, type ReplayedEvent } from './replayedEvent';
import { countingGames } from './scores';
import { type Places } from './tieBreaks';

/** How an event stands as a whole. */
export interface EventOutcome {
  readonly isDone: boolean;
  /** Empty until the event is done. All who are level for the first place. */
  readonly champions: readonly Contestant[];
  /** Who is level for the first place; in points, at the head of one table. Empty until the event is done. */
  readonly playOff: readonly Contestant[];
}

const NOT_DONE: EventOutcome = { isDone: false, champions: [], playOff: [] };

/** `tables`: those of the points format. A closed event waits for nothing. */
export function outcomeOf(event: ReplayedEvent, places: Places, tables: readonly PointsTable[]): EventOutcome {
  const isDone = event.isClosed || (event.waiting.length === 0 && isPlayedOut(event, tables));
  if (!isDone) return NOT_DONE;
  const heads =
    event.format.kind === 'points'
      ? tables.map(({ leaders }) => leaders)
      : [(places[0] ?? []).filter(({ hasSat }) => hasSat)];
  return {
    isDone,
    champions: heads.flat(),
    playOff: heads.filter((level) => level.length > 1).flat(),
  };
}

function isPlayedOut(event: ReplayedEvent, tables: readonly PointsTable[]): boolean {
  const { format } = event;
  switch (format.kind) {
    case 'single-elimination':
      return isOneSideLeft(event);
    case 'most-wins':
    case 'lowest-total':
      return areComplete(event, format.games);
    case 'swiss':
      return areComplete(event, format.rounds);
    case 'points':
      return tables.length > 0 && tables.every(({ isFinished }) => isFinished);
    case 'round-robin':
      return hasEverybodyMet(event);
  }
}

const areComplete = ({ rounds }: ReplayedEvent, wanted: number): boolean =>
  rounds.filter(({ round, isComplete }) => round <= wanted && isComplete).length === wanted;

/** None, where both sides of the final forfeited. Whoever was only in an abandoned game is to be seated again. */
function isOneSideLeft({ rounds, outIn }: ReplayedEvent): boolean {
  const inBracket = new Set(
    rounds.flatMap(({ games, byes }) => [
      ...games.flatMap(({ contestants }) => contestants.flat()),
      ...byes.flatMap(({ contestants }) => contestants),
    ]),
  );
  return inBracket.size > 1 && [...inBracket].filter((one) => !outIn.has(one)).length < 2;
}

/** Of those who were there in the first round, each pair has a game that counts. */
function hasEverybodyMet(event: ReplayedEvent): boolean {
  const { field } = event;
  if (field.length < 2) return false;
  const isInField = new Set(field);
  const met = new Set<number>();
  for (const { contestants } of countingGames(event)) {
    const players = contestants.flat().filter((one) => isInField.has(one));
    for (const [i, one] of players.entries())
      for (const other of players.slice(i + 1)) {
        const [low, high] = one.index < other.index ? [one.index, other.index] : [other.index, one.index];
        met.add(low * event.contestants.length + high);
      }
  }
  return met.size === (field.length * (field.length - 1)) / 2;
}
