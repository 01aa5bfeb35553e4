import { amend, discard, draw, given, insert, parseTable, play, strike, type Told } from '../../kit';
import { flagsOn, lies } from './looking';

const before = given('texas-good-sam', parseTable('ana* piles 2 4 7 9 | bo hand 4 | build 5 0 0 0 | draw 30'));
const laid = before.when(play('ana', 8, { to: 0 }));
const fields = (entry: number, body: Readonly<Record<string, unknown>>): Told => ({ act: 'amend', entry, with: body });

describe('an amended entry', () => {
  test('is judged as amended, at its place and under its own number', () => {
    const fixed = laid.when(amend(2, play('ana', 6, { to: 0 }))).raisesNothing();
    expect(lies(fixed)).toBe(lies(before.when(play('ana', 6, { to: 0 }))));
    expect(flagsOn(fixed, 2)).toEqual([]);
    fixed.leaves({ open: [] });
    const worse = fixed.when(amend(2, play('ana', 9, { to: 1 })));
    expect(flagsOn(worse, 2)).toMatchObject([{ id: '2:build-start', code: 'build-start' }]);
    worse.raisesNothing();
  });

  test('its other fields stay when only some are named', () => {
    laid.when(fields(2, { card: 6 })).leaves({ building: [6, 0, 0, 0], open: [] });
    laid.when(fields(2, { to: 1, card: 1 })).leaves({ building: [5, 1, 0, 0], open: [] });
    const stock = laid.when(fields(2, { from: 'stock' })).leaves({ stock: [8, 9, 9, 9], hand: [5, 4, 5, 5] });
    expect(flagsOn(stock, 2).map(({ code }) => code)).toEqual(['build-sequence', 'record-stock-top']);
  });

  test('with an act of its own the whole body is replaced', () => {
    const fixed = laid.when(amend(2, discard('ana', 3, 0))).leaves({ turn: 1, building: [5, 0, 0, 0], open: [] });
    expect(fixed.line(2)).toMatchObject({ turn: 1, entry: { act: 'discard', n: 2 } });
    expect(fixed.line(2)).not.toHaveProperty('struck');
    expect(fixed.line(2).entry).not.toHaveProperty('to');
  });

  test('keeps its place: what came after is judged after it', () => {
    const later = laid.when(discard('ana', 3, 0), draw('bo', 1), play('bo', 7, { to: 0 })).raises('build-sequence');
    const fixed = later.when(amend(2, play('ana', 6, { to: 0 }))).leaves({ building: [7, 0, 0, 0], open: [], turn: 1 });
    expect(flagsOn(fixed, 5)).toEqual([]);
  });

  test('the line of the amendment shows the turn as it is there', () => {
    const over = laid.when(discard('ana', 3, 0), amend(2, play('ana', 6, { to: 0 })));
    expect(over.line(4)).toMatchObject({ turn: 1, flags: [] });
    const still = laid.when(amend(2, discard('ana', 3, 0)), draw('bo', 1));
    expect(still.line(3).turn).toBe(1);
    still.raisesNothing();
  });

  test('amended twice, the later one counts', () => {
    laid
      .when(fields(2, { card: 6 }), fields(2, { card: 9 }))
      .leaves({ building: [9, 0, 0, 0], open: ['2:build-sequence'] });
    laid.when(fields(2, { card: 1 }), fields(2, { to: 1 })).leaves({ building: [5, 1, 0, 0], open: [] });
  });

  test('the amendment itself amended', () => {
    laid.when(fields(2, { card: 7 }), fields(3, { card: 6 })).leaves({ building: [6, 0, 0, 0], open: [] });
    laid.when(amend(2, discard('ana', 3, 0)), amend(3, discard('ana', 3, 1))).leaves({ turn: 1, open: [] });
  });

  test('the amendment struck: as first told', () => {
    const undone = laid.when(fields(2, { card: 6 }), strike(3));
    expect(lies(undone)).toBe(lies(laid));
    expect(undone.line(3)).toMatchObject({ struck: true });
    undone.leaves({ open: ['2:build-sequence'] });
    undone.when(strike(4)).leaves({ building: [6, 0, 0, 0], open: [] });
  });

  test('one of two amendments struck: the other counts', () => {
    const both = laid.when(fields(2, { card: 9 }), fields(2, { card: 6 }));
    both.when(strike(4)).leaves({ building: [9, 0, 0, 0] });
    both.when(strike(3)).leaves({ building: [6, 0, 0, 0], open: [] });
  });

  test('struck and amended: struck; the strike struck, as amended', () => {
    const gone = laid.when(strike(2), fields(2, { card: 6 }));
    expect(lies(gone)).toBe(lies(before));
    gone.when(strike(3)).leaves({ building: [6, 0, 0, 0], open: [] });
  });

  test('an amended position', () => {
    const fixed = laid.when(fields(1, { building: [7, 0, 0, 0] })).leaves({ building: [8, 0, 0, 0], open: [] });
    expect(flagsOn(fixed, 2)).toEqual([]);
  });

  test('a header field it does not know stays with it', () => {
    const timed = before.when({ ...play('ana', 8, { to: 0 }), at: '2026-05-01T10:00:00Z', by: 'phone' } as Told);
    expect(timed.when(amend(2, discard('ana', 3, 0))).line(2).entry).toMatchObject({
      at: '2026-05-01T10:00:00Z',
      by: 'phone',
    });
  });
});

describe('refused', () => {
  test.each([0, 3, 9])('an entry that does not exist: %d', (n) => {
    expect(laid.refuses(fields(n, { card: 6 }))).toMatchObject({ code: 'no-such-entry', field: 'entry', value: n });
  });

  test('an insertion is amended as the entry it brought', () => {
    const told = before.when(play('ana', 7, { to: 0 }), insert(2, play('ana', 9, { to: 0 })), fields(3, { card: 6 }));
    told.leaves({ building: [7, 0, 0, 0], open: [] });
  });
});
