import type { Rules } from '@/rulesets';
import { type Act, type EntryOf } from './entries';
import { type Flag } from './flags';
import { type Table } from './table';

/** One rule of the book: looks at the table as it was and the act that came, and says what it sees. */
export type Check<A extends Act> = (rules: Rules, table: Table, entry: EntryOf<A>) => readonly Flag[];
