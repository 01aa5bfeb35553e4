import fc from 'fast-check';
import { canonicalText } from '@/record';
import { parseLocalRulesFile, serializeLocalRulesFile } from '@/record/localRulesFile';
import { rulesetById } from '@/rulesets';
import { makeRulesetJson } from '@/rulesets/localRules';
import { anyChoices, choicesFrom } from '../rulesets/localRulesKit';
import { header } from './kit';

const ours = { id: 'local-ours', name: 'Ours', parent: 'texas-good-sam' };
const file = (own: object) => JSON.stringify({ tablesideRules: 1, ...ours, ...own });

describe('a local-rules file', () => {
  test('says what it is, and is read back', () => {
    const text = serializeLocalRulesFile(ours);
    expect(text).toMatch(/^\{\n {2}"tablesideRules": 1,\n {2}"id": "local-ours",\n {2}"name": "Ours",/);
    expect(parseLocalRulesFile(text)).toMatchObject({
      ok: true,
      value: { rules: ours, ruleset: { id: 'local-ours', basedOn: 'texas-good-sam' } },
    });
  });

  test('parse(serialise(x)) = x, whatever somebody chose', () => {
    fc.assert(
      fc.property(anyChoices, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (tapped, name) => {
        fc.pre(name.trim() !== '' && name.length <= 80 && canonicalText(name).ok);
        const rules = makeRulesetJson(choicesFrom(tapped), { id: 'local-ours', name });
        const read = parseLocalRulesFile(serializeLocalRulesFile(rules));
        expect(read).toMatchObject({ ok: true });
        expect(read.ok && read.value.rules).toEqual(rules);
      }),
      { numRuns: 100 },
    );
  });

  test('a whole ruleset as well', () => {
    const whole = {
      ...(JSON.parse(JSON.stringify(rulesetById('mattel'))) as object),
      id: 'local-whole',
      name: 'Whole',
    };
    const read = parseLocalRulesFile(serializeLocalRulesFile(whole));
    expect(read.ok && read.value.rules).toEqual(whole);
    expect(read.ok && read.value.ruleset.basedOn).toBeUndefined();
  });

  test('a byte order mark and blank lines around it do no harm', () => {
    expect(parseLocalRulesFile(`\ufeff\n${file({})}\r\n\n`).ok).toBe(true);
  });
});

describe('is refused with the reason', () => {
  test.each([
    ['nothing in it', ' \n', { why: 'empty' }],
    ['a text', 'Dear Bo,', { why: 'not-json' }],
    ['half of it', file({}).slice(0, -4), { why: 'not-json' }],
    ['a list', '[1]', { why: 'not-rules' }],
    ['an object of something else', '{"a":1}', { why: 'not-rules' }],
    ['a ruleset without the mark', JSON.stringify(ours), { why: 'not-rules' }],
    ['a record of a game', `${JSON.stringify(header)}\n{"n":1,"act":"pass","seat":0}\n`, { why: 'is-record' }],
    ['a header alone', JSON.stringify(header), { why: 'is-record' }],
    ['everything of a device', '{"tableside-settings":1,"settings":{}}\n{"tableside":1}\n', { why: 'is-record' }],
    ['a newer version', file({ tablesideRules: 2 }), { why: 'newer-version', version: 2 }],
    ['a version that is none', file({ tablesideRules: '1' }), { why: 'bad-version', version: '1' }],
    ['no name', file({ name: undefined }), { why: 'no-name' }],
    ['an empty name', file({ name: '  ' }), { why: 'no-name' }],
    ['an unknown parent', file({ parent: 'ohio' }), { why: 'unknown-parent', parent: 'ohio' }],
    ['a parent of the wrong kind', file({ parent: null }), { why: 'unknown-parent', parent: null }],
    [
      'a name that reaches a prototype',
      `{"tablesideRules":1,"id":"a","name":"b","parent":"mattel","cells":{"__proto__":{}}}`,
      { why: 'not-plain', refusal: expect.objectContaining({ code: 'unsafe-name' }) },
    ],
    [
      'rows that are none, each named',
      file({ id: 'Ohio', cells: { overdraw: { ruling: 'no', basis: 'default' } } }),
      {
        why: 'bad-rules',
        problems: [expect.objectContaining({ path: 'id' }), expect.objectContaining({ path: 'cells.overdraw.ruling' })],
      },
    ],
    ['a whole ruleset with rows missing', file({ parent: undefined }), expect.objectContaining({ why: 'bad-rules' })],
  ])('%s', (_, text, fault) => {
    expect(parseLocalRulesFile(text)).toEqual({ ok: false, error: fault });
  });

  test('a file as large as a picture', () => {
    expect(parseLocalRulesFile(file({ name: 'x'.repeat(1_000_000) }))).toEqual({
      ok: false,
      error: { why: 'too-long' },
    });
  });

  test('nothing that is fed in makes it throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"tablesideRules":1,"id":${json}}`),
        ),
        (text) => {
          expect(parseLocalRulesFile(text).ok).toBe(false);
        },
      ),
    );
  });
});
