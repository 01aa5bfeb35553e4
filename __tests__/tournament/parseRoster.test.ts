import { parseRoster } from '@/tournament';

const namesOf = (text: string, known: readonly string[] = []): readonly unknown[] =>
  parseRoster(text, known).people.map(({ name, chapter }) => (chapter === undefined ? name : [name, chapter]));

describe('a list of people, as it is pasted', () => {
  test.each([
    ['a name a line', 'Ana\nBo', ['Ana', 'Bo']],
    ['name, chapter', 'Ana Lopez, Bluebonnet\nBo, ', [['Ana Lopez', 'Bluebonnet'], 'Bo']],
    [
      'a table out of a spreadsheet',
      'Ana\tBluebonnet\r\nBo\tDogwood\r\n',
      [
        ['Ana', 'Bluebonnet'],
        ['Bo', 'Dogwood'],
      ],
    ],
    ['semicolons', 'Ana;Bluebonnet', [['Ana', 'Bluebonnet']]],
    ['headings in another order, and columns nobody asked for', 'Chapter,Paid,Name\nX,yes,Ana', [['Ana', 'X']]],
    [
      'quotation marks round a comma',
      '"Lopez, Ana",X\n"Di ""Dee"" Ray",Y',
      [
        ['Lopez, Ana', 'X'],
        ['Di "Dee" Ray', 'Y'],
      ],
    ],
    ['a quoted name over two lines', '"Ana\nLopez",X', [['Ana Lopez', 'X']]],
    ['blank lines, spaces and a byte order mark', '\uFEFF\n  Ana   Lopez \n\n\n', ['Ana Lopez']],
    ['an empty list', ' \n', []],
  ])('%s', (_what, text, people) => {
    expect(namesOf(text)).toEqual(people);
  });

  test('two people of one name are two people, and that is asked about', () => {
    const { people, findings } = parseRoster('Ana\nBo\nana', []);
    expect(people.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(findings).toEqual([{ line: 3, code: 'twice', name: 'ana' }]);
  });

  test('who is on the roster already is kept apart, with the line', () => {
    const { people, onRoster, findings } = parseRoster('ANA  lopez\nBo', ['Ana Lopez']);
    expect(people.map(({ name }) => name)).toEqual(['Bo']);
    expect(onRoster.map(({ name }) => name)).toEqual(['ANA lopez']);
    expect(findings).toEqual([{ line: 1, code: 'on-roster', name: 'ANA lopez' }]);
  });

  test('each line that cannot be taken is named, and the others are taken', () => {
    const { people, findings } = parseRoster(`,X\n${'a'.repeat(81)}\nBo\n"Cy`, []);
    expect(people.map(({ name }) => name)).toEqual(['Bo']);
    expect(findings.map(({ line, code }) => [line, code])).toEqual([
      [1, 'no-name'],
      [2, 'too-long'],
      [4, 'quotes'],
    ]);
  });
});
