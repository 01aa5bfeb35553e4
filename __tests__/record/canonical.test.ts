import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { canonicalBytes, canonicalText } from '@/record';

const text = (value: unknown): string => {
  const made = canonicalText(value);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

describe('the canonical spelling', () => {
  test('has no whitespace and sorted names at every depth', () => {
    expect(text({ b: [{ d: 1, c: null }], a: true })).toBe('{"a":true,"b":[{"c":null,"d":1}]}');
  });
  test('keeps the order of lists', () => expect(text([3, 1, 2])).toBe('[3,1,2]'));
  test('−0 is 0', () => expect(text([-0])).toBe('[0]'));
  test('is the same however the names were ordered', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
        const turned = Object.fromEntries(Object.entries(object).reverse());
        expect(canonicalText(turned)).toEqual(canonicalText(object));
      }),
    );
  });
  test('is JSON that says the same, and is its own canonical spelling', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        const made = text(value);
        expect(JSON.parse(made)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text(JSON.parse(made))).toBe(made);
      }),
    );
  });
  test('its bytes are UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const bytes = canonicalBytes(value);
        expect(bytes.ok && Buffer.from(bytes.value).equals(Buffer.from(text(value), 'utf8'))).toBe(true);
      }),
    );
  });
  test('a plain object of another realm is plain', () =>
    expect(text(runInNewContext('({ a: [1] })'))).toBe('{"a":[1]}'));
});

describe('what has no canonical spelling is refused', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
  test.each([
    ['half a character', { a: 'x\ud800y' }, 'a'],
    ['the other half', { a: ['\udc00'] }, 'a[0]'],
    ['halves in the wrong order', { a: '\ude00\ud83d' }, 'a'],
    ['half a character in a name', { a: { '\ud83d': 1 } }, 'a'],
    ['not a number', { a: Number.NaN }, 'a'],
    ['endless', { a: { b: Number.POSITIVE_INFINITY } }, 'a.b'],
    ['undefined', { a: undefined }, 'a'],
    ['a hole in a list', { a: new Array(1) }, 'a[0]'],
    ['a function', { a: () => 1 }, 'a'],
    ['a big integer', { a: BigInt(1) }, 'a'],
    ['a date', { a: new Date(0) }, 'a'],
    ['a map', { a: new Map() }, 'a'],
    ['too deep', deep(65), '[0]'.repeat(64)],
  ])('%s', (_, value, field) => {
    expect(canonicalBytes(value)).toMatchObject({ ok: false, error: { code: 'bad-field', field } });
  });
  test('a name that reaches the prototype', () => {
    expect(canonicalBytes(JSON.parse('{"a":{"__proto__":1}}'))).toMatchObject({
      error: { code: 'unsafe-name', field: 'a.__proto__' },
    });
  });
  test('64 levels are not too deep', () => expect(canonicalBytes(deep(64)).ok).toBe(true));
});
