import { chainHashesOf, serializeRecord } from '@/record';
import { type Entry, type Header, openGame } from '@/engine';
import { rulesetById } from '@/rulesets';
import { header, readAll, refusalOf } from './kit';

const ohio = {
  id: 'ohio-good-sam',
  name: 'Ohio Good Sam',
  parent: 'texas-good-sam',
  cells: { overdraw: { ruling: 'illegal', basis: 'default' } },
};
const whole = {
  ...(JSON.parse(JSON.stringify(rulesetById('texas-good-sam'))) as object),
  id: 'ohio-whole',
  name: 'Whole',
};
const carrying = (rules: unknown, ruleset: unknown = (rules as { id?: unknown } | null)?.id) => ({
  ...header,
  ruleset,
  rules,
});
const set = (body: object) => ({ n: 1, act: 'set', ...body });

describe('a header carries its rules', () => {
  test.each([
    ['over a parent', ohio],
    ['whole', whole],
    ['known by their id alone', { id: 'ohio', parent: 'mattel' }],
    ['as they stand in a local-rules file', { tablesideRules: 1, ...ohio }],
  ])('%s', (_, rules) => {
    const [read] = readAll(carrying(rules));
    expect(read).toMatchObject({ kind: 'header', header: { rules } });
  });

  test('with house rules on top', () => {
    const told = { ...carrying(ohio), house: { overdraw: 'shuffleIn', stock: 9 } } as unknown as Header;
    expect(refusalOf(told)).toBeNull();
    const game = openGame(told);
    expect(game.ok && game.value.rules.cells.overdraw.ruling).toBe('penalty');
    expect(game.ok && game.value.rules.values.stock).toEqual([{ upTo: Infinity, cards: 9 }]);
    expect(game.ok && game.value.rules.cells['coach-verbal']).toEqual(
      rulesetById('texas-good-sam')?.cells['coach-verbal'],
    );
  });

  test.each([
    ['unknown-ruleset', 'ruleset', undefined, { ...header, ruleset: 'ohio-good-sam' }],
    ['bad-field', 'rules', 'object', carrying(null, 'ohio')],
    ['bad-field', 'rules', 'object', carrying([], 'ohio')],
    ['bad-field', 'rules', 'object', carrying('texas-good-sam', 'texas-good-sam')],
    ['missing-field', 'ruleset', 'text', { ...carrying(ohio), ruleset: undefined }],
    [
      'bad-rules',
      'rules.id',
      '"ohio-good-sam" is not the ruleset that the header names, "ohio"',
      carrying(ohio, 'ohio'),
    ],
    ['bad-rules', 'rules.id', '"mattel" is the id of a built-in ruleset', carrying({ ...ohio, id: 'mattel' })],
    [
      'bad-rules',
      'rules.parent',
      expect.stringContaining('"ohio" is not one of tennessee-partners, '),
      carrying({ ...ohio, parent: 'ohio' }),
    ],
    [
      'bad-rules',
      'rules.cells.overdraw.ruling',
      '"fine" is not one of illegal, penalty, silent, stands, info, legal, never',
      carrying({ ...ohio, cells: { overdraw: { ruling: 'fine', basis: 'default' } } }),
    ],
    [
      'bad-rules',
      'rules.settings',
      'this is missing: it should be an object',
      carrying({ ...whole, settings: undefined }),
    ],
    ['bad-rules', 'rules.tablesideRules', '2 is not 1', carrying({ ...ohio, tablesideRules: 2 })],
    [
      'teams-not-played',
      'seats[0].team',
      'tennessee-2018-partners',
      carrying({ ...ohio, parent: 'tennessee-2018', partnersVariant: 'tennessee-2018-partners' }),
    ],
  ])('%s: %s %s', (code, field, allowed, told) => {
    expect(refusalOf(told)).toMatchObject({ code, field, ...(allowed === undefined ? {} : { allowed }) });
  });

  test('the hash of a record covers its rules', () => {
    const hashOf = (rules: object) => JSON.stringify(chainHashesOf(carrying(rules) as unknown as Header, []));
    expect(hashOf(ohio)).toEqual(hashOf({ ...ohio }));
    expect(hashOf(ohio)).not.toEqual(hashOf({ ...ohio, name: 'Ohio' }));
    expect(serializeRecord(carrying(ohio) as unknown as Header, [])).toContain('"rules":{"id":"ohio-good-sam"');
  });
});

describe('a set carries rules', () => {
  test('they hold for the whole record, named or not', () => {
    expect(refusalOf(header, set({ ruleset: 'ohio-good-sam', rules: ohio }))).toBeNull();
    expect(refusalOf(header, set({ rules: ohio }))).toBeNull();
  });
  test('an id alone is refused as before', () => {
    expect(refusalOf(header, set({ ruleset: 'ohio-good-sam' }))).toMatchObject({ code: 'unknown-ruleset', act: 'set' });
  });
  test('the rules of the header go with its ruleset', () => {
    const back = { n: 2, act: 'set', ruleset: 'ohio-good-sam' };
    expect(refusalOf(carrying(ohio), set({ ruleset: 'ohio-good-sam' }))).toBeNull();
    expect(refusalOf(carrying(ohio), set({ ruleset: 'mattel' }))).toBeNull();
    expect(refusalOf(carrying(ohio), set({ ruleset: 'mattel' }), back)).toMatchObject({ code: 'unknown-ruleset' });
    expect(refusalOf(carrying(ohio), set({ ruleset: 'mattel' }), { n: 2, act: 'strike', entry: 1 })).toBeNull();
  });
  test.each([
    ['rules.id', { ruleset: 'mattel', rules: ohio }],
    ['rules.name', { rules: { ...ohio, name: '' } }],
    ['rules.id', { rules: {} }],
  ])('bad ones are refused: %s', (field, body) => {
    expect(refusalOf(header, set(body))).toMatchObject({ code: 'bad-rules', field, act: 'set', n: 1 });
  });
  test('inside an amendment the field says so', () => {
    const amend = { n: 2, act: 'amend', entry: 1, with: { rules: { ...ohio, cells: { overdraw: {} } } } };
    expect(refusalOf(header, set({ rules: ohio }) as unknown as Entry, amend)).toMatchObject({
      code: 'bad-rules',
      field: 'with.rules.cells.overdraw.ruling',
    });
  });
});
