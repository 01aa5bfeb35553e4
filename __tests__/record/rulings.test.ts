import { bytesToHex } from '@noble/hashes/utils.js';
import { type Refusal, type RefusalCode } from '@/engine';
import {
  chainHashesOf,
  foldStrikes,
  makeAnyRecordReader,
  makeRulingsRecordReader,
  OFFICIAL_CALLS,
  RULING_VERDICTS,
  serializeRecord,
  stringifyLine,
  type RulingsHeader,
  type RulingsRecordEntry,
} from '@/record';
import golden from './golden/rulings.json';
import { header as game, line } from './kit';

const header = { tablesideRulings: 1, id: 'b1' };
const ruling = {
  n: 1,
  act: 'ruling',
  ruleset: 'texas-good-sam',
  flag: 'overdraw',
  verdict: 'illegal',
  clauses: ['TX.RULES.3'],
  who: [{ name: 'Ana' }],
};
const strike = (n: number, entry: unknown) => ({ n, act: 'strike', entry });

function readAll(...lines: readonly unknown[]) {
  const reader = makeRulingsRecordReader();
  const items = lines.map((value, i) => reader.read(line(value), i + 1));
  return [...items, reader.end(lines.length)].filter((item) => item !== null);
}

/** The refusal of the last of these lines, after a header and whatever came before it. */
function refusalOf(...lines: readonly unknown[]): Refusal | null {
  const last = readAll(...lines).at(-1);
  if (last?.kind !== 'problem') return null;
  expect(last.line).toBe(lines.length);
  return last.refusal;
}

describe('a record of rulings', () => {
  const lines = [golden.header, ...golden.entries];
  const text = serializeRecord(golden.header as RulingsHeader, golden.entries);
  const items = readAll(...text.trimEnd().split('\n'));

  test('is read with every field it can have, fields of a later version too', () => {
    expect(
      items.map((item) => (item.kind === 'header' ? item.header : item.kind === 'entry' ? item.entry : item)),
    ).toEqual(lines);
  });

  test('has the hashes that another program computed', () => {
    const entries = items.flatMap((item) => (item.kind === 'entry' ? [item.entry] : []));
    const hashes = chainHashesOf(golden.header, entries);
    expect(hashes.ok && hashes.value.map(bytesToHex)).toEqual(golden.hashes);
  });

  test('written again it is the same text', () => {
    const again = items.map((item) =>
      stringifyLine(item.kind === 'header' ? item.header : item.kind === 'entry' ? item.entry : {}),
    );
    expect(`${again.join('\n')}\n`).toBe(text);
  });

  test('a strike takes back, and a struck strike does not', () => {
    const folded = foldStrikes(golden.entries as unknown as RulingsRecordEntry[]);
    expect(Object.fromEntries(folded.map(({ entry, struck }) => [entry.n, struck?.n ?? null]))).toEqual(golden.struck);
  });

  test.each(RULING_VERDICTS)('verdict %s', (verdict) => {
    expect(refusalOf(header, { ...ruling, verdict })).toBeNull();
  });
  test.each(OFFICIAL_CALLS)('call %s', (call) => {
    expect(refusalOf(header, { ...ruling, call })).toBeNull();
  });
  test.each([
    ['a question and no flag', { ...ruling, flag: undefined, question: 'who-starts' }],
    ['nobody named', { ...ruling, who: [] }],
    [
      'an own ruleset, carried whole',
      { ...ruling, ruleset: 'ours', rules: { id: 'ours', name: 'Ours', parent: 'mattel' } },
    ],
    ['a seal', { seal: { epoch: 0 } }],
  ])('%s is read', (_, entry) => expect(refusalOf(header, entry)).toBeNull());
});

describe('strikes', () => {
  const of = (...entries: readonly unknown[]) =>
    foldStrikes(entries as RulingsRecordEntry[]).map(({ entry, struck }) => [entry.n, struck?.n ?? null]);
  test.each([
    ['none', [], null],
    ['one', [strike(2, 1)], 2],
    ['one that was taken back', [strike(2, 1), strike(3, 2)], null],
    ['one that was taken back, and that again', [strike(2, 1), strike(3, 2), strike(4, 3)], 2],
    ['two, of which one was taken back', [strike(2, 1), strike(3, 1), strike(4, 2)], 3],
  ])('%s', (_, strikes, by) => expect(of(ruling, ...strikes)).toEqual([[1, by]]));
});

