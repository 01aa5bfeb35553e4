import { type Act, CALLS, ENDINGS, PEEKS, RESHUFFLES, SPEECH } from '@/engine';

/** What "nobody" means in a field for a seat. */
export type NoSeat = 'spectator' | 'nobody' | 'onTurn' | 'referee' | 'own' | 'unsaid';
/** Lists to choose from, by the name under which the words know them. */
export type Of = 'cut' | 'speech' | 'peek' | 'takeBack' | 'reshuffle' | 'ending' | 'call';

interface Named {
  readonly name: string;
  /** May be left out of the entry. */
  readonly isOptional?: true;
  /** Hardly ever told: shown on request, or where the entry has it. */
  readonly isRare?: true;
}

/** One thing an act tells, and how it is asked for. */
export type Field = Named &
  (
    | { readonly kind: 'seat'; readonly none?: NoSeat; readonly isActor?: true }
    | { readonly kind: 'card' | 'code' | 'text' | 'tops' | 'cut' | 'stocks' | 'dealers' | 'team' | 'protest' }
    /** A source; taken for the hand until another is tapped. */
    | { readonly kind: 'source' }
    | { readonly kind: 'building' }
    | { readonly kind: 'discard'; readonly hasHand?: true }
    /** Few: each number has a place to tap. Many: near what is believed, or typed. */
    | { readonly kind: 'few'; readonly most: number }
    | { readonly kind: 'many'; readonly least?: number; readonly near?: 'stock' | 'hand' | 'draw' }
    | { readonly kind: 'choice'; readonly of: Of; readonly options: readonly string[] }
    | { readonly kind: 'yes' }
    /** The header, part by part. */
    | { readonly kind: 'ruleset' | 'house' | 'names' }
    /** An act inside another. */
    | { readonly kind: 'body' }
    /** A whole position: one editor for all its fields. */
    | { readonly kind: 'position' }
  );
export type FieldKind = Field['kind'];

const MOST_DRAWN = 10;
const seat = { name: 'seat', kind: 'seat' } as const;
const actor = { ...seat, isActor: true } as const;
const card = { name: 'card', kind: 'card' } as const;
const assumed = { name: 'assumed', kind: 'yes', isOptional: true, isRare: true } as const;
const owner = { name: 'owner', kind: 'seat', none: 'own', isOptional: true } as const;
const entry = { name: 'entry', kind: 'many', least: 1 } as const;
const why = { name: 'why', kind: 'text', isOptional: true } as const;

/** Every act: what may be left out or is understood comes first, so that the last tap tells it. */
const FORMS: Readonly<Record<Act, readonly Field[]>> = {
  cut: [
    { name: 'for', kind: 'choice', of: 'cut', options: ['deal', 'start'] },
    { name: 'cards', kind: 'cut' },
  ],
  deal: [
    { name: 'dealer', kind: 'seat', none: 'unsaid', isOptional: true },
    { name: 'dealers', kind: 'dealers', isOptional: true, isRare: true },
    { name: 'stock', kind: 'stocks', isOptional: true, isRare: true },
    { name: 'deck', kind: 'many', isOptional: true, isRare: true },
    { name: 'tops', kind: 'tops' },
  ],
  start: [seat],
  // One editor for all its fields; there is a position as soon as there are stocks.
  position: [{ name: 'stock', kind: 'position' }],
  draw: [actor, assumed, { name: 'count', kind: 'few', most: MOST_DRAWN }],
  play: [
    actor,
    { name: 'asked', kind: 'yes', isOptional: true },
    owner,
    { name: 'from', kind: 'source' },
    card,
    { name: 'to', kind: 'building' },
  ],
  flip: [actor, card],
  discard: [actor, owner, { name: 'from', kind: 'source', isOptional: true }, card, { name: 'pile', kind: 'discard' }],
  pass: [actor],
  shift: [actor, { name: 'pile', kind: 'discard' }, { name: 'to', kind: 'discard', hasHand: true }],
  speak: [
    { name: 'to', kind: 'seat', none: 'onTurn', isOptional: true },
    { name: 'calledBy', kind: 'seat', none: 'referee', isOptional: true },
    { ...seat, none: 'spectator' },
    { name: 'what', kind: 'choice', of: 'speech', options: SPEECH },
  ],
  reveal: [actor, card],
  peek: [actor, { name: 'where', kind: 'choice', of: 'peek', options: PEEKS }],
  // No actor here: with a discard the turn has already gone on, and the one in the strip did nothing.
  'take-back': [seat, { name: 'what', kind: 'choice', of: 'takeBack', options: ['play', 'discard'] }],
  reshuffle: [assumed, { name: 'from', kind: 'choice', of: 'reshuffle', options: RESHUFFLES }],
  claim: [actor],
  count: [
    { ...actor, isOptional: true },
    { name: 'stock', kind: 'many', near: 'stock', isOptional: true },
    { name: 'hand', kind: 'many', near: 'hand', isOptional: true },
    { name: 'draw', kind: 'many', near: 'draw', isOptional: true },
  ],
  report: [
    { ...seat, none: 'nobody' },
    { name: 'code', kind: 'code' },
  ],
  rule: [
    { name: 'flag', kind: 'text' },
    { name: 'call', kind: 'choice', of: 'call', options: CALLS },
    { name: 'note', kind: 'text', isOptional: true },
    { name: 'pile', kind: 'discard', isOptional: true, isRare: true },
    { name: 'as', kind: 'code', isOptional: true, isRare: true },
  ],
  strike: [entry],
  amend: [entry, { name: 'with', kind: 'body' }],
  insert: [
    { ...entry, name: 'before' },
    { name: 'with', kind: 'body' },
  ],
  set: [
    { name: 'seats', kind: 'names', isOptional: true },
    { name: 'ruleset', kind: 'ruleset', isOptional: true },
    { name: 'house', kind: 'house', isOptional: true },
  ],
  sit: [seat, { name: 'name', kind: 'text' }, { name: 'player', kind: 'text', isOptional: true, isRare: true }],
  note: [
    { name: 'text', kind: 'text' },
    { ...entry, isOptional: true, isRare: true },
  ],
  pause: [why],
  resume: [why],
  end: [
    { name: 'seat', kind: 'seat', none: 'nobody', isOptional: true },
    { name: 'why', kind: 'choice', of: 'ending', options: ENDINGS },
  ],
  sign: [
    { name: 'team', kind: 'team', isOptional: true },
    { name: 'seat', kind: 'seat', none: 'unsaid', isOptional: true },
    { name: 'name', kind: 'text' },
    { name: 'disputes', kind: 'protest', isOptional: true },
  ],
};

export const formFor = (act: Act): readonly Field[] => FORMS[act];

/** Acts of which at least one of these must be told. */
export const NEEDS_ONE: Readonly<Partial<Record<Act, readonly string[]>>> = {
  count: ['stock', 'hand', 'draw'],
  sign: ['team', 'seat'],
  set: ['seats', 'ruleset', 'house'],
};
