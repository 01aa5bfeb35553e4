import { searchTexts, wordsFor } from '@/words';

const { items, fillers } = wordsFor('en').more;
const texts = Object.entries(items).map(([id, item]) => ({ id, ...item }));
const find = (typed: string): readonly string[] => searchTexts(typed, texts, fillers);

describe('behind More, in the words people use', () => {
  test.each([
    ['out of turn', 'out-of-turn'],
    ['not his turn', 'out-of-turn'],
    ['wrong player', 'out-of-turn'],
    ['time is up', 'end-time'],
    ['TIME', 'end-time'],
    ['whistle', 'end-time'],
    ['catch up with the table', 'position'],
    ['lost track', 'position'],
    ['does not match', 'position'],
    ['ran out', 'reshuffle'],
    ['the draw pile is empty', 'reshuffle'],
    ['looked at a card', 'peek'],
    ['peeked', 'peek'],
    ['phone rang', 'pause'],
    ['bathroom', 'pause'],
    ['gave up', 'end-concede'],
    ['forfeit', 'end-concede'],
    ['storm', 'end-abandoned'],
    ['dropped a card', 'reveal'],
    ['changed her mind', 'take-back'],
    ['misspelled name', 'set'],
    ['substitute', 'sit'],
    ['who goes first', 'start'],
    ['I tapped wrong', 'log'],
    ['too many cards', 'count'],
    ['forgot to discard', 'pass'],
    ['I won', 'claim'],
    ['broke a rule', 'report'],
    ['write down', 'note'],
    ['help', 'help'],
    ['how does it work', 'help'],
    ['score', 'result'],
    ['sign under protest', 'result'],
    ['skip-bo', 'play'],
  ])('“%s” finds %s first', (typed, id) => expect(find(typed)[0]).toBe(id));

  test.each([
    ['ouut of tunr', 'out-of-turn'],
    ['catchup with teh table', 'position'],
    ['reshufle', 'reshuffle'],
    ['subsitute', 'sit'],
    ['time is pu', 'end-time'],
    ['abondoned', 'end-abandoned'],
    ['loked at a card', 'peek'],
  ])('“%s”, misspelt, still finds %s first', (typed, id) => expect(find(typed)[0]).toBe(id));

  test('a word that is still being typed finds already', () => {
    for (const typed of ['resh', 'reshu', 'reshuf', 'reshuff']) expect(find(typed)[0]).toBe('reshuffle');
  });
});

describe('any texts', () => {
  const two = [
    { id: 'a', title: 'Café', says: 'Coffee is served', finds: 'drink, cup' },
    { id: 'b', title: 'Bar', says: 'Drinks are served', finds: 'beer' },
  ];
  const among = (typed: string): readonly string[] => searchTexts(typed, two, 'is are the');

  test('nothing typed: all, in their order', () => {
    expect(among('')).toEqual(['a', 'b']);
    expect(among(' , ')).toEqual(['a', 'b']);
  });
  test('accents and capitals do not matter', () => expect(among('CAFE')).toEqual(['a']));
  test('a name counts more than a sentence', () => expect(among('drink')).toEqual(['a', 'b']));
  test('words that tell nothing are passed over, unless there are no others', () => {
    expect(among('the beer is')).toEqual(['b']);
    expect(among('are')).toEqual(['b']);
  });
  test('what nobody means finds nothing; short words are not guessed', () => {
    expect(among('zzyzx')).toEqual([]);
    expect(among('cap')).toEqual([]);
  });
  test('swapped letters are one error', () => expect(among('cofefe')).toEqual(['a']));
});
