import { LANGUAGE_CODES } from '@/words';
import { rulingScreenWordsFor } from '@/words/rulingScreens';

/** Every sentence that needs nothing to be said. */
const sentencesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
};

describe.each(LANGUAGE_CODES)('the Rulings tab in %s', (language) => {
  const say = rulingScreenWordsFor(language);

  test.each(sentencesIn(say))('calm and whole: %s', (sentence) => {
    expect(sentence.trim()).not.toBe('');
    expect(sentence).not.toMatch(/!|undefined|\bplease\b/i);
  });

  test('one is counted as one', () => {
    expect(say.ask.found(1)).not.toBe(say.ask.found(2).replace('2', '1'));
    expect(say.compare.differences(1)).not.toBe(say.compare.differences(2).replace('2', '1'));
    expect(say.compare.differences(0)).not.toContain('0');
  });

  test.each([
    ['BUILDING PILE, s.2', 'Building pile'],
    ['RULES ¶2, s.5', 'Rules'],
    ['THE PLAY 5 (sentence a)', 'The play'],
    ['THE PLAY 2, s.1', 'The play'],
    ['CARD PILES 1a', 'Card piles'],
    ['STOCK PILE 2 (secondary source)', 'Stock pile'],
    ['SKIP-BO PARTNER PLAY 3', 'Skip-Bo partner play'],
    ['PLAYERS', 'Players'],
  ])('%s stands under “%s”', (place, heading) => {
    expect(say.sheet.section(place)).toBe(heading);
  });

  test('a number alone stands at the top of the sheet', () => {
    expect(say.sheet.section('2')).not.toMatch(/\d/);
    expect(say.sheet.section('2')).not.toBe('');
  });
});
