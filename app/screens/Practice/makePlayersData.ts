import { type Card, type Entry, type Seat, type SeatState, type Table, UNSEEN_CARD } from '@/engine';
import { type Lesson, type LessonStep } from '@/practice';
import { type Words } from '@/words';
import { type PlaybackState } from './usePlayback';

export interface PlayersSeatData {
  readonly seat: Seat;
  readonly name: string;
  readonly hand: string;
  readonly stock: number;
  /** Null where the stock is empty. */
  readonly top: Card | null;
  /** The top card of each discard pile; null where it is empty. */
  readonly discards: readonly (Card | null)[];
  readonly isActing: boolean;
}

/** A card on its way: from the player who moves it to one of four piles. */
export interface CardMoveData {
  readonly card: Card;
  readonly to: number;
  /** The piles of the row it lands in, as they lie after it. */
  readonly piles: readonly (Card | null)[];
  /** What lies there until it has landed. */
  readonly under: Card | null;
  readonly isOnFelt: boolean;
}

/** What the learner sees of the players. */
export interface PlayersData {
  readonly line: string;
  /** Said below it when the lesson is over. */
  readonly end: string | null;
  readonly earlier: readonly string[];
  readonly actor: Seat | null;
  readonly move: CardMoveData | null;
  readonly seats: readonly PlayersSeatData[];
  readonly building: readonly (Card | null)[];
  readonly isRuling: boolean;
}

const EARLIER = 4;
const PILES = 4;

export function makePlayersData({ steps, dealt }: Lesson, { shown, isOver }: PlaybackState, words: Words): PlayersData {
  const step = steps[shown - 1];
  const table = step?.after ?? dealt.table;
  const say = (one: LessonStep): string => lessonStepLine(one, words);
  const { players } = words.practice;
  const actor = step === undefined ? table.turn : seatOf(step.entry);
  return {
    line: step === undefined ? players.begin(nameOf(table, table.turn, words)) : say(step),
    end: isOver ? players.over : null,
    earlier: steps
      .slice(Math.max(0, shown - 1 - EARLIER), Math.max(0, shown - 1))
      .map(say)
      .reverse(),
    actor,
    move: step === undefined ? null : moveOf(step),
    seats: table.seats.map((state, seat) => seatData(table, state, seat, seat === actor, words)),
    building: topsOf(table.building.map(({ cards }) => cards)),
    isRuling: step?.task === 'rule',
  };
}

/** What one step looks like, in words. */
export function lessonStepLine({ entry, task, remedy, after }: LessonStep, words: Words): string {
  const who = (seat: Seat): string => nameOf(after, seat, words);
  const { players } = words.practice;
  return task === 'rule' ? players.ruled(remedy.map((one) => words.stepWords(one, who))) : players.seen(entry, who);
}

const nameOf = ({ names }: Table, seat: Seat | null, { setUp }: Words): string =>
  names[seat ?? 0] ?? setUp.seat(seat ?? 0);

const seatOf = (entry: Entry): Seat | null => ('seat' in entry && typeof entry.seat === 'number' ? entry.seat : null);

function seatData(table: Table, state: SeatState, seat: Seat, isActing: boolean, words: Words): PlayersSeatData {
  const { stock, top, hand, discards } = state;
  return {
    seat,
    name: nameOf(table, seat, words),
    hand: words.practice.players.hand(hand),
    stock,
    top: stock > 0 ? top : null,
    discards: topsOf(discards),
    isActing,
  };
}

const topsOf = (piles: readonly (readonly Card[])[]): (Card | null)[] =>
  Array.from({ length: Math.max(PILES, piles.length) }, (_, pile) => piles[pile]?.at(-1) ?? null);

/** The four piles between which a card lands, and where; nothing where no card moves in sight. */
function moveOf({ entry, before, after }: LessonStep): CardMoveData | null {
  if (entry.act === 'play') {
    // A card that finishes its pile is seen on it before the pile is taken away.
    const tops = topsOf(after.building.map(({ cards }) => cards));
    const piles = tops.map((top, pile) => (pile === entry.to ? entry.card : top));
    const under = before.table.building[entry.to]?.cards.at(-1) ?? null;
    return { card: entry.card, to: entry.to, piles, under, isOnFelt: true };
  }
  if (entry.act !== 'discard' || entry.card === UNSEEN_CARD) return null;
  const owner = entry.owner ?? entry.seat;
  const piles = topsOf(after.seats[owner]?.discards ?? []);
  const under = before.table.seats[owner]?.discards[entry.pile]?.at(-1) ?? null;
  return { card: entry.card, to: entry.pile, piles, under, isOnFelt: false };
}
