import type { House, RulesetJson } from '@/rulesets';
import { type Act, type FieldSpecsOf } from './acts';
import { type EntryBodyFromFields, type SeatedPlayer, type Source } from './fields';

/** The first line of a game record. */
export interface Header {
  readonly tableside: number;
  readonly id: string;
  readonly ruleset: string;
  /** A custom ruleset that the record carries whole; then `ruleset` is its id. */
  readonly rules?: RulesetJson;
  readonly house?: House;
  readonly seats: readonly SeatedPlayer[];
}

/** What every entry has, whatever its act: a number, and optionally when and by whom it was recorded. */
interface Stamp {
  readonly n: number;
  readonly at?: string;
  readonly by?: string;
}

/** One line of a game record. Its fields follow from the act's row in `acts.ts`. */
export type EntryOf<A extends Act> = A extends Act
  ? Stamp & { readonly act: A } & EntryBodyFromFields<FieldSpecsOf<A>>
  : never;
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
export const discardPileIndexOf = (source: Source): number | null => PILES[source];

/** A draw of no cards is recorded, but nobody did anything. */
export const isZeroCardDraw = (entry: Entry): boolean => entry.act === 'draw' && entry.count === 0;
