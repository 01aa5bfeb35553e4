import { at, COLUMNS, discard, flip, given, parseTable, play, rule, shift } from '../../kit';
import { has, lies } from './looking';

describe.each(COLUMNS)('%s: a discard where it may not lie', (ruleset) => {
  const table = at(ruleset);

  test('on a fifth pile: onto the one the referee names', () => {
    const laid = given(ruleset, table.lies('ana* piles 3 4 7 9'), discard('ana', 8, 4)).raises('discard-fifth');
    expect(has(laid, 'ana')).toBe('stock 9 top 10 hand 4 piles 3 4 7 9 8');
    const ruled = laid.when(rule('discard-fifth', 'remedy', { pile: 2 })).leaves({ turn: 1, open: [] });
    expect(has(ruled, 'ana')).toBe('stock 9 top 10 hand 4 piles 3 4 7.8 9');
  });

  test('on a fifth pile, and the referee names none: onto one of the four', () => {
    const laid = given(ruleset, table.lies('ana* piles 3 4 7 9'), discard('ana', 8, 4));
    const ruled = laid.when(rule('discard-fifth', 'remedy')).leaves({ turn: 1, open: [] });
    expect(ruled.game.table.seats[0]?.discards.slice(4).flat()).toEqual([]);
    expect(ruled.game.table.seats[0]?.discards.filter((pile) => pile.at(-1) === 8 && pile.length === 2)).toHaveLength(
      1,
    );
  });

  test("on the partner's or an opponent's pile: onto the own pile that the referee names", () => {
    for (const owner of [table.partner, 'bo'] as const) {
      const laid = given(ruleset, table.lies(`ana* | ${owner} piles 2 - - -`), discard('ana', 8, 0, { owner }));
      laid.raises({ code: 'discard-wrong-owner', seat: 0 }).leaves({ turn: 1 });
      expect(has(laid, owner)).toMatch('piles 2.8 - - -');
      const ruled = laid.when(rule('discard-wrong-owner', 'remedy', { pile: 3 })).leaves({ turn: 1, open: [] });
      expect(has(ruled, owner)).toMatch('piles 2 - - -');
      expect(has(ruled, 'ana')).toBe('stock 9 top 10 hand 4 piles - - - 8');
    }
  });

  test("on an opponent's pile, and the referee names none: onto one of the own", () => {
    const laid = given(ruleset, table.lies('ana*'), discard('ana', 8, 0, { owner: 'bo' }));
    const ruled = laid.when(rule('discard-wrong-owner', 'remedy'));
    expect(has(ruled, 'bo')).toMatch('piles - - - -');
    expect(ruled.game.table.seats[0]?.discards.flat()).toEqual([8]);
  });

  test('from the stock: back on the stock, and a card of the hand is still due', () => {
    const before = given(ruleset, table.lies('ana* top 12'));
    const laid = before.when(discard('ana', 12, 0, { from: 'stock' }), flip('ana', 4));
    const ruled = laid.when(rule('discard-not-from-hand', 'remedy')).leaves({ turn: 0, open: [] });
    expect(lies(ruled)).toBe(lies(before));
    ruled
      .when(discard('ana', 3, 0))
      .raisesNothing()
      .leaves({ turn: 1 });
  });

  test('from another discard pile: back there, and a card of the hand is still due', () => {
    const before = given(ruleset, table.lies('ana* piles 3 4.8 7 9'));
    const laid = before.when(discard('ana', 8, 0, { from: 'discard:1' }));
    const ruled = laid.when(rule('discard-not-from-hand', 'remedy')).leaves({ turn: 0 });
    expect(lies(ruled)).toBe(lies(before));
    ruled
      .when(discard('ana', 3, 0))
      .raisesNothing()
      .leaves({ turn: 1 });
  });

  test('two cards: the first stands, the second goes back to the hand', () => {
    const first = given(ruleset, table.lies('ana*'), discard('ana', 8, 0));
    const both = first
      .when(discard('ana', 3, 1))
      .raises({ code: 'discard-multiple', seat: 0 })
      .leaves({ turn: 1 });
    expect(has(both, 'ana')).toBe('stock 9 top 10 hand 3 piles 8 3 - -');
    const ruled = both.when(rule('discard-multiple', 'remedy')).leaves({ turn: 1, open: [] });
    expect(lies(ruled)).toBe(lies(first));
  });

  test('three cards: the first stands, the rest goes back', () => {
    const first = given(ruleset, table.lies('ana*'), discard('ana', 8, 0));
    const three = first.when(discard('ana', 3, 1), discard('ana', 4, 2));
    const ids = three.game.table.raised === null ? [] : three.lines().flatMap(({ flags }) => flags.map(({ id }) => id));
    const ruled = three.when(...ids.toReversed().map((id) => rule(id, 'remedy')));
    expect(lies(ruled)).toBe(lies(first));
  });

  test('shifted to another pile, or picked up: back to where it lay', () => {
    const before = given(ruleset, table.lies('ana* piles 3.8 4 7 9'));
    const moved = before.when(shift('ana', 0, 1)).raises('discard-shifted');
    expect(has(moved, 'ana')).toMatch('hand 5 piles 3 4.8 7 9');
    expect(lies(moved.when(rule('discard-shifted', 'remedy')))).toBe(lies(before));
    const up = before.when(shift('ana', 0, 'hand')).raises('discard-shifted');
    expect(has(up, 'ana')).toMatch('hand 6 piles 3 4 7 9');
    expect(lies(up.when(rule('discard-shifted', 'remedy')).leaves({ turn: 0, open: [] }))).toBe(lies(before));
  });

  test('left where it lies, the turn has ended all the same', () => {
    given(ruleset, table.lies('ana* top 12'), discard('ana', 12, 0, { from: 'stock' }))
      .when(rule('discard-not-from-hand', 'stand'))
      .leaves({ turn: 1, open: [] });
  });

  test('too late when the next player has acted', () => {
    const acted = given(ruleset, table.lies('ana*'), discard('ana', 8, 0, { owner: 'bo' }), discard('bo', 2, 1));
    const ruled = acted.when(rule('discard-wrong-owner', 'remedy')).raises('late-discovery');
    expect(lies(ruled)).toBe(lies(acted));
  });
});

