import type { Rules } from '@/rulesets';
import { type LateReason, type Step } from '../steps';
import { type Raised, type Table } from '../table';
import { lateness } from './lateness';

/** A draw pile made of the wrong cards is taken apart again, as long as nobody has drawn from it. */
export function undoReshuffle(rules: Rules, table: Table, flag: Raised): readonly Step[] | LateReason {
  const { entry, was } = flag;
  const late = lateness(rules, table, flag);
  if (late !== null) return late;
  if (entry.act !== 'reshuffle' || entry.from !== 'under-tops') return [{ do: 'as-before' }];
  const under = was.building.reduce((sum, pile) => sum + Math.max(0, pile.cards.length - 1), 0);
  const untouched = was.building.every((pile, place) => pile.cards.length < 2 || table.building[place]?.by === entry.n);
  return table.draw === was.draw + under && untouched ? [{ do: 'undo-reshuffle' }] : 'card-covered';
}
