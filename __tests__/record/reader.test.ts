import { parseLine, makeGameRecordReader } from '@/record';
import { header, line, readAll } from './kit';

const pass = (n: number) => ({ n, act: 'pass', seat: 0 });
const other = { ...header, id: 'r2' };
const kinds = (...lines: readonly unknown[]) => readAll(...lines).map(({ kind, line: at }) => `${at} ${kind}`);

describe('a file of records', () => {
  test('a header starts the next record, and numbers start again', () => {
    expect(kinds(header, pass(1), pass(2), other, pass(1))).toEqual([
      '1 header',
      '2 entry',
      '3 entry',
      '4 header',
      '5 entry',
    ]);
  });
  test('blank lines are skipped, and counted', () => {
    expect(kinds('', header, '   ', '\t', pass(1), '')).toEqual(['2 header', '5 entry']);
  });
  test('a byte order mark and the line ends of Windows are tolerated', () => {
    expect(kinds(`\ufeff${line(header)}\r`, `${line(pass(1))}\r`, '\r', `\ufeff${line(other)}\r`)).toEqual([
      '1 header',
      '2 entry',
      '4 header',
    ]);
  });
  test('a seal is no entry', () => {
    expect(kinds(header, pass(1), { seal: { epoch: 0 } }, pass(2))).toEqual([
      '1 header',
      '2 entry',
      '3 seal',
      '4 entry',
    ]);
  });
  test('the order of entry numbers does not matter', () => {
    expect(kinds(header, pass(5), pass(3))).toEqual(['1 header', '2 entry', '3 entry']);
  });
});

describe('a refused line', () => {
  test('ends its record, once; the others are read', () => {
    const bad = { n: 2, act: 'flip', seat: 0, card: 13 };
    const items = readAll(header, pass(1), bad, bad, 'not json', pass(1), other, pass(1));
    expect(items.map(({ kind, line: at }) => `${at} ${kind}`)).toEqual([
      '1 header',
      '2 entry',
      '3 problem',
      '7 header',
      '8 entry',
    ]);
    expect(items[2]).toMatchObject({ record: 'r1' });
  });
  test('a refused header takes its entries with it, and leaves the record before it alone', () => {
    expect(kinds(header, pass(1), { ...other, ruleset: 'ohio' }, pass(1), header)).toEqual([
      '1 header',
      '2 entry',
      '3 problem',
      '5 header',
    ]);
  });
  test.each([
    ['broken JSON', '{"tableside":1,"id":"r2",'],
    ['no version', { id: 'r2', ruleset: 'mattel', seats: [] }],
    ['an unsafe name', '{"tableside":1,"__proto__":{}}'],
    ['a newer version', { tableside: 99, act: 'whatever' }],
  ])('%s: still known for a header', (_, bad) => {
    const items = readAll(header, pass(1), bad, pass(2), header);
    expect(items.map(({ kind, line: at }) => `${at} ${kind}`)).toEqual([
      '1 header',
      '2 entry',
      '3 problem',
      '5 header',
    ]);
    expect(items[2]).toMatchObject({ record: null });
  });
  test('two refused records are two problems', () => {
    expect(kinds({ ...header, tableside: 9 }, pass(1), { ...header, tableside: 9 })).toEqual([
      '1 problem',
      '3 problem',
    ]);
  });
  test('entries before any header are one problem', () => {
    expect(kinds(pass(1), pass(2), header, pass(1))).toEqual(['1 problem', '3 header', '4 entry']);
  });
  test('another room can refuse the record being read', () => {
    const reader = makeGameRecordReader();
    reader.read(line(header), 1);
    expect(reader.refuse({ code: 'no-such-flag', value: '1:overdraw' }, 2)).toMatchObject({
      kind: 'problem',
      record: 'r1',
      line: 2,
    });
    expect(reader.refuse({ code: 'no-such-flag' }, 3)).toBeNull();
    expect(reader.read(line(pass(1)), 4)).toBeNull();
    expect(reader.end(5)).toBeNull();
  });
});

describe('one line on its own', () => {
  test('says what it is', () => {
    expect(parseLine(line(header))).toEqual({ ok: true, value: { kind: 'header', header } });
    expect(parseLine(line(pass(1)))).toEqual({ ok: true, value: { kind: 'entry', entry: pass(1) } });
    expect(parseLine('{"seal":{"a":1},"b":2}')).toEqual({
      ok: true,
      value: { kind: 'seal', seal: { seal: { a: 1 }, b: 2 } },
    });
  });
  test('or why it cannot be', () => {
    expect(parseLine('{')).toMatchObject({ ok: false, error: { code: 'not-json' } });
    expect(parseLine(line({ ...header, tableside: 2 }))).toMatchObject({ ok: false, error: { code: 'newer-version' } });
  });
  test('a ruleset of one’s own can be looked up instead', () => {
    expect(parseLine(line(header), () => undefined)).toMatchObject({ error: { code: 'unknown-ruleset' } });
  });
});
