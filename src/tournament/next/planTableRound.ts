import { type SeededRandom } from '@/base';
import { mostFrequent } from '../pointsTables';
import { type Contestant, type EventGame, type ReplayedEvent } from '../replayedEvent';
import { type Standings } from '../standings';
import { firstUnseatedRound, type PlannedGame, type RoundPlan, sidesToSeat, whoOf } from './roundPlan';

/** Sides that play at the same table in every round. */
interface TableGroup {
  readonly members: Contestant[];
  /** The table told last. */
  table: number | null;
  lastGame: EventGame;
}

/**
 * Most wins: three sides a table, with a remainder of two one table of two, with a remainder of one two of two. In
 * later rounds those who are here play where they last sat; who is left alone joins the smallest table.
 */
export function planMostWinsRound(event: ReplayedEvent, random: SeededRandom): RoundPlan | null {
  const round = firstUnseatedRound(event);
  if (hasNoTables(event)) return planFirst(event, random, sizesOfThree);
  const groups = groupsHere(event, groupsOf(event));
  for (const group of groups) {
    if (group.here.length !== 1) continue;
    const others = groups.filter((other) => other !== group && other.here.length > 0);
    const fewest = Math.min(...others.map(({ here }) => here.length));
    others.find(({ here }) => here.length === fewest)?.here.push(...group.here.splice(0));
  }
  return planGroups(round, groups);
}

/** Points: as few tables as can be, as even as can be, the same in every round, until a side there has enough. */
export function planPointsRound(event: ReplayedEvent, { tables }: Standings, random: SeededRandom): RoundPlan | null {
  if (hasNoTables(event)) return planFirst(event, random, event.play.isPaired ? sizesOfTwo : sizesUpToFour);
  const finished = new Set(tables.filter(({ hasReached }) => hasReached).flatMap(({ games }) => games));
  const open = groupsOf(event).filter(({ lastGame }) => !finished.has(lastGame));
  return planGroups(firstUnseatedRound(event), groupsHere(event, open));
}

const hasNoTables = ({ games }: ReplayedEvent): boolean => games.every(({ round }) => round === 'play-off');

interface GroupHere {
  readonly here: Contestant[];
  readonly table: number | null;
}

function groupsHere(event: ReplayedEvent, groups: readonly TableGroup[]): readonly GroupHere[] {
  const toSeat = new Set(sidesToSeat(event));
  return groups.map(({ members, table }) => ({ here: members.filter((side) => toSeat.has(side)), table }));
}

function planGroups(round: number, groups: readonly GroupHere[]): RoundPlan | null {
  const games = groups.flatMap(({ here, table }): PlannedGame[] =>
    here.length < 2 ? [] : [{ sides: here.map(whoOf), formerTable: table }],
  );
  return games.length === 0 ? null : { round, games, byes: [] };
}

function planFirst(
  event: ReplayedEvent,
  random: SeededRandom,
  sizesFor: (count: number) => readonly number[],
): RoundPlan | null {
  const sides = random.shuffled(sidesToSeat(event));
  if (sides.length < 2) return null;
  const games = sizesFor(sides.length).map((size) => ({ sides: sides.splice(0, size).map(whoOf) }));
  return { round: 1, games, byes: [] };
}

function sizesOfThree(count: number): readonly number[] {
  const twos = count === 1 ? 0 : count % 3 === 1 ? 2 : count % 3 === 2 ? 1 : 0;
  return [...new Array<number>((count - 2 * twos) / 3).fill(3), ...new Array<number>(twos).fill(2)];
}

function sizesOfTwo(count: number): readonly number[] {
  const tables = Math.floor(count / 2);
  return Array.from({ length: tables }, (_, i) => (i === 0 && count % 2 === 1 ? 3 : 2));
}

function sizesUpToFour(count: number): readonly number[] {
  const tables = Math.ceil(count / 4);
  return Array.from({ length: tables }, (_, i) => Math.floor(count / tables) + (i < count % tables ? 1 : 0));
}

/**
 * A game goes on at the table where most of its sides sat before. A side belongs to the table it sat at last, so who
 * comes back finds the own table again.
 */
function groupsOf({ games }: ReplayedEvent): TableGroup[] {
  const groups = new Set<TableGroup>();
  const home = new Map<Contestant, TableGroup>();
  const seen = new Map<number, Set<TableGroup>>();
  const inOrder = games.filter(({ round, status }) => round !== 'play-off' && status !== 'extra');
  inOrder.sort((a, b) => Number(a.round) - Number(b.round));
  for (const game of inOrder) {
    const { round, contestants, table } = game;
    const inRound = seen.get(Number(round)) ?? new Set();
    seen.set(Number(round), inRound);
    const sides = contestants.flat();
    const group = mostFrequent(
      sides.flatMap((side) => home.get(side) ?? []).filter((known) => !inRound.has(known)),
    ) ?? {
      members: [],
      table,
      lastGame: game,
    };
    group.table = table;
    if (game.status !== 'abandoned') group.lastGame = game;
    groups.add(group);
    inRound.add(group);
    for (const side of sides) {
      const before = home.get(side);
      if (before === group) continue;
      before?.members.splice(before.members.indexOf(side), 1);
      group.members.push(side);
      home.set(side, group);
    }
  }
  return [...groups];
}
