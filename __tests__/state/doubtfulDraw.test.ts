import { listToArray } from '@/base';
import { openFlags, reportLines } from '@/engine';
import { NO_PENDING_INPUT, plan, type RulingDetails, selectTableFacts, type TableFacts } from '@/state';
import { at, type Column, COLUMNS, given, play } from '../kit';
import { fingersOn, type Fingers } from './kit/fingers';
import { must } from './kit/openRegistry';

/** Ana has played and holds cards; Bo, at her left, begins. The app takes Ana's discard to be forgotten and fills in Bo's draw. */
const eager = (lies: string, ruleset: Column, ...taps: readonly string[]): Fingers =>
  fingersOn(given(ruleset, at(ruleset).lies(lies), play('ana', 6, { to: 0 })).game).tap(...taps);
const factsOf = ({ game }: Pick<Fingers, 'game'>): TableFacts =>
  selectTableFacts({ game, input: NO_PENDING_INPUT, saved: 'saved', notice: null });
const drawIn = (fingers: Fingers) => factsOf(fingers).flags[0]?.other?.draw;

const FROM_STOCK = ['ana* | bo stock 9 top 7 hand 0 | build 5 0 0 0', 'seat-1', 'stock-1'] as const;
const FROM_HAND = ['ana* | bo hand 3 | build 5 0 0 0', 'seat-1', 'build-0'] as const;
const FROM_NO_HAND = ['ana* | bo hand 0 | build 5 0 0 0', 'seat-1', 'build-0'] as const;
const eagerAt = ([lies, ...taps]: readonly [string, ...string[]], ruleset: Column): Fingers =>
  eager(lies, ruleset, ...taps);

const ruled = ({ game }: Fingers, more: RulingDetails) => {
  const [flag] = openFlags(game.table);
  const stamp = { at: '2026-11-18T10:00:00.000Z', by: 'test' };
  const state = { game, input: NO_PENDING_INPUT, notice: null };
  const command = { kind: 'rule', flag: flag?.id ?? '', call: 'remedy', more: { as: 'oot-started', ...more } } as const;
  return must(plan(state, command, stamp));
};

describe('what is asked about a draw that the app filled in', () => {
  test('from the stock: it need not have been made at all', () => {
    expect(drawIn(eagerAt(FROM_STOCK, 'texas-good-sam'))).toEqual({
      seat: 1,
      filledIn: 5,
      counts: [0, 1, 2, 3, 4, 5],
      understood: 0,
    });
  });

  test('from a hand that had cards: neither', () => {
    expect(drawIn(eagerAt(FROM_HAND, 'texas-good-sam'))).toEqual({
      seat: 1,
      filledIn: 2,
      counts: [0, 1, 2, 3, 4, 5],
      understood: 0,
    });
  });

  test('from a hand that was empty: some card was drawn, and a whole hand is understood', () => {
    expect(drawIn(eagerAt(FROM_NO_HAND, 'texas-good-sam'))).toEqual({
      seat: 1,
      filledIn: 5,
      counts: [1, 2, 3, 4, 5],
      understood: 5,
    });
  });

  test('a draw that was told is not in doubt', () => {
    const told = given('texas-good-sam', at('texas-good-sam').lies('ana* | bo hand 3 | build 5 0 0 0'));
    const { game } = told.when(play('ana', 6, { to: 0 }), { act: 'draw', seat: 1, count: 2 });
    expect(factsOf({ game }).flags[0]?.other).toMatchObject({ flag: { code: 'oot-started', seat: 1 }, draw: null });
  });
});

describe.each(COLUMNS)('%s: ruled as out of turn', (ruleset) => {
  test.each([
    ['from the stock, none drawn', FROM_STOCK, 0, 0],
    ['from the stock, three drawn', FROM_STOCK, 3, 3],
    ['from the stock, as filled in', FROM_STOCK, 5, 5],
    ['from the hand, none drawn', FROM_HAND, 0, 2],
    ['from the hand, one drawn', FROM_HAND, 1, 3],
    ['from an empty hand, one drawn', FROM_NO_HAND, 1, 0],
  ] as const)('%s', (_, how, drew, hand) => {
    const { game, entries } = ruled(eagerAt(how, ruleset), { drew });
    expect(game.table.seats[1]?.hand).toBe(hand);
    expect(game.table).toMatchObject({ turn: 0, unexplained: 0 });
    expect(openFlags(game.table)).toEqual([]);
    expect(entries.at(-1)).toMatchObject({ act: 'rule', call: 'remedy', as: 'oot-started' });
    expect(entries.every((entry) => !('drew' in entry))).toBe(true);
    expect(game.table.seats[1]?.mustPlayFirst).toBe(true);
    // Nothing about the draw is held against Bo: it is waived or was never raised.
    const left = listToArray(game.table.raised).filter(({ code }) => code.startsWith('draw-'));
    expect(left.every(({ ruling }) => ruling?.call === 'waive')).toBe(true);
    expect(reportLines(game).flatMap(({ flags }) => flags.filter(({ verdict }) => verdict === 'record'))).toEqual([]);
  });
});

test('the number that was filled in needs no correction', () => {
  expect(ruled(eagerAt(FROM_HAND, 'texas-good-sam'), { drew: 2 }).entries.map(({ act }) => act)).toEqual(['rule']);
  expect(ruled(eagerAt(FROM_HAND, 'texas-good-sam'), {}).entries.map(({ act }) => act)).toEqual(['rule']);
});

test('a draw that needed a reshuffle was made whole or not at all', () => {
  const SHORT = 'ana* | bo stock 9 top 7 hand 0 | build 5 0 0 0 | draw 2 completed 30';
  const fingers = eager(SHORT, 'texas-good-sam', 'seat-1', 'stock-1');
  expect(drawIn(fingers)).toMatchObject({ filledIn: 5, counts: [0, 5], understood: 0 });
  const { completed } = given('texas-good-sam', at('texas-good-sam').lies(SHORT), play('ana', 6, { to: 0 })).game.table;
  const { game, entries } = ruled(fingers, { drew: 0 });
  expect(entries.filter(({ act }) => act === 'strike')).toHaveLength(3);
  expect(game.table).toMatchObject({ draw: 2, completed, turn: 0 });
});
