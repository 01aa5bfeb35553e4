import { at, COLUMNS, discard, draw, flip, given, parseTable, play, report, reveal, rule } from '../../kit';
import { has, lies } from './looking';

const six = 'six-player-partners';
const paired = ['tennessee-partners', 'tennessee-2018-partners', 'texas-good-sam', six, 'florida-good-sam'] as const;

describe.each(COLUMNS)('%s: a card from a pile it may not come from goes back', (ruleset) => {
  const table = at(ruleset);

  test('to its place under the others in the own discard pile', () => {
    const before = given(ruleset, table.lies('ana* piles 3.6.8 4 7 9 | build 5 0 0 0'));
    const laid = before.when(play('ana', 6, { from: 'discard:0', to: 0 })).raises('src-buried-discard');
    expect(has(laid, 'ana')).toBe('stock 9 top 10 hand 5 piles 3.8 4 7 9');
    const ruled = laid.when(rule('src-buried-discard', 'remedy')).leaves({ open: [], turn: 0 });
    expect(lies(ruled)).toBe(lies(before));
  });

  test("to an opponent's stock", () => {
    const before = given(ruleset, table.lies('ana* | bo top 6 | build 5 0 0 0'));
    const laid = before.when(play('ana', 6, { from: 'stock', owner: 'bo', to: 0 }), flip('bo', 2));
    expect(has(laid, 'bo')).toBe('stock 8 top 2 hand 5 piles - - - -');
    const ruled = laid.when(rule('src-opponent', 'remedy'));
    expect(lies(ruled)).toBe(lies(before));
  });

  test("to an opponent's discard pile", () => {
    const before = given(ruleset, table.lies('ana* | bo piles - 2.6 - - | build 5 0 0 0'));
    const laid = before.when(play('ana', 6, { from: 'discard:1', owner: 'bo', to: 0 }));
    const ruled = laid.when(rule('src-opponent', 'remedy'));
    expect(lies(ruled)).toBe(lies(before));
  });

  test('a buried card that completed a pile comes back with the pile', () => {
    const before = given(ruleset, table.lies('ana* piles 12.8 - - - | build 11 0 0 0'));
    const laid = before.when(play('ana', 12, { from: 'discard:0', to: 0 })).leaves({ completed: 12 });
    const ruled = laid.when(rule('src-buried-discard', 'remedy')).leaves({ completed: 0, building: [11, 0, 0, 0] });
    expect(lies(ruled)).toBe(lies(before));
  });

  test('a stock card from below the top: seen and told, nothing the position shows', () => {
    const before = given(ruleset, table.lies('ana*'));
    const told = before.when(report('ana', 'src-stock-hidden')).raises('src-stock-hidden');
    expect(lies(told.when(rule('src-stock-hidden', 'remedy')))).toBe(lies(before));
  });
});

describe('six players: the own piles only', () => {
  test("the partner's stock", () => {
    const before = given(six, parseTable('ana* | di top 6 | build 5 0 0 0', 6));
    const laid = before.when(play('di', 6, { from: 'stock', to: 0, asked: true }), flip('di', 1));
    expect(has(laid, 'di')).toBe('stock 8 top 1 hand 5 piles - - - -');
    expect(lies(laid.when(rule('src-partner-stock', 'remedy')))).toBe(lies(before));
  });

  test("the partner's discards", () => {
    const before = given(six, parseTable('ana* | di piles - - 2.6 - | build 5 0 0 0', 6));
    const laid = before.when(play('ana', 6, { from: 'discard:2', owner: 'di', to: 0 })).raises('src-partner-discard');
    expect(lies(laid.when(rule('src-partner-discard', 'remedy')))).toBe(lies(before));
  });

  test('left where it is, the card is out of the stock for good', () => {
    given(six, parseTable('ana* | di top 6 | build 5 0 0 0', 6), play('ana', 6, { from: 'stock', owner: 'di', to: 0 }))
      .when(rule('src-partner-stock', 'stand'))
      .leaves({ stock: [9, 9, 9, 8, 9, 9], building: [6, 0, 0, 0], open: [] });
  });
});

