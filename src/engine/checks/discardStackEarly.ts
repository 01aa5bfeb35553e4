import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { seatAt } from '../table';

/** Where the sheet wants four piles before any is built on. */
export const discardStackEarly: Check<'discard'> = (rules, table, entry) => {
  const { fourBeforeStack, discardPiles } = rules.values;
  if (fourBeforeStack === 'off' || (entry.owner ?? entry.seat) !== entry.seat || entry.pile >= discardPiles)
    return NONE;
  const { discards, hadFour } = seatAt(table, entry.seat);
  const occupied = (discards[entry.pile]?.length ?? 0) > 0;
  const gap = discards.slice(0, discardPiles).some((pile) => pile.length === 0);
  if (!occupied || !gap) return NONE;
  const met = fourBeforeStack === 'once' && hadFour;
  return raise(
    rules,
    'discard-stack-early',
    entry.seat,
    { card: entry.card, pile: entry.pile },
    met ? { verdict: 'info' } : undefined,
  );
};
