import { listToArray } from '@/base';
import { type Entry, openFlags, type RaisedFlag } from '@/engine';
import { type CommandPlan, type EntryDraft, NO_PENDING_INPUT, plan, type RefereeCommand } from '@/state';
import { at, given } from '../kit';
import { tap as gesture, tapOf } from '../kit/referee';
import { must } from './kit/openRegistry';

/**
 * Who acts out of turn stays until released. Ana (0) is on turn and has drawn; Bo (1) sits to her left, Cy (2) is her
 * partner, Di (3) Bo's. Building piles need 5, 1, 7, 7.
 */
const TEXAS = 'texas-good-sam';
const LIES =
  'ana* stock 9 top 5 hand 5 piles 3 9 - - | bo stock 8 top 2 hand 5 | cy stock 7 top 7 hand 5 piles 1 - - - | di stock 6 top 9 hand 5 piles 2 - - - | build 4 0 6 6 | draw 40';

let seconds = 0;
const stamp = () => ({ at: new Date(Date.UTC(2026, 10, 18) + (seconds += 1) * 1000).toISOString(), by: 'test-device' });
const start: CommandPlan = {
  game: given(TEXAS, at(TEXAS).lies(LIES)).game,
  input: NO_PENDING_INPUT,
  notice: null,
  entries: [],
  change: null,
};

const tapping = (name: string): RefereeCommand => {
  const tap = tapOf(gesture(name));
  if (tap === null) throw new Error(`nothing is called ${name}`);
  return { kind: 'tap', tap };
};
const telling = (...drafts: EntryDraft[]): RefereeCommand => ({ kind: 'tell', drafts });
const after = (state: CommandPlan, ...commands: (RefereeCommand | string)[]): CommandPlan =>
  commands.reduce<CommandPlan>(
    (now, next) => must(plan(now, typeof next === 'string' ? tapping(next) : next, stamp())),
    state,
  );
const undo: RefereeCommand = { kind: 'undo' };
const redo: RefereeCommand = { kind: 'redo' };
const actorOf = ({ input }: CommandPlan) => input.actor;
const lastOf = ({ game }: CommandPlan): Entry | undefined => game.entries?.last;

/** Di plays out of turn: the neighbour to the right, so that the turn stays Ana's. */
const played = after(start, 'seat-3', 'build-0');
const flagOf = ({ game }: CommandPlan, seat: number): RaisedFlag => {
  const flag = openFlags(game.table).find((one) => one.seat === seat);
  if (flag === undefined) throw new Error(`no flag for seat ${seat}`);
  return flag;
};
const ruling = (flag: RaisedFlag, call: 'stand' | 'waive' | 'mistap' | 'remedy'): RefereeCommand => ({
  kind: 'rule',
  flag: flag.id,
  call,
});

test("given somebody acts out of turn, then every act is that seat's, and the turn stays where it was", () => {
  const more = after(played, 'build-0', 'stock-3', 'build-1', 'key-8');
  const told = listToArray(more.game.entries).slice(1);
  expect(told.map((entry) => 'seat' in entry && [entry.act, entry.seat])).toEqual([
    ['play', 3],
    ['play', 3],
    ['play', 3],
    ['flip', 3],
  ]);
  expect([actorOf(more), more.game.table.turn]).toEqual([3, 0]);
});

test.each(['seat-3', 'seat-0', 'release'])('when %s is tapped, then the player on turn acts again', (name) => {
  const back = after(played, name);
  expect(back).toMatchObject({ entries: [], input: NO_PENDING_INPUT });
  expect(lastOf(after(back, 'build-0'))).toMatchObject({ act: 'play', seat: 0 });
});

test('when the seat discards, then it is released', () =>
  expect(after(played, 'key-8', 'discard-3-1').input).toEqual(NO_PENDING_INPUT));

test.each<EntryDraft>([
  { act: 'discard', seat: 3, card: 8, pile: 1 },
  { act: 'pass', seat: 3 },
])('when a form tells the $act of the seat, then it is released', (draft) =>
  expect(actorOf(after(played, telling(draft)))).toBeNull(),
);

