import {
  type ClockCommand,
  type EventEntryOf,
  type EventHeader,
  type GameRecordReference,
  type PlayerId,
  type RoundName,
  type WholeEventFormat,
} from '@/record';

/**
 * An event after all its entries: what is derived, and never stored. Struck entries have left no trace, results that
 * were replaced neither. `replayEvent` makes it; `standings` and `next` read it.
 */
export interface ReplayedEvent {
  readonly header: EventHeader;
  readonly format: WholeEventFormat;
  readonly play: HowPlayed;
  /** Everybody on the roster, in the order of entering. */
  readonly people: ReadonlyMap<PlayerId, Person>;
  /** Whoever gets a row: sides that were formed, or players. Those dissolved or replaced are left out. */
  readonly contestants: readonly Contestant[];
  /** By the key of the side (`sideKeyOf`) they now are; for players too. */
  readonly contestantByKey: ReadonlyMap<string, Contestant>;
  /** Every game that was seated, in the order of seating, play-offs and extra games too. */
  readonly games: readonly EventGame[];
  readonly gameById: ReadonlyMap<string, EventGame>;
  readonly byes: readonly EventBye[];
  /** Single elimination: the round in which a side went out. Empty in every other format. */
  readonly outIn: ReadonlyMap<Contestant, number>;
  /** Rounds of which anything was seated, by number. Play-offs are none, nor are extra rounds. */
  readonly rounds: readonly EventRound[];
  readonly playOffGames: readonly EventGame[];
  /** Games without a result that counts, in the order of seating; play-offs too, abandoned and extra games not. */
  readonly waiting: readonly EventGame[];
  /**
   * The sides that were here when the first round was seated, and those seated in it; empty before. In a round-robin
   * each of them meets each other.
   */
  readonly field: readonly Contestant[];
  /** Who is here, has no side and is not late: to be paired. Empty in individual play and in lowest-total. */
  readonly unpaired: readonly PlayerId[];
  /** The one person here who has no side, where it is exactly one and not late. */
  readonly single: PlayerId | null;
  /**
   * Whom the first round was seated without, in formats that take nobody in afterwards: who came later, and who left
   * before it by an entry that was struck after it. In a round-robin the latter are taken in.
   */
  readonly late: readonly PlayerId[];
  readonly penalties: readonly EventPenalty[];
  readonly clocks: ReadonlyMap<RoundName | 'event', readonly ClockEvent[]>;
  /** The organizer ended the event. */
  readonly isClosed: boolean;
  /** Without `too-few`, which depends on what would have to be seated next: `standings` adds it. */
  readonly problems: readonly EventProblem[];
  /** The highest number of an entry, struck or not. */
  readonly lastNumber: number;
}

export interface HowPlayed {
  /** How many players make a side. 1: individual play. */
  readonly sideSize: number;
  /** Sides are formed by `pair` and stay together. Not in individual play, nor in lowest-total. */
  readonly isPaired: boolean;
  /** Partners of one chapter are asked to change. */
  readonly drawsAcrossChapters: boolean;
}

export interface Person {
  readonly id: PlayerId;
  readonly name: string;
  readonly chapter?: string;
  /** The place on the roster, from 0. */
  readonly order: number;
  readonly isHere: boolean;
  /** Whether the last thing told was that this person arrived, or left; null: neither was told. */
  readonly presenceTold: 'arrive' | 'leave' | null;
  /** The side this person was last formed into, where sides are formed. */
  readonly side: Contestant | null;
}

/** A side, or a player in lowest-total and in individual play. */
export interface Contestant {
  /** Counts from 0 in the order of `ReplayedEvent.contestants`, which is that of `order`. */
  readonly index: number;
  /** As first written. */
  readonly who: readonly PlayerId[];
  readonly isHere: boolean;
  /** The place of the first-written player on the roster. */
  readonly order: number;
  /** Took part in a game that was not abandoned, play-offs and extra games aside, or had a bye. */
  readonly hasSat: boolean;
}

/**
 * `pending`, `no-winner` (single elimination) and `left-missing` (lowest-total, points) are waited for. `abandoned`: as
 * if never seated. `extra`: counts in nothing and is not waited for.
 */
export const GAME_STATUSES = ['pending', 'no-winner', 'left-missing', 'counts', 'abandoned', 'extra'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

export interface EventGame {
  readonly id: string;
  readonly round: RoundName;
  /** The number of the `seat` entry. */
  readonly entry: number;
  /** The table told last, by `seat` or `move`; null: it waits for one. */
  readonly table: number | null;
  readonly place: number | null;
  /** As seated. A side whose place was taken over stays here as it was written. */
  readonly sides: readonly (readonly PlayerId[])[];
  /** Who gets what each side of the game wins or is charged: the side itself, or each of its players. */
  readonly contestants: readonly (readonly Contestant[])[];
  /** The last result that was not struck, whatever it counts for. */
  readonly result: EventEntryOf<'result'> | null;
  readonly status: GameStatus;
}

export interface EventBye {
  readonly round: number;
  readonly entry: number;
  readonly place: number | null;
  readonly side: readonly PlayerId[];
  readonly contestants: readonly Contestant[];
  /** Of a side that had lost before, or in a round beyond those that are played. */
  readonly isExtra: boolean;
}

export interface EventRound {
  readonly round: number;
  /** Without extra games. Abandoned ones are among them. */
  readonly games: readonly EventGame[];
  readonly byes: readonly EventBye[];
  /** Each of its games has a result that counts or was abandoned. */
  readonly isComplete: boolean;
}

/** One penalty, for the history that follows the player. */
export interface EventPenalty {
  readonly entry: number;
  readonly player: PlayerId;
  readonly code: string;
  readonly game?: string;
  readonly record?: GameRecordReference;
  readonly note?: string;
  readonly at?: string;
}

export interface ClockEvent {
  readonly entry: number;
  readonly do: ClockCommand;
  readonly minutes?: number;
  readonly at?: string;
}

export const EVENT_PROBLEM_CODES = [
  'extra-game',
  'no-winner',
  'left-missing',
  'double-booked',
  'same-chapter',
  'not-here',
  'too-few',
] as const;
export type EventProblemCode = (typeof EVENT_PROBLEM_CODES)[number];

/** Something odd that was accepted. */
export interface EventProblem {
  readonly code: EventProblemCode;
  readonly game?: string;
  readonly who?: readonly PlayerId[];
  readonly entry?: number;
}
