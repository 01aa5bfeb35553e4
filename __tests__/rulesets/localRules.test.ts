import fc from 'fast-check';
import {
  FLAG_CODES,
  HOUSE_KEYS,
  HOUSE_READING_IDS,
  type House,
  type Rules,
  rulesetById,
  type RulesetJson,
  type Ruleset,
  RULESETS,
  rulesFor,
  stockSize,
} from '@/rulesets';
import {
  choicesOfRulesetJson,
  makeLocalRulesId,
  makeRulesetJson,
  noLocalRulesChoices,
  rulingsAgainstSettings,
} from '@/rulesets/localRules';
import { anyChoices, anyHouse, choicesFrom, parsedRuleset } from './localRulesKit';

const named = { id: 'local-ours-1', name: 'Ours' };
const texas = rulesetById('texas-good-sam') as Ruleset;
const six = rulesetById('six-player-partners') as Ruleset;

/** All that a play is judged by. A reading that a setting decides is read off the setting. */
const judging = (rules: Rules) => ({
  values: { ...rules.values, stock: [2, 3, 4, 5, 6].map((players) => stockSize(rules, players)) },
  cells: Object.fromEntries(FLAG_CODES.map((code) => [code, rules.cells[code].ruling])),
  readings: HOUSE_READING_IDS.map((id) => rules.readings[id]),
});

/** Only what differs from the ruleset: naming a value that is there already changes nothing. */
const differing = (base: Ruleset, house: House): House => {
  const { readings = {}, ...keys } = house;
  const plain = rulesFor(base);
  const isOther = (key: string): boolean => {
    if (key === 'stock') return [2, 4, 6].some((players) => stockSize(plain, players) !== house.stock);
    return JSON.stringify(house[key as 'win']) !== JSON.stringify(plain.values[key as 'win']);
  };
  const changed = Object.entries(readings).filter(([id, option]) => base.readings[id as 'X15'] !== option);
  return {
    ...Object.fromEntries(Object.entries(keys).filter(([key]) => isOther(key))),
    ...(changed.length === 0 ? {} : { readings: Object.fromEntries(changed) }),
  };
};