describe.each(paired)("%s: a card of the partner's hand", (ruleset) => {
  const table = at(ruleset);

  test('goes back to the hand it came from', () => {
    const before = given(ruleset, table.lies('ana* | build 5 0 0 0'));
    const laid = before
      .when(play(table.partner, 6, { to: 0, asked: true }))
      .raises({ code: 'src-partner-hand', seat: 0 });
    expect(has(laid, table.partner)).toBe('stock 9 top 10 hand 4 piles - - - -');
    const ruled = laid.when(rule('src-partner-hand', 'remedy')).leaves({ open: [] });
    expect(lies(ruled)).toBe(lies(before));
  });
});

describe('Texas: a card of the partner that was laid has been shown', () => {
  const laid = given('texas-good-sam', parseTable('ana* | build 5 0 0 0'), play('cy', 6, { to: 0, asked: true }));

  test('back in the hand it is due in the own next turn', () => {
    const ruled = laid.when(rule('src-partner-hand', 'remedy'), discard('ana', 3, 0), discard('bo', 3, 0));
    ruled.when(discard('cy', 6, 0)).raisesNothing();
    ruled.when(play('cy', 6, { to: 0 }), discard('cy', 2, 0)).raisesNothing();
    ruled.when(discard('cy', 2, 0)).raises({ code: 'revealed-not-played', seat: 2 });
  });

  test('left on the pile, nothing is due', () => {
    laid
      .when(rule('src-partner-hand', 'stand'), discard('ana', 3, 0), discard('bo', 3, 0), draw('cy', 1))
      .when(discard('cy', 2, 0))
      .raisesNothing();
  });

  test('elsewhere a card shown binds nobody', () => {
    const sheet = 'tennessee-partners';
    given(sheet, parseTable('ana* | build 5 0 0 0'), play('cy', 6, { to: 0, asked: true }))
      .when(rule('src-partner-hand', 'remedy'), discard('ana', 3, 0), discard('bo', 3, 0), discard('cy', 2, 0))
      .raisesNothing();
  });
});

describe('Texas: a card shown must be played or discarded', () => {
  const shown = given('texas-good-sam', parseTable('ana* piles 2 - - -'), reveal('ana', 8));

  test('the wrong discard is swapped for it, and the turn stays with the next player', () => {
    const discarded = shown.when(discard('ana', 5, 1)).raises('revealed-not-played');
    const ruled = discarded.when(rule('revealed-not-played', 'remedy')).leaves({ turn: 1, open: [] });
    expect(has(ruled, 'ana')).toBe('stock 9 top 10 hand 4 piles 2 8 - -');
  });

  test('swapped, it binds no longer', () => {
    const round = [discard('bo', 3, 0), discard('cy', 3, 0), discard('di', 3, 0)];
    shown
      .when(discard('ana', 5, 1), rule('revealed-not-played', 'remedy'), ...round, discard('ana', 4, 2))
      .raises('draw-omitted');
  });

  test('left as it is, the card is still in the hand', () => {
    const ruled = shown.when(discard('ana', 5, 1), rule('revealed-not-played', 'stand')).leaves({ turn: 1, open: [] });
    expect(has(ruled, 'ana')).toBe('stock 9 top 10 hand 4 piles 2 5 - -');
  });

  test('of two cards shown one is the discard, the other stays committed', () => {
    const both = shown.when(reveal('ana', 9));
    const ruled = both.when(discard('ana', 5, 1), rule('revealed-not-played', 'remedy'));
    expect(has(ruled, 'ana')).toMatch(/hand 4 piles 2 [89] - -$/);
    ruled.leaves({ turn: 1, open: [] });
    const own = ruled.when(discard('bo', 3, 0), discard('cy', 3, 0), discard('di', 3, 0), draw('ana', 1));
    own.when(discard('ana', 5, 2)).raises({ code: 'revealed-not-played', seat: 0 });
  });

  test('too late once the next player has acted', () => {
    const late = shown.when(discard('ana', 5, 1), discard('bo', 3, 0));
    const ruled = late.when(rule('revealed-not-played', 'remedy')).raises('late-discovery');
    expect(has(ruled, 'ana')).toBe('stock 9 top 10 hand 4 piles 2 5 - -');
  });
});
