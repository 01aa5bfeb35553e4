import { type Rules, stockSize } from '@/rulesets';
import { type Card, isNumber, type Seat, UNSEEN } from '../cards';
import { type Draft, editSeat, nowSeen, setDiscard } from '../draft';
import { type EntryOf } from '../entries';
import { emptyTable, leftOf, type SeatState, type Tie } from '../table';
import { beginTurn } from './turn';

/** Stocks are down, tops are up, and where the sheet can tell it, the starter is known. */
export function moveDeal(rules: Rules, draft: Draft, entry: EntryOf<'deal'>): void {
  clear(draft, rules.values.deck);
  if (entry.deck !== undefined) draft.draw = entry.deck;
  draft.unexplained = draft.deck - draft.draw;
  const size = stockSize(rules, draft.seats.length);
  draft.seats.forEach((_, seat) => {
    const state = editSeat(draft, seat);
    state.stock = entry.stock?.[seat] ?? size;
    state.top = entry.tops[seat] ?? UNSEEN;
    nowSeen(draft, state.top);
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

function clear(draft: Draft, deck: number): void {
  const blank = emptyTable({ tableside: 1, id: '', ruleset: '', seats: draft.names.map((name) => ({ name })) }, deck);
  const { teams, names, chapters, raised, dealer, named, serial, acted, signed, paused } = draft;
  Object.assign(draft, blank, {
    teams,
    names,
    chapters,
    raised,
    dealer,
    named,
    serial: serial + 1,
    acted,
    signed,
    paused,
  });
}

function decideStarter(rules: Rules, draft: Draft, tops: readonly Card[]): void {
  draft.tie = null;
  const { starter } = rules.values;
  if (starter === 'leftOfDealer' && draft.dealer !== null) beginTurn(draft, leftOf(draft, draft.dealer));
  else if (starter === 'highestStockTop' && rules.readings.X03 === 'cut')
    decide(
      draft,
      'start',
      draft.seats.map((_, seat) => seat),
    );
  else if (starter === 'highestStockTop' && !tops.includes(UNSEEN)) decide(draft, 'start', highest(tops));
  else if (draft.named !== null) beginTurn(draft, draft.named);
  else beginTurn(draft, null);
}

/** Seats with the highest number; all of them where nobody shows one. A Skip-Bo does not compete. */
function highest(cards: readonly (Card | null)[]): Seat[] {
  const numbers = cards.map((card) => (card !== null && isNumber(card) ? card : 0));
  const best = Math.max(...numbers);
  return numbers.flatMap((number, seat) => (number === best ? [seat] : []));
}

const tieOf = (what: Tie['for'], seats: readonly Seat[]): Tie => ({ for: what, seats, shown: seats.map(() => null) });

/** One is highest: dealer or starter. Several are: they cut again. */
function decide(draft: Draft, what: Tie['for'], seats: readonly Seat[]): void {
  const [only, other] = seats;
  const winner = other === undefined && only !== undefined ? only : null;
  if (what === 'deal') draft.dealer = winner;
  else beginTurn(draft, winner);
  draft.tie = winner === null ? tieOf(what, seats) : null;
}

/** Whoever turns up a Skip-Bo draws again: nothing is decided until every rival has shown a number and one is highest. */
export function moveCut(draft: Draft, entry: EntryOf<'cut'>): void {
  if (entry.for === 'deal' && !draft.laid) {
    draft.cutting = true;
    draft.tie ??= tieOf(
      'deal',
      draft.seats.map((_, seat) => seat),
    );
  }
  const { tie } = draft;
  if (tie === null || tie.for !== entry.for) return;
  // the whole entry first: in what order the cards of one cut were told decides nothing
  const shown = tie.seats.map((seat, index) => lastNumber(entry, seat) ?? tie.shown[index] ?? null);
  if (shown.includes(null)) draft.tie = { ...tie, shown };
  else
    decide(
      draft,
      entry.for,
      highest(shown).map((index) => tie.seats[index] as Seat),
    );
}

/** The number this player has come to show in a cut: a Skip-Bo does not count, and is drawn again. */
function lastNumber(entry: EntryOf<'cut'>, seat: Seat): number | null {
  const numbers = entry.cards.flatMap((cut) => (cut.seat === seat && isNumber(cut.card) ? [cut.card] : []));
  return numbers[numbers.length - 1] ?? null;
}

/** The official's word counts where the sheet leaves the start open; elsewhere it is only said aloud. */
export function moveStart(rules: Rules, draft: Draft, entry: EntryOf<'start'>): void {
  if (draft.started) return;
  draft.named = entry.seat;
  const open = rules.values.starter === 'manual' || (draft.turn === null && draft.tie === null);
  if (draft.laid && open) beginTurn(draft, entry.seat);
}

/** What lies on the table now. Judging starts afresh; what nobody told is unknown. */
export function movePosition(rules: Rules, draft: Draft, entry: EntryOf<'position'>): void {
  const before = draft.laid ? draft.seats : null;
  clear(draft, rules.values.deck);
  draft.seats.forEach((_, seat) => {
    const state = editSeat(draft, seat);
    const stock = entry.stock[seat];
    state.stock = stock?.count ?? 0;
    state.top = state.stock > 0 ? (stock?.top ?? UNSEEN) : UNSEEN;
    state.hand = entry.hand[seat] ?? 0;
    remember(state, before?.[seat] ?? null);
    nowSeen(draft, state.top);
    entry.discards[seat]?.forEach((cards, pile) => {
      if (cards.length > 0) setDiscard(state, pile, cards);
      if (cards.length === 1) state.loose = [...state.loose, pile];
      cards.forEach((card) => nowSeen(draft, card));
    });
  });
  draft.building = entry.building.map((shows) => ({ cards: new Array<Card>(shows).fill(UNSEEN), shows, by: entry.n }));
  countTheRest(draft, entry);
  draft.laid = true;
  draft.started = true;
  if (entry.dealer !== undefined) draft.dealer = entry.dealer;
  beginTurn(draft, entry.turn);
  draft.now = { ...draft.now, known: false };
}

/** What a position cannot show stays as it was known; of a game never seen before, the first turns are over. */
function remember(state: ReturnType<typeof editSeat>, before: SeatState | null): void {
  state.turns = before?.turns ?? 1;
  state.hadFour = before?.hadFour ?? false;
  state.marked = before?.marked ?? false;
  state.shown = before?.shown ?? [];
  state.owed = before?.owed ?? 0;
}

/** Draw pile and completed piles as told; of the two, what was not told is what remains. */
function countTheRest(draft: Draft, entry: EntryOf<'position'>): void {
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
