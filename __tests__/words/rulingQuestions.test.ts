import { RULESETS, rulesFor } from '@/rulesets';
import { LANGUAGE_CODES, wordsFor } from '@/words';
import {
  askedAs,
  GAME_CONCEPTS,
  type QuestionId,
  type QuestionTexts,
  RELATED_CONCEPTS,
  rulingQuestionWordsFor,
  SEARCH_STOP_WORDS,
  SEARCH_SYNONYMS,
} from '@/words/rulingQuestions';

describe.each(LANGUAGE_CODES)('the questions in %s', (language) => {
  const { questions, people, topics, verdicts } = rulingQuestionWordsFor(language);
  const entries = Object.entries(questions) as [QuestionId, QuestionTexts][];

  test.each(entries)('%s is asked calmly and once', (_, { ask, cases = {}, suggest }) => {
    expect(ask).toMatch(/^[A-Z].*\?$/);
    expect(ask.length).toBeLessThanOrEqual(110);
    expect(ask).not.toMatch(/!| {2}/);
    for (const text of [...Object.values(cases), ...(suggest === undefined ? [] : [suggest])])
      expect(text).toMatch(/^[a-z].*[^.]$/);
  });

  test('no two questions read the same', () => {
    expect(new Set(entries.map(([, { ask }]) => ask)).size).toBe(entries.length);
  });

  test.each(entries.filter(([, { fact }]) => fact !== undefined))('%s reads on inside a sentence', (_, { fact }) => {
    for (const ruleset of RULESETS) {
      const { values } = rulesFor(ruleset);
      const said = fact?.(values, (key) => wordsFor(language).settingValue(key, values[key] as never), 'Updated 2018.');
      expect(said).not.toMatch(/undefined|no clause|nothing is said|!/);
      expect(said).not.toBe('');
    }
  });

  test('twelve people, all different, and every topic and verdict has its word', () => {
    expect(new Set(people).size).toBe(12);
    for (const text of [...Object.values(topics), ...Object.values(verdicts)]) expect(text).toMatch(/^[A-Z]/);
  });

  test.each(entries.map(([id]) => id))('%s is asked in several ways', (id) => {
    const asked = askedAs(id);
    expect(asked.length).toBeGreaterThan(3);
    // a search ignores accents; without them nobody has to wonder which were forgotten
    for (const phrase of asked) expect(phrase).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe('words of one meaning', () => {
  const groups = SEARCH_SYNONYMS.trim()
    .split('\n')
    .map((line) => line.split(',').map((surface) => surface.trim()));
  const concepts = new Set(groups.map(([first = '']) => first.replace(/[^a-z0-9]/g, '')));

  test('a word has one meaning', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const [concept = '', ...others] of groups)
      for (const surface of [concept, ...others]) {
        const key = surface.replace(/-/g, ' ');
        const owner = seen.get(key);
        if (owner !== undefined && owner !== concept) twice.push(`${surface}: ${owner} and ${concept}`);
        seen.set(key, concept);
      }
    expect(twice).toEqual([]);
  });

  test('no word is empty, and none has an accent', () => {
    for (const surface of groups.flat()) expect(surface).toMatch(/^[a-z0-9' -]+$/);
    expect(SEARCH_STOP_WORDS).toMatch(/^[a-z' \n]+$/);
  });

  test('what is named elsewhere is one of them', () => {
    const related = RELATED_CONCEPTS.trim()
      .split('\n')
      .flatMap((line) => line.split(/[: ]+/));
    const made = new Set(['numberonnumber']);
    expect(
      [...GAME_CONCEPTS.trim().split(/\s+/), ...related].filter((one) => !concepts.has(one) && !made.has(one)),
    ).toEqual([]);
  });
});
