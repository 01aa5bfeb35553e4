import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { type Entry, type Header } from '@/engine';
import { chainHashesOf, type RecordCopyRelation, compareRecordCopies, type HashedRow, ZERO_HASH } from '@/record';

const header: Header = { tableside: 1, id: 'a', ruleset: 'mattel', seats: [{ name: 'Ana' }, { name: 'Bo' }] };
const note = (text: string): Entry => ({ n: 1, act: 'note', text }) as Entry;

/** Each letter is an entry. */
const linesOf = (letters: string): object[] => [header, ...[...letters].map(note)];
function rowsOf(letters: string, from = 0): HashedRow[] {
  const chain = chainHashesOf(header, [...letters].map(note));
  if (!chain.ok) throw new Error(chain.error.code);
  const hashes = chain.value.map(bytesToHex);
  return hashes.map((hash, seq) => ({ seq, prev: hashes[seq - 1] ?? bytesToHex(ZERO_HASH), hash })).slice(from);
}

const CASES: readonly (readonly [ours: string, theirs: string, RecordCopyRelation])[] = [
  ['abc', 'abc', { kind: 'equals' }],
  ['', '', { kind: 'equals' }],
  ['ab', 'abcd', { kind: 'continues', from: 3 }],
  ['', 'a', { kind: 'continues', from: 1 }],
  ['abcd', 'ab', { kind: 'is-behind', from: 3 }],
  ['abc', 'abx', { kind: 'contradicts', seq: 3 }],
  ['abc', 'axcde', { kind: 'contradicts', seq: 2 }],
  ['abc', 'x', { kind: 'contradicts', seq: 1 }],
  // The same line again later is another place.
  ['aa', 'aaa', { kind: 'continues', from: 3 }],
];

describe.each(CASES)('ours %j, theirs %j', (ours, theirs, expected) => {
  test('as lines', () => {
    expect(compareRecordCopies({ lines: linesOf(ours) }, { lines: linesOf(theirs) })).toEqual(expected);
  });
  test('as rows', () => {
    expect(compareRecordCopies({ rows: rowsOf(ours) }, { rows: rowsOf(theirs) })).toEqual(expected);
  });
});

describe('lines', () => {
  test('of a table that is not here are all new', () => {
    expect(compareRecordCopies({ lines: [] }, { lines: linesOf('ab') })).toEqual({ kind: 'continues', from: 0 });
    expect(compareRecordCopies({ rows: [] }, { rows: rowsOf('ab') })).toEqual({ kind: 'continues', from: 0 });
    expect(compareRecordCopies({ lines: linesOf('ab') }, { lines: [] })).toEqual({ kind: 'is-behind', from: 0 });
  });

  test('with the same fields in another order are the same', () => {
    const turned = linesOf('ab').map((line) => Object.fromEntries(Object.entries(line).reverse()));
    expect(compareRecordCopies({ lines: linesOf('ab') }, { lines: turned })).toEqual({ kind: 'equals' });
  });

  test('that have no canonical text equal nothing', () => {
    const odd = [header, { n: NaN }];
    expect(compareRecordCopies({ lines: odd }, { lines: odd })).toEqual({ kind: 'contradicts', seq: 1 });
  });

  test('are not compared with rows', () => {
    expect(() => compareRecordCopies({ lines: [] }, { rows: [] })).toThrow('lines');
  });
});

describe('rows from a place on', () => {
  const TAILS: readonly (readonly [string, HashedRow[], HashedRow[], RecordCopyRelation])[] = [
    ['that overlap ours', rowsOf('abc'), rowsOf('abcde', 2), { kind: 'continues', from: 4 }],
    ['that begin where ours end', rowsOf('abc'), rowsOf('abcde', 4), { kind: 'continues', from: 4 }],
    [
      'that begin where ours end, behind something else',
      rowsOf('abc'),
      rowsOf('abxde', 4),
      { kind: 'contradicts', seq: 3 },
    ],
    ['that fork before they begin', rowsOf('abcd'), rowsOf('axcd', 3), { kind: 'contradicts', seq: 2 }],
    ['that fork in them', rowsOf('abcd'), rowsOf('abxd', 1), { kind: 'contradicts', seq: 3 }],
    ['that ours have', rowsOf('abcd'), rowsOf('abc', 2), { kind: 'is-behind', from: 4 }],
    ['that begin later than ours end', rowsOf('ab'), rowsOf('abcdef', 5), { kind: 'has-gap', from: 3 }],
    ['of ours, and theirs end before', rowsOf('abcdef', 5), rowsOf('ab'), { kind: 'has-gap', from: 3 }],
    ['of both', rowsOf('abcd', 3), rowsOf('abcd', 2), { kind: 'equals' }],
    ['of ours, behind something else', rowsOf('abcd', 3), rowsOf('axcd', 2), { kind: 'contradicts', seq: 2 }],
  ];
  test.each(TAILS)('%s', (_, ours, theirs, expected) => {
    expect(compareRecordCopies({ rows: ours }, { rows: theirs })).toEqual(expected);
  });
});

test('any two copies: both ways of comparing agree, and seen from the other side it is the opposite', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 });
  const turned = { equals: 'equals', continues: 'is-behind', 'is-behind': 'continues', contradicts: 'contradicts' };
  fc.assert(
    fc.property(letters, letters, (ours, theirs) => {
      const seen = compareRecordCopies({ lines: linesOf(ours) }, { lines: linesOf(theirs) });
      expect(compareRecordCopies({ rows: rowsOf(ours) }, { rows: rowsOf(theirs) })).toEqual(seen);
      const back = compareRecordCopies({ lines: linesOf(theirs) }, { lines: linesOf(ours) });
      expect(back).toEqual({ ...seen, kind: turned[seen.kind as keyof typeof turned] });
      const isPrefix = theirs.startsWith(ours) || ours.startsWith(theirs);
      expect(seen.kind === 'contradicts').toBe(!isPrefix);
    }),
    { verbose: true },
  );
});
