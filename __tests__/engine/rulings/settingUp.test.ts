import { at, COLUMNS, count, cut, deal, discard, draw, given, play, reshuffle, rule } from '../../kit';
import { has, lies } from './looking';

const sizes = {
  'tennessee-partners': 20,
  'tennessee-2018': 10,
  'tennessee-2018-partners': 10,
  'texas-good-sam': 15,
  'six-player-partners': 20,
  mattel: 30,
  'florida-good-sam': 12,
} as const;
const byTop = ['tennessee-partners', 'tennessee-2018', 'tennessee-2018-partners', 'florida-good-sam'] as const;

describe.each(COLUMNS)('%s: a stock of the wrong size', (ruleset) => {
  const table = at(ruleset);
  const size = sizes[ruleset];
  const right = new Array<number>(table.seats).fill(size);
  const pile = 162 - table.seats * size;
  const dealt = (second: number) => given(ruleset, table.deal({ stock: right.with(1, second) }));

  test('one too few: one is added unseen from the draw pile', () => {
    const short = dealt(size - 1).raises({ code: 'setup-stock-count', seat: 1 });
    short.leaves({ stock: right.with(1, size - 1), draw: pile + 1 });
    short.when(rule('setup-stock-count', 'remedy')).leaves({ stock: right, draw: pile, open: [], unexplained: 0 });
  });

  test('two too many: two are taken away', () => {
    const long = dealt(size + 2).leaves({ draw: pile - 2 });
    const ruled = long.when(rule('setup-stock-count', 'remedy')).leaves({ stock: right, draw: pile, open: [] });
    expect(has(ruled, 'bo')).toMatch(`stock ${size} top 3`);
  });

  test('counted after the deal, before the first draw', () => {
    const counted = given(ruleset, table.deal(), count('bo', { stock: size - 1 })).raises('setup-stock-count');
    counted
      .when(rule('setup-stock-count', 'remedy'))
      .leaves({ stock: right, open: [], unexplained: 1, draw: pile - 1 });
  });

  test('a full turn has been played: it stands', () => {
    const played = dealt(size - 1).when(draw('ana', 5), discard('ana', 3, 0));
    const ruled = played.when(rule('setup-stock-count', 'remedy')).raises('late-discovery').leaves({ open: [] });
    expect(lies(ruled)).toBe(lies(played));
  });

  test('left: it stands', () => {
    dealt(size - 1)
      .when(rule('setup-stock-count', 'stand'))
      .leaves({ stock: right.with(1, size - 1), open: [] });
  });
});

describe.each(byTop)('%s: the wrong player begins', (ruleset) => {
  const dealt = given(ruleset, deal([9, 8, 3, 4]));
  const begun = dealt.when(draw('bo', 5), play('bo', 1, { to: 0 }));

  test('stopped: the right one is on turn, the other plays first at the next turn', () => {
    expect(begun.line(2).flags).toMatchObject([{ code: 'setup-wrong-starter', seat: 1, verdict: 'illegal' }]);
    const ruled = begun.when(rule('setup-wrong-starter', 'remedy')).raisesNothing().leaves({ turn: 0, open: [] });
    ruled.leaves({ building: [1, 0, 0, 0] });
    expect(has(ruled, 'bo')).toMatch('hand 4 ');
    ruled
      .when(draw('ana', 5), discard('ana', 3, 0))
      .raisesNothing()
      .when(draw('bo', 1))
      .raises({ code: 'oot-draw-before-play', seat: 1, verdict: 'silent' });
  });

  test('complete with the discard: it stands and play goes on at the left', () => {
    const over = begun
      .when(discard('bo', 3, 0))
      .raises('oot-completed')
      .leaves({ turn: 2 });
    over.when(rule('setup-wrong-starter', 'remedy')).raises('late-discovery').leaves({ turn: 2, open: [] });
  });

  test('left: the turn is still that of the right starter', () => {
    begun.when(rule('setup-wrong-starter', 'stand')).leaves({ open: [], building: [1, 0, 0, 0] });
  });
});

describe.each(byTop)('%s: a tie not drawn for', (ruleset) => {
  const tied = given(ruleset, deal([9, 9, 3, 4]));

  test('stopped: nobody is on turn until the tie is drawn for', () => {
    const begun = tied.when(draw('ana', 5)).raises({ code: 'setup-tiebreak-wrong', seat: 0 });
    const ruled = begun.when(rule('setup-tiebreak-wrong', 'remedy')).leaves({ turn: null, open: [] });
    ruled
      .when(cut('start', { ana: 3, bo: 8 }))
      .leaves({ turn: 1 })
      .when(draw('bo', 5))
      .raisesNothing();
  });
});

/** Nothing to draw and nothing completed. */
const dry4 =
  'ana* hand 3 stock 32 piles 2.3.4 - - - | bo stock 32 | cy stock 32 | di stock 32 | build 5 4 3 0 | draw 0';
const dry6 =
  'ana* hand 3 stock 20 piles 2.3.4 - - - | bo stock 20 | cy stock 20 | di stock 20 | ed stock 19 | fay stock 19 | build 5 4 3 0 | draw 0';

describe.each(COLUMNS)('%s: a draw pile made of the wrong cards', (ruleset) => {
  const table = at(ruleset);
  const dead =
    table.seats === 4
      ? 'ana* hand 3 stock 30 piles 2.3.4 - - - | bo stock 30 | cy stock 30 | di stock 28 | build 5 4 3 0 | draw 0'
      : 'ana* hand 3 stock 20 piles 2.3.4 - - - | bo stock 20 | cy stock 19 | di stock 19 | ed stock 19 | fay stock 19 | build 5 4 3 0 | draw 0';
  const before = given(ruleset, ...table.turnBegins(dead));

  test('from under the tops of the building piles: restored', () => {
    const made = before.when(reshuffle('under-tops')).raises('reshuffle-source');
    expect(made.game.table.draw).toBeGreaterThan(0);
    const ruled = made.when(rule('reshuffle-source', 'remedy')).leaves({ open: [], unexplained: 0, turn: 0 });
    expect(lies(ruled)).toBe(lies(before));
    ruled.when(play('ana', 6, { to: 0 }));
  });

  test('from elsewhere: restored', () => {
    const made = before.when(reshuffle('other')).raises('reshuffle-source');
    expect(lies(made.when(rule('reshuffle-source', 'remedy')))).toBe(lies(before));
  });

  test('left: the draw pile is what it is', () => {
    const made = before.when(reshuffle('under-tops'));
    const ruled = made.when(rule('reshuffle-source', 'stand')).leaves({ open: [] });
    expect(lies(ruled)).toBe(lies(made));
  });

  test('by order, after a whole round without a play, it is no fault', () => {
    const { seats } = table;
    const everybody = table.from('ana', seats === 4 ? 'di' : 'fay').concat(seats === 4 ? 'di' : 'fay');
    const round = everybody.map((who) => discard(who, 9, 3));
    const nothing = [...at(ruleset).turnBegins(seats === 4 ? dry4 : dry6), ...round];
    given(ruleset, ...nothing, reshuffle('under-tops')).raisesNothing();
  });
});
