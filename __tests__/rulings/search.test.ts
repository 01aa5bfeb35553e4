import { rulesFor, RULESETS } from '@/rulesets';
import { makeQuestionIndex, questionById, type QuestionIndex, QUESTIONS, searchQuestions } from '@/rulings';
import { askedAs } from '@/words/rulingQuestions';
import { HELD_OUT } from './everyday/heldOut';
import { OFF_TOPIC, OFF_TOPIC_HELD_OUT } from './everyday/offTopic';
import { type EverydayQuestion } from './everyday/parseEverydayQuestions';
import { SEEN_FIRST } from './everyday/seenFirst';
import { SEEN_LAST } from './everyday/seenLast';
import { SEEN_LAST_MORE } from './everyday/seenLastMore';
import { SEEN_LATER } from './everyday/seenLater';
import { SEEN_NEWEST } from './everyday/seenNewest';
import { SEEN_NEWEST_MORE } from './everyday/seenNewestMore';
import { rulesOf, say } from './kit';

const SEEN = [...SEEN_FIRST, ...SEEN_LATER, ...SEEN_LAST, ...SEEN_LAST_MORE, ...SEEN_NEWEST, ...SEEN_NEWEST_MORE];
/** Each is made once. */
const INDEXES: ReadonlyMap<string, QuestionIndex> = new Map(
  RULESETS.map((ruleset) => [ruleset.id, makeQuestionIndex(rulesFor(ruleset), say)]),
);
const indexOf = (ruleset: string): QuestionIndex => {
  const index = INDEXES.get(ruleset);
  if (index === undefined) throw new Error(`no ruleset ${ruleset}`);
  return index;
};
const texas = indexOf('texas-good-sam');

const found = (typed: string, index: QuestionIndex = texas, most = 3): readonly string[] =>
  searchQuestions(index, typed, most).hits.map(({ question }) => question.id);

interface SearchedText {
  readonly isPlaced: boolean;
  readonly ids: readonly string[];
}
type Searched = ReadonlyMap<string, SearchedText>;

/** By index and by text, what is found. A text is asked of all indexes in turn, because it is read once for all of them. */
function searchAll(texts: readonly string[], indexes: readonly QuestionIndex[]): ReadonlyMap<QuestionIndex, Searched> {
  const searched = new Map(indexes.map((index) => [index, new Map<string, SearchedText>()]));
  for (const typed of new Set(texts))
    for (const [index, found] of searched) {
      const { isPlaced, hits } = searchQuestions(index, typed, 3);
      found.set(typed, { isPlaced, ids: hits.map(({ question }) => question.id) });
    }
  return searched;
}
const NOTHING: Searched = new Map();

/** The share of the list that is found within the first hits. */
const shareFound = (list: readonly EverydayQuestion[], searched: Searched, most: number): number =>
  list.filter(({ typed, ids }) =>
    searched
      .get(typed)
      ?.ids.slice(0, most)
      .some((id) => ids.includes(id)),
  ).length / list.length;

const sharePlaced = (list: readonly string[], searched: Searched): number =>
  list.filter((typed) => searched.get(typed)?.isPlaced).length / list.length;

test('the lists name questions that there are', () => {
  expect(SEEN.length + HELD_OUT.length).toBeGreaterThan(1000);
  const unknown = [...SEEN, ...HELD_OUT].flatMap(({ ids }) => ids).filter((id) => questionById(id) === undefined);
  expect(unknown).toEqual([]);
});

test('what is held out is in no phrase of the vocabulary and in no other list', () => {
  const seen = new Set(
    [...SEEN.map(({ typed }) => typed), ...QUESTIONS.flatMap(({ id }) => askedAs(id))].map((text) =>
      text.toLowerCase(),
    ),
  );
  const both = HELD_OUT.filter(({ typed }) => seen.has(typed.toLowerCase())).map(({ typed }) => typed);
  // asked in so few words that there is one way to ask it
  expect(both.length).toBeLessThan(6);
});

const EVERYDAY = [...SEEN, ...HELD_OUT].map(({ typed }) => typed);
const EVERYDAY_SEARCHED = searchAll([...EVERYDAY, ...OFF_TOPIC, ...OFF_TOPIC_HELD_OUT], [...INDEXES.values()]);

describe.each(RULESETS.map(({ id }) => id))('everyday words under %s', (ruleset) => {
  const searched = EVERYDAY_SEARCHED.get(indexOf(ruleset)) ?? NOTHING;

  test('words that were never seen find the right answer within three hits', () => {
    expect(shareFound(HELD_OUT, searched, 3)).toBeGreaterThanOrEqual(0.96);
    expect(shareFound(HELD_OUT, searched, 1)).toBeGreaterThanOrEqual(0.85);
  });

  test('words that were seen nearly always do', () => {
    expect(shareFound(SEEN, searched, 3)).toBeGreaterThanOrEqual(0.985);
  });

  test('they are placed, and what is about something else is not', () => {
    expect(sharePlaced(EVERYDAY, searched)).toBeGreaterThanOrEqual(0.97);
    expect(sharePlaced(OFF_TOPIC, searched)).toBeLessThanOrEqual(0.05);
    expect(sharePlaced(OFF_TOPIC_HELD_OUT, searched)).toBeLessThanOrEqual(0.25);
  });
});

