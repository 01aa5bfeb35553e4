import { type Rules, stockSize } from '@/rulesets';
import { type Card, isNumberCard, type Seat, UNSEEN_CARD } from '../cards';
import { type MutableTable, replaceSeatByCopy, addFaceToSeen, setDiscardPile } from './mutableTable';
import { type EntryOf } from '../entries';
import { emptyTable, seatToLeftOf, type SeatState, type UnsettledTie } from '../table';
import { beginTurn } from './turn';

/** Deals the stocks, turns up their tops and, where the ruleset decides it, sets the starter. */
export function applyDeal(rules: Rules, copy: MutableTable, entry: EntryOf<'deal'>): void {
  resetTable(copy, rules.values.deck);
  if (entry.deck !== undefined) copy.draw = entry.deck;
  copy.unexplained = copy.deck - copy.draw;
  const size = stockSize(rules, copy.seats.length);
  copy.seats.forEach((_, seat) => {
    const state = replaceSeatByCopy(copy, seat);
    state.stock = entry.stock?.[seat] ?? size;
    state.top = entry.tops[seat] ?? UNSEEN_CARD;
    addFaceToSeen(copy, state.top);
    copy.draw -= state.stock;
  });
  if (copy.draw < 0) {
    copy.unexplained += copy.draw;
    copy.draw = 0;
  }
  copy.laid = true;
  if (entry.dealer !== undefined) copy.dealer = entry.dealer;
  decideStarter(rules, copy, entry.tops);
}

function resetTable(copy: MutableTable, deck: number): void {
  const blank = emptyTable({ tableside: 1, id: '', ruleset: '', seats: copy.names.map((name) => ({ name })) }, deck);
  const { teams, names, chapters, raised, dealer, namedStarter, turnNumber, lastActedTurn, signed, paused } = copy;
  Object.assign(copy, blank, {
    teams,
    names,
    chapters,
    raised,
    dealer,
    namedStarter,
    turnNumber: turnNumber + 1,
    lastActedTurn,
    signed,
    paused,
  });
}

function decideStarter(rules: Rules, copy: MutableTable, tops: readonly Card[]): void {
  copy.tie = null;
  const { starter } = rules.values;
  if (starter === 'leftOfDealer' && copy.dealer !== null) beginTurn(copy, seatToLeftOf(copy, copy.dealer));
  else if (starter === 'highestStockTop' && rules.readings.X03 === 'cut')
    decide(
      copy,
      'start',
      copy.seats.map((_, seat) => seat),
    );
  else if (starter === 'highestStockTop' && !tops.includes(UNSEEN_CARD)) decide(copy, 'start', highest(tops));
  else if (copy.namedStarter !== null) beginTurn(copy, copy.namedStarter);
  else beginTurn(copy, null);
}

/** The seats with the highest number, or all if nobody shows a number. A Skip-Bo does not count. */
function highest(cards: readonly (Card | null)[]): Seat[] {
  const numbers = cards.map((card) => (card !== null && isNumberCard(card) ? card : 0));
  const best = Math.max(...numbers);
  return numbers.flatMap((number, seat) => (number === best ? [seat] : []));
}

const tieOf = (what: UnsettledTie['for'], seats: readonly Seat[]): UnsettledTie => ({
  for: what,
  seats,
  shown: seats.map(() => null),
});

/** A single highest seat becomes dealer or starter; several cut again. */
function decide(copy: MutableTable, what: UnsettledTie['for'], seats: readonly Seat[]): void {
  const [only, other] = seats;
  const winner = other === undefined && only !== undefined ? only : null;
  if (what === 'deal') copy.dealer = winner;
  else beginTurn(copy, winner);
  copy.tie = winner === null ? tieOf(what, seats) : null;
}

/**
 * A cut. Whoever shows a Skip-Bo draws again; the cut is decided once every rival has shown a number and one
 * is highest.
 */
