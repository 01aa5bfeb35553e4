import type { FlagCode, House, RulesetJson } from '@/rulesets';
import { type Card, type Seat } from './cards';

/** Where a card can be taken from. */
export const SOURCES = ['hand', 'stock', 'discard:0', 'discard:1', 'discard:2', 'discard:3'] as const;
export type Source = (typeof SOURCES)[number];

export const SPEECH_KINDS = ['advice', 'gesture', 'answer', 'question', 'request', 'remark', 'call'] as const;
export type SpeechKind = (typeof SPEECH_KINDS)[number];
export const PEEK_PLACES = ['stock', 'draw', 'discards', 'penalty'] as const;
export const RESHUFFLE_SOURCES = ['completed', 'under-tops', 'other'] as const;
export const RULING_CALLS = ['remedy', 'stand', 'waive', 'mistap'] as const;
export type RulingCall = (typeof RULING_CALLS)[number];
export const EARLY_ENDINGS = ['time', 'concede', 'abandoned'] as const;

/** The closed lists of words that a field can choose from. A field of kind `choice:speech` holds one of `FIELD_CHOICES.speech`. */
export const FIELD_CHOICES = {
  cut: ['deal', 'start'],
  speech: SPEECH_KINDS,
  peek: PEEK_PLACES,
  takeBack: ['play', 'discard'],
  reshuffle: RESHUFFLE_SOURCES,
  call: RULING_CALLS,
  ending: EARLY_ENDINGS,
} as const;
export type FieldChoiceListName = keyof typeof FIELD_CHOICES;

/** One player, as the header of a record names them. */
export interface SeatedPlayer {
  readonly name: string;
  readonly team?: number;
  readonly chapter?: string;
  readonly player?: string;
}

/** One stock in a `position`. Only an empty stock may be told without a top: there is no card to see. */
export type StockInPosition =
  { readonly count: number; readonly top: Card } | { readonly count: 0; readonly top?: Card | null };

/** Fields of an act that stands inside another: what `amend` changes, what `insert` adds. */
export type NestedEntryBody = Readonly<Record<string, unknown>>;

/**
 * The kinds of field and the value that an entry holds in each. This is the whole list: the reader of
 * records has a check for every kind, the app's form a control for every kind.
 */
type KindValues = {
  /** A player, by seat number from 0. */
  seat: Seat;
  'seat-or-nobody': Seat | null;
  'two-seats': readonly Seat[];
  /** A side, by the number that the header gives it. */
  team: number;
  /** 1–12, `"S"`, or `"?"` for a card that nobody saw. */
  card: Card;
  /** Cards turned up by some of the seats, in the order in which they did. */
  'cut-cards': readonly { readonly seat: Seat; readonly card: Card }[];
  'card-per-seat': readonly Card[];
  source: Source;
  /** 0–3; 4 is a fifth pile, which breaks a rule but can lie on a table. */
  'building-pile': number;
  'discard-pile': number;
  'discard-pile-or-hand': number | 'hand';
  count: number;
  'count-per-seat': readonly number[];
  /** The whole table, for `position`. */
  'stock-per-seat': readonly StockInPosition[];
  'discards-per-seat': readonly (readonly (readonly Card[])[])[];
  /** The number each of the four building piles shows, 0 for none. */
  'building-piles': readonly number[];
  /** The number `n` of another entry. */
  'entry-number': number;
  /** `<entry number>:<code>`, as in `43:build-sequence`. */
  'flag-id': string;
  'flag-code': FlagCode;
  'yes-no': boolean;
  text: string;
  'text-or-yes-no': string | boolean;
  /** What another entry should have said. */
  body: NestedEntryBody;
  /** Parts of the header, for `set`. */
  'ruleset-id': string;
  rules: RulesetJson;
  house: House;
  'seat-names': readonly SeatedPlayer[];
} & { [C in FieldChoiceListName as `choice:${C}`]: (typeof FIELD_CHOICES)[C][number] };

export type FieldKind = keyof KindValues;
/** How the table of acts writes a field: its kind, with `?` behind it where an entry may leave it out. */
export type FieldSpec = FieldKind | `${FieldKind}?`;

export type KindOfFieldSpec<S extends FieldSpec> = S extends `${infer K extends FieldKind}?`
  ? K
  : S extends FieldKind
    ? S
    : never;
export type FieldValueOf<S extends FieldSpec> = KindValues[KindOfFieldSpec<S>];

/** The names of the fields that may be left out. */
export type OptionalFieldNames<F> = { [N in keyof F]: F[N] extends `${string}?` ? N : never }[keyof F];

/** The part of an entry that these fields make. */
export type EntryBodyFromFields<F extends Readonly<Record<string, FieldSpec>>> = {
  readonly [N in Exclude<keyof F, OptionalFieldNames<F>>]: FieldValueOf<F[N]>;
} & { readonly [N in OptionalFieldNames<F>]?: FieldValueOf<F[N]> };

export const isOptionalField = (spec: FieldSpec): boolean => spec.endsWith('?');
export const fieldKindFromSpec = (spec: FieldSpec): FieldKind =>
  (spec.endsWith('?') ? spec.slice(0, -1) : spec) as FieldKind;
