import { type Card, type EntryOf, type Seat } from '@/engine';
import { type Gesture, tap, taps } from './gesture';

/** What lies on the table, told to a screen that shows a table nobody has looked at yet: a place, then its key. */
export function positionTaps(entry: EntryOf<'position'>): Gesture[] {
  const { turn, dealer, stock, discards, hand, building, draw, completed } = entry;
  return [
    ...building.flatMap((shows, pile) => (shows === 0 ? [] : taps(`pos-build-${pile}`, `key-${shows}`))),
    ...stock.flatMap(({ count, top }, seat) => [
      ...digits(`pos-stock-${seat}`, count),
      ...(count === 0 ? [] : taps(`pos-top-${seat}`, `key-${top}`)),
      ...(hand[seat] === undefined ? [] : digits(`pos-hand-${seat}`, hand[seat])),
      ...(discards[seat] ?? []).flatMap((cards, pile) => pileTaps(seat, pile, cards)),
    ]),
    ...(draw === undefined ? [] : digits('pos-draw', draw)),
    ...(completed === undefined ? [] : digits('pos-completed', completed)),
    ...(turn === null ? [] : [tap(`pos-turn-${turn}`)]),
    ...(dealer === undefined ? [] : [tap(`pos-dealer-${dealer}`)]),
    tap('tell-position'),
  ];
}

const digits = (place: string, count: number): Gesture[] => [
  tap(place),
  ...[...String(count)].map((digit) => tap(`digit-${digit}`)),
];

/** The lowest card stands for the pile until another is put on it. */
function pileTaps(seat: Seat, pile: number, cards: readonly Card[]): Gesture[] {
  const [first, ...more] = cards;
  if (first === undefined) return [];
  const place = `pos-discard-${seat}-${pile}`;
  const added = more.length === 0 ? [] : [...taps(place, 'pos-add'), ...more.map((card) => tap(`key-${card}`))];
  return [...taps(place, `key-${first}`), ...added];
}
