import { LANGUAGE_CODES } from '@/words';
import { settingsScreensWordsFor } from '@/words/settingsScreens';

/** Every sentence that needs nothing to be said. */
const sentencesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
};

describe.each(LANGUAGE_CODES)('the settings in %s', (language) => {
  const { storage, check, imported } = settingsScreensWordsFor(language);

  test.each(sentencesIn(settingsScreensWordsFor(language)))('calm and whole: %s', (sentence) => {
    expect(sentence.trim()).not.toBe('');
    expect(sentence).not.toMatch(/!|undefined|\bplease wait\b/i);
  });

  test('sizes as people read them', () => {
    expect(storage.used(140_300, null)).toContain('141 kB');
    expect(storage.used(3_440_000, 12_000_000_000)).toMatch(/3\.4 MB.*12 GB/);
    expect(check.space.low(900)).toContain('1 kB');
  });

  test('one is counted as one', () => {
    expect(imported.added(1)).not.toBe(imported.added(2).replace('2', '1'));
    expect(check.notAll(1)).not.toContain('1 points');
  });

  test.each([
    ['Tent 2', 'tableside-tent-2-2026-11-18.jsonl'],
    ['', 'tableside-2026-11-18.jsonl'],
    ['  /etc/passwd ', 'tableside-etc-passwd-2026-11-18.jsonl'],
    ['Zoë’s Tablet', 'tableside-zoë-s-tablet-2026-11-18.jsonl'],
    ['…', 'tableside-2026-11-18.jsonl'],
  ])('a device named “%s” exports %s', (device, file) => {
    expect(storage.fileName(device, '2026-11-18')).toBe(file);
  });
});
