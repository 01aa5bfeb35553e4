import fc from 'fast-check';
import type { Entry, Header } from '@/engine';
import { canonicalText, stringifyLine, serializeRecord, makeGameRecordReader } from '@/record';
import { EVERY_ACT, header } from './kit';

/** Fields of a version to come: any name that is not taken, any JSON a record can carry. */
const unknown = fc.dictionary(
  fc.string({ unit: 'grapheme', minLength: 1 }).map((name) => `x-${name}`),
  fc.jsonValue({ stringUnit: 'grapheme' }).filter((value) => canonicalText(value).ok),
  { maxKeys: 4 },
);
const entries = fc.tuple(
  ...EVERY_ACT.map((entry) => unknown.map((more) => ({ ...entry, ...more }) as unknown as Entry)),
);

const readBack = (text: string) => {
  const reader = makeGameRecordReader();
  return text
    .split('\n')
    .map((line, i) => reader.read(line, i + 1))
    .flatMap((item) => {
      if (item === null) return [];
      if (item.kind === 'problem') throw new Error(JSON.stringify(item));
      return [item.kind === 'header' ? item.header : item.kind === 'entry' ? item.entry : item.seal];
    });
};

describe('a round trip loses nothing', () => {
  test('fields nobody knows survive, in their order, anywhere', () => {
    fc.assert(
      fc.property(unknown, unknown, entries, (more, inSeat, body) => {
        const told = { ...header, seats: header.seats.map((seat) => ({ ...seat, ...inSeat })), ...more } as Header;
        const text = serializeRecord(told, body);
        expect(text.endsWith('}\n')).toBe(true);
        expect(readBack(text).map(stringifyLine)).toEqual(text.trimEnd().split('\n'));
      }),
      { numRuns: 60 },
    );
  });
  test('a seal stays where it was', () => {
    const seal = { seal: { head: 'ab' }, more: [1] };
    expect(readBack(serializeRecord(header, [seal]))).toEqual([header, seal]);
  });
  test('a line is one line, whatever is in the text', () => {
    expect(stringifyLine({ n: 1, act: 'note', text: 'a\nb\r\u2028c' })).not.toMatch(/[\n\r]/);
  });
  test('what was read can be hashed: no value is read that has no canonical bytes', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (json) => {
        const text = `{"n":1,"act":"pass","seat":0,"x":${json}}`;
        const reader = makeGameRecordReader();
        reader.read(stringifyLine(header), 1);
        const item = reader.read(text, 2);
        expect(item?.kind === 'entry').toBe(canonicalText(JSON.parse(text)).ok);
      }),
    );
  });
  test('nothing that is fed in makes the reader throw', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .object({ key: fc.constantFrom('n', 'act', 'seat', 'with', 'seats', 'tableside', 'entry') })
        .map((o) => JSON.stringify(o)),
    );
    fc.assert(
      fc.property(fc.array(anything), (lines) => {
        const reader = makeGameRecordReader();
        [stringifyLine(header), ...lines].forEach((line, i) => reader.read(line, i + 1));
        reader.end(lines.length);
      }),
    );
  });
});
