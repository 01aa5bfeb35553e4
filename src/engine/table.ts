import type { Chain } from '@/base';
import { type Card, type Seat, UNSEEN } from './cards';
import { type Entry, type Header, type Source } from './entries';
import { type Flag, type Ruling } from './flags';

/** A building pile: its cards, the number it shows, and the entry that last changed it. */
export interface Pile {
  readonly cards: readonly Card[];
  readonly shows: number;
  readonly by: number;
}

export interface SeatState {
  readonly stock: number;
  /** `?` while nobody has told it. */
  readonly top: Card;
  readonly hand: number;
  /** Four discard piles, bottom to top; a fifth only where somebody opened one. */
  readonly discards: readonly (readonly Card[])[];
  /** Piles of which only the top was told: what lies under it is unknown, not absent. */
  readonly loose: readonly number[];
  readonly turns: number;
  /** All four discard places have been occupied at the same time. */
  readonly hadFour: boolean;
  /** Stopped out of turn: must play before drawing at the next regular turn. */
  readonly marked: boolean;
  /** Hand cards that others have seen and that are still in the hand. */
  readonly shown: readonly Card[];
  /** Penalty cards still to be taken when the draw pile is made anew. */
  readonly owed: number;
}

/** How far a player has come in a turn (or in a spell out of turn). */
export interface Progress {
  /** Cards drawn since the last play, or since the turn began. */
  readonly drawn: number;
  readonly plays: number;
  readonly drew: boolean;
  /** The first play or discard has come: whether the draw was left out has been told. */
  readonly opened: boolean;
  /** This turn is the one a stopped player pays with: no draw is due. */
  readonly paying: boolean;
  /** False after a position: nobody told what this player had already done in the turn. */
  readonly known: boolean;
  /** A discard was played and no stock card after it. */
  readonly discardPlayed: boolean;
}

export interface Spell {
  readonly seat: Seat;
  readonly kind: 'out-of-turn' | 'after-discard';
  readonly progress: Progress;
  /** Cards drawn in the whole spell. */
  readonly drawn: number;
  /** Cards this player laid in the spell, oldest first. */
  readonly plays: readonly Laid[];
}

/** One card laid on a building pile, with what it takes to lift it again. */
export interface Laid {
  readonly n: number;
  readonly serial: number;
  /** Whose hand moved, and who answers for it. */
  readonly seat: Seat;
  readonly by: Seat;
  readonly card: Card;
  readonly from: Source;
  readonly owner: Seat;
  /** Its place in the discard pile it came from; −1 where it was not there, or came from elsewhere. */
  readonly at: number;
  /** It cannot have been where it was said to come from: going back, it is unexplained no longer. */
  readonly missing: boolean;
  readonly wasShown: boolean;
  readonly to: number;
  /** The building pile beneath it. */
  readonly pile: Pile;
  /** Cards drawn before it since the play before; null where it was nobody's own play. */
  readonly drawn: number | null;
  /** Drawn or turned up since: taking it back would be taking back knowledge. */
  readonly learned: boolean;
  /** The card this player laid before it in the same turn. */
  readonly under: Laid | null;
}

/** The last discard, with what it takes to lift it again. */
export interface Dropped {
  readonly n: number;
  readonly serial: number;
  readonly seat: Seat;
  readonly card: Card;
  readonly from: Source;
  readonly at: number;
  readonly missing: boolean;
  readonly wasShown: boolean;
  readonly owner: Seat;
  readonly pile: number;
  /** What it ended: a turn, nothing (a second discard), or only the wait for it. */
  readonly as: 'end' | 'again' | 'late';
  readonly turn: Seat | null;
  readonly now: Progress;
  readonly spells: readonly Spell[];
  readonly idle: number;
  readonly under: Dropped | null;
}

export interface Tie {
  readonly for: 'deal' | 'start';
  readonly seats: readonly Seat[];
  readonly shown: readonly (number | null)[];
}

export type Winner = { readonly team: number } | { readonly seat: Seat };

export interface Over {
  readonly why: 'win' | 'time' | 'concede' | 'abandoned';
  readonly winner: Winner | null;
  /** Whose turn it was: a stock that revives gives the turn back. */
  readonly turn: Seat | null;
  readonly seat: Seat | null;
}

/** What lay on the table just before a flagged act: enough to put it back, and no longer history. */
export type Was = Pick<Table, 'building' | 'turn' | 'now' | 'draw' | 'lastLaid' | 'lastDropped'>;

/** A flag as it stands in this game: with its name, its act, and the referee's ruling. */
export interface Raised extends Flag {
  readonly id: string;
  readonly n: number;
  readonly entry: Entry;
  readonly was: Was;
  /** The card this act laid, where it laid one. */
  readonly laid: Laid | null;
  readonly serial: number;
  readonly ruling: Ruling | null;
  /** The id under which it was first raised, when a ruling gave it its other code. */
  readonly wasId?: string;
}

