import { CELL_VERDICTS, READING_IDS, readingOptions, rulesetById, type Ruleset, RULESETS, rulesFor } from '@/rulesets';
import { rulesDifferences } from '@/rulesets/localRules';
import { SAMPLE_SITUATIONS } from '@/rulings/sampleSituations';
import { LANGUAGE_CODES, wordsFor } from '@/words';
import { differenceLine, localRulesWordsFor, rulesetProblemLine } from '@/words/localRulesPage';

/** Every sentence that needs nothing to be said. */
const sentencesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
};
const HOLE = /undefined|NaN|null|\[object|Infinity| {2}|\(\)| ,|;;|\.\.|!/;

describe.each(LANGUAGE_CODES)('local rules in %s', (language) => {
  const words = wordsFor(language);
  const page = localRulesWordsFor(language);

  test.each(sentencesIn(page))('calm and whole: %s', (sentence) => {
    expect(sentence.trim()).not.toBe('');
    expect(sentence).not.toMatch(HOLE);
  });

  test('every situation has a title and a story', () => {
    for (const situation of SAMPLE_SITUATIONS) {
      expect(page.trial.situations[situation].length).toBeLessThanOrEqual(24);
      expect(page.trial.stories[situation]).toMatch(/\.$/);
    }
  });

  test('every difference between any two sheets is a sentence', () => {
    for (const one of RULESETS)
      for (const other of RULESETS)
        for (const difference of rulesDifferences(rulesFor(one), rulesFor(other))) {
          if (difference.kind === 'setting' || difference.kind === 'reading')
            expect(differenceLine(words, page, difference)).not.toMatch(HOLE);
        }
  });

  test('so is every reading that can be chosen', () => {
    for (const id of READING_IDS)
      for (const to of readingOptions(id))
        expect(differenceLine(words, page, { kind: 'reading', id, from: readingOptions(id)[0] ?? '', to })).not.toMatch(
          HOLE,
        );
  });

  test('every ruling can stand in a sentence', () => {
    for (const to of CELL_VERDICTS)
      for (const from of CELL_VERDICTS) {
        expect(page.differences.ruling('Wrong card', from)).not.toMatch(HOLE);
        expect(page.differences.otherRuling('Wrong card', to, from)).not.toMatch(HOLE);
        expect(page.edit.problems.against('Wrong card', to, 'Hand', '5 cards')).not.toMatch(HOLE);
      }
  });

  test('one is counted as one', () => {
    expect(page.differences.summary(1, 0)).not.toBe(page.differences.summary(2, 0).replace('2', '1'));
    expect(page.faults['bad-rules'](1)).not.toContain('1 points');
  });

  test('a fault names what it concerns', () => {
    const line = (path: string) => rulesetProblemLine(words, page, { path, message: `${path}: it cannot be` });
    expect(line('cells.overdraw.ruling')).toContain(words.flags.overdraw.title);
    expect(line('settings.stock.value')).toContain(words.settings.stock.label);
    expect(line('readings.X15')).toContain(words.readings.X15.question);
    expect(line('cells.constructor')).toBe('cells.constructor: it cannot be');
    expect(line('id')).toBe('id: it cannot be');
  });

  test.each([
    ['Maple Grove rally', 'local-rules-maple-grove-rally.json'],
    ['../../etc', 'local-rules-etc.json'],
    ['…', 'local-rules.json'],
  ])('rules named “%s” are shared as %s', (name, file) => {
    expect(page.list.fileName(name)).toBe(file);
  });
});

test('what a setting becomes, in English', () => {
  const florida = rulesetById('florida-good-sam') as Ruleset;
  const [first] = rulesDifferences(rulesFor(florida), rulesFor(florida, { stock: 7 }));
  if (first?.kind !== 'setting') throw new Error('no difference');
  expect(differenceLine(wordsFor('en'), localRulesWordsFor('en'), first)).toBe('Stock: 7 cards. Before: 12 cards.');
});
