import { chooseLanguage, DEFAULT_LANGUAGE, LANGUAGE_CODES, wordsFor } from '@/words';

describe.each(LANGUAGE_CODES)('%s formats by its locale', (language) => {
  const { locale, times, number } = wordsFor(language);

  test('it names a locale that the platform knows', () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
    expect(locale.split('-')[0]).toBe(language);
  });

  test('times of every hour are what Intl makes of them', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const then = new Date(2031, 3, 30, hour, 5, 42, 7);
      const time = then.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
      expect(times.clock(then.getTime())).toBe(time);
      // Said again, it comes from the cache.
      expect(times.clock(then.getTime() + 1000)).toBe(time);
      expect(times.dayAndClock(then.getTime())).toContain(time);
    }
  });

  test('numbers have no separators', () => {
    expect(number(5000)).toBe(new Intl.NumberFormat(locale, { useGrouping: false }).format(5000));
  });
});

test('English is written as before', () => {
  const { times, number, phrasing } = wordsFor('en');
  const then = new Date(2031, 3, 30, 9, 5);
  expect(times.clock(then.getTime())).toMatch(/^9:05\sAM$/);
  expect(times.dayAndClock(then.getTime())).toMatch(/^Apr 30, 9:05\sAM$/);
  expect(number(5000)).toBe('5000');
  expect(phrasing.sentences(['One.', 'Two.'])).toBe('One. Two.');
  expect(phrasing.inLine(['Table 7', 'Texas'])).toBe('Table 7 · Texas');
  expect(phrasing.spoken(['Name', 'Hint'])).toBe('Name. Hint');
  expect(phrasing.labelled('Why flagged', 'Bo laid 9')).toBe('Why flagged: Bo laid 9');
  expect(phrasing.asTitle('15 cards')).toBe('15 cards');
  expect(phrasing.asTitle('own piles only.')).toBe('Own piles only.');
  expect(phrasing.asOption('own piles only.')).toBe('Own piles only');
});

test.each([
  [[], DEFAULT_LANGUAGE],
  [[undefined], DEFAULT_LANGUAGE],
  [['en'], 'en'],
  [['en-GB'], 'en'],
  [['EN_us'], 'en'],
  [['xx', 'en-US'], 'en'],
  [['', 'nonsense'], DEFAULT_LANGUAGE],
] as const)('of %j it chooses %s', (wanted, language) => expect(chooseLanguage(wanted)).toBe(language));
