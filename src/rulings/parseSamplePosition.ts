import { type Card, type EntryOf, UNSEEN_CARD } from '@/engine';
import { type SampleTable, type SeatRole } from './sampleTable';

/**
 * A position in a line, with seats named by role:
 *
 *   you* stock 12 top 7 hand 5 piles 3.9 - - 2 | build 6 0 11 3 | partner stock 9 top S | draw 40 | completed 24
 *
 * `*` marks the player on turn. Discard piles are written bottom to top. What is left out: a stock of nine under a ten,
 * five cards in hand, no discards, nothing completed, and all other cards in the draw pile (or, where the draw pile is
 * told, among the completed ones). `draw 1 dead` leaves none to shuffle either: all other cards lie in the discard piles.
 */
export type SamplePosition = Omit<EntryOf<'position'>, 'n'>;

interface SeatText {
  stock: number;
  top: Card;
  hand: number;
  piles: Card[][];
}

const USUAL_STOCK = 9;
const USUAL_TOP = 10;
const USUAL_HAND = 5;

const usualSeat = (): SeatText => ({
  stock: USUAL_STOCK,
  top: USUAL_TOP,
  hand: USUAL_HAND,
  piles: [[], [], [], []],
});
const parseCard = (text: string): Card => (text === 'S' || text === '?' ? text : Number(text));
const parsePile = (text: string): Card[] => (text === '-' ? [] : text.split('.').map(parseCard));

function parseSeat(texts: readonly string[]): SeatText {
  const seat = usualSeat();
  for (let i = 0; i < texts.length;) {
    const [key = '', value = ''] = texts.slice(i);
    if (key === 'piles') {
      seat.piles = texts.slice(i + 1, i + 5).map(parsePile);
      i += 5;
      continue;
    }
    if (key === 'stock' || key === 'hand') seat[key] = Number(value);
    else if (key === 'top') seat.top = parseCard(value);
    else throw new Error(`a position does not know '${key}'`);
    i += 2;
  }
  return seat;
}

interface PositionText {
  turn: SeatRole;
  readonly seats: SeatText[];
  building: number[];
  draw?: number;
  isDead?: boolean;
  completed?: number;
}

function parseText(text: string, { seats, seatOf }: SampleTable): PositionText {
  const parsed: PositionText = { turn: 'you', seats: Array.from({ length: seats }, usualSeat), building: [0, 0, 0, 0] };
  for (const [head = '', ...rest] of text.split('|').map((part) => part.trim().split(/\s+/))) {
    if (head === 'build') parsed.building = rest.map(Number);
    else if (head === 'draw') {
      parsed.draw = Number(rest[0]);
      parsed.isDead = rest[1] === 'dead';
    } else if (head === 'completed') parsed.completed = Number(rest[0]);
    else {
      const role = head.replace('*', '') as SeatRole;
      if (head.endsWith('*')) parsed.turn = role;
      parsed.seats[seatOf(role)] = parseSeat(rest);
    }
  }
  return parsed;
}

/** Cards nobody saw, under the discards of everybody: a long game with nothing to draw and nothing to shuffle. */
function buryUnderDiscards(seats: readonly SeatText[], rest: number): readonly SeatText[] {
  const places = seats.length * 4;
  return seats.map((seat, at) => ({
    ...seat,
    piles: seat.piles.map((pile, place) => {
      const share = Math.floor(rest / places) + (at * 4 + place < rest % places ? 1 : 0);
      return [...new Array<Card>(Math.max(0, share)).fill(UNSEEN_CARD), ...pile];
    }),
  }));
}

function makePosition(parsed: PositionText, at: SampleTable, deck: number): SamplePosition {
  const { turn, building, draw, isDead, completed } = parsed;
  const laid = parsed.seats.reduce((sum, { stock, hand, piles }) => sum + stock + hand + piles.flat().length, 0);
  const rest = deck - laid - building.reduce((sum, shows) => sum + shows, 0) - (completed ?? 0);
  const left = draw ?? Math.max(0, rest);
  const seats = isDead === true ? buryUnderDiscards(parsed.seats, Math.max(0, rest - left)) : parsed.seats;
  return {
    act: 'position',
    turn: at.seatOf(turn),
    stock: seats.map(({ stock, top }) => ({ count: stock, top: stock === 0 ? UNSEEN_CARD : top })),
    discards: seats.map(({ piles }) => piles),
    hand: seats.map(({ hand }) => hand),
    building,
    draw: left,
    completed: completed ?? (isDead === true ? 0 : Math.max(0, rest - left)),
  };
}

/** What lies on the table. What the player on turn has done in it nobody knows. */
export const parseSamplePosition = (text: string, at: SampleTable, deck: number): SamplePosition =>
  makePosition(parseText(text, at), at, deck);

/**
 * The same, but the turn has just begun: the player before has discarded an eleven. Needs a free discard place at that
 * player's seat.
 */
export function parsePositionAtTurnBegin(
  text: string,
  at: SampleTable,
  deck: number,
): readonly [SamplePosition, Omit<EntryOf<'discard'>, 'n'>] {
  const parsed = parseText(text, at);
  const before = (at.seatOf(parsed.turn) + at.seats - 1) % at.seats;
  const seat = parsed.seats[before] ?? usualSeat();
  const pile = Math.max(
    0,
    seat.piles.findIndex((cards) => cards.length === 0),
  );
  const seats = parsed.seats.with(before, { ...seat, hand: seat.hand + 1 });
  const position = { ...makePosition({ ...parsed, seats }, at, deck), turn: before };
  return [position, { act: 'discard', seat: before, card: 11, pile }];
}
