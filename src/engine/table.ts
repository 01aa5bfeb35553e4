import type { BackwardLinkedList } from '@/base';
import { type Card, type Seat, UNSEEN_CARD } from './cards';
import { type Entry, type Header } from './entries';
import { type Source } from './fields';
import { type Flag, type AppliedRuling } from './flags';

/** A building pile: its cards, the number it shows, and the entry that last changed it. */
export interface BuildingPileState {
  readonly cards: readonly Card[];
  readonly shows: number;
  readonly by: number;
}

export interface SeatState {
  readonly stock: number;
  /** `?` while the record does not name it. */
  readonly top: Card;
  readonly hand: number;
  /** Four discard piles, bottom to top; a fifth only where somebody opened one. */
  readonly discards: readonly (readonly Card[])[];
  /** Discard piles of which a position named only the top: there may be unknown cards under it. */
  readonly topOnly: readonly number[];
  readonly turns: number;
  /** All four discard piles have been in use at the same time. */
  readonly hadFour: boolean;
  /** Was stopped out of turn, so must play before drawing at the next regular turn. */
  readonly mustPlayFirst: boolean;
  /** Cards of the hand that others have seen. */
  readonly shownCards: readonly Card[];
  /** Penalty cards this player takes as soon as there is a new draw pile. */
  readonly owedCards: number;
}

/** How far a player has come in a turn (or in a spell out of turn). */
export interface TurnProgress {
  /** Cards drawn since the last play, or since the turn began. */
  readonly drawn: number;
  readonly plays: number;
  readonly drew: boolean;
  /** The first play or discard of the turn has been made; after that an omitted draw is not flagged again. */
  readonly opened: boolean;
  /** The player was stopped out of turn earlier: no draw is due before the first play of this turn. */
  readonly mustPlayFirst: boolean;
  /** False after a `position` entry: it does not say what this player has already done in the turn. */
  readonly known: boolean;
  /** The player has played from a discard pile and no stock card since. */
  readonly discardPlayed: boolean;
}

export interface Spell {
  readonly seat: Seat;
  readonly kind: 'out-of-turn' | 'after-discard';
  readonly progress: TurnProgress;
  /** Cards drawn in the whole spell. */
  readonly drawn: number;
  /** Cards this player laid in the spell, oldest first. */
  readonly plays: readonly LaidCard[];
}

/** One card laid on a building pile, with everything needed to return it. */
export interface LaidCard {
  readonly n: number;
  readonly turnNumber: number;
  /** Who moved the card, and who is responsible for the play. */
  readonly seat: Seat;
  readonly by: Seat;
  readonly card: Card;
  readonly from: Source;
  readonly owner: Seat;
  /** Its index in the discard pile it came from; −1 if it was not there, or came from a hand or stock. */
  readonly sourceIndex: number;
  /** The record has no such card at the source, so it counted as unexplained; returning it reverts that. */
  readonly missing: boolean;
  readonly wasShown: boolean;
  readonly to: number;
  /** The building pile as it was before this card. */
  readonly pile: BuildingPileState;
  /** Cards drawn between the previous play and this one; null for an unasked play, which is part of no turn. */
  readonly drawn: number | null;
  /** A card was drawn or turned up since: a player who takes it back now has learned something. */
  readonly learned: boolean;
  /** The card this player laid before it in the same turn. */
  readonly previous: LaidCard | null;
}

/** The last discard, with everything needed to return it. */
export interface LastDiscard {
  readonly n: number;
  readonly turnNumber: number;
  readonly seat: Seat;
  readonly card: Card;
  readonly from: Source;
  readonly sourceIndex: number;
  readonly missing: boolean;
  readonly wasShown: boolean;
  readonly owner: Seat;
  readonly pile: number;
  /** `end`: it ended a turn. `again`: a second discard, which ended nothing. `late`: it was the missing discard. */
  readonly effect: 'end' | 'again' | 'late';
  readonly turn: Seat | null;
  readonly progress: TurnProgress;
  readonly spells: readonly Spell[];
  readonly idleTurns: number;
  readonly previous: LastDiscard | null;
}

export interface UnsettledTie {
  readonly for: 'deal' | 'start';
  readonly seats: readonly Seat[];
  readonly shown: readonly (number | null)[];
}

export type Winner = { readonly team: number } | { readonly seat: Seat };

export interface GameEnd {
  readonly why: 'win' | 'time' | 'concede' | 'abandoned';
  readonly winner: Winner | null;
  /** Whose turn it was: if the win is undone, that player gets the turn back. */
  readonly turn: Seat | null;
  readonly seat: Seat | null;
}

/** The part of the table just before a flagged act that remedies need. */
export type PositionBeforeFlaggedAct = Pick<
  Table,
  'building' | 'turn' | 'progress' | 'draw' | 'lastLaid' | 'lastDiscarded'
>;

