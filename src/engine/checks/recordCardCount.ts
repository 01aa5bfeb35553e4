import { copiesOf } from '../cards';
import { type Flag } from '../flags';
import { doubt, NONE } from '../raise';
import { type Table } from '../table';

/** A thirteenth of a number, or a nineteenth Skip-Bo, has come to light. */
export function recordCardCount(before: Table, after: Table): readonly Flag[] {
  if (before.seen === after.seen) return NONE;
  for (let face = 0; face < after.seen.length; face += 1) {
    const count = after.seen[face] ?? 0;
    if (count > (before.seen[face] ?? 0) && count > copiesOf(face)) {
      return doubt('record-card-count', { card: face === 0 ? 'S' : face, expected: copiesOf(face), found: count });
    }
  }
  return NONE;
}
