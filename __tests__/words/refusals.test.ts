import { type Refusal, type RefusalCode, REFUSAL_CODES } from '@/engine';
import { wordsFor } from '@/words';

const { refusals } = wordsFor('en');
const say = (refusal: Refusal): string => refusals[refusal.code](refusal);

describe('why a line cannot be', () => {
  test.each<[Refusal, string]>([
    [{ code: 'bad-card', field: 'card', value: 13 }, 'card 13 cannot be: a card is 1–12, "S" or "?"'],
    [{ code: 'bad-card', field: 'tops[2]', value: 'x' }, 'card "x" cannot be: a card is 1–12, "S" or "?" (`tops[2]`)'],
    [{ code: 'bad-seat', field: 'seat', value: 9, allowed: '0–3' }, 'seat 9 cannot be: this table has seats 0–3'],
    [
      { code: 'bad-seat', field: 'with.owner', value: null, allowed: '0–3' },
      'seat null cannot be: this table has seats 0–3 (`with.owner`)',
    ],
    [
      { code: 'teams-not-played', field: 'seats[0].team', value: 'tennessee-2018', allowed: 'tennessee-2018-partners' },
      '`tennessee-2018` is individual play; for partners use `tennessee-2018-partners`',
    ],
    [{ code: 'teams-not-played', value: 'solo' }, '`solo` is individual play: leave out the teams'],
    [
      { code: 'bad-field', field: 'count', value: -1, allowed: '≥ 0', act: 'draw' },
      '`count` of "draw" cannot be -1: it is 0 or more',
    ],
    [
      { code: 'bad-field', field: 'why', value: 'rain', allowed: '"time" | "concede" | "abandoned"', act: 'end' },
      '`why` of "end" cannot be "rain": it is "time", "concede" or "abandoned"',
    ],
    [
      { code: 'bad-field', field: 'tops', value: [1], allowed: '4 items', act: 'deal' },
      '`tops` of "deal" cannot be [1]: it is 4 items',
    ],
    [{ code: 'missing-field', field: 'id', allowed: 'text' }, '`id` is missing: it is text'],
    [{ code: 'n-reused', field: 'n', value: 4, n: 4 }, '`n` 4 is already used in this record'],
    [
      { code: 'newer-version', value: 2, allowed: '1' },
      'this record is from a newer version (`tableside` 2); version 1 and earlier can be read',
    ],
    [{ code: 'unknown-ruleset', value: 'ohio' }, 'unknown ruleset `ohio`'],
    [{ code: 'not-amendable', value: 5 }, 'entry 5 cannot be amended: strike it instead'],
    [{ code: 'not-amendable', value: 'strike' }, '`strike` cannot be told inside another correction'],
  ])('%j', (refusal, sentence) => expect(say(refusal)).toBe(sentence));

  test.each([...REFUSAL_CODES])('%s: a plain sentence even when nothing more is known', (code: RefusalCode) => {
    const sentence = say({ code });
    expect(sentence).toMatch(/^\S.{8,}[^.\s]$/);
    expect(sentence).not.toMatch(/undefined|\[object|null/);
  });
  test('long values are shortened', () => {
    expect(say({ code: 'bad-field', field: 'a', value: 'x'.repeat(500) }).length).toBeLessThan(100);
    expect(say({ code: 'unknown-act', value: 'x'.repeat(500) }).length).toBeLessThan(100);
  });
});
