import { gameSummary, openFlags, planRemedy } from '@/engine';
import { discard, draw, given, parseTable, play, rule, speak, type Column, type Story, type Told } from '../../kit';
import { SIX, TX } from './reporting';

const DEFAULT = { basis: 'default' } as const;
const over = (parent: Column, own: object) => ({ id: 'our-rules', name: 'Our rules', parent, ...own });
const under = (parent: Column, own: object, ...acts: Told[]): Story =>
  given(parent, { rules: over(parent, own) }, ...acts);
const plan = ({ game }: Story) => planRemedy(game.rules, game.table, openFlags(game.table)[0]!);

/** Ana has built out of sequence. */
const WRONG_CARD: Told[] = [parseTable('ana* hand 5 stock 8 top 3 | build 5 0 0 0'), play('ana', 9, { to: 0 })];

describe('a ruling of a custom ruleset', () => {
  test('is local where it replaces one of the ruleset beneath', () => {
    under(TX, { cells: { 'build-sequence': { ruling: 'info', ...DEFAULT } } }, ...WRONG_CARD).raises({
      code: 'build-sequence',
      verdict: 'info',
      local: true,
    });
  });

  test('is the word of its own sheet where it cites a clause of its own', () => {
    const clauses = [{ id: 'OH.1', place: 'Rule 1' }];
    const cited = { 'build-sequence': { ruling: 'info', basis: 'text', clauses: ['OH.1'] } };
    const [flag] = under(TX, { clauses, cells: cited }, ...WRONG_CARD).last;
    expect(flag).toMatchObject({ verdict: 'info', basis: 'text', clauses: ['OH.1'] });
    expect(flag).not.toHaveProperty('local');
  });

  test('is not local where it says what the ruleset beneath says', () => {
    const same = { 'build-sequence': { ruling: 'illegal', basis: 'text', clauses: ['TX.BUILD.2'] } };
    const [flag] = under(TX, { cells: same }, ...WRONG_CARD).last;
    expect(flag).toMatchObject({ verdict: 'illegal', clauses: ['TX.BUILD.2'] });
    expect(flag).not.toHaveProperty('local');
  });

  test('that follows from a changed setting is local too, and one that does not is not', () => {
    const stock = { settings: { stock: { value: [{ upTo: 99, cards: 9 }], ...DEFAULT } } };
    under(TX, stock, { act: 'deal', tops: [1, 2, 3, 4], stock: [9, 15, 9, 9] }).raises({
      code: 'setup-stock-count',
      seat: 1,
      local: true,
    });
    expect(under(TX, stock, ...WRONG_CARD).last[0]).not.toHaveProperty('local');
  });

  test('can be overridden by house rules on top', () => {
    const quiet = { cells: { 'coach-verbal': { ruling: 'info', ...DEFAULT } } };
    const told = [...WRONG_CARD.slice(0, 1), speak('cy', 'advice')];
    under(TX, quiet, ...told).raises({ code: 'coach-verbal', verdict: 'info', local: true });
    given(TX, { rules: over(TX, quiet), house: { coachTarget: 'partner' } }, ...told).raises({
      code: 'coach-verbal',
      verdict: 'penalty',
      local: true,
    });
  });
});

describe('a penalty where no published sheet has one', () => {
  const strict = (penalty: object | null) => ({
    settings: { penalty: { value: penalty, ...DEFAULT } },
    cells: {
      'build-sequence': { ruling: 'penalty', ...DEFAULT },
      ...(penalty === null ? {} : { 'coach-verbal': { ruling: 'penalty', ...DEFAULT } }),
    },
  });

  test('costs cards from the draw pile, after the error is put right', () => {
    const story = under(SIX, strict({ cards: 2, place: 'bottom' }), ...six(WRONG_CARD));
    expect(plan(story)).toMatchObject({
      late: null,
      steps: [
        { do: 'build-to-hand', card: 9 },
        { do: 'penalty', seat: 0, count: 2, place: 'bottom' },
      ],
    });
    const { draw: before } = gameSummary(story.game);
    story
      .when(rule('2:build-sequence', 'remedy'))
      .leaves({ building: [5, 0, 0, 0], stock: [10, 20, 20, 20, 20, 20], draw: before - 2 });
  });

  test('costs the cards alone where the error can no longer be put right', () => {
    const story = under(SIX, strict({ cards: 2, place: 'bottom' }), ...six(WRONG_CARD)).when(
      discard('ana', 4, 0),
      draw('bo', 5),
      discard('bo', 4, 0),
    );
    expect(plan(story)).toMatchObject({ late: null, steps: [{ do: 'penalty', seat: 0, count: 2 }] });
  });

  test('costs nothing more where the rules have no penalty cards', () => {
    expect(plan(under(SIX, strict(null), ...six(WRONG_CARD))).steps).toMatchObject([{ do: 'build-to-hand' }]);
  });

  test('is not added to the penalties that the sheets write themselves', () => {
    const story = under(SIX, strict({ cards: 2, place: 'bottom' }), six(WRONG_CARD)[0]!, draw('ana', 2));
    expect(plan(story).steps).toMatchObject([{ do: 'extras-to-stock', count: 2 }]);
    const talk = under(SIX, strict({ cards: 2, place: 'bottom' }), six(WRONG_CARD)[0]!, speak('di', 'advice'));
    expect(plan(talk).steps).toEqual([{ do: 'penalty', seat: 3, count: 2, place: 'bottom' }]);
  });
});

/** The same at a table of six. */
function six([, ...acts]: readonly Told[]): readonly Told[] {
  const stocks = 'bo stock 20 | cy stock 20 | di stock 20 | ed stock 20 | fay stock 20';
  return [parseTable(`ana* hand 5 stock 8 top 3 | ${stocks} | build 5 0 0 0`, 6), ...acts];
}
