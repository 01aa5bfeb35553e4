import { listToArray } from '@/base';
import { type Game, replay } from '@/engine';
import { type RefereeCommand, NO_PENDING_INPUT, plan, type CommandPlan, type EntryStamp } from '@/state';
import { headerFor } from '../kit';
import { must } from './kit/openRegistry';

const STAMP: EntryStamp = { at: '2026-11-18T10:00:00.000Z', by: 'test-device' };
const dealt: Game = must(replay(headerFor('texas-good-sam'), [{ n: 1, act: 'deal', tops: [12, 3, 4, 5] }]));
const fresh = { game: dealt, input: NO_PENDING_INPUT, notice: null };
const tap = (tapped: Extract<RefereeCommand, { kind: 'tap' }>['tap']): RefereeCommand => ({ kind: 'tap', tap: tapped });
const planned = (state: Parameters<typeof plan>[0], ...commands: RefereeCommand[]): CommandPlan =>
  commands.reduce<CommandPlan>((now, command) => must(plan(now, command, STAMP)), {
    entries: [],
    change: null,
    ...state,
  });
const build = tap({ on: 'build', pile: 0 });

test('a tap becomes entries with number, time and device, what is filled in before it', () => {
  const { entries, game, input, notice, change } = planned(fresh, build);
  expect(entries).toEqual([
    { n: 2, act: 'draw', seat: 0, count: 5, assumed: true, ...STAMP },
    { n: 3, act: 'play', seat: 0, card: 1, from: 'hand', to: 0, ...STAMP },
  ]);
  expect(listToArray(game.entries).slice(1)).toEqual(entries);
  expect({ input, notice, change }).toEqual({ input: NO_PENDING_INPUT, notice: null, change: null });
});

test('is pure: the state given stays as it was, and the same question has the same answer', () => {
  const before = JSON.stringify(fresh);
  expect(plan(fresh, build, STAMP)).toEqual(plan(fresh, build, STAMP));
  expect(JSON.stringify(fresh)).toBe(before);
  expect(Object.is(fresh.game, dealt)).toBe(true);
});

test('half a tap is pending input: nothing to write', () => {
  const armed = planned(fresh, tap({ on: 'key', card: 9 }));
  expect(armed).toMatchObject({ entries: [], input: { armed: 9 } });
  expect(armed.game).toBe(dealt);
  expect(planned(armed, build).entries.at(-1)).toMatchObject({ act: 'play', card: 9 });
});

test('the second tap is planned on the first, written or not', () => {
  const { entries } = planned(fresh, build, build);
  expect(entries).toMatchObject([{ n: 4, act: 'play', card: 2, to: 0 }]);
});

test('the next number is one that no entry has, with gaps and out of order', () => {
  const gaps = must(
    replay(headerFor('texas-good-sam'), [
      { n: 40, act: 'deal', tops: [12, 3, 4, 5] },
      { n: 7, act: 'note', text: 'late' },
    ]),
  );
  expect(planned({ ...fresh, game: gaps }, build).entries.map(({ n }) => n)).toEqual([41, 42]);
});

test('undo and redo name what they did; with nothing to undo, nothing changes', () => {
  const undone = planned(fresh, build, { kind: 'undo' });
  expect(undone.entries.map(({ act }) => act)).toEqual(['strike', 'strike']);
  expect(undone.notice).toMatchObject({ kind: 'undone', isRedo: false, entry: { n: 3 } });
  expect(undone.change).toEqual({ raised: [], gone: [], orphaned: [], winner: null });
  expect(planned(undone, { kind: 'redo' }).notice).toMatchObject({ kind: 'undone', isRedo: true, entry: { n: 3 } });
  const nothing = must(replay(headerFor('texas-good-sam'), []));
  expect(planned({ ...fresh, game: nothing }, { kind: 'undo' })).toEqual({
    game: nothing,
    input: NO_PENDING_INPUT,
    notice: null,
    entries: [],
    change: null,
  });
});

test('a mis-tap is named as an undo is; any other ruling says nothing', () => {
  const improper = planned(fresh, tap({ on: 'key', card: 9 }), build);
  const flag = '3:build-start';
  expect(planned(improper, { kind: 'rule', flag, call: 'mistap' }).notice).toMatchObject({
    kind: 'undone',
    entry: { n: 3 },
  });
  expect(planned(improper, { kind: 'rule', flag, call: 'stand' }).notice).toBeNull();
});

test.each<[string, RefereeCommand, string]>([
  ['a tap on seat 9', tap({ on: 'stock', seat: 9 }), 'bad-seat'],
  ['a form with card 13', { kind: 'tell', drafts: [{ act: 'flip', seat: 0, card: 13 }] }, 'bad-card'],
  ['a ruling on no flag', { kind: 'rule', flag: '9:overdraw', call: 'stand' }, 'no-such-flag'],
])('%s is refused', (_what, command, code) => {
  expect(plan(fresh, command, STAMP)).toMatchObject({ ok: false, error: { code } });
});
