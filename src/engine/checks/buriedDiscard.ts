import { type Check } from '../check';
import { pileOf } from '../entries';
import { NONE, raise } from '../raise';
import { answersFor, stanceOf } from '../stance';
import { discardAt } from '../table';
import { placeInPile } from '../draft';

/** Only the top card of a discard pile. */
export const buriedDiscard: Check<'play' | 'discard'> = (rules, table, entry) => {
  const pile = pileOf(entry.from ?? 'hand');
  if (pile === null) return NONE;
  const owner = entry.act === 'play' ? (entry.owner ?? entry.seat) : entry.seat;
  const cards = discardAt(table, owner, pile);
  const at = placeInPile(cards, entry.card);
  if (at < 0 || at === cards.length - 1) return NONE;
  const seat = answersFor(table, stanceOf(rules, table, entry), entry.seat);
  return raise(rules, 'src-buried-discard', seat, {
    card: entry.card,
    owner,
    pile,
    top: cards[cards.length - 1] ?? '?',
  });
};
