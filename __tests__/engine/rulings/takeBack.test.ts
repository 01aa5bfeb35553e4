import { at, COLUMNS, discard, draw, flip, given, play, rule, takeBack } from '../../kit';
import { has, lies } from './looking';

const silent = COLUMNS.filter((ruleset) => ruleset !== 'texas-good-sam');

describe.each(COLUMNS)('%s: a discard picked up again', (ruleset) => {
  const table = at(ruleset);
  const over = given(ruleset, table.lies('ana* piles 2 4 7 9'), discard('ana', 8, 0));
  const back = over.when(takeBack('ana', 'discard'));

  test('the card is in the hand and the turn is back', () => {
    back.raises({ code: 'discard-takeback', seat: 0, verdict: 'illegal' }).leaves({ turn: 0 });
    expect(has(back, 'ana')).toBe('stock 9 top 10 hand 5 piles 2 4 7 9');
  });

  test('put back: it lies as before, and the next player is on turn', () => {
    const ruled = back.when(rule('discard-takeback', 'remedy')).leaves({ turn: 1, open: [] });
    expect(lies(ruled)).toBe(lies(over));
    ruled.when(discard('bo', 3, 0)).raisesNothing();
  });

  test('let go: another card may be discarded', () => {
    const letGo = back.when(rule('discard-takeback', 'stand')).leaves({ turn: 0, open: [] });
    expect(has(letGo.when(discard('ana', 3, 1)).raisesNothing(), 'ana')).toBe('stock 9 top 10 hand 4 piles 2 4.3 7 9');
  });

  test('another card discarded meanwhile, the next player not having acted: the first card is put back', () => {
    const changed = back.when(discard('ana', 3, 1));
    const ruled = changed.when(rule('discard-takeback', 'remedy')).leaves({ turn: 1, open: [] });
    expect(has(ruled, 'ana')).toBe('stock 9 top 10 hand 4 piles 2.8 4 7 9');
  });

  test('the next player has acted: it stays as it is', () => {
    const acted = back.when(discard('ana', 3, 1), discard('bo', 3, 0));
    const ruled = acted.when(rule('discard-takeback', 'remedy')).raises('late-discovery');
    expect(lies(ruled)).toBe(lies(acted));
  });
});

describe.each(COLUMNS)('%s: a play taken back after a card was turned up or drawn', (ruleset) => {
  const table = at(ruleset);

  test('from the stock: it is laid again', () => {
    const played = given(ruleset, table.lies('ana* top 6 | build 5 0 0 0'), play('ana', 6, { from: 'stock', to: 0 }));
    const back = played.when(flip('ana', 4), takeBack('ana', 'play')).raises({ code: 'build-takeback', seat: 0 });
    expect(has(back, 'ana')).toMatch('stock 9 top 6');
    const ruled = back.when(rule('build-takeback', 'remedy')).leaves({ turn: 0, open: [], building: [6, 0, 0, 0] });
    expect(has(ruled, 'ana')).toMatch(/^stock 8 top [4?] hand 5/);
  });

  test('from the hand, the hand filled since: it is laid again', () => {
    const drawn = given(ruleset, table.lies('ana* hand 1 | build 5 0 0 0'), play('ana', 6, { to: 0 }), draw('ana', 5));
    const back = drawn
      .when(takeBack('ana', 'play'))
      .raises('build-takeback')
      .leaves({ building: [5, 0, 0, 0] });
    expect(has(back, 'ana')).toMatch('hand 6');
    expect(lies(back.when(rule('build-takeback', 'remedy')))).toBe(lies(drawn));
  });

  test('a twelve that completed a pile is laid again, and the pile is set aside again', () => {
    const played = given(ruleset, table.lies('ana* top 12 | build 11 0 0 0'));
    const laid = played.when(play('ana', 12, { from: 'stock', to: 0 }), flip('ana', 4)).leaves({ completed: 12 });
    const back = laid.when(takeBack('ana', 'play')).leaves({ completed: 0, building: [11, 0, 0, 0] });
    expect(lies(back)).toBe(lies(played));
    back.when(rule('build-takeback', 'remedy')).leaves({ completed: 12, building: [0, 0, 0, 0], open: [] });
  });

  test('let go: it stays in the hand or on the stock', () => {
    const back = given(
      ruleset,
      table.lies('ana* top 6 | build 5 0 0 0'),
      play('ana', 6, { from: 'stock', to: 0 }),
    ).when(flip('ana', 4), takeBack('ana', 'play'));
    expect(lies(back.when(rule('build-takeback', 'stand')))).toBe(lies(back));
  });
});

describe.each(silent)('%s: a play taken back at once', (ruleset) => {
  test('nothing was learned, so the suggestion is to let it be', () => {
    const before = given(ruleset, at(ruleset).lies('ana* | build 5 0 0 0'));
    const back = before.when(play('ana', 6, { to: 0 }), takeBack('ana', 'play'));
    back.raises({ code: 'build-takeback', verdict: 'silent', basis: 'default' });
    const ruled = back.when(rule('build-takeback', 'remedy')).leaves({ open: [] });
    expect(lies(ruled)).toBe(lies(before));
  });
});
