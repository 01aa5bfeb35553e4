import { type Card, type Entry, type Game, type Seat, waitsFor } from '@/engine';
import { type Gesture, tap } from './gesture';
import { added } from './tellable';

/**
 * The deal, in the order in which it is asked for: the dealer where the sheet has one, the stock tops
 * seat by seat, cards that break a tie until it is decided, the starter where the official names one.
 */
export function dealTaps(game: Game, entries: readonly Entry[]): Gesture[] {
  return [
    ...entries.flatMap((entry) => (entry.act === 'deal' ? dealt(entry) : [])),
    ...cutTaps(game, entries),
    ...entries.flatMap((entry) => (entry.act === 'start' ? [tap(`starter-${entry.seat}`)] : [])),
    tap('start-game'),
  ];
}

const dealt = ({ dealer, dealers, tops }: Extract<Entry, { act: 'deal' }>): Gesture[] => [
  ...(dealers ?? (dealer === undefined ? [] : [dealer])).map((seat) => tap(`dealer-${seat}`)),
  ...tops.map((card) => tap(`key-${card}`)),
];

/** Each seat's cards in their order, asked for as long as nobody is highest. */
function cutTaps(game: Game, entries: readonly Entry[]): Gesture[] {
  const cards = new Map<Seat, Card[]>();
  let now = entries.filter(({ act }) => act === 'deal').reduce(added, game);
  for (const entry of entries) {
    if (entry.act !== 'cut') continue;
    for (const { seat, card } of entry.cards) cards.set(seat, [...(cards.get(seat) ?? []), card]);
  }
  const shown: Gesture[] = [];
  for (;;) {
    const [wait] = waitsFor(now.rules, now.table);
    const seat = wait?.for === 'tie-break' ? wait.seats[0] : undefined;
    const card = seat === undefined ? undefined : cards.get(seat)?.shift();
    if (seat === undefined || card === undefined) return shown;
    now = added(now, { n: (now.entries?.length ?? 0) + 1, act: 'cut', for: 'start', cards: [{ seat, card }] });
    shown.push(tap(`key-${card}`));
  }
}
