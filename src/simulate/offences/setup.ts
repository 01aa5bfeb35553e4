import { type EntryOf, type Header, HIGHEST_NUMBER } from '@/engine';
import { type SeededRandom } from '@/base';
import { type RunningGame } from '../runningGame';
import { stockTopsOf } from '../setUp';
import { type Face } from '../realTable';
import { type TryOffence, seatsExcept } from './offence';

const dealOf = (game: RunningGame, more: Partial<EntryOf<'deal'>> = {}): Omit<EntryOf<'deal'>, 'n'> => ({
  act: 'deal',
  ...(game.dealer === null ? {} : { dealer: game.dealer }),
  tops: stockTopsOf(game.realTable),
  ...more,
});

/** One or two players too few or, if the ruleset allows almost any number, one too many. */
export const offendByWrongPlayerCount: TryOffence = (game, when, dice) => {
  if (when !== 'deal') return null;
  const { header, rules, seats } = game.playRules;
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
  const tops = Array.from(
    { length: count },
    (_, seat) => stockTopsOf(game.realTable)[seat] ?? 1 + dice.below(HIGHEST_NUMBER),
  );
  return { entries: [{ act: 'deal', tops }], seat: null, header: seated, anew: true };
};

export const offendByWrongDeckSize: TryOffence = (game, when, dice) =>
  when === 'deal'
    ? { entries: [dealOf(game, { deck: game.playRules.rules.values.deck + dice.pick([-2, -1, 1]) })], seat: null }
    : null;

/** A stock of the wrong size, counted with the deal or after it. */
export const offendByWrongStockSize: TryOffence = (game, when, dice) => {
  const seat = dice.pick(seatsExcept(game));
  const found = game.playRules.stock + dice.pick([-1, 1]);
  const counted = game.realTable.players.map((_, each) => (each === seat ? found : game.playRules.stock));
  if (when === 'deal') return { entries: [dealOf(game, { stock: counted })], seat };
  return when === 'dealt' ? { entries: [{ act: 'count', seat, stock: found }], seat } : null;
};

export const offendByWrongStarter: TryOffence = (game, when, dice) => {
  const seat = dice.pick(seatsExcept(game, game.turn));
  const count = Math.min(game.playRules.rules.values.hand, game.realTable.draw.length);
  return when === 'dealt' && count > 0 ? { entries: [{ act: 'draw', seat, count }], seat } : null;
};

/** Two tops tie for the highest, and somebody begins before the tie is settled. */
export const offendByStartingBeforeTieBreak: TryOffence = (game, when, dice) => {
  if (when !== 'deal' || game.playRules.rules.values.starter !== 'highestStockTop') return null;
  const seat = dice.pick(seatsExcept(game));
  const count = Math.min(game.playRules.rules.values.hand, game.realTable.draw.length);
  return { entries: [dealOf(game, { tops: tiedTops(game, dice) }), { act: 'draw', seat, count }], seat };
};

function tiedTops(game: RunningGame, dice: SeededRandom): Face[] {
  const high = 2 + dice.below(HIGHEST_NUMBER - 1);
  const tied = dice.shuffled(seatsExcept(game)).slice(0, 2);
  return seatsExcept(game).map((seat) =>
    tied.includes(seat) ? high : dice.pick<Face>(['S', 1 + dice.below(high - 1)]),
  );
}

export const offendByPartnersOfSameClubChapter: TryOffence = (game, when, dice) => {
  const { header, partners } = game.playRules;
  const mates = partners[0]?.[0];
  if (when !== 'deal' || mates === undefined) return null;
  const chapter = dice.pick(['Bluebonnet', 'Lone Star', 'Magnolia']);
  const seats = header.seats.map((seat, i) => (i === 0 || i === mates ? { ...seat, chapter } : seat));
  return { entries: [dealOf(game)], seat: null, header: { ...header, seats }, goesOn: true, instead: true };
};
