import { type Check } from '../check';
import { dueTo } from '../progress';
import { NONE, raise } from '../raise';
import { cardsToBeHad } from '../table';

/** Nothing to draw and nothing to shuffle: a notice, nobody's fault. */
export const drawDead: Check<'pass'> = (rules, table, entry) => {
  if (table.turn !== entry.seat || cardsToBeHad(table)) return NONE;
  const due = dueTo(rules, table, entry.seat, table.now);
  return due > 0 ? raise(rules, 'draw-dead', null, { due, turn: entry.seat }) : NONE;
};
