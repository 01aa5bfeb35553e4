import fc from 'fast-check';
import {
  FLAG_CODES,
  HOUSE_READING_IDS,
  type Rules,
  rulesetById,
  type Ruleset,
  RULESETS,
  rulesFor,
  stockSize,
} from '@/rulesets';
import { makeRulesetJson, rulesDifferences } from '@/rulesets/localRules';
import { anyChoices, choicesFrom, parsedRuleset } from './localRulesKit';

const named = { id: 'local-ours-1', name: 'Ours' };
const six = rulesetById('six-player-partners') as Ruleset;

/** Everything but the name, the register of clauses, and readings that a setting decides. */
const content = ({ ruleset, values, cells, readings }: Rules) => ({
  values: { ...values, stock: Array.from({ length: 11 }, (_, i) => stockSize({ values } as Rules, i + 2)) },
  grounds: Object.fromEntries(
    Object.entries(ruleset.settings).map(([key, { basis, clauses, reading }]) => [key, [basis, clauses, reading]]),
  ),
  cells: FLAG_CODES.map((code) => [code, { ...cells[code] }]),
  readings: HOUSE_READING_IDS.map((id) => readings[id]),
});
const isEqual = (one: Rules, other: Rules): boolean => {
  try {
    expect(content(one)).toEqual(content(other));
    return true;
  } catch {
    return false;
  }
};

test('what a club changes, as codes', () => {
  const json = {
    ...named,
    parent: 'six-player-partners',
    settings: { penalty: { value: { cards: 2, place: 'bottom' }, basis: 'default' } },
    cells: {
      'coach-verbal': { ruling: 'penalty', basis: 'default' },
      overdraw: { ruling: 'penalty', basis: 'text', clauses: ['SIX.SPECIAL.2a'] },
    },
    readings: { X25a: 'return' },
  };
  expect(rulesDifferences(rulesFor(six), rulesFor(parsedRuleset(json)))).toEqual([
    { kind: 'setting', key: 'penalty', from: null, to: { cards: 2, place: 'bottom' } },
    { kind: 'reading', id: 'X25a', from: 'stay', to: 'return' },
    { kind: 'grounds', of: 'ruling', code: 'overdraw' },
    { kind: 'ruling', code: 'coach-verbal', from: 'silent', to: 'penalty' },
  ]);
});

test('what house rules change: the setting and every ruling that follows from it', () => {
  expect(rulesDifferences(rulesFor(six), rulesFor(six, { partnerPiles: true }))).toEqual([
    { kind: 'setting', key: 'partnerPiles', from: false, to: true },
    { kind: 'ruling', code: 'src-partner-stock', from: 'illegal', to: 'legal' },
    { kind: 'ruling', code: 'src-partner-discard', from: 'illegal', to: 'legal' },
  ]);
});

test('there are none if and only if both rules are equal', () => {
  const rules = fc.oneof(
    anyChoices.map((tapped) => rulesFor(parsedRuleset(makeRulesetJson(choicesFrom(tapped), named)))),
    fc.constantFrom(...RULESETS).map((ruleset) => rulesFor(ruleset)),
  );
  fc.assert(
    fc.property(rules, rules, (one, other) => {
      expect(rulesDifferences(one, one)).toEqual([]);
      expect(rulesDifferences(one, other).length === 0).toBe(isEqual(one, other));
      expect(rulesDifferences(one, other).length).toBe(rulesDifferences(other, one).length);
    }),
    { numRuns: 200 },
  );
  // The negative control: each kind of difference alone is found.
  const plain = rulesFor(six);
  for (const changed of [
    { ...plain, values: { ...plain.values, hand: 6 } },
    { ...plain, readings: { ...plain.readings, X25a: 'return' } },
    { ...plain, cells: { ...plain.cells, overdraw: { ...plain.cells.overdraw, ruling: 'info' as const } } },
    { ...plain, cells: { ...plain.cells, overdraw: { ...plain.cells.overdraw, clauses: [] } } },
  ])
    expect(rulesDifferences(plain, changed)).toHaveLength(1);
});