export function applyCut(copy: MutableTable, entry: EntryOf<'cut'>): void {
  if (entry.for === 'deal' && !copy.laid) {
    copy.cutting = true;
    copy.tie ??= tieOf(
      'deal',
      copy.seats.map((_, seat) => seat),
    );
  }
  const { tie } = copy;
  if (tie === null || tie.for !== entry.for) return;
  // read the whole entry first: the order of the cards within one cut must not matter
  const shown = tie.seats.map((seat, index) => lastNumber(entry, seat) ?? tie.shown[index] ?? null);
  if (shown.includes(null)) copy.tie = { ...tie, shown };
  else
    decide(
      copy,
      entry.for,
      highest(shown).map((index) => tie.seats[index] as Seat),
    );
}

/** The last number this player showed in the cut; a Skip-Bo does not count. */
function lastNumber(entry: EntryOf<'cut'>, seat: Seat): number | null {
  const numbers = entry.cards.flatMap((cut) => (cut.seat === seat && isNumberCard(cut.card) ? [cut.card] : []));
  return numbers[numbers.length - 1] ?? null;
}

/** A `start` entry decides the starter only where the ruleset leaves the start open. */
export function applyStart(rules: Rules, copy: MutableTable, entry: EntryOf<'start'>): void {
  if (copy.started) return;
  copy.namedStarter = entry.seat;
  const open = rules.values.starter === 'manual' || (copy.turn === null && copy.tie === null);
  if (copy.laid && open) beginTurn(copy, entry.seat);
}

/** Replaces the position by the one the referee describes. What the entry does not say is unknown. */
export function applyPosition(rules: Rules, copy: MutableTable, entry: EntryOf<'position'>): void {
  const before = copy.laid ? copy.seats : null;
  resetTable(copy, rules.values.deck);
  copy.seats.forEach((_, seat) => {
    const state = replaceSeatByCopy(copy, seat);
    const stock = entry.stock[seat];
    state.stock = stock?.count ?? 0;
    state.top = state.stock > 0 ? (stock?.top ?? UNSEEN_CARD) : UNSEEN_CARD;
    state.hand = entry.hand[seat] ?? 0;
    keepSeatHistory(state, before?.[seat] ?? null);
    addFaceToSeen(copy, state.top);
    entry.discards[seat]?.forEach((cards, pile) => {
      if (cards.length > 0) setDiscardPile(state, pile, cards);
      if (cards.length === 1) state.topOnly = [...state.topOnly, pile];
      cards.forEach((card) => addFaceToSeen(copy, card));
    });
  });
  copy.building = entry.building.map((shows) => ({
    cards: new Array<Card>(shows).fill(UNSEEN_CARD),
    shows,
    by: entry.n,
  }));
  countDrawPile(copy, entry);
  copy.laid = true;
  copy.started = true;
  if (entry.dealer !== undefined) copy.dealer = entry.dealer;
  beginTurn(copy, entry.turn);
  copy.progress = { ...copy.progress, known: false };
}

/**
 * A position does not show this: taken over from before, or, if the game was not followed, assumed past the
 * first turns.
 */
function keepSeatHistory(state: ReturnType<typeof replaceSeatByCopy>, before: SeatState | null): void {
  state.turns = before?.turns ?? 1;
  state.hadFour = before?.hadFour ?? false;
  state.mustPlayFirst = before?.mustPlayFirst ?? false;
  state.shownCards = before?.shownCards ?? [];
  state.owedCards = before?.owedCards ?? 0;
}

/** Sets the draw pile and the completed cards as given; if only one is given, the other is the remainder. */
function countDrawPile(copy: MutableTable, entry: EntryOf<'position'>): void {
  const lying =
    copy.building.reduce((sum, pile) => sum + pile.cards.length, 0) +
    copy.seats.reduce(
      (sum, seat) => sum + seat.stock + seat.hand + seat.discards.reduce((all, pile) => all + pile.length, 0),
      0,
    );
  const rest = copy.deck - lying;
  copy.draw = entry.draw ?? Math.max(0, rest - (entry.completed ?? 0));
  copy.drawKnown = entry.draw !== undefined;
  copy.completed = entry.completed ?? (entry.draw === undefined ? 0 : Math.max(0, rest - copy.draw));
  copy.unexplained = rest - copy.draw - copy.completed;
}
