import { bytesToHex } from '@noble/hashes/utils.js';
import type { Entry, Header } from '@/engine';
import { chainHashesOf, entryHash, firstLink, nextLink, ZERO_HASH, verifyChain } from '@/record';
import golden from './golden/chain.json';

const header = golden.header as unknown as Header;
const entries = golden.entries as unknown as readonly Entry[];
const hashes = () => {
  const chain = chainHashesOf(header, entries);
  if (!chain.ok) throw new Error('no chain');
  return chain.value;
};

describe('the hash chain', () => {
  test('grows link by link as it is computed at once', () => {
    let link = firstLink(header);
    const found: string[] = [];
    for (const entry of [...entries, undefined]) {
      if (!link.ok) throw new Error('no link');
      found.push(bytesToHex(link.value.hash));
      if (entry !== undefined) link = nextLink(link.value, entry);
    }
    expect(found).toEqual(golden.hashes);
  });
  test('does not depend on the order of names in an entry', () => {
    const turned = entries.map((entry) => Object.fromEntries(Object.entries(entry).reverse()) as unknown as Entry);
    expect(chainHashesOf(header, turned)).toEqual(chainHashesOf(header, entries));
  });
  test('verifies', () => expect(verifyChain(header, entries, hashes())).toEqual({ ok: true, value: null }));

  const [first, second, ...rest] = entries as readonly [Entry, Entry, ...Entry[]];
  test.each<[string, Header, readonly Entry[], number]>([
    ['another header', { ...header, ruleset: 'mattel' }, entries, 0],
    ['another table', { ...header, id: 'x' }, entries, 0],
    ['a changed entry', header, [first, { ...second, at: 'later' }, ...rest], 2],
    ['a lost entry', header, [first, ...rest], 2],
    ['two entries exchanged', header, [second, first, ...rest], 1],
    ['an entry repeated', header, [first, first, second, ...rest], 2],
    ['the last entry cut off', header, entries.slice(0, -1), entries.length],
    ['an entry added', header, [...entries, { ...first, n: 99 }], entries.length + 1],
  ])('breaks for %s', (_, told, changed, seq) => {
    expect(verifyChain(told, changed, hashes())).toEqual({ ok: false, error: { seq } });
  });
  test('another keeper of the log makes another chain', () => {
    expect(verifyChain(header, entries, hashes(), 1)).toMatchObject({ error: { seq: 0 } });
    const link = firstLink(header);
    const handed = link.ok ? nextLink(link.value, first, 1) : link;
    expect(handed).toMatchObject({ ok: true, value: { epoch: 1, seq: 1 } });
    expect(handed.ok && bytesToHex(handed.value.hash)).not.toBe(golden.hashes[1]);
  });
  test('what has no canonical bytes has no link', () => {
    const bad = { n: 1, act: 'note', text: '\ud800' } as const;
    expect(chainHashesOf(header, [first, bad])).toMatchObject({
      ok: false,
      error: { code: 'bad-field', field: 'text' },
    });
    expect(verifyChain(header, [first, bad], hashes())).toMatchObject({
      error: { seq: 2, refusal: { field: 'text' } },
    });
  });
});

describe('a hash is never taken over a place that cannot be', () => {
  const place = { table: 't', epoch: 0, seq: 0, prev: ZERO_HASH };
  test.each([
    { ...place, prev: new Uint8Array(31) },
    { ...place, epoch: -1 },
    { ...place, epoch: 2 ** 32 },
    { ...place, seq: 1.5 },
    { ...place, seq: 2 ** 53 },
  ])('%j', (bad) => expect(() => entryHash(bad, new Uint8Array())).toThrow(RangeError));
});
