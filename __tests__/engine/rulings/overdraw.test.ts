import { planRemedy } from '@/engine';
import { at, COLUMNS, discard, draw, flip, given, parseTable, play, rule, type Story, turnBegins } from '../../kit';
import { has, lies } from './looking';

/** How the plan puts the extra cards into the stock. */
const planned = (story: Story) => {
  const raised = story.game.table.raised?.last;
  if (raised === undefined) throw new Error('no flag');
  return planRemedy(story.game.rules, story.game.table, raised).steps;
};

describe.each(COLUMNS)('%s: more cards drawn than were due', (ruleset) => {
  const table = at(ruleset);
  const begins = given(ruleset, ...table.turnBegins('ana* hand 3 | build 5 0 0 0'));
  const { draw: pile } = begins.game.table;
  const drawn = begins.when(draw('ana', 4));

  test('at once: the extra ones go into the own stock, the top stays', () => {
    drawn.raises({ code: 'overdraw', seat: 0 });
    expect(has(drawn, 'ana')).toBe('stock 9 top 10 hand 7 piles - - - -');
    const ruled = drawn.when(rule('overdraw', 'remedy')).raisesNothing();
    ruled.leaves({ turn: 0, draw: pile - 4, open: [], unexplained: 0 });
    expect(has(ruled, 'ana')).toBe('stock 11 top 10 hand 5 piles - - - -');
    ruled.when(discard('ana', 3, 0)).raisesNothing();
  });

  test('later in the turn: as many of them as are still in the hand', () => {
    const laid = drawn.when(...[6, 7, 8, 9, 10, 11].map((card) => play('ana', card, { to: 0 })));
    expect(has(laid.when(rule('overdraw', 'remedy')), 'ana')).toBe('stock 10 top 10 hand 0 piles - - - -');
    const four = drawn.when(...[6, 7, 8].map((card) => play('ana', card, { to: 0 })));
    expect(has(four.when(rule('overdraw', 'remedy')), 'ana')).toBe('stock 11 top 10 hand 2 piles - - - -');
  });

  test('after the turn: only what is above five', () => {
    const over = drawn.when(discard('ana', 3, 0)).leaves({ turn: 1 });
    const ruled = over.when(rule('overdraw', 'remedy')).raisesNothing().leaves({ turn: 1, open: [] });
    expect(has(ruled, 'ana')).toBe('stock 10 top 10 hand 5 piles 3 - - -');
  });

  test('after the turn, with five or fewer in hand: nothing, and that is not a late discovery', () => {
    const over = drawn.when(play('ana', 6, { to: 0 }), discard('ana', 3, 0));
    const ruled = over.when(rule('overdraw', 'remedy')).raisesNothing().leaves({ open: [] });
    expect(lies(ruled)).toBe(lies(over));
  });

  test('after the next player has acted: still what is above five', () => {
    const acted = drawn.when(discard('ana', 3, 0), discard('bo', 3, 0), discard(table.seats === 6 ? 'cy' : 'cy', 3, 0));
    const ruled = acted.when(rule('overdraw', 'remedy')).raisesNothing().leaves({ turn: 3, open: [] });
    expect(has(ruled, 'ana')).toBe('stock 10 top 10 hand 5 piles 3 - - -');
  });

  test('left or waived: the hand keeps them', () => {
    for (const call of ['stand', 'waive'] as const) {
      const ruled = drawn.when(rule('overdraw', call)).leaves({ open: [] });
      expect(lies(ruled)).toBe(lies(drawn));
    }
  });

  test('onto an empty stock: it revives, its top unknown until it is told', () => {
    const empty = given(ruleset, ...table.turnBegins('ana* hand 3 stock 0 | bo stock 18'), draw('ana', 4));
    const ruled = empty.when(rule('overdraw', 'remedy')).leaves({ over: false, winner: null });
    expect(has(ruled, 'ana')).toBe('stock 2 top ? hand 5 piles - - - -');
    ruled.when(flip('ana', 8)).raisesNothing();
  });

  test('in the middle of the turn, cards in hand: every card is an extra one', () => {
    const mid = given(ruleset, ...table.turnBegins('ana* | build 5 0 0 0'), play('ana', 6, { to: 0 }), draw('ana', 2));
    mid.raises({ code: 'draw-midturn', seat: 0 });
    const ruled = mid.when(rule('draw-midturn', 'remedy')).leaves({ turn: 0, open: [] });
    expect(has(ruled, 'ana')).toBe('stock 11 top 10 hand 4 piles - - - -');
    const after = mid.when(discard('ana', 3, 0), rule('draw-midturn', 'remedy'));
    expect(has(after, 'ana')).toBe('stock 9 top 10 hand 5 piles 3 - - -');
  });

  test('told in two entries, ruled on in two rulings', () => {
    const twice = begins.when(draw('ana', 3), draw('ana', 1)).raises('overdraw');
    const ruled = twice.when(rule('3:overdraw', 'remedy'), rule('4:overdraw', 'remedy'));
    expect(has(ruled, 'ana')).toBe('stock 11 top 10 hand 5 piles - - - -');
    ruled.leaves({ open: [], draw: pile - 4 });
  });

  test('seven on an empty hand after a play: two are extra', () => {
    const emptied = given(ruleset, ...table.turnBegins('ana* | build 1 0 0 0'))
      .when(...[2, 3, 4, 5, 6].map((card) => play('ana', card, { to: 0 })))
      .when(draw('ana', 7))
      .raises('overdraw');
    expect(has(emptied.when(rule('overdraw', 'remedy')), 'ana')).toBe('stock 11 top 10 hand 5 piles - - - -');
  });
});

