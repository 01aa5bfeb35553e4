import {
  type Act,
  type ActFieldDescription,
  actsWithTrait,
  type FieldChoiceListName,
  FIELD_CHOICES,
  type FieldKind,
  type FieldSpec,
  fieldsOfAct,
  type FieldSpecsOf,
  type KindOfFieldSpec,
  requiredOneOfFields,
} from '@/engine';

/** What "nobody" means in a field for a seat. */
export type NoSeatMeaning = 'spectator' | 'nobody' | 'onTurn' | 'referee' | 'own' | 'unsaid';

interface Named {
  readonly name: string;
  /** May be left out of the entry. */
  readonly isOptional?: true;
  /** Hardly ever told: shown on request, or where the entry has it. */
  readonly isRare?: true;
}

/** How a form asks for a value: the control, and what the control needs to know. */
type Control =
  | { readonly kind: 'seat'; readonly none?: NoSeatMeaning; readonly isActor?: true }
  | { readonly kind: 'card' | 'code' | 'text' | 'tops' | 'cut' | 'stocks' | 'dealers' | 'team' | 'protest' }
  /** Taken for the hand until another source is tapped. */
  | { readonly kind: 'source' }
  | { readonly kind: 'building' }
  | { readonly kind: 'discard'; readonly hasHand?: true }
  /** A button for each number up to `most`. */
  | { readonly kind: 'few'; readonly most: number }
  /** Typed, or stepped from the number that the app believes. */
  | { readonly kind: 'many'; readonly least?: number; readonly near?: 'stock' | 'hand' | 'draw' }
  | { readonly kind: 'choice'; readonly of: FieldChoiceListName; readonly options: readonly string[] }
  | { readonly kind: 'yes' }
  /** Parts of the header. `rules` has no control of its own: choosing a ruleset answers it. */
  | { readonly kind: 'ruleset' | 'rules' | 'house' | 'names' }
  /** An act inside another. */
  | { readonly kind: 'body' }
  /** One editor for all the fields of a position. */
  | { readonly kind: 'position' };

/** One field of an act, and how a form asks for it. */
export type FormFieldSpec = Named & Control;
export type FormFieldKind = FormFieldSpec['kind'];

type IfOptional<S, T> = S extends `${string}?` ? T : never;

/** What a form may add to the field of an act. What the field does not admit does not compile. */
interface Refinement<S extends FieldSpec = FieldSpec> {
  readonly isRare?: IfOptional<S, true>;
  /** The form insists on it, although an entry may leave it out. */
  readonly isDemanded?: IfOptional<S, true>;
  readonly none?: S extends 'seat?' | 'seat-or-nobody' ? NoSeatMeaning : never;
  readonly most?: KindOfFieldSpec<S> extends 'count' ? number : never;
  readonly near?: KindOfFieldSpec<S> extends 'count' ? 'stock' | 'hand' | 'draw' : never;
}
type Asked<S extends FieldSpec> = Refinement<S> &
  (S extends 'seat-or-nobody' ? { readonly none: NoSeatMeaning } : unknown);
type Spec<A extends Act, N extends keyof FieldSpecsOf<A>> = Extract<FieldSpecsOf<A>[N], FieldSpec>;

/** Every field of an act, none more. A position is asked for by one editor, which stands for its stocks. */
export type FormSpec<A extends Act> = A extends 'position'
  ? { readonly stock: Asked<'stock-per-seat'> }
  : { readonly [N in keyof FieldSpecsOf<A>]: Asked<Spec<A, N>> };

const MOST_DRAWN = 10;
const RARE = { isRare: true } as const;

