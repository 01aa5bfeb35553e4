import { at, COLUMNS, discard, flip, given, parseTable, play, rule } from '../../kit';
import { has, lies, middle } from './looking';

const withPartners = ['tennessee-partners', 'tennessee-2018-partners', 'texas-good-sam', 'florida-good-sam'] as const;

describe.each(COLUMNS)('%s: a card that does not fit goes back to where it came from', (ruleset) => {
  const table = at(ruleset);

  test('to the hand', () => {
    const before = given(ruleset, table.lies('ana* | build 5 0 0 0'));
    const laid = before.when(play('ana', 8, { to: 0 })).raises('build-sequence');
    expect(has(laid, 'ana')).toBe('stock 9 top 10 hand 4 piles - - - -');
    expect(middle(laid)).toMatch('build 8/6 0 0 0');
    const ruled = laid.when(rule('build-sequence', 'remedy')).leaves({ turn: 0, open: [], unexplained: 0 });
    expect(lies(ruled)).toBe(lies(before));
  });

  test('to the stock, and the card turned up beneath is turned down again', () => {
    const before = given(ruleset, table.lies('ana* top 8 | build 5 0 0 0'));
    const laid = before.when(play('ana', 8, { from: 'stock', to: 0 }), flip('ana', 3));
    expect(has(laid, 'ana')).toBe('stock 8 top 3 hand 5 piles - - - -');
    const ruled = laid.when(rule('build-sequence', 'remedy'));
    expect(lies(ruled)).toBe(lies(before));
    ruled.when(play('ana', 3, { from: 'stock', to: 1 })).raises('build-start', 'record-stock-top');
  });

  test('to the top of the own discard pile', () => {
    const before = given(ruleset, table.lies('ana* piles 3 4.8 7 9 | build 5 0 0 0'));
    const laid = before.when(play('ana', 8, { from: 'discard:1', to: 0 })).raises('build-sequence');
    expect(has(laid, 'ana')).toBe('stock 9 top 10 hand 5 piles 3 4 7 9');
    expect(lies(laid.when(rule('build-sequence', 'remedy')))).toBe(lies(before));
  });

  test('a place started with a wrong number is empty again', () => {
    const before = given(ruleset, table.lies('ana* | build 5 0 0 0'));
    const laid = before
      .when(play('ana', 2, { to: 1 }))
      .raises('build-start')
      .leaves({ building: [5, 2, 0, 0] });
    expect(lies(laid.when(rule('build-start', 'remedy')))).toBe(lies(before));
  });

  test('a fifth pile is gone again', () => {
    const before = given(ruleset, table.lies('ana* top 1 | build 5 4 3 2'));
    const laid = before.when(play('ana', 1, { from: 'stock', to: 4 })).raises('build-fifth');
    laid.leaves({ building: [5, 4, 3, 2, 1] });
    const ruled = laid.when(rule('build-fifth', 'remedy')).leaves({ building: [5, 4, 3, 2] });
    expect(lies(ruled)).toBe(lies(before));
  });

  test('a pile completed by a twelve that did not fit comes back', () => {
    const before = given(ruleset, table.lies('ana* | build 5 0 0 0'));
    const laid = before.when(play('ana', 12, { to: 0 })).raises('build-sequence');
    laid.leaves({ building: [0, 0, 0, 0], completed: 6 });
    const ruled = laid.when(rule('build-sequence', 'remedy')).leaves({ building: [5, 0, 0, 0], completed: 0 });
    expect(lies(ruled)).toBe(lies(before));
    ruled.when(play('ana', 6, { to: 0 })).raisesNothing();
  });

  test('a twelve on an empty place is a pile of its own, and comes back too', () => {
    const before = given(ruleset, table.lies('ana* top 12 | build 5 0 0 0'));
    const laid = before.when(play('ana', 12, { from: 'stock', to: 3 })).raises('build-start');
    laid.leaves({ building: [5, 0, 0, 0], completed: 1 });
    expect(lies(laid.when(rule('build-start', 'remedy')))).toBe(lies(before));
  });

  test('after the discard, as long as the next player has not acted; the turn stays where it is', () => {
    const laid = given(ruleset, table.lies('ana* | build 5 0 0 0'), play('ana', 8, { to: 0 }), discard('ana', 3, 0));
    const ruled = laid.when(rule('build-sequence', 'remedy')).raisesNothing();
    ruled.leaves({ turn: 1, building: [5, 0, 0, 0], open: [] });
    expect(has(ruled, 'ana')).toBe('stock 9 top 10 hand 4 piles 3 - - -');
  });

  test('left where it is, the next number is one above its face', () => {
    const laid = given(ruleset, table.lies('ana* | build 5 0 0 0'), play('ana', 8, { to: 0 }));
    const stands = laid.when(rule('build-sequence', 'stand')).leaves({ building: [8, 0, 0, 0], open: [] });
    stands.when(play('ana', 9, { to: 0 })).raisesNothing();
    stands.when(play('ana', 6, { to: 0 })).raises('build-sequence');
  });

  test('a twelve that does not fit and is left completes the pile with what is in it', () => {
    given(ruleset, table.lies('ana* | build 5 0 0 0'), play('ana', 12, { to: 0 }), rule('build-sequence', 'stand'))
      .leaves({ building: [0, 0, 0, 0], completed: 6, open: [] })
      .when(play('ana', 1, { to: 0 }))
      .raisesNothing();
  });
});