test('Texas slips them in unseen, the others shuffle them in', () => {
  const drawn = (ruleset: (typeof COLUMNS)[number]) =>
    planned(given(ruleset, ...at(ruleset).turnBegins('ana* hand 3'), draw('ana', 4)));
  const step = { do: 'extras-to-stock', seat: 0, count: 2 };
  expect(drawn('texas-good-sam')).toEqual([{ ...step, how: 'insertUnseen' }]);
  for (const ruleset of ['tennessee-partners', 'tennessee-2018', 'six-player-partners', 'florida-good-sam'] as const)
    expect(drawn(ruleset)).toEqual([{ ...step, how: 'shuffleIn' }]);
});

test('a table may decide how: the sheet shuffles, this table slips them in', () => {
  const drawn = given(
    'tennessee-partners',
    { house: { overdraw: 'insertUnseen' } },
    ...turnBegins('ana* hand 3'),
    draw('ana', 4),
  );
  expect(planned(drawn)).toEqual([{ do: 'extras-to-stock', seat: 0, count: 2, how: 'insertUnseen' }]);
});

test('a player marked for playing out of turn draws before playing: what was drawn goes into the stock', () => {
  const six = 'six-player-partners';
  const marked = given(six, parseTable('ana* | cy hand 2 | build 5 0 0 0', 6), draw('cy', 1))
    .when(rule('oot-started', 'remedy'), discard('ana', 3, 0), discard('bo', 3, 0), draw('cy', 2))
    .raises({ code: 'oot-draw-before-play', seat: 2 });
  const ruled = marked.when(rule('oot-draw-before-play', 'remedy')).leaves({ turn: 2, open: [] });
  expect(has(ruled, 'cy')).toBe('stock 11 top 10 hand 3 piles - - - -');
  ruled.when(play('cy', 6, { to: 0 })).raisesNothing();
});

describe('too few cards drawn', () => {
  const begins = given('texas-good-sam', ...turnBegins('ana* hand 3 | build 5 0 0 0'));

  test('after the first play the hand stays short', () => {
    const played = begins.when(play('ana', 6, { to: 0 })).raises('draw-omitted');
    const ruled = played.when(rule('draw-omitted', 'remedy')).raisesNothing().leaves({ open: [] });
    expect(lies(ruled)).toBe(lies(played));
    const short = begins.when(draw('ana', 1), discard('ana', 3, 0)).raises('draw-short');
    expect(lies(short.when(rule('draw-short', 'remedy')).leaves({ open: [] }))).toBe(lies(short));
  });

  test('a first play that went back was none: the hand may still be filled', () => {
    const back = begins.when(play('ana', 8, { to: 0 }), rule('build-sequence', 'remedy'));
    back
      .when(draw('ana', 2))
      .raisesNothing()
      .leaves({ hand: [5, 5, 5, 5] });
  });
});

test('extra cards in a spell out of turn go into the stock of the one who drew them', () => {
  const drawn = given('texas-good-sam', parseTable('ana* | di hand 4'), draw('di', 3)).raises(
    'oot-started',
    'overdraw',
  );
  const ruled = drawn.when(rule('overdraw', 'remedy')).leaves({ turn: 0, open: ['2:oot-started'] });
  expect(has(ruled, 'di')).toBe('stock 11 top 10 hand 5 piles - - - -');
});
