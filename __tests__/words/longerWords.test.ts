import { wordsFor } from '@/words';
import { longerWords } from '../kit/longerWords';

const en = wordsFor('en');
const long = longerWords(en);
const english = (text: string): string => text.replaceAll('ë', '');

/** Every text of a dictionary that needs no parameters, with its path. */
const texts = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => texts(one, `${path}.${key}`));
};
const CODES = /\.(appName|locale|forgetWord)$|\.factGroups\.\d+\.keys\./;

test('the texts together are 40 % longer, each is longer, and is English again without the added letter', () => {
  const grown = new Map(texts(long));
  expect([...grown.keys()]).toEqual(texts(en).map(([path]) => path));
  expect([...grown.values()].map(english)).toEqual(texts(en).map(([, text]) => text));
  const growing = texts(en).filter(([path, text]) => /\p{L}{2}/u.test(text) && !CODES.test(path));
  expect(growing.length).toBeGreaterThan(500);
  expect(growing.filter(([path, text]) => (grown.get(path) ?? '').length <= text.length)).toEqual([]);
  const letters = (dictionary: unknown): number =>
    texts(dictionary).reduce((sum, [, text]) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  expect(letters(long) / letters(en)).toBeGreaterThan(1.395);
});

test('sentences with parameters grow, and names stay as they are', () => {
  const line = long.flags['build-sequence'].what({ card: 9, needed: 7 }, () => 'Bernadette', 1);
  expect(line).toMatch(/^Bernadette l.*ë.* 9 .*ë.* 7$/);
  expect(english(line)).toBe('Bernadette laid 9 on a pile that needs 7');
  expect(long.setUp.tables.menuFor('Table 7')).toMatch(/ë.* Table 7$/);
});

test('a text that is passed to a sentence does not grow twice', () => {
  const [one, two] = [long.screens.rulings.intro, long.screens.rulings.ruleSheetsIntro];
  expect(long.phrasing.sentences([one, two])).toBe(`${one} ${two}`);
  const title = long.flags['build-sequence'].title;
  expect(long.review.flag.seenAs(title).endsWith(title.slice(1))).toBe(true);
});

test('codes, file names and what is typed by hand stay as they are', () => {
  expect(long.factGroups.flatMap(({ keys }) => keys)).toEqual(en.factGroups.flatMap(({ keys }) => keys));
  expect(long.review.result.fileName(7, 2, 'abc')).toBe(en.review.result.fileName(7, 2, 'abc'));
  expect(long.setUp.tables.isForgetWord(long.setUp.tables.forgetWord)).toBe(true);
  expect(long.locale).toBe(en.locale);
});
