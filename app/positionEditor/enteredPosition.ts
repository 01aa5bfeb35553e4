import { type Card, type EntryOf, type Header, type Seat, UNSEEN_CARD } from '@/engine';
import { rulesetOfHeader, rulesFor, stockSize } from '@/rulesets';

export const PILES_PER_POSITION = 4;
/** The default hand: nearly everybody holds five cards. */
const USUAL_HAND = 5;

export interface EnteredSeat {
  readonly stock: number;
  readonly top: Card;
  /** Four piles, bottom to top. One card alone: what lies under it is unknown. */
  readonly discards: readonly (readonly Card[])[];
  readonly hand: number;
}

/** What lies on the table, as far as it was entered. */
export interface EnteredPosition {
  readonly turn: Seat | null;
  readonly dealer: Seat | null;
  readonly seats: readonly EnteredSeat[];
  /** The number each building pile shows; 0: empty. */
  readonly building: readonly number[];
  /** Null: not counted. */
  readonly draw: number | null;
  readonly completed: number | null;
}

const NO_PILES: readonly (readonly Card[])[] = [[], [], [], []];

/** The position before anything was entered: full stocks, full hands, every top unknown. */
export const blankPosition = (seats: number, stock: number): EnteredPosition => ({
  turn: null,
  dealer: null,
  seats: Array.from({ length: seats }, () => ({ stock, top: UNSEEN_CARD, discards: NO_PILES, hand: USUAL_HAND })),
  building: [0, 0, 0, 0],
  draw: null,
  completed: null,
});

export type PositionBody = Omit<EntryOf<'position'>, 'n' | 'at' | 'by' | 'act'>;

/** A position as it was told; what an incomplete one leaves out is blank. */
export function positionFromBody(body: Partial<PositionBody>, seats: number, stock: number): EnteredPosition {
  const blank = blankPosition(seats, stock);
  return {
    turn: body.turn ?? null,
    dealer: body.dealer ?? null,
    seats: blank.seats.map((none, seat) => ({
      stock: body.stock?.[seat]?.count ?? none.stock,
      top: body.stock?.[seat]?.top ?? none.top,
      discards: none.discards.map((empty, pile) => body.discards?.[seat]?.[pile] ?? empty),
      hand: body.hand?.[seat] ?? none.hand,
    })),
    building: blank.building.map((none, pile) => body.building?.[pile] ?? none),
    draw: body.draw ?? null,
    completed: body.completed ?? null,
  };
}

/** The position as an entry. What was not counted is left out, because it is unknown and not zero. */
export const makePositionBody = ({
  turn,
  dealer,
  seats,
  building,
  draw,
  completed,
}: EnteredPosition): PositionBody => ({
  turn,
  ...(dealer === null ? {} : { dealer }),
  stock: seats.map(({ stock, top }) => ({ count: stock, top: stock === 0 ? UNSEEN_CARD : top })),
  discards: seats.map(({ discards }) => discards),
  hand: seats.map(({ hand }) => hand),
  building,
  ...(draw === null ? {} : { draw }),
  ...(completed === null ? {} : { completed }),
});

const DECK = 162;

/** What a table's sheet says of its cards; without a sheet, a whole deck and nothing dealt. */
export function deckAndStockSizes(
  header: Header | undefined,
  players: number,
): { readonly stock: number; readonly deck: number } {
  const ruleset = header === undefined ? undefined : rulesetOfHeader(header);
  if (ruleset === undefined) return { stock: 0, deck: DECK };
  const rules = rulesFor(ruleset, header?.house);
  return { stock: stockSize(rules, players), deck: rules.values.deck };
}
