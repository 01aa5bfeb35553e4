import { LANGUAGE_CODES } from '@/words';
import { attachedSheetWordsFor } from '@/words/attachedSheets';
import { justARulingWordsFor } from '@/words/justARuling';

/** Every sentence that needs nothing to be said. */
const sentencesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
};

describe.each(LANGUAGE_CODES)('rulings without a game, and attached sheets, in %s', (language) => {
  const ruling = justARulingWordsFor(language);
  const sheet = attachedSheetWordsFor(language);

  test.each([...sentencesIn(ruling), ...sentencesIn(sheet)])('calm and whole: %s', (sentence) => {
    expect(sentence.trim()).not.toBe('');
    expect(sentence).not.toMatch(/!|undefined|\bplease wait\b/i);
  });

  test('what was done names who and what', () => {
    for (const said of [ruling.kept, ruling.takenBack, ruling.broughtBack])
      expect(said('Ana', 'Out of turn')).toMatch(/Ana.*Out of turn/);
    expect(ruling.who.names([])).toBe(ruling.who.nobody);
    expect(ruling.who.names(['Ana', 'Bo'])).toMatch(/Ana.*Bo/);
  });

  test('sizes as people read them, and the limit beside them', () => {
    expect(sheet.tooLarge.pdf(9_100_000, 5_000_000)).toMatch(/9\.1 MB.*5\.0 MB/);
    expect(sheet.about('text', 10, 'May 1')).toMatch(/1 kB.*May 1/);
    expect(sheet.about('picture', 412_300, 'May 1')).toContain('412 kB');
  });
});