describe('four places before any is stacked', () => {
  const sheets = ['texas-good-sam', 'florida-good-sam'] as const;

  test.each(sheets)('%s: the same card goes to the empty place the referee names', (ruleset) => {
    const laid = given(ruleset, parseTable('ana* piles 7 9 - -'), discard('ana', 3, 0)).raises('discard-stack-early');
    const ruled = laid.when(rule('discard-stack-early', 'remedy', { pile: 3 })).leaves({ turn: 1, open: [] });
    expect(has(ruled, 'ana')).toBe('stock 9 top 10 hand 4 piles 7 9 - 3');
  });

  test.each(sheets)('%s: and when none is named, to an empty place', (ruleset) => {
    const laid = given(ruleset, parseTable('ana* piles 7 9 - 2'), discard('ana', 3, 0));
    expect(has(laid.when(rule('discard-stack-early', 'remedy')), 'ana')).toMatch('hand 4 piles 7 9 3 2');
  });

  test('put right so, the four places have been filled once, and stacking is free', () => {
    const four = given('texas-good-sam', parseTable('ana* piles 7 9 - 2 | build 6 0 0 0'), discard('ana', 3, 0));
    const ruled = four.when(rule('discard-stack-early', 'remedy'), discard('bo', 3, 0), discard('cy', 3, 0));
    ruled
      .when(discard('di', 3, 0), play('ana', 7, { from: 'discard:0', to: 0 }))
      .when(discard('ana', 5, 1))
      .raises({ code: 'discard-stack-early', verdict: 'info' });
  });

  test('left as it lies, they have not', () => {
    given(
      'texas-good-sam',
      parseTable('ana* piles 7 9 - 2'),
      discard('ana', 3, 0),
      rule('discard-stack-early', 'stand'),
    )
      .when(discard('bo', 3, 0), discard('cy', 3, 0), discard('di', 3, 0), discard('ana', 5, 0))
      .raises('draw-omitted', { code: 'discard-stack-early', verdict: 'illegal' });
  });
});
