import {
  arePartners,
  type Card,
  discardPileAt,
  type Entry,
  type EntryOf,
  type Game,
  numberNeededAt,
  discardPileIndexOf,
  buildingPilesThatTake,
  type Seat,
  seatStateAt,
  UNSEEN_CARD,
} from '@/engine';
import { type Gesture, tap, tapIfThere, taps } from './gesture';
import { bring, type Guest } from './outOfTurn';

/** More than this many at once are told through the form. */
export const MOST_DRAWN = 9;

/**
 * What is touched at the table itself for an everyday act, from the table of taps in the description
 * of the screens; null where those taps cannot tell it and a form has to.
 */
export function tableTaps(game: Game, entry: Entry, guest: Guest): Gesture[] | null {
  // after the end the cards on the screen tell nothing any more, and in a pause not before it goes on
  if (game.table.over !== null ? entry.act !== 'draw' : game.table.paused) return null;
  switch (entry.act) {
    case 'play':
      return play(game, entry, guest);
    case 'discard':
      return discard(game, entry, guest);
    case 'draw':
      return entry.count > MOST_DRAWN
        ? null
        : [...bring(game, guest, entry.seat), ...taps('draw', `draw-count-${entry.count}`)];
    case 'flip':
      return asksTop(game) === entry.seat && (guest === null || guest === game.table.lastLaid?.seat)
        ? taps(`key-${entry.card}`)
        : null;
    default:
      return null;
  }
}

/** Whose new stock top the slot asks for: the one from which the last card came. */
export function asksTop({ table }: Game): Seat | null {
  const { lastLaid } = table;
  if (lastLaid === null || lastLaid.from !== 'stock') return null;
  const { stock, top } = seatStateAt(table, lastLaid.owner);
  return stock > 0 && top === UNSEEN_CARD ? lastLaid.owner : null;
}

/** A key tells the new stock top as long as that is asked for: the question is waved off first. */
const key = (game: Game, card: Card): Gesture[] => [
  ...(game.table.seats.some(({ stock, top }) => stock > 0 && top === UNSEEN_CARD) ? [tapIfThere('skip-flip')] : []),
  tap(`key-${card}`),
];

function play(game: Game, entry: EntryOf<'play'>, guest: Guest): Gesture[] | null {
  const { seat, card, from, to, owner = seat } = entry;
  const { table } = game;
  const who = bring(game, guest, seat, entry.asked);
  const pile = tap(`build-${to}`);
  if (from !== 'hand') return fromPile(game, entry, who);
  if (owner !== seat) return null;
  return card === numberNeededAt(table, to) ? [...who, pile] : [...who, ...key(game, card), pile];
}

function fromPile(game: Game, entry: EntryOf<'play'>, who: readonly Gesture[]): Gesture[] | null {
  const { seat, card, from, to, owner = seat } = entry;
  const { table, rules } = game;
  const isInView = owner === seat || arePartners(rules, table, owner, seat);
  const top = topOf(game, owner, discardPileIndexOf(from));
  if (!isInView || top === null) return null;
  const source = discardPileIndexOf(from) === null ? `stock-${owner}` : `discard-${owner}-${discardPileIndexOf(from)}`;
  const both = [...who, ...taps(source, `build-${to}`)];
  if (top === UNSEEN_CARD) return card === numberNeededAt(table, to) ? both : null;
  if (top !== card) return null;
  const takers = buildingPilesThatTake(rules, table, top);
  if (takers.length !== 1) return both;
  // it goes by itself to the one pile that takes it: laid anywhere else, a form tells it
  return takers[0] === to ? [...who, tap(source)] : null;
}

function topOf({ table }: Game, owner: Seat, pile: number | null): Card | null {
  if (pile !== null) return discardPileAt(table, owner, pile).at(-1) ?? null;
  const { stock, top } = seatStateAt(table, owner);
  return stock > 0 ? top : null;
}

function discard(game: Game, entry: EntryOf<'discard'>, guest: Guest): Gesture[] | null {
  const { seat, card, pile, owner = seat, from = 'hand' } = entry;
  if (owner !== seat || from !== 'hand' || pile > 3) return null;
  return [...bring(game, guest, seat), ...key(game, card), tap(`discard-${seat}-${pile}`)];
}
