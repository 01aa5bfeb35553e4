import { type SeededRandom } from '@/base';
import { type Contestant, type EventGame, type ReplayedEvent } from '../replayedEvent';
import { firstUnseatedRound, type RoundPlan, whoOf } from './roundPlan';

const AT_TABLE = 4;

/**
 * Lowest total: first those over get a bye (the fewest byes so far, then by chance). In the first round the others sit
 * down by chance; later a table's winners move one table up and its losers stay, and nobody partners the partner of the
 * last round.
 */
export function planLowestTotalRound(event: ReplayedEvent, random: SeededRandom): RoundPlan | null {
  const here = event.contestants.filter(({ isHere }) => isHere);
  if (here.length < AT_TABLE) return null;
  const round = firstUnseatedRound(event);
  const byes = chooseByes(event, here, random);
  const players = here.filter((player) => !byes.includes(player));
  const last = round === 1 ? [] : gamesOfLastRound(event, round - 1);
  const tables = moveBetweenTables(last, players, random);
  const partners = partnersIn(last);
  const games = tables.map((people) => ({
    sides: choosePartners(people, partners, random).map((side) => side.flatMap(whoOf)),
  }));
  return { round, games, byes: byes.map((player) => ({ side: player.who })) };
}

function chooseByes({ byes }: ReplayedEvent, here: readonly Contestant[], random: SeededRandom): readonly Contestant[] {
  const had = new Map<Contestant, number>();
  for (const { isExtra, contestants } of byes)
    if (!isExtra) for (const player of contestants) had.set(player, (had.get(player) ?? 0) + 1);
  const order = random.shuffled(here);
  return order.sort((a, b) => (had.get(a) ?? 0) - (had.get(b) ?? 0)).slice(0, here.length % AT_TABLE);
}

/** By the table told last, null last. */
function gamesOfLastRound({ games }: ReplayedEvent, round: number): readonly EventGame[] {
  const counted = games.filter((game) => game.round === round && game.status === 'counts');
  const placeOf = ({ table }: EventGame): number => table ?? Number.MAX_SAFE_INTEGER;
  return counted.sort((a, b) => placeOf(a) - placeOf(b));
}

/** Won by nobody: fewer cards left count as winning, equal: the first named. */
function winningSide({ result, contestants }: EventGame): number {
  if (result === null) return 0;
  if (result.won !== null) return result.won;
  const cards = contestants.map((_, side) => (result.left?.[side] ?? []).reduce((sum, count) => sum + count, 0));
  return cards.indexOf(Math.min(...cards));
}

/** Tables of four, from the first to the last. Without a last round everybody fills holes. */
function moveBetweenTables(
  last: readonly EventGame[],
  players: readonly Contestant[],
  random: SeededRandom,
): Contestant[][] {
  const tables = Array.from({ length: players.length / AT_TABLE }, (): Contestant[] => []);
  const looking = new Set(players);
  const sit = (people: readonly Contestant[], table: number): void => {
    for (const player of people) {
      const seats = tables[table];
      if (seats === undefined || seats.length === AT_TABLE || !looking.delete(player)) continue;
      seats.push(player);
    }
  };
  last.forEach((game, i) => {
    const won = winningSide(game);
    sit(game.contestants[won] ?? [], Math.max(i - 1, 0));
    const losers = game.contestants.filter((_, side) => side !== won).flat();
    sit(losers, i === 0 ? tables.length - 1 : i);
  });
  const without = random.shuffled([...looking]);
  for (const seats of [...tables].reverse()) seats.push(...without.splice(0, AT_TABLE - seats.length));
  return tables;
}

function partnersIn(games: readonly EventGame[]): ReadonlyMap<Contestant, readonly Contestant[]> {
  return new Map(games.flatMap(({ contestants }) => contestants.flatMap((side) => side.map((one) => [one, side]))));
}

/** Two who were partners rule out one of the three ways to make sides, and two such pairs at a table the same one. */
function choosePartners(
  people: readonly Contestant[],
  partners: ReadonlyMap<Contestant, readonly Contestant[]>,
  random: SeededRandom,
): Contestant[][] {
  const [a, b, c, d] = random.shuffled(people) as [Contestant, Contestant, Contestant, Contestant];
  const ways: [Contestant, Contestant][][] = [
    [
      [a, b],
      [c, d],
    ],
    [
      [a, c],
      [b, d],
    ],
    [
      [a, d],
      [b, c],
    ],
  ];
  const isNew = ([one, other]: [Contestant, Contestant]): boolean => !partners.get(one)?.includes(other);
  return ways.find((way) => way.every(isNew)) ?? ways[0]!;
}
