import { type Rules, stockSize } from '@/rulesets';
import { type Card, isNumberCard, type Seat, UNSEEN_CARD } from '../cards';
import { type MutableTable, replaceSeatByCopy, addFaceToSeen, setDiscardPile } from '../mutableTable';
import { type EntryOf } from '../entries';
import { emptyTable, seatToLeftOf, type SeatState, type UnsettledTie } from '../table';
import { beginTurn } from './turn';

/** Deals the stocks, turns up their tops and, where the ruleset decides it, sets the starter. */
export function applyDeal(rules: Rules, draft: MutableTable, entry: EntryOf<'deal'>): void {
  resetTable(draft, rules.values.deck);
  if (entry.deck !== undefined) draft.draw = entry.deck;
  draft.unexplained = draft.deck - draft.draw;
  const size = stockSize(rules, draft.seats.length);
  draft.seats.forEach((_, seat) => {
    const state = replaceSeatByCopy(draft, seat);
    state.stock = entry.stock?.[seat] ?? size;
    state.top = entry.tops[seat] ?? UNSEEN_CARD;
    addFaceToSeen(draft, state.top);
    draft.draw -= state.stock;
  });
  if (draft.draw < 0) {
    draft.unexplained += draft.draw;
    draft.draw = 0;
  }
  draft.laid = true;
  if (entry.dealer !== undefined) draft.dealer = entry.dealer;
  decideStarter(rules, draft, entry.tops);
}

function resetTable(draft: MutableTable, deck: number): void {
  const blank = emptyTable({ tableside: 1, id: '', ruleset: '', seats: draft.names.map((name) => ({ name })) }, deck);
  const { teams, names, chapters, raised, dealer, namedStarter, turnNumber, lastActedTurn, signed, paused } = draft;
  Object.assign(draft, blank, {
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

function decideStarter(rules: Rules, draft: MutableTable, tops: readonly Card[]): void {
  draft.tie = null;
  const { starter } = rules.values;
  if (starter === 'leftOfDealer' && draft.dealer !== null) beginTurn(draft, seatToLeftOf(draft, draft.dealer));
  else if (starter === 'highestStockTop' && rules.readings.X03 === 'cut')
    decide(
      draft,
      'start',
      draft.seats.map((_, seat) => seat),
    );
  else if (starter === 'highestStockTop' && !tops.includes(UNSEEN_CARD)) decide(draft, 'start', highest(tops));
  else if (draft.namedStarter !== null) beginTurn(draft, draft.namedStarter);
  else beginTurn(draft, null);
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
function decide(draft: MutableTable, what: UnsettledTie['for'], seats: readonly Seat[]): void {
  const [only, other] = seats;
  const winner = other === undefined && only !== undefined ? only : null;
  if (what === 'deal') draft.dealer = winner;
  else beginTurn(draft, winner);
  draft.tie = winner === null ? tieOf(what, seats) : null;
}

/**
 * A cut. Whoever shows a Skip-Bo draws again; the cut is decided once every rival has shown a number and one
 * is highest.
 */
export function applyCut(draft: MutableTable, entry: EntryOf<'cut'>): void {
  if (entry.for === 'deal' && !draft.laid) {
    draft.cutting = true;
    draft.tie ??= tieOf(
      'deal',
      draft.seats.map((_, seat) => seat),
    );
  }
  const { tie } = draft;
  if (tie === null || tie.for !== entry.for) return;
  // read the whole entry first: the order of the cards within one cut must not matter
  const shown = tie.seats.map((seat, index) => lastNumber(entry, seat) ?? tie.shown[index] ?? null);
  if (shown.includes(null)) draft.tie = { ...tie, shown };
  else
    decide(
      draft,
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
export function applyStart(rules: Rules, draft: MutableTable, entry: EntryOf<'start'>): void {
  if (draft.started) return;
  draft.namedStarter = entry.seat;
  const open = rules.values.starter === 'manual' || (draft.turn === null && draft.tie === null);
  if (draft.laid && open) beginTurn(draft, entry.seat);
}

/** Replaces the position by the one the referee describes. What the entry does not say is unknown. */
export function applyPosition(rules: Rules, draft: MutableTable, entry: EntryOf<'position'>): void {
  const before = draft.laid ? draft.seats : null;
  resetTable(draft, rules.values.deck);
  draft.seats.forEach((_, seat) => {
    const state = replaceSeatByCopy(draft, seat);
    const stock = entry.stock[seat];
    state.stock = stock?.count ?? 0;
    state.top = state.stock > 0 ? (stock?.top ?? UNSEEN_CARD) : UNSEEN_CARD;
    state.hand = entry.hand[seat] ?? 0;
    keepSeatHistory(state, before?.[seat] ?? null);
    addFaceToSeen(draft, state.top);
    entry.discards[seat]?.forEach((cards, pile) => {
      if (cards.length > 0) setDiscardPile(state, pile, cards);
      if (cards.length === 1) state.topOnly = [...state.topOnly, pile];
      cards.forEach((card) => addFaceToSeen(draft, card));
    });
  });
  draft.building = entry.building.map((shows) => ({
    cards: new Array<Card>(shows).fill(UNSEEN_CARD),
    shows,
    by: entry.n,
  }));
  countDrawPile(draft, entry);
  draft.laid = true;
  draft.started = true;
  if (entry.dealer !== undefined) draft.dealer = entry.dealer;
  beginTurn(draft, entry.turn);
  draft.progress = { ...draft.progress, known: false };
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
function countDrawPile(draft: MutableTable, entry: EntryOf<'position'>): void {
  const lying =
    draft.building.reduce((sum, pile) => sum + pile.cards.length, 0) +
    draft.seats.reduce(
      (sum, seat) => sum + seat.stock + seat.hand + seat.discards.reduce((all, pile) => all + pile.length, 0),
      0,
    );
  const rest = draft.deck - lying;
  draft.draw = entry.draw ?? Math.max(0, rest - (entry.completed ?? 0));
  draft.drawKnown = entry.draw !== undefined;
  draft.completed = entry.completed ?? (entry.draw === undefined ? 0 : Math.max(0, rest - draft.draw));
  draft.unexplained = rest - draft.draw - draft.completed;
}
