import { actButtonTestID } from '@app/forms/makeActPickerSections';
import { actsWithTrait, type Entry, type Game, type Seat } from '@/engine';
import { fill, type Gesture, tap, taps } from './gesture';
import { bring, type Guest } from './outOfTurn';

type Body = Readonly<Record<string, unknown>>;

/** Told as soon as they are chosen, by the seat shown in ActivePlayerPanel. */
const AT_ONCE: ReadonlySet<string> = new Set(['claim', 'pass', 'pause', 'resume', 'end-time', 'end-abandoned']);
/** Told by a button, because no tap is plainly the last. */
const BY_BUTTON: ReadonlySet<string> = new Set(['note', 'sit', 'count', 'set']);
/** The form assumes that the seat shown in ActivePlayerPanel did it. */
const BY_ACTOR = actsWithTrait('by-actor');
/** What may be left out or is understood comes first, so that the last tap tells it. */
const ORDER = [
  'to-seat',
  'calledBy',
  'seat',
  'asked',
  'owner',
  'from',
  'card',
  'pile',
  'to',
  'what',
  'where',
  'code',
  'count',
  'stock',
  'hand',
  'draw',
  'name',
  'text',
];

const doorOf = (entry: Entry): string => {
  if (entry.act === 'end') return `end-${entry.why}`;
  return actButtonTestID(entry.act);
};

const isToldAtOnce = (entry: Entry): boolean => AT_ONCE.has(entry.act === 'end' ? doorOf(entry) : entry.act);
const seatOf = (entry: Entry): Seat | undefined => ('seat' in entry ? (entry.seat as Seat | undefined) : undefined);

/** Told by the seat shown in ActivePlayerPanel, which is selected first. */
export const isToldByActor = (entry: Entry): boolean => isToldAtOnce(entry) && seatOf(entry) !== undefined;

/** Any act at all, through `more` and its form. */
export function formTaps(game: Game, entry: Entry, guest: Guest = null): Gesture[] {
  const door = doorOf(entry);
  if (isToldAtOnce(entry)) {
    const seat = seatOf(entry);
    return [...(seat === undefined ? [] : bring(game, guest, seat)), ...taps('more', door)];
  }
  return [
    ...taps('more', door),
    ...fieldTaps(entry, guest ?? game.table.turn),
    ...(BY_BUTTON.has(entry.act) ? taps('tell') : []),
  ];
}

/** The fields of an act, in the order of its form. */
export function fieldTaps(entry: Entry, actor: Seat | null): Gesture[] {
  const {
    n: _n,
    at: _at,
    by: _by,
    act,
    assumed: _assumed,
    why: _why,
    ...body
  } = entry as Body & Entry & { why?: string };
  const isUnderstood = (name: string, value: unknown): boolean =>
    (name === 'seat' && BY_ACTOR.has(act) && value === actor) || (name === 'from' && value === 'hand');
  // A record may leave out where the cards came from; the form asks.
  const asked = act === 'reshuffle' ? { from: 'completed', ...(body as Body) } : (body as Body);
  return Object.entries(asked)
    .filter(([name, value]) => value !== undefined && !isUnderstood(name, value))
    .sort(([a], [b]) => placeOf(act, a) - placeOf(act, b))
    .flatMap(([name, value]) => fieldTap(act, name, value));
}

const placeOf = (act: string, name: string): number =>
  ORDER.indexOf(act === 'speak' && name === 'to' ? 'to-seat' : name);

function fieldTap(act: string, name: string, value: unknown): Gesture[] {
  if (typeof value === 'boolean') return taps(`field-${name}-${value ? 'yes' : 'no'}`);
  if (value === null) return taps(`field-${name}-none`);
  const isTyped = name === 'text' || name === 'name' || (act === 'count' && name !== 'seat');
  return [isTyped ? fill(`field-${name}`, String(value)) : tap(`field-${name}-${String(value)}`)];
}
