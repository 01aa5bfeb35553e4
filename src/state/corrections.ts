import { type Act, type Entry, type Game, gameLines, type Line } from '@/engine';
import { type TableState } from './desk';
import { remembered } from './selecting/remembered';

/** What kind of answer a field of an entry takes. */
export type FieldKind =
  'seat' | 'seat-or-none' | 'card' | 'cards' | 'count' | 'build' | 'discard' | 'source' | 'yes-no' | 'text' | 'choice';

export interface AmendField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly isOptional: boolean;
}

const field = (name: string, kind: FieldKind): AmendField => ({ name, kind, isOptional: false });
const maybe = (name: string, kind: FieldKind): AmendField => ({ name, kind, isOptional: true });
const SEAT = field('seat', 'seat');

/** The fields of each act that a referee may have got wrong, in the order in which they are spoken. */
const AMENDABLE: Readonly<Partial<Record<Act, readonly AmendField[]>>> = {
  deal: [maybe('dealer', 'seat'), field('tops', 'cards')],
  start: [SEAT],
  draw: [SEAT, field('count', 'count')],
  play: [
    SEAT,
    field('card', 'card'),
    field('from', 'source'),
    maybe('owner', 'seat'),
    field('to', 'build'),
    maybe('asked', 'yes-no'),
  ],
  flip: [SEAT, field('card', 'card')],
  discard: [SEAT, field('card', 'card'), field('pile', 'discard'), maybe('owner', 'seat'), maybe('from', 'source')],
  pass: [SEAT],
  shift: [SEAT, field('pile', 'discard'), field('to', 'choice')],
  speak: [field('seat', 'seat-or-none'), field('what', 'choice'), maybe('to', 'seat')],
  reveal: [SEAT, field('card', 'card')],
  peek: [SEAT, field('where', 'choice')],
  'take-back': [SEAT, field('what', 'choice')],
  reshuffle: [maybe('from', 'choice')],
  claim: [SEAT],
  count: [maybe('seat', 'seat'), maybe('stock', 'count'), maybe('hand', 'count'), maybe('draw', 'count')],
  report: [field('seat', 'seat-or-none'), field('code', 'choice')],
  sit: [SEAT, field('name', 'text')],
  note: [field('text', 'text')],
  pause: [maybe('why', 'text')],
  resume: [maybe('why', 'text')],
  end: [field('why', 'choice'), maybe('seat', 'seat')],
};

/** What may be amended in an entry; empty where it can only be struck (rulings, signatures, corrections). */
export const amendableFields = (entry: Entry): readonly AmendField[] => AMENDABLE[entry.act] ?? [];

/** Every entry in the order in which it was told, as corrected, with its flags. */
export const selectLines = ({ game }: TableState): readonly Line[] => linesOf(game);
const linesOf = remembered((game: Game) => gameLines(game));

/** Entries that can have another one put before them: all that stand for something that happened. */
export const mayInsertBefore = (entry: Entry): boolean =>
  entry.act !== 'strike' && entry.act !== 'amend' && entry.act !== 'insert' && entry.act !== 'set';
