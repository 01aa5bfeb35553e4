import type { FlagCode, House } from '@/rulesets';
import { type Card, type Seat } from './cards';

/** What a referee can tell, in the words of the game record. The list is for ever: add, never rename. */
export const ACTS = [
  'cut',
  'deal',
  'start',
  'position',
  'draw',
  'play',
  'flip',
  'discard',
  'pass',
  'shift',
  'speak',
  'reveal',
  'peek',
  'take-back',
  'reshuffle',
  'claim',
  'count',
  'report',
  'rule',
  'strike',
  'amend',
  'insert',
  'set',
  'sit',
  'note',
  'pause',
  'resume',
  'end',
  'sign',
] as const;
export type Act = (typeof ACTS)[number];

export const SPEECH = ['advice', 'gesture', 'answer', 'question', 'request', 'remark', 'call'] as const;
export type Speech = (typeof SPEECH)[number];
export const PEEKS = ['stock', 'draw', 'discards', 'penalty'] as const;
export const CALLS = ['remedy', 'stand', 'waive', 'mistap'] as const;
export type Call = (typeof CALLS)[number];
export const ENDINGS = ['time', 'concede', 'abandoned'] as const;
export const RESHUFFLES = ['completed', 'under-tops', 'other'] as const;
export const SOURCES = ['hand', 'stock', 'discard:0', 'discard:1', 'discard:2', 'discard:3'] as const;
export type Source = (typeof SOURCES)[number];

export interface SeatName {
  readonly name: string;
  readonly team?: number;
  readonly chapter?: string;
  readonly player?: string;
}

export interface Header {
  readonly tableside: number;
  readonly id: string;
  readonly ruleset: string;
  readonly house?: House;
  readonly seats: readonly SeatName[];
}

interface Stamp {
  readonly n: number;
  readonly at?: string;
  readonly by?: string;
}

interface Bodies {
  cut: { for: 'deal' | 'start'; cards: readonly { seat: Seat; card: Card }[] };
  deal: { dealer?: Seat; dealers?: readonly Seat[]; tops: readonly Card[]; stock?: readonly number[]; deck?: number };
  start: { seat: Seat };
  position: {
    turn: Seat | null;
    dealer?: Seat;
    stock: readonly { count: number; top: Card }[];
    discards: readonly (readonly (readonly Card[])[])[];
    hand: readonly number[];
    building: readonly number[];
    draw?: number;
    completed?: number;
  };
  draw: { seat: Seat; count: number; assumed?: boolean };
  play: { seat: Seat; card: Card; from: Source; owner?: Seat; to: number; asked?: boolean };
  flip: { seat: Seat; card: Card };
  discard: { seat: Seat; card: Card; pile: number; owner?: Seat; from?: Source };
  pass: { seat: Seat };
  shift: { seat: Seat; pile: number; to: number | 'hand' };
  speak: { seat: Seat | null; what: Speech; to?: Seat; calledBy?: Seat };
  reveal: { seat: Seat; card: Card };
  peek: { seat: Seat; where: (typeof PEEKS)[number] };
  'take-back': { seat: Seat; what: 'play' | 'discard' };
  reshuffle: { from?: (typeof RESHUFFLES)[number]; assumed?: boolean };
  claim: { seat: Seat };
  count: { seat?: Seat; stock?: number; hand?: number; draw?: number };
  report: { seat: Seat | null; code: FlagCode };
  rule: { flag: string; call: Call; as?: FlagCode; pile?: number; note?: string };
  strike: { entry: number };
  amend: { entry: number; with: Readonly<Record<string, unknown>> };
  insert: { before: number; with: Readonly<Record<string, unknown>> };
  set: { ruleset?: string; house?: House; seats?: readonly SeatName[] };
  sit: { seat: Seat; name: string; player?: string };
  note: { text: string; entry?: number };
  pause: { why?: string };
  resume: { why?: string };
  end: { why: (typeof ENDINGS)[number]; seat?: Seat };
  sign: { team?: number; seat?: Seat; name: string; disputes?: string | boolean };
}

export type EntryOf<A extends Act> = A extends Act ? Stamp & { readonly act: A } & Readonly<Bodies[A]> : never;
export type Entry = EntryOf<Act>;

const PILES: Readonly<Record<Source, number | null>> = {
  hand: null,
  stock: null,
  'discard:0': 0,
  'discard:1': 1,
  'discard:2': 2,
  'discard:3': 3,
};

/** A discard pile's number in a source, or null for hand and stock. */
export const pileOf = (source: Source): number | null => PILES[source];

/** Acts that move cards: after the end of a game they move nothing. */
export const CARD_ACTS: ReadonlySet<Act> = new Set<Act>([
  'cut',
  'deal',
  'start',
  'position',
  'draw',
  'play',
  'flip',
  'discard',
  'pass',
  'shift',
  'reveal',
  'peek',
  'take-back',
  'reshuffle',
]);

/** A draw of no cards: told, but nobody did anything. */
export const isNothing = (entry: Entry): boolean => entry.act === 'draw' && entry.count === 0;
