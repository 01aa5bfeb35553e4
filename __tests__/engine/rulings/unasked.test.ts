import { at, COLUMNS, discard, draw, flip, given, parseTable, play, rule, turnBegins } from '../../kit';
import { has, lies } from './looking';

const paired = ['tennessee-partners', 'tennessee-2018-partners', 'texas-good-sam', 'florida-good-sam'] as const;

describe.each(paired)('%s: the partner lays a card nobody asked for', (ruleset) => {
  test('from the stock: it goes back, and the turn is where it was', () => {
    const before = given(ruleset, parseTable('ana* | cy top 6 | build 5 0 0 0'));
    const laid = before
      .when(play('cy', 6, { from: 'stock', to: 0 }))
      .raises({ code: 'partner-moves-unasked', seat: 2 });
    const ruled = laid.when(flip('cy', 2), rule('partner-moves-unasked', 'remedy')).leaves({ turn: 0, open: [] });
    expect(lies(ruled)).toBe(lies(before));
    ruled.when(play('ana', 6, { to: 0 })).raisesNothing();
  });

  test('from a discard pile', () => {
    const before = given(ruleset, parseTable('ana* | cy piles - 4.6 - - | build 5 0 0 0'));
    const laid = before.when(play('cy', 6, { from: 'discard:1', to: 0 })).raises('partner-moves-unasked');
    expect(lies(laid.when(rule('partner-moves-unasked', 'remedy')))).toBe(lies(before));
  });

  test('left where it is', () => {
    given(ruleset, parseTable('ana* | cy top 6 | build 5 0 0 0'), play('cy', 6, { from: 'stock', to: 0 }))
      .when(rule('partner-moves-unasked', 'stand'))
      .leaves({ stock: [9, 9, 8, 9], building: [6, 0, 0, 0], turn: 0, open: [] });
  });

  test('covered by the owner of the turn: too late', () => {
    given(ruleset, parseTable('ana* | cy top 6 | build 5 0 0 0'), play('cy', 6, { from: 'stock', to: 0 }))
      .when(play('ana', 7, { to: 0 }), rule('partner-moves-unasked', 'remedy'))
      .raises('late-discovery')
      .leaves({ building: [7, 0, 0, 0], stock: [9, 9, 8, 9] });
  });
});

describe.each(COLUMNS)('%s: after the own discard', (ruleset) => {
  const table = at(ruleset);
  const over = given(ruleset, ...table.turnBegins('ana* piles 2 - - - | build 5 6 0 0'), discard('ana', 3, 1));

  test('a card laid goes back, and the next player is on turn', () => {
    const laid = over.when(play('ana', 6, { to: 0 })).raises('play-after-discard');
    const ruled = laid.when(rule('play-after-discard', 'remedy')).leaves({ turn: 1, open: [] });
    expect(lies(ruled)).toBe(lies(over));
    ruled.when(discard('bo', 3, 1)).raisesNothing();
  });

  test('a card laid from a discard pile goes back', () => {
    const laid = over.when(play('ana', 3, { from: 'discard:1', to: 2 }));
    const ruled = laid.when(rule('build-start', 'remedy'));
    expect(lies(ruled)).toBe(lies(over));
  });

  test('cards drawn go back to the draw pile', () => {
    const drawn = over.when(draw('ana', 1)).raises('play-after-discard');
    expect(has(drawn, 'ana')).toMatch('hand 5');
    const ruled = drawn.when(rule('play-after-discard', 'remedy')).leaves({ turn: 1, open: [] });
    expect(lies(ruled)).toBe(lies(over));
  });

  test('once the next player has acted it stays', () => {
    const acted = over.when(play('ana', 6, { to: 0 }), discard('bo', 9, 2));
    const ruled = acted
      .when(rule('play-after-discard', 'remedy'))
      .raises({ code: 'late-discovery', verdict: 'stands' });
    expect(lies(ruled)).toBe(lies(acted));
    ruled.leaves({ turn: 2, open: [] });
  });
});

test('two cards laid after the discard are one matter: undone, both are back', () => {
  const over = given('texas-good-sam', ...turnBegins('ana* | build 5 2 0 0'), discard('ana', 3, 0));
  const laid = over.when(play('ana', 6, { to: 0 }), play('ana', 3, { to: 1 })).raisesNothing();
  const ruled = laid.when(rule('play-after-discard', 'remedy'));
  expect(lies(ruled)).toBe(lies(over));
});