/** The whole position. Never changed: every entry makes a new one. */
export interface Table {
  readonly teams: readonly (number | undefined)[];
  readonly names: readonly string[];
  readonly chapters: readonly (string | undefined)[];
  readonly deck: number;
  readonly seats: readonly SeatState[];
  readonly building: readonly Pile[];
  readonly draw: number;
  /** False after a position that did not tell the draw pile: `draw` is then the most there can be. */
  readonly drawKnown: boolean;
  readonly completed: number;
  readonly unexplained: number;
  /** Tally of known faces outside the draw pile and the hands, and of those set aside. */
  readonly seen: readonly number[];
  readonly completedFaces: readonly number[];

  readonly cutting: boolean;
  readonly laid: boolean;
  readonly started: boolean;
  readonly paused: boolean;
  readonly dealer: Seat | null;
  readonly tie: Tie | null;
  /** Named by the official. */
  readonly named: Seat | null;
  readonly turn: Seat | null;
  readonly now: Progress;
  /** Turns begun so far, and the newest of them in which somebody acted. */
  readonly serial: number;
  readonly acted: number;
  /** Who is acting out of turn, and how far they have come. */
  readonly spells: readonly Spell[];
  /** Who has just discarded, nobody else having acted since. */
  readonly after: Seat | null;
  /** Whose discard is still missing although the turn went on. */
  readonly late: readonly Seat[];
  readonly lastLaid: Laid | null;
  readonly lastDropped: Dropped | null;
  /** Turns in a row without a building play. */
  readonly idle: number;
  readonly over: Over | null;
  readonly signed: readonly number[];
  readonly raised: Chain<Raised> | null;
}

const NO_PILE: Pile = { cards: [], shows: 0, by: 0 };
const NO_FACES: readonly number[] = new Array<number>(13).fill(0);

export const FRESH: Progress = {
  drawn: 0,
  plays: 0,
  drew: false,
  opened: false,
  paying: false,
  known: true,
  discardPlayed: false,
};

const newSeat = (): SeatState => ({
  stock: 0,
  top: UNSEEN,
  hand: 0,
  discards: [[], [], [], []],
  loose: [],
  turns: 0,
  hadFour: false,
  marked: false,
  shown: [],
  owed: 0,
});

/** The table before anything has happened: all cards lie in one heap, which is the draw pile. */
export const emptyTable = (header: Header, deck: number): Table => ({
  teams: header.seats.map((seat) => seat.team),
  names: header.seats.map((seat) => seat.name),
  chapters: header.seats.map((seat) => seat.chapter),
  deck,
  seats: header.seats.map(newSeat),
  building: [NO_PILE, NO_PILE, NO_PILE, NO_PILE],
  draw: deck,
  drawKnown: true,
  completed: 0,
  unexplained: 0,
  seen: NO_FACES,
  completedFaces: NO_FACES,
  cutting: false,
  laid: false,
  started: false,
  paused: false,
  dealer: null,
  tie: null,
  named: null,
  turn: null,
  now: FRESH,
  serial: 0,
  acted: 0,
  spells: [],
  after: null,
  late: [],
  lastLaid: null,
  lastDropped: null,
  idle: 0,
  over: null,
  signed: [],
  raised: null,
});

export const seatAt = (table: Table, seat: Seat): SeatState => {
  const state = table.seats[seat];
  if (state === undefined) throw new RangeError(`no seat ${seat} at this table`);
  return state;
};
/** The building piles that lie there: a fifth only while it has cards. */
export const pilesOn = (table: Table): readonly Pile[] =>
  table.building.length > 4 && pileAt(table, 4).cards.length === 0 ? table.building.slice(0, 4) : table.building;
export const pileAt = (table: Table, place: number): Pile => table.building[place] ?? NO_PILE;
export const neededAt = (table: Table, place: number): number => pileAt(table, place).shows + 1;
export const discardAt = (table: Table, seat: Seat, pile: number): readonly Card[] =>
  seatAt(table, seat).discards[pile] ?? [];
export const leftOf = (table: Table, seat: Seat): Seat => (seat + 1) % table.seats.length;

/** Cards somebody could draw now, a reshuffle included. */
export const cardsToBeHad = (table: Table): boolean => table.draw > 0 || table.completed > 0;

/** All zones and what nobody could account for: always the deck. */
export const cardsInAll = (table: Table): number =>
  table.draw +
  table.completed +
  table.unexplained +
  table.building.reduce((sum, pile) => sum + pile.cards.length, 0) +
  table.seats.reduce(
    (sum, seat) => sum + seat.stock + seat.hand + seat.discards.reduce((all, pile) => all + pile.length, 0),
    0,
  );
