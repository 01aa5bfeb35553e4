import {
  FLAG_CODES,
  HOUSE_SETTING_CHOICES,
  READING_IDS,
  readingOptions,
  RECORD_DOUBT_CODES,
  rulesFor,
  RULESETS,
  type SettingKey,
} from '@/rulesets';
import { clauseCitation, clauseWords, LANGUAGE_CODES, findReadingWords, rulesetWords, wordsFor } from '@/words';

const sorted = (items: readonly string[]): string[] => [...new Set(items)].sort();
const registers = RULESETS.flatMap(({ clauses }) => clauses);

describe.each(LANGUAGE_CODES)('%s leaves nothing unsaid', (language) => {
  const w = wordsFor(language);

  test('every ruleset, and no other', () => {
    expect(sorted(Object.keys(w.rulesets))).toEqual(sorted(RULESETS.map(({ id }) => id)));
  });

  test('every clause of every register, and no other', () => {
    expect(sorted(Object.keys(w.clauses))).toEqual(sorted(registers.map(({ id }) => id)));
  });

  test('every sheet that a clause belongs to', () => {
    expect(sorted(Object.keys(w.sheets))).toEqual(sorted(registers.map(({ id }) => id.split('.')[0] ?? '')));
  });

  test('every flag code, and no other', () => {
    expect(sorted(Object.keys(w.flags))).toEqual(sorted([...FLAG_CODES, ...RECORD_DOUBT_CODES]));
  });

  test.each(READING_IDS)('reading %s with each of its options', (id) => {
    expect(Object.keys(findReadingWords(w, id).options).sort()).toEqual([...readingOptions(id)].sort());
  });

  test('every fact of a sheet stands in exactly one group', () => {
    const keys = w.factGroups.flatMap((group) => [...group.keys]);
    expect([...keys].sort()).toEqual(Object.keys(w.settings).sort());
    for (const { settings } of RULESETS) expect(sorted(Object.keys(settings))).toEqual(sorted(keys));
  });

  test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('every fact of %s in words', (_, ruleset) => {
    for (const key of Object.keys(ruleset.settings) as SettingKey[]) {
      expect(w.settingValue(key, ruleset.settings[key].value)).toMatch(/^[a-z0-9]/);
    }
    const chips = w.facts(rulesFor(ruleset).values);
    expect(chips.length).toBeGreaterThanOrEqual(4);
    expect(chips.length).toBeLessThanOrEqual(6);
    for (const chip of chips) expect(chip.length).toBeLessThan(24);
  });

  test.each(Object.keys(HOUSE_SETTING_CHOICES) as (keyof typeof HOUSE_SETTING_CHOICES)[])(
    'every local rule for %s',
    (key) => {
      const said = HOUSE_SETTING_CHOICES[key].map((value) => w.settingValue(key, value));
      expect(new Set(said).size).toBe(HOUSE_SETTING_CHOICES[key].length);
    },
  );
});

describe('looking things up', () => {
  const w = wordsFor('en');

  test.each([
    ['TX.BUILD.2', 'Texas Good Sam, Building pile, sentence 2'],
    ['TX.RULES.2e', 'Texas Good Sam, Rules, paragraph 2, sentence 5'],
    ['TX.RULES.4', 'Texas Good Sam, Rules, paragraph 4'],
    ['TNP.PILES.3a', 'Tennessee, partners, Card piles 3a'],
    ['TN18.PLAY.5e', 'Tennessee 2018, The play 5, sentence e'],
    ['TN18.PARTNER.c', 'Tennessee 2018, Skip-Bo partner play, sentence c'],
    ['SIX.PLAYERS', 'Six players in partnership, Players'],
    ['SIX.SPECIAL.2b', 'Six players in partnership, Special situations 2, sentence 2'],
    ['MAT.DRAW.5', "Manufacturer's rules, Draw pile 5 (electronic edition)"],
    ['FL.1', 'Florida Good Sam (2019), rule 1'],
    ['FL.PLAY.7', 'Florida Good Sam (2019), Play 7'],
  ])('%s is cited as %s', (id, place) => {
    const clause = registers.find((one) => one.id === id);
    expect(clause && clauseCitation(w, clause.id)).toBe(place);
  });

  test('no citation shouts or keeps a sign of the sheet', () => {
    for (const { id } of registers) expect(clauseCitation(w, id)).not.toMatch(/¶|s\.\d|[A-Z]{2,}|undefined/);
  });

  test("an organizer's own sheet speaks for itself", () => {
    const custom = {
      ...RULESETS[0]!,
      id: 'ours' as (typeof RULESETS)[0]['id'],
      name: 'Our campground',
      edition: 'May 2031',
    };
    expect(rulesetWords(w, custom)).toMatchObject({ name: 'Our campground', dated: 'May 2031' });
    const clause = { id: 'OURS.1' as (typeof registers)[0]['id'], place: 'HOUSE RULES 1' };
    expect(clauseWords(w, clause.id)).toBeUndefined();
    expect(clauseCitation(w, clause.id, [clause])).toBe('OURS, House rules 1');
    expect(clauseCitation(w, clause.id)).toBe('OURS.1');
  });

  test('names of things every object has find nothing', () => {
    expect(clauseWords(w, 'constructor' as (typeof registers)[0]['id'])).toBeUndefined();
  });
});
