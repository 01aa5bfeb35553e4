import { type Card, type Entry, type EntryOf, type Game, type Seat, awaitedActs } from '@/engine';
import { type Gesture, tap } from './gesture';
import { added } from './tellable';

/** How a deal is told, and the entries the app makes of it. */
export interface DealTelling {
  readonly gestures: readonly Gesture[];
  readonly entries: readonly Entry[];
}

/**
 * The deal, in the order in which the screen asks for it: the dealer where the sheet has one, the stock tops
 * seat by seat, cards that break a tie until it is decided, the starter where the official names one.
 * The app writes one cut for each round of a tie-break, however many cuts the record has for it.
 */
export function tellDeal(game: Game, entries: readonly Entry[]): DealTelling {
  const rounds = cutRounds(game, entries);
  return {
    gestures: [
      ...entries.flatMap((entry) => (entry.act === 'deal' ? dealt(entry) : [])),
      ...rounds.flatMap(({ cards }) => cards.map(({ card }) => tap(`key-${card}`))),
      ...entries.flatMap((entry) => (entry.act === 'start' ? [tap(`starter-${entry.seat}`)] : [])),
      tap('start-game'),
    ],
    entries: [
      ...entries.filter(({ act }) => act === 'deal'),
      ...rounds,
      ...entries.filter(({ act }) => act !== 'deal' && act !== 'cut'),
    ],
  };
}

const dealt = ({ dealer, dealers, tops }: EntryOf<'deal'>): Gesture[] => [
  ...(dealers ?? (dealer === undefined ? [] : [dealer])).map((seat) => tap(`dealer-${seat}`)),
  ...tops.map((card) => tap(`key-${card}`)),
];

/** Each seat's cards in their order, asked for as long as nobody is highest; a round is over when the rivals change. */
function cutRounds(game: Game, entries: readonly Entry[]): EntryOf<'cut'>[] {
  const cuts = entries.filter((entry) => entry.act === 'cut');
  const cards = new Map<Seat, Card[]>();
  for (const { seat, card } of cuts.flatMap((cut) => cut.cards)) cards.set(seat, [...(cards.get(seat) ?? []), card]);
  const rounds: { seat: Seat; card: Card }[][] = [];
  let isOver = true;
  let now = entries.filter(({ act }) => act === 'deal').reduce(added, game);
  for (;;) {
    const [wait] = awaitedActs(now.rules, now.table);
    const seat = wait?.for === 'tie-break' ? wait.seats[0] : undefined;
    const card = seat === undefined ? undefined : cards.get(seat)?.shift();
    if (seat === undefined || card === undefined) break;
    if (isOver) rounds.push([]);
    rounds.at(-1)?.push({ seat, card });
    const rivals = now.table.tie?.seats;
    now = added(now, { n: (now.entries?.length ?? 0) + 1, act: 'cut', for: 'start', cards: [{ seat, card }] });
    isOver = now.table.tie?.seats !== rivals;
  }
  const first = cuts[0]?.n ?? 0;
  return rounds.map((round, i) => ({ n: cuts[i]?.n ?? first, act: 'cut', for: 'start', cards: round }));
}
