import { canonicalText } from './canonical';

/** A row of a chain, as far as comparing needs it. Each hash covers all that came before. */
export interface HashedRow {
  readonly seq: number;
  readonly prev: string;
  readonly hash: string;
}

/** A copy of a record: its lines from the header on, or rows with hashes from any place on, in order of seq. */
export type RecordCopy = { readonly lines: readonly unknown[] } | { readonly rows: readonly HashedRow[] };

/** How a foreign copy of a record relates to ours. A seq is a place in the record; the header is 0. */
export type RecordCopyRelation =
  | { readonly kind: 'equals' }
  /** Ours is the beginning of theirs: everything from this seq on is new to us. */
  | { readonly kind: 'continues'; readonly from: number }
  /** Theirs is the beginning of ours: everything from this seq on is new to them. */
  | { readonly kind: 'is-behind'; readonly from: number }
  /** A fork: this is the first seq where they differ, as far as both copies reach back. */
  | { readonly kind: 'contradicts'; readonly seq: number }
  /** Their rows begin after the end of ours, or ours after theirs: rows from this seq on are needed to tell. */
  | { readonly kind: 'has-gap'; readonly from: number };

/** One place after another, so that lines and rows are compared by the same loop. */
interface Places {
  readonly start: number;
  readonly end: number;
  /** Equal texts: the same line (lines), or the same record up to there (hashes). Null equals nothing. */
  readonly textAt: (seq: number) => string | null;
  /** The hash before the first row; null where the copy begins at the header, or has no hashes. */
  readonly prev: string | null;
}

/**
 * Decides whether a foreign copy of a record continues ours, equals it, is behind it or contradicts it. Both
 * copies must be given in the same way: as lines or as rows. Rows are believed: verify their hashes first.
 */
export function compareRecordCopies(ours: RecordCopy, theirs: RecordCopy): RecordCopyRelation {
  if ('rows' in ours !== 'rows' in theirs) throw new TypeError('lines cannot be compared with rows');
  const [a, b] = [placesOf(ours), placesOf(theirs)];
  const start = Math.max(a.start, b.start);
  const end = Math.min(a.end, b.end);
  if (start > end) return { kind: 'has-gap', from: end };
  // Where a copy begins exactly behind the other one, or in it, its first `prev` must be the other's hash there.
  if (!follows(a, b) || !follows(b, a)) return { kind: 'contradicts', seq: start - 1 };
  for (let seq = start; seq < end; seq += 1) {
    const text = a.textAt(seq);
    if (text === null || text !== b.textAt(seq)) return { kind: 'contradicts', seq };
  }
  if (a.end === b.end) return { kind: 'equals' };
  return a.end < b.end ? { kind: 'continues', from: a.end } : { kind: 'is-behind', from: b.end };
}

/** Whether the later copy's first row names the hash that the earlier one has there, if that one reaches so far. */
function follows(later: Places, earlier: Places): boolean {
  const seq = later.start - 1;
  if (later.prev === null || seq < earlier.start || seq >= earlier.end) return true;
  return earlier.textAt(seq) === later.prev;
}

function placesOf(copy: RecordCopy): Places {
  if ('lines' in copy) {
    const { lines } = copy;
    return { start: 0, end: lines.length, textAt: (seq) => textOf(lines[seq]), prev: null };
  }
  const { rows } = copy;
  const start = rows[0]?.seq ?? 0;
  const prev = start === 0 ? null : (rows[0]?.prev ?? null);
  return { start, end: start + rows.length, textAt: (seq) => rows[seq - start]?.hash ?? null, prev };
}

/** The same fields in another order are the same line. */
function textOf(line: unknown): string | null {
  const text = canonicalText(line);
  return text.ok ? text.value : null;
}
