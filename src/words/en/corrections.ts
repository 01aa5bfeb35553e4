import { assertNever } from '@/base';
import type { Entry, EntryOf } from '@/engine';

type Correction = EntryOf<'strike'> | EntryOf<'amend'> | EntryOf<'insert'>;

/** The record corrected: says which entry, and what it was or has become where that can be told. */
export function makeCorrectionSentence(
  entry: Correction,
  find: ((n: number) => Entry | undefined) | undefined,
  tell: (entry: Entry) => string,
): string {
  switch (entry.act) {
    case 'strike': {
      const struck = find?.(entry.entry);
      if (struck?.act === 'strike') return `Entry ${struck.entry} was put back`;
      return `Entry ${entry.entry} was struck${struck === undefined ? '' : `: ${tell(struck)}`}`;
    }
    case 'amend': {
      const now = asEntry({ ...find?.(entry.entry), ...entry.with });
      return `Entry ${entry.entry} was corrected${now === null ? '' : `: ${tell(now)}`}`;
    }
    case 'insert': {
      const told = asEntry({ n: entry.n, ...entry.with });
      return `Added before entry ${entry.before}${told === null ? '' : `: ${tell(told)}`}`;
    }
    default:
      return assertNever(entry);
  }
}

/** Bodies were checked when the line was read; here only a lone change without its entry is told apart. */
const asEntry = (body: Readonly<Record<string, unknown>>): Entry | null =>
  typeof body.act === 'string' ? (body as unknown as Entry) : null;