describe('choices become a ruleset', () => {
  test('none is the ruleset beneath, under another name', () => {
    expect(makeRulesetJson(noLocalRulesChoices(texas), named)).toEqual({ ...named, parent: 'texas-good-sam' });
  });

  test('a penalty that an event adopts brings the rulings on advice with it', () => {
    const json = makeRulesetJson(
      { ...noLocalRulesChoices(six), house: { penalty: { cards: 2, place: 'bottom' } } },
      named,
    );
    expect(Object.keys(json.settings as object)).toEqual(['penalty']);
    expect(json.cells).toMatchObject({ 'coach-verbal': { ruling: 'penalty', basis: 'default' } });
    expect(rulesFor(parsedRuleset(json)).local).toEqual(new Set(['penalty']));
  });

  test.each(RULESETS.map((base) => ({ id: base.id as string, base })))(
    'house rules over $id judge alike, written as a ruleset or told as house rules',
    ({ base }) => {
      fc.assert(
        fc.property(anyHouse(base), (told) => {
          const house = differing(base, told);
          const written = rulesFor(parsedRuleset(makeRulesetJson({ ...noLocalRulesChoices(base), house }, named)));
          // This reading changes who starts; as house rules it leaves the ruling on a wrong starter, which then never arises.
          const isNew = house.readings?.X37 === 'new' && house.starter === undefined;
          const told2 = rulesFor(base, isNew ? { ...house, starter: 'manual' } : house);
          expect(judging(written)).toEqual(judging(told2));
          expect([...written.local].filter((key) => HOUSE_KEYS.some((one) => one === key)).sort()).toEqual(
            [...told2.local].filter((key) => HOUSE_KEYS.some((one) => one === key)).sort(),
          );
        }),
        { numRuns: 60 },
      );
    },
  );

  test('every choice without a contradiction can be read, and says what was chosen', () => {
    fc.assert(
      fc.property(anyChoices, (tapped) => {
        const choices = choicesFrom(tapped);
        const json = makeRulesetJson(choices, named);
        const rules = rulesFor(parsedRuleset(json));
        for (const [code, ruling] of Object.entries(choices.rulings))
          expect([code, rules.cells[code as 'overdraw'].ruling]).toEqual([code, ruling]);
        for (const [key, value] of Object.entries(choices.settings))
          expect([key, rules.values[key as 'hand']]).toEqual([key, value]);
        expect(JSON.parse(JSON.stringify(json))).toEqual(json);
      }),
      { numRuns: 200 },
    );
  });

  test('and can be chosen from again: the same rules come of it', () => {
    fc.assert(
      fc.property(anyChoices, (tapped) => {
        const choices = choicesFrom(tapped);
        const json = makeRulesetJson(choices, named);
        const again = choicesOfRulesetJson(json);
        expect(again).not.toBeNull();
        expect(makeRulesetJson(again!, named, json)).toEqual(json);
        const rules = (written: RulesetJson) => judging(rulesFor(parsedRuleset(written)));
        expect(rules(makeRulesetJson(again!, named))).toEqual(rules(json));
      }),
      { numRuns: 200 },
    );
  });

  test('a contradiction is named, and the rest without it can be read', () => {
    const choices = { ...noLocalRulesChoices(six), rulings: { 'discard-stack-early': 'penalty' } as const };
    expect(rulingsAgainstSettings(choices)).toEqual([
      { code: 'discard-stack-early', ruling: 'penalty', setting: 'fourBeforeStack' },
    ]);
    expect(() => parsedRuleset(makeRulesetJson(choices, named))).toThrow('does not go with settings.fourBeforeStack');
    expect(rulingsAgainstSettings({ ...choices, house: { fourBeforeStack: 'always' } })).toEqual([]);
  });

  test('what somebody wrote by hand stays as long as it says the same', () => {
    const kept = {
      ...named,
      parent: 'texas-good-sam',
      edition: '2026',
      clauses: [{ id: 'OH.1', place: 'Rule 1' }],
      settings: { stock: { value: [{ upTo: 99, cards: 12 }], basis: 'text', clauses: ['OH.1'] } },
      cells: { overdraw: { ruling: 'illegal', basis: 'text', clauses: ['OH.1'] } },
    };
    const choices = choicesOfRulesetJson(kept);
    expect(choices).toMatchObject({ house: { stock: 12 }, rulings: { overdraw: 'illegal' } });
    expect(makeRulesetJson(choices!, named, kept)).toEqual(kept);
    const fewer = makeRulesetJson({ ...choices!, house: { stock: 9 }, rulings: {} }, named, kept);
    expect(fewer).toMatchObject({ edition: '2026', clauses: kept.clauses });
    expect(fewer.settings).toMatchObject({
      stock: { value: [{ cards: 9 }], basis: 'default', clauses: ['TX.STOCK.1'] },
    });
    expect(fewer).not.toHaveProperty('cells');
  });

  test('rules written whole have no base to choose over', () => {
    const whole = JSON.parse(JSON.stringify({ ...texas, ...named })) as object;
    expect(choicesOfRulesetJson({ ...whole })).toBeNull();
    expect(choicesOfRulesetJson({ id: 'x' })).toBeNull();
  });

  test.each([
    ['Maple Grove rally', 'local-maple-grove-rally-0192ab'],
    ['  Čtvrtek — 5 & 7! ', 'local-tvrtek-5-7-0192ab'],
    ['花見', 'local-0192ab'],
  ])('an id for %j', (name, id) => {
    expect(makeLocalRulesId(name, '0192ab')).toBe(id);
    expect(parsedRuleset({ id, name, parent: 'mattel' }).id).toBe(id);
  });
});
