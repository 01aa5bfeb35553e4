import Database from 'better-sqlite3';
import fc from 'fast-check';
import { canonicalText } from '@/record';
import { inlineParams } from '../../src/storage/expo/expoDriver';

/** What goes over to the worker as one piece of SQL means exactly what its parameters said. */
describe('parameters written into a statement', () => {
  const database = new Database(':memory:');
  afterAll(() => database.close());
  const back = (value: string | number | null): unknown =>
    database
      .prepare(inlineParams({ sql: 'SELECT ?', params: [value] }))
      .pluck()
      .get();

  test.each([
    '',
    `'; DROP TABLE log; --`,
    'a\u0000b',
    '\u0000',
    '?',
    '"x" `y` [z] \\',
    'é日本😀\ufeff\u2028',
    'x'.repeat(100_000),
    0,
    -1,
    2 ** 31,
    Number.MAX_SAFE_INTEGER,
    null,
  ])('%j comes out as it went in', (value) => {
    expect(back(value)).toBe(value);
  });

  test('any text at all', () => {
    const wellFormed = fc.string({ unit: 'binary' }).filter((text) => canonicalText(text).ok);
    fc.assert(
      fc.property(wellFormed, (text) => back(text) === text),
      { verbose: true },
    );
  });

  test('bytes, every one of them', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    const stored = (given: Uint8Array): unknown =>
      database
        .prepare(inlineParams({ sql: 'SELECT ?', params: [given] }))
        .pluck()
        .get();
    expect(Buffer.from(bytes).equals(stored(bytes) as Buffer)).toBe(true);
    expect(stored(new Uint8Array(0))).toEqual(Buffer.alloc(0));
  });

  test('what is left over or missing is refused, and so is what is no whole number', () => {
    expect(() => inlineParams({ sql: 'SELECT ?, ?', params: [1] })).toThrow('2 places for 1');
    expect(() => inlineParams({ sql: 'SELECT 1', params: [1] })).toThrow('0 places for 1');
    expect(() => inlineParams({ sql: 'SELECT ?', params: [0.5] })).toThrow('whole');
    expect(() => inlineParams({ sql: 'SELECT ?', params: [NaN] })).toThrow('whole');
  });
});