/** A flag as stored on the table: with its id, the entry that raised it, and the referee's ruling. */
export interface RaisedFlag extends Flag {
  readonly id: string;
  readonly n: number;
  readonly entry: Entry;
  readonly before: PositionBeforeFlaggedAct;
  /** The card this act laid, where it laid one. */
  readonly laidCard: LaidCard | null;
  readonly turnNumber: number;
  readonly ruling: AppliedRuling | null;
  /** The id under which it was raised, if a ruling changed its code. */
  readonly originalId?: string;
}

/** The whole position. Immutable: every entry makes a new one. */
export interface Table {
  readonly teams: readonly (number | undefined)[];
  readonly names: readonly string[];
  readonly chapters: readonly (string | undefined)[];
  readonly deck: number;
  readonly seats: readonly SeatState[];
  readonly building: readonly BuildingPileState[];
  readonly draw: number;
  /** False after a `position` entry without a draw pile count: `draw` is then an upper bound. */
  readonly drawKnown: boolean;
  readonly completed: number;
  readonly unexplained: number;
  /** Tallies by face: the known cards outside the draw pile and the hands, and those in completed piles. */
  readonly seen: readonly number[];
  readonly completedFaces: readonly number[];

  readonly cutting: boolean;
  readonly laid: boolean;
  readonly started: boolean;
  readonly paused: boolean;
  readonly dealer: Seat | null;
  readonly tie: UnsettledTie | null;
  /** The starter an official named with a `start` entry. */
  readonly namedStarter: Seat | null;
  readonly turn: Seat | null;
  readonly progress: TurnProgress;
  /** How many turns have begun, and the newest of them in which somebody acted. */
  readonly turnNumber: number;
  readonly lastActedTurn: number;
  /** The players who are acting outside a regular turn. */
  readonly spells: readonly Spell[];
  /** Who discarded last, as long as nobody else has acted since. */
  readonly justDiscarded: Seat | null;
  /** Players whose turn ended without the discard it needed. */
  readonly missingDiscards: readonly Seat[];
  readonly lastLaid: LaidCard | null;
  readonly lastDiscarded: LastDiscard | null;
  /** Turns in a row without a building play. */
  readonly idleTurns: number;
  readonly over: GameEnd | null;
  readonly signed: readonly number[];
  readonly raised: BackwardLinkedList<RaisedFlag> | null;
}

const NO_PILE: BuildingPileState = { cards: [], shows: 0, by: 0 };
const NO_FACES: readonly number[] = new Array<number>(13).fill(0);

export const FRESH_PROGRESS: TurnProgress = {
  drawn: 0,
  plays: 0,
  drew: false,
  opened: false,
  mustPlayFirst: false,
  known: true,
  discardPlayed: false,
};

const newSeat = (): SeatState => ({
  stock: 0,
  top: UNSEEN_CARD,
  hand: 0,
  discards: [[], [], [], []],
  topOnly: [],
  turns: 0,
  hadFour: false,
  mustPlayFirst: false,
  shownCards: [],
  owedCards: 0,
});

/** The table before the first entry: all cards are in the draw pile. */
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
  namedStarter: null,
  turn: null,
  progress: FRESH_PROGRESS,
  turnNumber: 0,
  lastActedTurn: 0,
  spells: [],
  justDiscarded: null,
  missingDiscards: [],
  lastLaid: null,
  lastDiscarded: null,
  idleTurns: 0,
  over: null,
  signed: [],
  raised: null,
});

export const seatStateAt = (table: Table, seat: Seat): SeatState => {
  const state = table.seats[seat];
  if (state === undefined) throw new RangeError(`no seat ${seat} at this table`);
  return state;
};
/** The building piles in use: a fifth only while it has cards. */
export const buildingPilesWithoutEmptyFifth = (table: Table): readonly BuildingPileState[] =>
  table.building.length > 4 && buildingPileAt(table, 4).cards.length === 0
    ? table.building.slice(0, 4)
    : table.building;
export const buildingPileAt = (table: Table, place: number): BuildingPileState => table.building[place] ?? NO_PILE;
export const numberNeededAt = (table: Table, place: number): number => buildingPileAt(table, place).shows + 1;
export const discardPileAt = (table: Table, seat: Seat, pile: number): readonly Card[] =>
  seatStateAt(table, seat).discards[pile] ?? [];
export const seatToLeftOf = (table: Table, seat: Seat): Seat => (seat + 1) % table.seats.length;

/** Whether there are cards to draw, counting those a reshuffle would bring. */
export const canDrawOrReshuffle = (table: Table): boolean => table.draw > 0 || table.completed > 0;

/** All cards in all zones plus the unexplained ones: always equal to `deck`. */
export const countAllCards = (table: Table): number =>
  table.draw +
  table.completed +
  table.unexplained +
  table.building.reduce((sum, pile) => sum + pile.cards.length, 0) +
  table.seats.reduce(
    (sum, seat) => sum + seat.stock + seat.hand + seat.discards.reduce((all, pile) => all + pile.length, 0),
    0,
  );
