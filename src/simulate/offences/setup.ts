import { type EntryOf, type Header, TOP } from '@/engine';
import { type Dice } from '../dice';
import { type Running } from '../runningGame';
import { topsOf } from '../setUp';
import { type Face } from '../realTable';
import { type Offend, otherSeats } from './offence';

const dealOf = (game: Running, more: Partial<EntryOf<'deal'>> = {}): Omit<EntryOf<'deal'>, 'n'> => ({
  act: 'deal',
  ...(game.dealer === null ? {} : { dealer: game.dealer }),
  tops: topsOf(game.world),
  ...more,
});

/** One or two people too few, or one too many where the sheet takes almost any number. */
export const wrongNumberOfPlayers: Offend = (game, when, dice) => {
  if (when !== 'deal') return null;
  const { header, rules, seats } = game.sheet;
  const { players, teams } = rules.values;
  const excluded = (count: number): boolean =>
    count >= 2 &&
    players.unsaid?.includes(count) !== true &&
    (count < players.min || count > players.max || (teams.play === 'required' && count % teams.size !== 0));
  const count = [seats - 1, seats - 2, players.max + 1].find(excluded);
  if (count === undefined) return null;
  const sides = new Set(header.seats.map(({ team }) => team)).size;
  const seated: Header = {
    ...header,
    seats: Array.from({ length: count }, (_, seat) => ({
      name: header.seats[seat]?.name ?? `Guest ${seat}`,
      ...(header.seats[0]?.team === undefined ? {} : { team: seat % sides }),
    })),
  };
  const tops = Array.from({ length: count }, (_, seat) => topsOf(game.world)[seat] ?? 1 + dice.below(TOP));
  return { told: [{ act: 'deal', tops }], seat: null, header: seated, anew: true };
};

export const wrongDeck: Offend = (game, when, dice) =>
  when === 'deal'
    ? { told: [dealOf(game, { deck: game.sheet.rules.values.deck + dice.pick([-2, -1, 1]) })], seat: null }
    : null;

/** Counted with the deal, or after it. */
export const wrongStock: Offend = (game, when, dice) => {
  const seat = dice.pick(otherSeats(game));
  const found = game.sheet.stock + dice.pick([-1, 1]);
  const counted = game.world.players.map((_, each) => (each === seat ? found : game.sheet.stock));
  if (when === 'deal') return { told: [dealOf(game, { stock: counted })], seat };
  return when === 'dealt' ? { told: [{ act: 'count', seat, stock: found }], seat } : null;
};

export const wrongStarter: Offend = (game, when, dice) => {
  const seat = dice.pick(otherSeats(game, game.turn));
  const count = Math.min(game.sheet.rules.values.hand, game.world.draw.length);
  return when === 'dealt' && count > 0 ? { told: [{ act: 'draw', seat, count }], seat } : null;
};

/** Two tops are highest, and somebody begins before the tie is settled. */
export const tieUnsettled: Offend = (game, when, dice) => {
  if (when !== 'deal' || game.sheet.rules.values.starter !== 'highestStockTop') return null;
  const seat = dice.pick(otherSeats(game));
  const count = Math.min(game.sheet.rules.values.hand, game.world.draw.length);
  return { told: [dealOf(game, { tops: tiedTops(game, dice) }), { act: 'draw', seat, count }], seat };
};

function tiedTops(game: Running, dice: Dice): Face[] {
  const high = 2 + dice.below(TOP - 1);
  const tied = dice.shuffled(otherSeats(game)).slice(0, 2);
  return otherSeats(game).map((seat) =>
    tied.includes(seat) ? high : dice.pick<Face>(['S', 1 + dice.below(high - 1)]),
  );
}

export const sameChapter: Offend = (game, when, dice) => {
  const { header, partners } = game.sheet;
  const mates = partners[0]?.[0];
  if (when !== 'deal' || mates === undefined) return null;
  const chapter = dice.pick(['Bluebonnet', 'Lone Star', 'Magnolia']);
  const seats = header.seats.map((seat, i) => (i === 0 || i === mates ? { ...seat, chapter } : seat));
  return { told: [dealOf(game)], seat: null, header: { ...header, seats }, goesOn: true, instead: true };
};
