import { type EntryOf, isNumber, type Seat } from '@/engine';
import { type Dice } from './dice';
import { type Running, tell } from './runningGame';
import { deckOf, type Face, topOf, type World } from './realTable';

const FEW = 30;

/** Cuts, deals and names the starter, as the sheet has it. */
export function setUp(game: Running): void {
  const { sheet, dice } = game;
  const { values, readings } = sheet.rules;
  const seats = sheet.partners.map((_, seat) => seat);
  if (values.starter === 'leftOfDealer') {
    const cuts = values.dealing === 'oneDealer';
    game.dealer = cuts ? cutFor(game, 'deal', seats, deckOf(values.deck)) : dice.pick(seats);
    tellDeal(game, !(cuts && dice.chance(game.haste)));
    game.turn = (game.dealer + 1) % sheet.seats;
  } else {
    tellDeal(game, false);
    if (values.starter === 'manual') game.turn = dice.pick(seats);
    else {
      const rivals = readings.X03 === 'cut' ? seats : highest(topsOf(game.world));
      game.turn = rivals.length === 1 ? (rivals[0] as Seat) : cutFor(game, 'start', rivals, game.world.draw);
    }
  }
  // where the official names the starter, a hurried one lets the first to act be it
  const said = values.starter === 'manual' ? !dice.chance(game.haste) : dice.chance(0.1);
  if (said) tell(game, { act: 'start', seat: game.turn });
  game.watch?.('dealt', game);
}

export const topsOf = (world: World): Face[] => world.players.map(({ stock }) => topOf(stock) as Face);

export function tellDeal(game: Running, withDealer: boolean): void {
  const { sheet, dice, world } = game;
  game.watch?.('deal', game);
  const body: Omit<EntryOf<'deal'>, 'n'> = {
    act: 'deal',
    ...(withDealer && game.dealer !== null ? { dealer: game.dealer } : {}),
    ...(sheet.rules.values.dealing === 'onePartnerEach' ? { dealers: [0, 1] } : {}),
    tops: topsOf(world),
    ...(dice.chance(0.2) ? { stock: world.players.map(({ stock }) => stock.length) } : {}),
    ...(dice.chance(0.2) ? { deck: sheet.rules.values.deck } : {}),
  };
  tell(game, body);
  game.topTold.fill(true);
}

/** Seats with the highest number; all where nobody shows one. A Skip-Bo does not compete. */
function highest(cards: readonly Face[]): Seat[] {
  const numbers = cards.map((card) => (isNumber(card) ? card : 0));
  const best = Math.max(...numbers);
  return numbers.flatMap((number, seat) => (number === best ? [seat] : []));
}

/** Draws for high card until one is highest; the cards go back, and are shuffled in before the first hand. */
function cutFor(game: Running, purpose: 'deal' | 'start', rivals: readonly Seat[], pile: readonly Face[]): Seat {
  const { dice } = game;
  // a pile too short to tell anybody apart would be drawn from for ever
  const rest = dice.shuffled(pile.length < FEW ? deckOf(game.sheet.rules.values.deck) : pile);
  let tied = rivals;
  while (tied.length > 1) {
    const shown = showAll(game, purpose, tied, rest, dice);
    const best = Math.max(...shown);
    tied = tied.filter((_, i) => shown[i] === best);
  }
  game.world.draw = dice.shuffled(game.world.draw);
  return tied[0] as Seat;
}

/** One round of it: whoever turns up a Skip-Bo draws again, until everybody shows a number. */
function showAll(game: Running, purpose: 'deal' | 'start', tied: readonly Seat[], rest: Face[], dice: Dice): number[] {
  const shown = new Map<Seat, number>();
  let told: { seat: Seat; card: Face }[] = [];
  while (shown.size < tied.length) {
    for (const seat of tied) {
      if (shown.has(seat)) continue;
      const card = rest.shift() as Face;
      rest.push(card);
      told.push({ seat, card });
      if (isNumber(card)) shown.set(seat, card);
    }
    // a second draw is told with the first, or as a cut of its own
    if (shown.size < tied.length && dice.chance(0.5)) continue;
    tell(game, { act: 'cut', for: purpose, cards: told });
    told = [];
  }
  return tied.map((seat) => shown.get(seat) as number);
}
