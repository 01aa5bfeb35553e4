import { claim, discard, draw, given, note, parseTable, play, rule, speak, strike } from '../../kit';
import { flagsOn, lies } from './looking';

const before = given('texas-good-sam', parseTable('ana* piles 2 4 7 9 | bo hand 4 | build 5 0 0 0 | draw 30'));

describe('a struck entry', () => {
  test('never happened: no card moved, no flag was raised', () => {
    const struck = before.when(play('ana', 8, { to: 0 }), strike(2)).raisesNothing();
    expect(lies(struck)).toBe(lies(before));
    expect(struck.line(2)).toMatchObject({ n: 2, struck: true, flags: [], turn: 0 });
    struck.leaves({ open: [] });
  });

  test('is still told, in its place, and the strike after it', () => {
    const struck = before.when(play('ana', 8, { to: 0 }), strike(2));
    expect(struck.lines().map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(struck.lines().map(({ struck: gone }) => gone ?? false)).toEqual([false, true, false]);
  });

  test('a discard struck: its line shows the turn as it now is', () => {
    const struck = before.when(discard('ana', 3, 0), draw('bo', 1), strike(2));
    expect(struck.line(2)).toMatchObject({ struck: true, turn: 0 });
    struck.leaves({ turn: 0 });
    expect(struck.line(4).turn).toBe(0);
    expect(flagsOn(struck, 3)).toMatchObject([{ code: 'oot-started', seat: 1 }]);
  });

  test('later entries are judged again', () => {
    const later = before.when(play('ana', 6, { to: 0 }), play('ana', 7, { to: 0 })).raisesNothing();
    const struck = later.when(strike(2)).leaves({ building: [7, 0, 0, 0], open: ['3:build-sequence'] });
    expect(flagsOn(struck, 3)).toMatchObject([{ code: 'build-sequence', evidence: { needed: 6 } }]);
  });

  test('can be struck again: that is redo', () => {
    const laid = before.when(play('ana', 8, { to: 0 }));
    const redone = laid.when(strike(2), strike(3));
    expect(lies(redone)).toBe(lies(laid));
    expect(redone.line(2)).not.toHaveProperty('struck');
    expect(redone.line(3)).toMatchObject({ struck: true });
    redone.leaves({ open: ['2:build-sequence'] });
  });

  test('and a third time', () => {
    const undone = before.when(play('ana', 8, { to: 0 }), strike(2), strike(3), strike(4));
    expect(lies(undone)).toBe(lies(before));
    expect(undone.lines().map(({ struck: gone }) => gone ?? false)).toEqual([false, true, false, true, false]);
  });

  test('struck twice is struck, until both strikes are struck', () => {
    const laid = before.when(play('ana', 6, { to: 0 }));
    const twice = laid.when(strike(2), strike(2));
    expect(lies(twice)).toBe(lies(before));
    expect(lies(twice.when(strike(3)))).toBe(lies(before));
    expect(lies(twice.when(strike(3), strike(4)))).toBe(lies(laid));
  });

  test('the position itself: the table is as before it', () => {
    before.when(strike(1)).leaves({ draw: 162, turn: null, phase: 'setup' });
  });

  test('a note, a claim', () => {
    const told = before.when(note('slow'), claim('ana')).raises('win-claim-early');
    told.when(strike(3), strike(2)).leaves({ open: [] });
  });

  test('a winning card struck: the game goes on', () => {
    const won = given('texas-good-sam', parseTable('ana* stock 1 top 6 | cy stock 0 | build 5 0 0 0'));
    const over = won.when(play('ana', 6, { from: 'stock', to: 0 })).leaves({ over: true });
    over.when(strike(2)).leaves({ over: false, winner: null, turn: 0, stock: [1, 9, 0, 9] });
  });

  test('acts after the end that the strike makes ordinary again', () => {
    const won = given('texas-good-sam', parseTable('ana* stock 1 top 6 | cy stock 0 | build 5 0 0 0'));
    const after = won.when(play('ana', 6, { from: 'stock', to: 0 }), discard('ana', 3, 0)).raises('record-after-end');
    const struck = after.when(strike(2)).leaves({ turn: 1, hand: [4, 5, 5, 5], open: [] });
    expect(flagsOn(struck, 3)).toEqual([]);
  });
});

describe('refused', () => {
  test.each([0, 3, 9, -1])('an entry that does not exist: %d', (n) => {
    const laid = before.when(play('ana', 6, { to: 0 }));
    expect(laid.refuses(strike(n))).toMatchObject({ code: 'no-such-entry', field: 'entry', value: n });
  });
});

test('a ruling struck leaves the later ruling', () => {
  const told = before.when(speak('cy', 'advice'), rule('coach-verbal', 'waive'), rule('coach-verbal', 'remedy'));
  told.when(strike(3)).leaves({ stock: [9, 9, 11, 9], open: [] });
  told.when(strike(4)).leaves({ stock: [9, 9, 9, 9], open: [] });
});

test('every correction leaves all cards accounted for', () => {
  const told = before.when(
    play('ana', 12, { to: 0 }),
    rule('build-sequence', 'remedy'),
    speak('cy', 'advice'),
    rule('coach-verbal', 'remedy'),
    discard('ana', 3, 0),
    draw('bo', 3),
    rule('overdraw', 'remedy'),
  );
  for (const n of [2, 3, 4, 5, 6, 7, 8]) told.when(strike(n)).leaves({ unexplained: 0 });
});
