import { type Card, type Entry, type Game, openFlags, discardPileIndexOf, SOURCES, type Table } from '@/engine';
import { type SeededRandom, makeSeededRandom } from '@/simulate';
import { type House, RULESETS } from '@/rulesets';
import { follow, noneNegative, opened, sums, tallies } from './kit';

/**
 * A table where everything goes wrong at once: cards that are really there go to places they must
 * not, fifth piles included, people take them back, and the referee puts most of it right again.
 * Arbitrary records seldom get three such steps in a row, and that is where cards once got lost.
 */
const TIMES = Number(process.env.TABLESIDE_RUNS ?? 1);
const GAMES = 900 * TIMES;
const HOUSES: readonly House[] = [
  {},
  {},
  { stock: 2 },
  { readings: { X25a: 'return' } },
  { readings: { X09: 'discard' } },
];

const anyCard = (dice: SeededRandom): Card => dice.pick<Card>([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'S', 'S', '?']);

/** A card that lies where it is said to come from, or the next number of the pile it goes to, mostly. */
function likelyCard({ seats, building }: Table, dice: SeededRandom, owner: number, from: string, to: number): Card {
  const pile = discardPileIndexOf(from as (typeof SOURCES)[number]);
  const cards = pile === null ? [] : (seats[owner]?.discards[pile] ?? []);
  if (from === 'stock') return seats[owner]?.top ?? '?';
  if (cards.length > 0) return dice.pick(cards);
  return dice.chance(0.5) ? Math.min(12, (building[to]?.shows ?? 0) + 1) : anyCard(dice);
}

type Body = Record<string, unknown>;

function trouble(game: Game, dice: SeededRandom): Body {
  const { table } = game;
  const count = table.seats.length;
  const seat = dice.chance(0.8) && table.turn !== null ? table.turn : dice.below(count);
  const owner = dice.chance(0.12) ? dice.below(count) : seat;
  const open = openFlags(table);
  const flag = open[dice.chance(0.5) ? open.length - 1 : dice.below(Math.max(1, open.length))];
  const kinds: (() => Body)[] = [
    () => ({ act: 'draw', seat, count: dice.below(6) }),
    () => ({ act: 'flip', seat: dice.below(count), card: anyCard(dice) }),
    () => ({ act: 'pass', seat }),
    () => ({ act: 'shift', seat, pile: dice.below(4), to: dice.chance(0.5) ? 'hand' : dice.below(4) }),
    () => ({ act: 'reshuffle', from: dice.pick(['completed', 'under-tops', 'other']) }),
    () => ({ act: 'count', seat, stock: dice.below(10), hand: dice.below(6) }),
    () => ({ act: 'speak', seat: dice.below(count), what: dice.pick(['advice', 'remark', 'gesture']) }),
    () => ({ act: 'reveal', seat, card: anyCard(dice) }),
    () => ({ act: 'take-back', seat, what: dice.pick(['play', 'discard']) }),
  ];
  const roll = dice.next();
  if (roll < 0.3 && flag !== undefined) {
    const as = flag.or !== undefined && dice.chance(0.5) ? { as: flag.or } : {};
    return { act: 'rule', flag: flag.id, call: dice.pick(['remedy', 'remedy', 'remedy', 'stand']), ...as };
  }
  const to = dice.chance(0.2) ? 4 : dice.below(4);
  const from = dice.pick(SOURCES);
  if (roll < 0.6) {
    const card = likelyCard(table, dice, owner, from, to);
    return { act: 'play', seat, owner, from, card, to, ...(dice.chance(0.15) ? { asked: true } : {}) };
  }
  if (roll < 0.75) {
    const source = dice.chance(0.8) ? 'hand' : from;
    return { act: 'discard', seat, owner, from: source, card: likelyCard(table, dice, seat, source, 0), pile: to };
  }
  return dice.pick(kinds)();
}

/** The seed and the entries of the first game in which something does not hold, or null. */
function firstFault(games: number, holds: (table: Table) => boolean): string | null {
  for (let seed = 1; seed <= games; seed += 1) {
    const dice = makeSeededRandom(`trouble ${seed}`);
    const ruleset = dice.pick(RULESETS);
    const seats = dice.pick(ruleset.id === 'six-player-partners' ? [6] : [4]);
    const teams = ruleset.settings.teams.value.play === 'required' ? seats / 2 : 0;
    const header = {
      ...{ tableside: 1, id: `trouble ${seed}`, ruleset: ruleset.id as string, house: dice.pick(HOUSES) },
      seats: Array.from({ length: seats }, (_, seat) => ({
        name: `P${seat}`,
        ...(teams > 0 ? { team: seat % teams } : {}),
      })),
    };
    const tops = header.seats.map(() => anyCard(dice));
    const told: Entry[] = [];
    let game = opened(header);
    for (let n = 1; n <= 35; n += 1) {
      const body = n === 1 ? { act: 'deal', dealer: 0, tops } : trouble(game, dice);
      const entry = { ...body, n } as unknown as Entry;
      told.push(entry);
      game = follow(game, entry);
      if (!holds(game.table)) return [header, ...told].map((line) => JSON.stringify(line)).join('\n');
    }
  }
  return null;
}

describe('when everything goes wrong at once', () => {
  const whole = (table: Table) => sums(table) && noneNegative(table) && tallies(table);

  it('no card is lost, and none counted twice', () => void expect(firstFault(GAMES, whole)).toBeNull());

  it('and a table that lost one would be noticed', () => {
    expect(firstFault(20, (table) => whole({ ...table, building: table.building.slice(0, 4) }))).toContain('"to":4');
    expect(firstFault(1, (table) => whole({ ...table, draw: table.draw - 1 }))).toContain('trouble 1');
  });
});
