import { type EntryOf, isNumberCard, type Seat } from '@/engine';
import { type SeededRandom } from '@/base';
import { type RunningGame, recordEntry } from './runningGame';
import { makeDeck, type Face, topCardOf, type RealTable } from './realTable';

const FEW = 30;

/** Cuts, deals and decides the starter as the ruleset prescribes. */
export function setUpGame(game: RunningGame): void {
  const { playRules, dice } = game;
  const { values, readings } = playRules.rules;
  const seats = playRules.partners.map((_, seat) => seat);
  if (values.starter === 'leftOfDealer') {
    const cuts = values.dealing === 'oneDealer';
    game.dealer = cuts ? cutFor(game, 'deal', seats, makeDeck(values.deck)) : dice.pick(seats);
    recordDeal(game, !(cuts && dice.chance(game.haste)));
    game.turn = (game.dealer + 1) % playRules.seats;
  } else {
    recordDeal(game, false);
    if (values.starter === 'manual') game.turn = dice.pick(seats);
    else {
      const rivals = readings.X03 === 'cut' ? seats : highest(stockTopsOf(game.realTable));
      game.turn = rivals.length === 1 ? (rivals[0] as Seat) : cutFor(game, 'start', rivals, game.realTable.draw);
    }
  }
  // where an official names the starter, a hurried referee records no `start`: the first to act starts
  const said = values.starter === 'manual' ? !dice.chance(game.haste) : dice.chance(0.1);
  if (said) recordEntry(game, { act: 'start', seat: game.turn });
  game.watch?.('dealt', game);
}

export const stockTopsOf = (realTable: RealTable): Face[] =>
  realTable.players.map(({ stock }) => topCardOf(stock) as Face);

export function recordDeal(game: RunningGame, withDealer: boolean): void {
  const { playRules, dice, realTable } = game;
  game.watch?.('deal', game);
  const body: Omit<EntryOf<'deal'>, 'n'> = {
    act: 'deal',
    ...(withDealer && game.dealer !== null ? { dealer: game.dealer } : {}),
    ...(playRules.rules.values.dealing === 'onePartnerEach' ? { dealers: [0, 1] } : {}),
    tops: stockTopsOf(realTable),
    ...(dice.chance(0.2) ? { stock: realTable.players.map(({ stock }) => stock.length) } : {}),
    ...(dice.chance(0.2) ? { deck: playRules.rules.values.deck } : {}),
  };
  recordEntry(game, body);
  game.topRecorded.fill(true);
}

/** The seats with the highest number, or all if nobody shows a number. A Skip-Bo does not count. */
function highest(cards: readonly Face[]): Seat[] {
  const numbers = cards.map((card) => (isNumberCard(card) ? card : 0));
  const best = Math.max(...numbers);
  return numbers.flatMap((number, seat) => (number === best ? [seat] : []));
}

/** The rivals draw until one is highest. The cards go back and are shuffled in before the first hand. */
function cutFor(game: RunningGame, purpose: 'deal' | 'start', rivals: readonly Seat[], pile: readonly Face[]): Seat {
  const { dice } = game;
  // a short pile might never break the tie
  const rest = dice.shuffled(pile.length < FEW ? makeDeck(game.playRules.rules.values.deck) : pile);
  let tied = rivals;
  while (tied.length > 1) {
    const shown = showAll(game, purpose, tied, rest, dice);
    const best = Math.max(...shown);
    tied = tied.filter((_, i) => shown[i] === best);
  }
  game.realTable.draw = dice.shuffled(game.realTable.draw);
  return tied[0] as Seat;
}

/** One round of a cut: whoever shows a Skip-Bo draws again, until everybody shows a number. */
function showAll(
  game: RunningGame,
  purpose: 'deal' | 'start',
  tied: readonly Seat[],
  rest: Face[],
  dice: SeededRandom,
): number[] {
  const shown = new Map<Seat, number>();
  let told: { seat: Seat; card: Face }[] = [];
  while (shown.size < tied.length) {
    for (const seat of tied) {
      if (shown.has(seat)) continue;
      const card = rest.shift() as Face;
      rest.push(card);
      told.push({ seat, card });
      if (isNumberCard(card)) shown.set(seat, card);
    }
    // a second draw is recorded together with the first, or as a cut of its own
    if (shown.size < tied.length && dice.chance(0.5)) continue;
    recordEntry(game, { act: 'cut', for: purpose, cards: told });
    told = [];
  }
  return tied.map((seat) => shown.get(seat) as number);
}
