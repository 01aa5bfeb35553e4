import { type FieldKind, type FieldSpec, isOptionalField, fieldKindFromSpec, type OptionalFieldNames } from './fields';

/** What is true of an act, besides its fields. Each trait is a question that some part of the app asks. */
export type ActTrait =
  /** Done with the cards: after the end of a game it is doubted and moves nothing. */
  | 'handles-cards'
  /** Done before the first turn. */
  | 'sets-up'
  /** `seat` is the player who acts: a form takes the player who is about to act, unless another is tapped. */
  | 'by-actor'
  /** Belongs to the turn that it ends, not to the one that follows. */
  | 'ends-turn'
  /** Moves no card and ends nothing: what was played before it is still the newest move. */
  | 'beside-play'
  /** Belongs to no player's turn: the log leaves it under the heading that is there. */
  | 'opens-no-turn'
  /** Corrects the record: replay applies it to other entries or to the header, and puts nothing on the table. */
  | 'correction'
  /** Finishes what the referee had begun to enter: a held card, a player brought forward, "no draw". */
  | 'ends-input'
  /** The app may fill in an outstanding draw before it, so it uses up the referee's "no draw". */
  | 'uses-no-draw';

interface ActRow {
  readonly fields: Readonly<Record<string, FieldSpec>>;
  readonly traits?: readonly ActTrait[];
  /** At least one of these optional fields must be there. */
  readonly needsOneOf?: readonly string[];
}

type TraitOf<R> = R extends { readonly traits: readonly (infer T)[] } ? T : never;
type NeededOf<R> = R extends { readonly needsOneOf: readonly (infer N)[] } ? N : never;
/** `Problem` if `Found` has a member; never, if not. */
type If<Found, Problem extends string> = [Found] extends [never] ? never : Problem;

/** What contradicts what in a row, as sentences for the compiler's message; never, if nothing does. */
type Contradiction<R extends ActRow> =
  | If<
      Extract<keyof R['fields'], 'n' | 'act' | 'at' | 'by'>,
      'every entry has n, act, at and by: they are no fields of an act'
    >
  | If<
      R['fields'] extends { readonly seat: 'seat' | 'seat?' } ? never : Extract<TraitOf<R>, 'by-actor'>,
      'an act by an actor has a field `seat` of kind `seat`'
    >
  | ('correction' extends TraitOf<R>
      ? If<
          Extract<TraitOf<R>, 'handles-cards' | 'sets-up' | 'ends-turn' | 'by-actor'>,
          'a correction does nothing at the table'
        >
      : If<
          Extract<R['fields'][keyof R['fields']], 'body' | 'body?'>,
          'only a correction carries what another entry says'
        >)
  | ('beside-play' extends TraitOf<R>
      ? If<Extract<TraitOf<R>, 'sets-up' | 'ends-turn'>, 'an act beside the play neither sets up nor ends a turn'>
      : never)
  | If<
      Exclude<NeededOf<R>, OptionalFieldNames<R['fields']>>,
      'needsOneOf names fields that the act has and that are optional'
    >;

type Checked<T extends Readonly<Record<string, ActRow>>> = {
  readonly [A in keyof T]: [Contradiction<T[A]>] extends [never]
    ? T[A]
    : { readonly contradiction: Contradiction<T[A]> };
};

/** Returns its argument. A row that contradicts itself does not compile. */
export const defineActs = <const T extends Readonly<Record<string, ActRow>>>(table: T & Checked<T>): T => table;

/**
 * What a referee can record: the vocabulary of the game record, one row per act. From it follow the type of
 * an entry (`entries.ts`), the reader's checks (`record`), and which fields a form asks for (`app`).
 *
 * - Rows and fields stand in the order in which lists show them and in which the reader checks them.
 * - Names are for ever: stored records use them. Add, never rename.
 * - `?` marks a field that an entry may leave out. The kinds are in `fields.ts`.
 */