/** The order of each form: what may be left out or is understood comes first, so that the last tap tells the act. */
const FORMS: { readonly [A in Act]: FormSpec<A> } = {
  cut: { for: {}, cards: {} },
  deal: { dealer: { none: 'unsaid' }, dealers: RARE, stock: RARE, deck: RARE, tops: {} },
  start: { seat: {} },
  position: { stock: {} },
  draw: { seat: {}, assumed: RARE, count: { most: MOST_DRAWN } },
  play: { seat: {}, asked: {}, owner: { none: 'own' }, from: {}, card: {}, to: {} },
  flip: { seat: {}, card: {} },
  discard: { seat: {}, owner: { none: 'own' }, from: {}, card: {}, pile: {} },
  pass: { seat: {} },
  shift: { seat: {}, pile: {}, to: {} },
  speak: { to: { none: 'onTurn' }, calledBy: { none: 'referee' }, seat: { none: 'spectator' }, what: {} },
  reveal: { seat: {}, card: {} },
  peek: { seat: {}, where: {} },
  'take-back': { seat: {}, what: {} },
  reshuffle: { assumed: RARE, from: { isDemanded: true } },
  claim: { seat: {} },
  count: { seat: {}, stock: { near: 'stock' }, hand: { near: 'hand' }, draw: { near: 'draw' } },
  report: { seat: { none: 'nobody' }, code: {} },
  rule: { flag: {}, call: {}, note: {}, pile: RARE, as: RARE },
  strike: { entry: {} },
  amend: { entry: {}, with: {} },
  insert: { before: {}, with: {} },
  set: { seats: {}, ruleset: {}, rules: {}, house: {} },
  sit: { seat: {}, name: {}, player: RARE },
  note: { text: {}, entry: RARE },
  pause: { why: {} },
  resume: { why: {} },
  end: { seat: { none: 'nobody' }, why: {} },
  sign: { team: {}, seat: { none: 'unsaid' }, name: {}, disputes: {} },
};

const choice = (of: FieldChoiceListName): Control => ({ kind: 'choice', of, options: FIELD_CHOICES[of] });

/** The control for each kind of field. */
const CONTROLS: Readonly<Record<FieldKind, Control>> = {
  seat: { kind: 'seat' },
  'seat-or-nobody': { kind: 'seat' },
  'two-seats': { kind: 'dealers' },
  team: { kind: 'team' },
  card: { kind: 'card' },
  'cut-cards': { kind: 'cut' },
  'card-per-seat': { kind: 'tops' },
  source: { kind: 'source' },
  'building-pile': { kind: 'building' },
  'discard-pile': { kind: 'discard' },
  'discard-pile-or-hand': { kind: 'discard', hasHand: true },
  count: { kind: 'many' },
  'count-per-seat': { kind: 'stocks' },
  'stock-per-seat': { kind: 'position' },
  'discards-per-seat': { kind: 'position' },
  'building-piles': { kind: 'position' },
  'entry-number': { kind: 'many', least: 1 },
  'flag-id': { kind: 'text' },
  'flag-code': { kind: 'code' },
  'yes-no': { kind: 'yes' },
  text: { kind: 'text' },
  'text-or-yes-no': { kind: 'protest' },
  body: { kind: 'body' },
  'ruleset-id': { kind: 'ruleset' },
  rules: { kind: 'rules' },
  house: { kind: 'house' },
  'seat-names': { kind: 'names' },
  'choice:cut': choice('cut'),
  'choice:speech': choice('speech'),
  'choice:peek': choice('peek'),
  'choice:takeBack': choice('takeBack'),
  'choice:reshuffle': choice('reshuffle'),
  'choice:call': choice('call'),
  'choice:ending': choice('ending'),
};

const known = new Map<Act, readonly FormFieldSpec[]>();

/** The fields of a form, in the order in which it asks for them. The same list for every call. */
export function formFieldsFor(act: Act): readonly FormFieldSpec[] {
  const form = known.get(act) ?? makeForm(act);
  known.set(act, form);
  return form;
}

function makeForm(act: Act): readonly FormFieldSpec[] {
  const asked = FORMS[act] as Readonly<Record<string, Refinement>>;
  const isActor = actsWithTrait('by-actor').has(act);
  // FORMS names only fields that the act has: its type sees to that
  const fields = new Map(fieldsOfAct(act).map((field) => [field.name, field]));
  return Object.entries(asked).map(([name, { isRare, isDemanded, most, ...refined }]) => {
    const { kind, isOptional } = fields.get(name) as ActFieldDescription;
    return {
      name,
      ...(most === undefined ? CONTROLS[kind] : { kind: 'few', most }),
      ...(isActor && name === 'seat' ? { isActor } : {}),
      ...(isOptional && isDemanded === undefined ? { isOptional } : {}),
      ...(isRare === undefined ? {} : { isRare }),
      ...refined,
    } as FormFieldSpec;
  });
}

/** A `set` that changes nothing can be read, but there is no reason to write one. */
const SET_NEEDS_ONE: readonly (keyof FieldSpecsOf<'set'>)[] = ['seats', 'ruleset', 'rules', 'house'];

/** Fields of which at least one must be filled in; null where the form makes no such demand. */
export const formRequiredOneOfFields = (act: Act): readonly string[] | null =>
  act === 'set' ? SET_NEEDS_ONE : requiredOneOfFields(act);