describe.each(withPartners)("%s: a card of the partner's that does not fit", (ruleset) => {
  test("goes back to the top of the partner's stock", () => {
    const before = given(ruleset, parseTable('ana* | cy top 8 | build 5 0 0 0'));
    const laid = before.when(play('ana', 8, { from: 'stock', owner: 'cy', to: 0 }), flip('cy', 2));
    expect(has(laid, 'cy')).toBe('stock 8 top 2 hand 5 piles - - - -');
    expect(lies(laid.when(rule('build-sequence', 'remedy')))).toBe(lies(before));
  });

  test("goes back to the partner's discard pile, and the owner of the turn who asked is at fault", () => {
    const before = given(ruleset, parseTable('ana* | cy piles - 4.8 - - | build 5 0 0 0'));
    const laid = before.when(play('cy', 8, { from: 'discard:1', to: 0, asked: true }));
    laid.raises({ code: 'build-sequence', seat: 0 });
    expect(lies(laid.when(rule('build-sequence', 'remedy')))).toBe(lies(before));
  });
});

test('a wild keeps its number; a card laid on it as if it had another one goes back', () => {
  const before = given('texas-good-sam', parseTable('ana* | build 4 0 0 0'), play('ana', 'S', { to: 0 }));
  const laid = before.when(play('ana', 5, { to: 0 })).raises('build-sequence');
  expect(lies(laid.when(rule('build-sequence', 'remedy')))).toBe(lies(before));
});

test('two cards that do not fit are put right one by one, the upper one first', () => {
  const before = given('tennessee-partners', parseTable('ana* | build 5 0 0 0'));
  const laid = before.when(play('ana', 8, { to: 0 }), play('ana', 3, { to: 0 }));
  laid.leaves({ open: ['2:build-sequence', '3:build-sequence'] });
  const ruled = laid.when(rule('3:build-sequence', 'remedy'), rule('2:build-sequence', 'remedy'));
  expect(lies(ruled)).toBe(lies(before));
});

test('two faults in one act: the card goes back once', () => {
  const before = given('six-player-partners', parseTable('ana* | bo top 8 | build 5 0 0 0', 6));
  const laid = before.when(play('ana', 8, { from: 'stock', owner: 'bo', to: 0 }));
  laid.raises('src-opponent', 'build-sequence');
  const ruled = laid.when(rule('build-sequence', 'remedy'), rule('src-opponent', 'remedy'));
  expect(lies(ruled)).toBe(lies(before));
  ruled.leaves({ open: [], unexplained: 0 });
});