export const ACT_TABLE = defineActs({
  cut: { fields: { for: 'choice:cut', cards: 'cut-cards' }, traits: ['handles-cards', 'sets-up'] },
  deal: {
    fields: {
      dealer: 'seat?',
      dealers: 'two-seats?',
      tops: 'card-per-seat',
      stock: 'count-per-seat?',
      deck: 'count?',
    },
    traits: ['handles-cards', 'sets-up', 'ends-input'],
  },
  start: { fields: { seat: 'seat' }, traits: ['handles-cards', 'sets-up'] },
  position: {
    fields: {
      turn: 'seat-or-nobody',
      dealer: 'seat?',
      stock: 'stock-per-seat',
      discards: 'discards-per-seat',
      hand: 'count-per-seat',
      building: 'building-piles',
      draw: 'count?',
      completed: 'count?',
    },
    traits: ['handles-cards', 'opens-no-turn', 'ends-input'],
  },

  // what players do in a turn
  draw: {
    fields: { seat: 'seat', count: 'count', assumed: 'yes-no?' },
    traits: ['handles-cards', 'by-actor', 'ends-input'],
  },
  play: {
    fields: { seat: 'seat', card: 'card', from: 'source', owner: 'seat?', to: 'building-pile', asked: 'yes-no?' },
    traits: ['handles-cards', 'by-actor', 'ends-input'],
  },
  flip: { fields: { seat: 'seat', card: 'card' }, traits: ['handles-cards', 'by-actor'] },
  discard: {
    fields: { seat: 'seat', card: 'card', pile: 'discard-pile', owner: 'seat?', from: 'source?' },
    traits: ['handles-cards', 'by-actor', 'ends-turn', 'ends-input'],
  },
  pass: { fields: { seat: 'seat' }, traits: ['handles-cards', 'by-actor', 'ends-turn', 'ends-input'] },
  shift: {
    fields: { seat: 'seat', pile: 'discard-pile', to: 'discard-pile-or-hand' },
    traits: ['handles-cards', 'by-actor'],
  },
  speak: {
    fields: { seat: 'seat-or-nobody', what: 'choice:speech', to: 'seat?', calledBy: 'seat?' },
    traits: ['beside-play'],
  },
  reveal: { fields: { seat: 'seat', card: 'card' }, traits: ['handles-cards', 'by-actor', 'beside-play'] },
  peek: { fields: { seat: 'seat', where: 'choice:peek' }, traits: ['handles-cards', 'by-actor', 'beside-play'] },
  // not by-actor: after a discard the turn has gone on, and whoever is about to act now took nothing back
  'take-back': { fields: { seat: 'seat', what: 'choice:takeBack' }, traits: ['handles-cards'] },
  reshuffle: {
    fields: { from: 'choice:reshuffle?', assumed: 'yes-no?' },
    traits: ['handles-cards', 'uses-no-draw'],
  },
  claim: { fields: { seat: 'seat' }, traits: ['by-actor', 'beside-play'] },

  // what the referee adds
  count: {
    fields: { seat: 'seat?', stock: 'count?', hand: 'count?', draw: 'count?' },
    needsOneOf: ['stock', 'hand', 'draw'],
    traits: ['by-actor', 'beside-play', 'opens-no-turn', 'uses-no-draw'],
  },
  report: { fields: { seat: 'seat-or-nobody', code: 'flag-code' }, traits: ['beside-play'] },
  // with the call `mistap` a ruling strikes an entry: see `corrections.ts`
  rule: {
    fields: { flag: 'flag-id', call: 'choice:call', as: 'flag-code?', pile: 'discard-pile?', note: 'text?' },
    traits: ['beside-play', 'opens-no-turn'],
  },
  strike: { fields: { entry: 'entry-number' }, traits: ['correction'] },
  amend: { fields: { entry: 'entry-number', with: 'body' }, traits: ['correction'] },
  insert: { fields: { before: 'entry-number', with: 'body' }, traits: ['correction'] },
  set: {
    fields: { ruleset: 'ruleset-id?', rules: 'rules?', house: 'house?', seats: 'seat-names?' },
    traits: ['correction'],
  },
  sit: { fields: { seat: 'seat', name: 'text', player: 'text?' }, traits: ['beside-play', 'opens-no-turn'] },
  note: { fields: { text: 'text', entry: 'entry-number?' }, traits: ['beside-play', 'opens-no-turn'] },
  pause: { fields: { why: 'text?' }, traits: ['beside-play', 'opens-no-turn'] },
  resume: { fields: { why: 'text?' }, traits: ['beside-play', 'opens-no-turn'] },
  end: { fields: { why: 'choice:ending', seat: 'seat?' }, traits: ['ends-turn'] },
  sign: {
    fields: { team: 'team?', seat: 'seat?', name: 'text', disputes: 'text-or-yes-no?' },
    needsOneOf: ['team', 'seat'],
    traits: ['beside-play'],
  },
});

export type Act = keyof typeof ACT_TABLE;
export type FieldSpecsOf<A extends Act> = (typeof ACT_TABLE)[A]['fields'];

const rowOf = (act: Act): ActRow => ACT_TABLE[act];

/** Every act, in the order of the table. */
export const ACTS = Object.keys(ACT_TABLE) as readonly Act[];

/** The acts with a trait, in the order of the table. Built once by whoever asks: not for the path of an entry. */
export const actsWithTrait = (trait: ActTrait): ReadonlySet<Act> =>
  new Set(ACTS.filter((act) => rowOf(act).traits?.includes(trait)));

/** One field of an act, as every reader of the table wants it. */
export interface ActFieldDescription {
  readonly name: string;
  readonly kind: FieldKind;
  readonly isOptional: boolean;
}

/** The fields of an act, in the order of the table. */
export const fieldsOfAct = (act: Act): readonly ActFieldDescription[] =>
  Object.entries(rowOf(act).fields).map(([name, spec]) => ({
    name,
    kind: fieldKindFromSpec(spec),
    isOptional: isOptionalField(spec),
  }));

/** Optional fields of which an entry has at least one; null where the act makes no such demand. */
export const requiredOneOfFields = (act: Act): readonly string[] | null => rowOf(act).needsOneOf ?? null;

/** The field in which an act must name another entry or a flag: null for acts that speak of no entry. */
export const referenceFieldOf = (act: Act, kind: 'entry-number' | 'flag-id'): string | null =>
  fieldsOfAct(act).find((field) => field.kind === kind && !field.isOptional)?.name ?? null;

export const CARD_ACTS = actsWithTrait('handles-cards');