describe('the words of the issue', () => {
  test.each([
    ['drew too many', 'drew-too-many'],
    ['can I discard a wild', 'discard-skip-bo'],
    ['partner said something', 'partner-advice'],
    ['ran out of cards', 'draw-pile-empty'],
    ["she played when it wasn't her turn", 'out-of-turn'],
    ['me toca robar', 'hand-size'],
    ['puedo tirar el comodin', 'discard-skip-bo'],
  ])('%s → %s', (typed, id) => {
    expect(found(typed)).toContain(id);
    expect(searchQuestions(texas, typed).isPlaced).toBe(true);
  });

  test.each(['whos first', 'is there a clock', 'does red have to go on red', 'do losers get another chance'])(
    '"%s" names nothing of the game, and is placed because one question fits well',
    (typed) => expect(searchQuestions(texas, typed).isPlaced).toBe(true),
  );

  test.each(['what is the weather', 'how do I castle in chess', 'asdf qwerty', '', '   ', '?!', '🂡', '__proto__'])(
    '"%s" is not placed, and the nearest are offered',
    (typed) => {
      const { isPlaced, hits } = searchQuestions(texas, typed);
      expect(isPlaced).toBe(false);
      expect(hits.length).toBeGreaterThan(0);
    },
  );
});

describe('however it is typed', () => {
  test.each([
    ['in capitals', 'DREW TOO MANY CARDS', 'drew-too-many'],
    ['with accents', '¿Puedo tirar el comodín?', 'discard-skip-bo'],
    ['without an accent that belongs there', 'mi companero me ayudo', 'partner-advice'],
    ['letters swapped', 'drwe too mnay crads', 'drew-too-many'],
    ['letters left out', 'discrd a skipbo', 'discard-skip-bo'],
    ['letters doubled', 'partnner gavee advicce', 'partner-advice'],
    ['as it sounds', 'to meny cards drawed', 'drew-too-many'],
    ['by the name of the flag', 'discard-stack-early', 'stack-before-four'],
    ['by the title of the flag', 'Stacked before four piles were open', 'stack-before-four'],
    ['by the clause', 'TX.DISCARD.1', 'stack-before-four'],
    ['Skip-Bo in two words', 'skip bo on skip bo', 'skip-bo-on-skip-bo'],
    ['a verb in two pieces', 'took her card back', 'play-taken-back'],
    ['a letter that sounds like another', 'con cuantas cartas empieso', 'stock-size'],
    ['“without” in short', 'my partner put his 4 up w/o me asking', 'partner-plays-unasked'],
    ['“only” for too few', 'she only took 3 when she needed 5', 'drew-too-few'],
    ['one number on top of another', 'played a four on top of a two', 'wrong-number-laid'],
    [
      'a whole story',
      'so my brother in law was playing and he went and drew six cards instead of five',
      'drew-too-many',
    ],
  ])('%s', (_, typed, id) => expect(found(typed)).toContain(id));

  test.each([
    ['drew too ma', 'drew-too-many'],
    ['out of tu', 'out-of-turn'],
    ['disca', 'two-discards'],
    ['how many pla', 'player-count'],
    ['penal', 'penalty-size'],
  ])('half typed: "%s" has %s among the first', (typed, id) => expect(found(typed, texas, 8)).toContain(id));

  test('every question is found by itself, and by each of its phrases', () => {
    for (const { id } of QUESTIONS)
      expect([id, found(say.questions.questions[id].ask)]).toEqual([id, expect.arrayContaining([id])]);
    const phrases = QUESTIONS.flatMap(({ id }) => askedAs(id).map((typed) => ({ typed, ids: [id as string] })));
    const searched = searchAll(
      phrases.map(({ typed }) => typed),
      [texas],
    );
    expect(shareFound(phrases, searched.get(texas) ?? NOTHING, 3)).toBeGreaterThanOrEqual(0.97);
  });
});

test('an index does not depend on which was made before it', () => {
  const list = HELD_OUT.map(({ typed }) => typed);
  const before = list.map((typed) => found(typed));
  const fresh = makeQuestionIndex(rulesOf('texas-good-sam'), { ...say });
  expect(list.map((typed) => found(typed, fresh))).toEqual(before);
});

test('a clause is found under its own sheet, and not under another', () => {
  expect(found('SIX.SPECIAL.2b', indexOf('six-player-partners'))).toContain('draw-first-after-stop');
  expect(searchQuestions(texas, 'SIX.SPECIAL.2b').isPlaced).toBe(false);
});