test.each<EntryDraft>([
  { act: 'discard', seat: 0, card: 8, pile: 1 },
  { act: 'draw', seat: 3, count: 1 },
  { act: 'claim', seat: 3 },
  { act: 'peek', seat: 3, where: 'stock' },
  { act: 'speak', seat: 3, what: 'remark' },
  { act: 'note', text: 'a cup was spilt' },
])('when $act is told that does not end its turn, then it stays', (draft) =>
  expect(actorOf(after(played, telling(draft)))).toBe(3),
);

test.each(['stand', 'waive', 'mistap', 'remedy'] as const)(
  'when its flag is ruled on (%s), then it is released',
  (call) => expect(actorOf(after(played, ruling(flagOf(played, 3), call)))).toBeNull(),
);

test('when a flag of somebody else is ruled on, then it stays', () => {
  const improper = after(start, 'key-9', 'build-1', 'seat-3', 'build-0');
  expect(actorOf(after(improper, ruling(flagOf(improper, 0), 'stand')))).toBe(3);
});

test('when its act is undone, then it is released; redone, the player on turn still acts', () => {
  const undone = after(played, 'key-8', undo);
  expect(undone.notice).toMatchObject({ kind: 'undone', entry: { act: 'play', seat: 3 } });
  expect(undone.input).toEqual(NO_PENDING_INPUT);
  const again = after(undone, redo);
  expect(again.input).toEqual(NO_PENDING_INPUT);
  expect(lastOf(after(again, 'build-0'))).toMatchObject({ seat: 0 });
});

test('when something else is undone, then it stays, and what was held is let go of', () => {
  const talked = after(played, telling({ act: 'speak', seat: 1, what: 'remark' }), 'key-8', undo);
  expect(talked.input).toEqual({ ...NO_PENDING_INPUT, actor: 3 });
  expect(after(talked, redo).input).toEqual({ ...NO_PENDING_INPUT, actor: 3 });
});

test('when a new stock top told by mistake is undone, then it stays, and its key is asked for again', () => {
  const top = after(start, 'seat-3', 'stock-3', 'build-0', 'key-8', undo);
  expect(actorOf(top)).toBe(3);
  expect(lastOf(after(top, 'key-9'))).toMatchObject({ act: 'flip', seat: 3, card: 9 });
});

test('when its discard is undone and redone, then nobody acts out of turn', () => {
  const discarded = after(played, 'key-8', 'discard-3-1');
  expect(actorOf(after(discarded, undo))).toBeNull();
  expect(actorOf(after(discarded, undo, redo))).toBeNull();
  expect(actorOf(after(discarded, undo, 'seat-3', redo))).toBeNull();
});

test('when the turn becomes its own, then it is not out of turn any more', () => {
  const begun = after(start, 'build-0', 'seat-1', 'build-1');
  expect(begun.game.table.turn).toBe(1);
  expect(actorOf(begun)).toBeNull();
});

test('when the game ends, then nobody acts out of turn', () =>
  expect(actorOf(after(played, telling({ act: 'end', why: 'time' })))).toBeNull());

test('when the table is entered anew, then nobody acts out of turn', () => {
  const { n: _, ...position } = listToArray(start.game.entries)[0] as Entry;
  expect(actorOf(after(played, telling(position as EntryDraft)))).toBeNull();
});

test('given an asked partner has played, then the player on turn acts again', () => {
  const asked = after(start, 'seat-2', 'asked', 'discard-2-0');
  expect(lastOf(asked)).toMatchObject({ act: 'play', seat: 2, asked: true });
  expect(asked.input).toEqual(NO_PENDING_INPUT);
  expect(actorOf(after(start, 'seat-2', 'discard-2-0'))).toBe(2);
});

test('given the game is paused, when something is tapped, then nothing is told until it goes on', () => {
  const paused = after(played, telling({ act: 'pause' }));
  const tapped = after(paused, 'build-0');
  expect(tapped).toMatchObject({ entries: [], input: { actor: 3, isResumeAsked: true } });
  expect(tapped.game).toBe(paused.game);
  const resumed = after(tapped, telling({ act: 'resume' }));
  expect(resumed.input).toEqual({ ...NO_PENDING_INPUT, actor: 3 });
  expect(lastOf(after(resumed, 'build-0'))).toMatchObject({ act: 'play', seat: 3, card: 6 });
});
