import { type Act, ACTS, type Entry, type RemedyStep } from '@/engine';
import { wordsFor } from '@/words';
import { entries, steps, who } from './samples';

const w = wordsFor('en');
const first: Entry = { n: 1, act: 'draw', seat: 1, count: 2 };
const find = (n: number): Entry | undefined => (n === 1 ? first : undefined);
const tell = (act: Act, body: object, other?: typeof find): string =>
  w.entryWords({ n: 2, act, ...body } as Entry, who, other);

describe.each(ACTS)('%s in the log', (act) => {
  test.each(entries[act].map(([body, line]) => [line, body] as const))('%s', (line, body) => {
    expect(tell(act, body, find)).toBe(line);
  });
});

describe('corrections', () => {
  test('of an entry that is not at hand', () => {
    expect(tell('strike', { entry: 7 })).toBe('Entry 7 was struck');
    expect(tell('amend', { entry: 7, with: { count: 3 } })).toBe('Entry 7 was corrected');
    expect(tell('insert', { before: 7, with: {} })).toBe('Added before entry 7');
  });

  test('striking a strike puts the entry back', () => {
    expect(tell('strike', { entry: 4 }, () => ({ n: 4, act: 'strike', entry: 3 }))).toBe('Entry 3 was put back');
  });
});

describe('what hands do', () => {
  const say = (step: RemedyStep): string => w.stepWords(step, who);

  test.each(Object.values(steps))('$do is one line', (step) => {
    expect(say(step)).toMatch(/^[A-Z].*[^.;:, ]$/);
    expect(say(step)).not.toMatch(/undefined|NaN|null|\[object|!/);
    expect(say(step).length).toBeLessThan(110);
  });

  test.each<[RemedyStep, string]>([
    [steps['build-to-hand'], "Put the 9 back in Ana's hand"],
    [steps['build-to-stock'], "Put the Skip-Bo back on top of Bo's stock"],
    [steps['discard-to-hand'], "Take the 5 from Ana's fifth discard pile back into Ana's hand"],
    [steps['discard-to-discard'], "Move the card from Bo's discard pile 2 to Ana's discard pile 4"],
    [steps.penalty, "Ana takes 2 cards from the draw pile, unseen, to the bottom of Ana's stock"],
    [{ ...steps.penalty, place: 'top' }, "Ana takes 2 cards from the draw pile, unseen, to the top of Ana's stock"],
    [
      { ...steps.penalty, place: 'discard' },
      "Ana takes 2 cards from the draw pile, unseen, to one of Ana's discard piles",
    ],
    [{ ...steps['adjust-stock'], count: 1 }, "Put 1 card at the bottom of Di's stock, unseen"],
    [{ ...steps['give-turn'], seat: 1 }, 'Give the turn to Bo'],
  ])('%j', (step, line) => expect(say(step)).toBe(line));
});
