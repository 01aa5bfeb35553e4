import { amend, discard, draw, given, insert, parseTable, play, rule, speak, strike, type Told } from '../../kit';
import { flagsOn, lies } from './looking';

const before = given('texas-good-sam', parseTable('ana* piles 2 4 7 9 | bo hand 4 | build 5 0 0 0 | draw 30'));

describe('an inserted entry', () => {
  test('makes a later play legal', () => {
    const told = before.when(play('ana', 7, { to: 0 })).raises('build-sequence');
    const fixed = told.when(insert(2, play('ana', 6, { to: 0 }))).raisesNothing();
    fixed.leaves({ building: [7, 0, 0, 0], hand: [3, 4, 5, 5], open: [] });
    expect(lies(fixed)).toBe(lies(before.when(play('ana', 6, { to: 0 }), play('ana', 7, { to: 0 }))));
  });

  test('is judged at its place and told on its own line', () => {
    const told = before.when(discard('ana', 3, 0), draw('bo', 1));
    const fixed = told.when(insert(2, play('ana', 9, { to: 0 })));
    fixed.raises({ id: '4:build-sequence', code: 'build-sequence', seat: 0 });
    fixed.leaves({ open: ['4:build-sequence'], turn: 1, building: [9, 0, 0, 0] });
    expect(flagsOn(fixed, 2)).toEqual([]);
  });

  test('can be ruled on', () => {
    const told = before.when(discard('ana', 3, 0), insert(2, play('ana', 9, { to: 0 })));
    told
      .when(rule('3:build-sequence', 'remedy'))
      .raisesNothing()
      .leaves({ building: [5, 0, 0, 0], open: [], turn: 1 });
    const later = before.when(discard('ana', 3, 0), draw('bo', 1), insert(2, play('ana', 9, { to: 0 })));
    later
      .when(rule('4:build-sequence', 'remedy'))
      .raises('late-discovery')
      .leaves({ building: [9, 0, 0, 0] });
  });

  test('several before one entry stand in the order in which they were told', () => {
    const told = before.when(play('ana', 8, { to: 0 }));
    const fixed = told.when(insert(2, play('ana', 6, { to: 0 })), insert(2, play('ana', 7, { to: 0 })));
    fixed.raisesNothing().leaves({ building: [8, 0, 0, 0], hand: [2, 4, 5, 5], open: [] });
  });

  test('before another inserted one', () => {
    const told = before.when(play('ana', 8, { to: 0 }), insert(2, play('ana', 7, { to: 0 })));
    told.when(insert(3, play('ana', 6, { to: 0 }))).leaves({ building: [8, 0, 0, 0], open: [] });
  });

  test('before a struck one: its place is still there', () => {
    const told = before.when(play('ana', 9, { to: 0 }), play('ana', 7, { to: 0 }), strike(2));
    told.leaves({ open: ['3:build-sequence'] });
    told.when(insert(2, play('ana', 6, { to: 0 }))).leaves({ building: [7, 0, 0, 0], open: [] });
  });

  test('before one that is struck later', () => {
    const told = before.when(play('ana', 9, { to: 0 }), insert(2, play('ana', 6, { to: 0 })), strike(2));
    told.leaves({ building: [6, 0, 0, 0], open: [] });
  });

  test('before an inserted one that is struck', () => {
    const told = before.when(play('ana', 7, { to: 0 }), insert(2, play('ana', 9, { to: 0 })));
    told.when(insert(3, play('ana', 6, { to: 0 })), strike(3)).leaves({ building: [7, 0, 0, 0], open: [] });
  });

  test('struck, it is gone; the strike struck, it is back', () => {
    const told = before.when(play('ana', 7, { to: 0 }), insert(2, play('ana', 6, { to: 0 })), strike(3));
    expect(told.line(3)).toMatchObject({ struck: true, flags: [] });
    told.leaves({ building: [7, 0, 0, 0], hand: [4, 4, 5, 5], open: ['2:build-sequence'] });
    told.when(strike(4)).leaves({ building: [7, 0, 0, 0], hand: [3, 4, 5, 5], open: [] });
  });

  test('amended, it counts as amended, and is still told on the line of the insertion', () => {
    const told = before.when(discard('ana', 3, 0), insert(2, play('ana', 6, { to: 0 })));
    const worse = told.when(amend(3, play('ana', 9, { to: 0 }))).leaves({ open: ['3:build-sequence'] });
    expect(flagsOn(worse, 3)).toMatchObject([{ id: '3:build-sequence' }]);
    expect(flagsOn(worse, 4)).toEqual([]);
    worse.when(strike(4)).leaves({ open: [], building: [6, 0, 0, 0] });
  });

  test('amended in one field', () => {
    const told = before.when(discard('ana', 3, 0), insert(2, play('ana', 9, { to: 0 })));
    const fixed: Told = { act: 'amend', entry: 3, with: { card: 6 } };
    told.when(fixed).leaves({ building: [6, 0, 0, 0], open: [] });
  });

  test('a forgotten discard gives the later acts their turn', () => {
    const told = before.when(play('ana', 6, { to: 0 }), draw('bo', 1)).raises('turn-end-no-discard');
    const fixed = told.when(insert(3, discard('ana', 3, 0))).leaves({ turn: 1, open: [], hand: [3, 5, 5, 5] });
    expect(fixed.line(2).turn).toBe(0);
    expect(flagsOn(fixed, 3)).toEqual([]);
    expect(fixed.line(3).turn).toBe(1);
    expect(fixed.line(4).turn).toBe(1);
  });

  test('talk inserted into an earlier turn is talk in that turn', () => {
    const told = before.when(discard('ana', 3, 0), draw('bo', 1), insert(2, speak('cy', 'advice')));
    told.raises({ id: '4:coach-verbal', code: 'coach-verbal', seat: 2 }).leaves({ turn: 1 });
    told
      .when(rule('4:coach-verbal', 'remedy'))
      .raisesNothing()
      .leaves({ stock: [9, 9, 11, 9], draw: 27 });
  });

  test('into an earlier point of a game that was won: the win comes of what was played', () => {
    const won = given('texas-good-sam', parseTable('ana* stock 2 top 6 | cy stock 0 | build 5 0 0 0'));
    const last = won.when(play('ana', 7, { from: 'stock', to: 0 }));
    last.leaves({ over: false });
    last
      .when(insert(2, play('ana', 6, { from: 'stock', to: 0 })))
      .leaves({ over: true, winner: { team: 0 }, turn: null });
  });
});

describe('refused', () => {
  test.each([0, 3, 9])('before an entry that does not exist: %d', (n) => {
    const laid = before.when(play('ana', 6, { to: 0 }));
    expect(laid.refuses(insert(n, draw('ana', 1)))).toMatchObject({ code: 'no-such-entry', field: 'before', value: n });
  });
});