type Case = readonly [code: RefusalCode, field: string | undefined, ...lines: unknown[]];
const refused: readonly Case[] = [
  ['newer-version', 'tablesideRulings', { ...header, tablesideRulings: 2 }],
  ['bad-version', 'tablesideRulings', { ...header, tablesideRulings: '1' }],
  ['bad-version', 'tablesideRulings', { ...header, tablesideRulings: null }],
  ['missing-field', 'id', { tablesideRulings: 1 }],
  ['bad-field', 'id', { ...header, id: '' }],
  ['bad-field', 'id', { ...header, id: 7 }],
  ['no-header', undefined, ruling],
  ['not-json', undefined, header, '{"n":1,"act":"ruling"'],
  ['missing-field', 'n', header, { ...ruling, n: undefined }],
  ['bad-field', 'n', header, { ...ruling, n: 0 }],
  ['n-reused', 'n', header, ruling, ruling],
  ['missing-field', 'act', header, { n: 1 }],
  ['unknown-act', 'act', header, { n: 1, act: 'play', seat: 0 }],
  ['unknown-act', 'act', header, { n: 1, act: 'constructor' }],
  ['missing-field', 'ruleset', header, { ...ruling, ruleset: undefined }],
  ['unknown-ruleset', 'ruleset', header, { ...ruling, ruleset: 'ohio' }],
  [
    'bad-rules',
    'rules.id',
    header,
    { ...ruling, ruleset: 'ours', rules: { id: 'theirs', name: 'Ours', parent: 'mattel' } },
  ],
  [
    'bad-rules',
    'rules.parent',
    header,
    { ...ruling, ruleset: 'ours', rules: { id: 'ours', name: 'Ours', parent: 'ohio' } },
  ],
  ['bad-field', 'rules', header, { ...ruling, rules: [] }],
  ['bad-house', 'house.fourBeforeStack', header, { ...ruling, house: { fourBeforeStack: 'sometimes' } }],
  ['missing-field', 'question', header, { ...ruling, flag: undefined }],
  ['bad-field', 'question', header, { ...ruling, question: '' }],
  ['bad-field', 'case', header, { ...ruling, case: 1 }],
  ['bad-field', 'flag', header, { ...ruling, flag: 'sneezed' }],
  ['missing-field', 'verdict', header, { ...ruling, verdict: undefined }],
  ['bad-field', 'verdict', header, { ...ruling, verdict: 'record' }],
  ['bad-field', 'basis', header, { ...ruling, basis: 'rumour' }],
  ['missing-field', 'clauses', header, { ...ruling, clauses: undefined }],
  ['bad-field', 'clauses[1]', header, { ...ruling, clauses: ['TX.RULES.3', ''] }],
  ['bad-field', 'call', header, { ...ruling, call: 'mistap' }],
  ['missing-field', 'who', header, { ...ruling, who: undefined }],
  ['bad-field', 'who[0]', header, { ...ruling, who: ['Ana'] }],
  ['missing-field', 'who[0].name', header, { ...ruling, who: [{ player: 'p1' }] }],
  ['bad-field', 'who[0].name', header, { ...ruling, who: [{ name: '' }] }],
  ['bad-field', 'note', header, { ...ruling, note: 7 }],
  ['bad-field', 'table', header, { ...ruling, table: -1 }],
  ['bad-field', 'event', header, { ...ruling, event: {} }],
  ['missing-field', 'entry', header, { n: 1, act: 'strike' }],
  ['no-such-entry', 'entry', header, ruling, strike(2, 9)],
  ['no-such-entry', 'entry', header, ruling, strike(2, 2)],
  ['bad-field', 'seal', header, { seal: 'abc' }],
];

describe('what cannot be is refused, with the field', () => {
  test.each(refused)('%s %s: %j %j', (code, field, ...lines) => {
    const refusal = refusalOf(...lines);
    expect(refusal).toMatchObject({ code });
    expect(refusal?.field).toBe(field);
  });
  test('and with the entry, its act and what could be', () => {
    expect(refusalOf(header, { ...ruling, n: 4, verdict: 'guilty' })).toEqual({
      code: 'bad-field',
      field: 'verdict',
      value: 'guilty',
      allowed: RULING_VERDICTS.map((verdict) => `"${verdict}"`).join(' | '),
      act: 'ruling',
      n: 4,
    });
  });
});

describe('a file of several kinds of records', () => {
  const kinds = (...lines: readonly unknown[]) => {
    const reader = makeAnyRecordReader();
    const items = lines.map((value, i) => reader.read(line(value), i + 1));
    return [...items, reader.end(lines.length)].flatMap((item) => (item === null ? [] : [`${item.line} ${item.kind}`]));
  };
  const pass = { n: 1, act: 'pass', seat: 0 };

  test('each record is read by its own format', () => {
    expect(kinds(game, pass, header, ruling, strike(2, 1), { ...game, id: 'r2' }, pass, { seal: {} })).toEqual([
      '1 header',
      '2 entry',
      '3 header',
      '4 entry',
      '5 entry',
      '6 header',
      '7 entry',
      '8 seal',
    ]);
  });
  test('an entry of one kind is refused in a record of the other', () => {
    expect(kinds(game, ruling, header, pass)).toEqual(['1 header', '2 problem', '3 header', '4 problem']);
  });
  test('a header that cannot be read ends the record before it, which is whole', () => {
    expect(kinds(game, pass, '{"tablesideRulings":1,"id"', ruling, header, ruling)).toEqual([
      '1 header',
      '2 entry',
      '3 problem',
      '5 header',
      '6 entry',
    ]);
  });
  test('a line with both version fields is the header of a game', () => {
    expect(kinds({ ...game, tablesideRulings: 1 }, pass)).toEqual(['1 header', '2 entry']);
  });
});
