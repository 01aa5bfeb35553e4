import { type Game } from '@/engine';
import { NO_PENDING_INPUT, selectTableFacts, type TableFacts, type TableState } from '@/state';
import { at, type Column, draw, end, given, pass, pause, play, rule, speak, strike, type Told } from '../kit';
import { fingersOn } from './kit/fingers';

const TEXAS = 'texas-good-sam';
const stateOf = (game: Game, more: Partial<TableState> = {}): TableState => ({
  game,
  input: NO_PENDING_INPUT,
  saved: 'saved',
  notice: null,
  ...more,
});
const begins = (lies: string, ...more: Told[]): Game => given(TEXAS, ...at(TEXAS).turnBegins(lies), ...more).game;
const factsOf = (lies: string, ...more: Told[]): TableFacts => selectTableFacts(stateOf(begins(lies, ...more)));
/** After these taps. */
const touched = (game: Game, ...names: string[]): TableFacts => {
  const { game: now, input } = fingersOn(game).tap(...names);
  return selectTableFacts(stateOf(now, { input }));
};

const LIES = 'ana* stock 9 top 5 hand 2 piles 3.7 9 - ? | cy stock 7 top 7 | build 4 0 6 6 | draw 40';

test('shows the table as it lies there: the draw that is due has been made', () => {
  const facts = factsOf(LIES);
  expect(facts).toMatchObject({ actor: 0, partner: 2, others: [1, 3], turn: 0, asked: null, phase: 'draw' });
  expect(facts.seats[0]).toEqual({
    seat: 0,
    name: 'Ana',
    side: 0,
    due: 3,
    hand: 5,
    stock: 9,
    top: 5,
    discards: [
      { top: 7, count: 2 },
      { top: 9, count: 1 },
      { top: null, count: 0 },
      { top: '?', count: 1 },
    ],
    isOnTurn: true,
    isMarked: false,
    owes: 0,
    openFlags: 0,
  });
  expect(facts.draw).toBe(37);
  expect(facts.seats.map(({ side }) => side)).toEqual([0, 1, 0, 1]);
  expect(facts.building.map(({ shows, needs }) => [shows, needs])).toEqual([
    [4, 5],
    [0, 1],
    [6, 7],
    [6, 7],
  ]);
  // the record itself does not know of it yet
  expect(begins(LIES).table.seats[0]?.hand).toBe(2);
});

test('with the reshuffle that the draw needs', () => {
  expect(factsOf('ana* hand 2 | build 4 0 0 0 | draw 1 | completed 30')).toMatchObject({ draw: 28, completed: 0 });
});

test('as told, where it was said that nothing was drawn', () => {
  expect(touched(begins(LIES), 'draw-count-0')).toMatchObject({ draw: 40, seats: [{ hand: 2 }, {}, {}, {}] });
});

test('is the same object as long as nothing changed that it shows', () => {
  const state = stateOf(begins(LIES));
  expect(selectTableFacts({ ...state, saved: 'saving' })).toBe(selectTableFacts(state));
  expect(selectTableFacts({ ...state, input: { ...NO_PENDING_INPUT, armed: 3 } })).not.toBe(selectTableFacts(state));
});

test('knows what was told last, newest first, without what was filled in or taken back', () => {
  const told = given('texas-good-sam', at('texas-good-sam').lies('ana* hand 5 | build 4 0 0 0'))
    .when(play('ana', 5, { to: 0 }))
    .when(play('ana', 6, { to: 0 }))
    .when(speak('bo', 'advice'));
  const lately = ({ game }: { readonly game: Game }): string[] =>
    selectTableFacts(stateOf(game)).recentEntries.map(({ n, act }) => `${n} ${act}`);
  expect(lately(told)).toEqual(['4 speak', '3 play', '2 play', '1 position']);
  expect(lately(told.when(strike(3)))).toEqual(['4 speak', '2 play', '1 position']);
  expect(lately(told.when({ ...draw('bo', 5), assumed: true } as Told))).toEqual(lately(told));
});

test('brings somebody into the strip, with the partner beside', () => {
  expect(touched(begins(LIES), 'seat-1')).toMatchObject({ actor: 1, partner: 3, others: [0, 2], turn: 0, asked: null });
  expect(touched(begins(LIES), 'seat-2')).toMatchObject({ actor: 2, partner: 0, asked: false });
  expect(touched(begins(LIES), 'seat-2', 'asked')).toMatchObject({ asked: true });
});

test('of six, the first partner is in the row and the others are cards', () => {
  const six = given('six-player-partners', ...at('six-player-partners').turnBegins('ana* hand 5')).game;
  expect(selectTableFacts(stateOf(six))).toMatchObject({ actor: 0, partner: 3, others: [1, 2, 4, 5] });
  const alone = given('mattel', ...at('mattel').turnBegins('ana* hand 5')).game;
  expect(selectTableFacts(stateOf(alone))).toMatchObject({ partner: null, others: [1, 2, 3] });
});

describe('piles', () => {
  const lit = ({ building }: TableFacts) => building.map(({ isLit }) => isLit);

  test('light up for a card that has to choose, all of them for one nobody saw', () => {
    expect(lit(touched(begins(LIES), 'discard-0-0'))).toEqual([false, false, true, true]);
    expect(lit(touched(begins(LIES), 'discard-0-1'))).toEqual([false, false, false, false]);
    expect(lit(touched(begins(LIES), 'discard-0-3'))).toEqual([true, true, true, true]);
    // a card of the hand lights the piles that take it, as the top of a pile does
    expect(lit(touched(begins(LIES), 'key-7'))).toEqual([false, false, true, true]);
    expect(lit(touched(begins(LIES), 'key-9'))).toEqual([false, false, false, false]);
  });
  test('say which changed last, through a turned-up card', () => {
    const newest = ({ building }: TableFacts) => building.findIndex(({ isNewest }) => isNewest);
    expect(newest(factsOf(LIES))).toBe(-1);
    expect(newest(touched(begins(LIES), 'build-2'))).toBe(2);
    expect(newest(touched(begins(LIES), 'stock-0', 'key-3'))).toBe(0);
    expect(newest(touched(begins(LIES), 'build-2', 'key-3', 'discard-0-2'))).toBe(-1);
  });
  test('show their top card, a wild too, and say when they are finished', () => {
    const tops = ({ building }: TableFacts) => building.map(({ top }) => top);
    expect(tops(factsOf(LIES))).toEqual([4, null, 6, 6]);
    expect(tops(touched(begins(LIES), 'key-S', 'build-0'))).toEqual(['S', null, 6, 6]);
    const finished = ({ building }: TableFacts) => building.map(({ isFinished }) => isFinished);
    const last = begins(LIES.replace('build 4 0', 'build 11 0'));
    expect(finished(selectTableFacts(stateOf(last)))).toEqual([false, false, false, false]);
    expect(finished(touched(last, 'build-0'))).toEqual([true, false, false, false]);
    expect(finished(touched(last, 'build-0', 'build-1'))).toEqual([false, false, false, false]);
  });
  test('say whose play a tap will be, while somebody acts out of turn', () => {
    const whose = ({ building }: TableFacts) => building.map(({ outOfTurn }) => outOfTurn);
    expect(whose(factsOf(LIES))).toEqual([null, null, null, null]);
    expect(whose(touched(begins(LIES), 'seat-3', 'build-0'))).toEqual([3, 3, 3, 3]);
    expect(whose(touched(begins(LIES), 'seat-3', 'release'))).toEqual([null, null, null, null]);
  });
  test('are five while a fifth lies there', () => {
    expect(touched(begins(LIES), 'build-4').building).toHaveLength(5);
  });
});

describe('the slot', () => {
  const kind = ({ slot }: TableFacts) => slot.kind;
  const flagged = begins(LIES, draw('ana', 3), play('ana', 9, { to: 1 }));

  test('says what the referee is in the middle of before it says anything else', () => {
    expect(touched(flagged, 'discard-0-0').slot).toEqual({ kind: 'which-pile', card: 7, owner: 0, from: 'discard:0' });
    expect(touched(flagged, 'key-S').slot).toEqual({ kind: 'armed', card: 'S' });
    expect(touched(flagged, 'stock-0').slot).toEqual({ kind: 'stock-top', seat: 0 });
    expect(kind(touched(flagged, 'stock-0', 'skip-flip'))).toBe('flag');
    expect(kind(touched(flagged, 'stock-0', 'seat-1'))).toBe('flag');
    const paused = begins(LIES, draw('ana', 3), play('ana', 9, { to: 1 }), pause());
    expect(kind(selectTableFacts(stateOf(paused)))).toBe('flag');
    expect(touched(paused, 'build-0').slot).toEqual({ kind: 'paused', isAsked: true });
  });
  test('then the oldest flag, with what can be done about it and how many wait', () => {
    const two = begins(LIES, draw('ana', 3), play('ana', 9, { to: 1 }), speak('cy', 'advice'));
    const facts = selectTableFacts(stateOf(two));
    expect(facts.slot).toMatchObject({ kind: 'flag', flag: { place: 1, waiting: 2, flag: { code: 'build-start' } } });
    expect(facts.flags.map(({ flag, place }) => [flag.code, place])).toEqual([
      ['build-start', 1],
      ['coach-verbal', 2],
    ]);
    expect(facts.flags[0]?.plan).toMatchObject({ late: null, steps: [{ do: 'build-to-hand' }] });
    expect(facts.seats.map(({ openFlags }) => openFlags)).toEqual([1, 0, 1, 0]);
    const ruled = given(
      TEXAS,
      ...at(TEXAS).turnBegins(LIES),
      draw('ana', 3),
      play('ana', 9, { to: 1 }),
      rule('build-start', 'stand'),
    );
    expect(kind(selectTableFacts(stateOf(ruled.game)))).toBe('quiet');
  });
  test('at the end says that it is the end, whatever waits', () => {
    const ended = begins(LIES, draw('ana', 3), play('ana', 9, { to: 1 }), end('time'));
    const facts = selectTableFacts(stateOf(ended));
    expect(facts.flags).toHaveLength(1);
    expect(kind(facts)).toBe('over');
  });
  test('then what was undone; a flag does not hide its name', () => {
    const entry = { n: 9, act: 'pass', seat: 0 } as const;
    const notice = { kind: 'undone', entry, isRedo: false } as const;
    expect(selectTableFacts(stateOf(begins(LIES), { notice })).slot).toEqual({ kind: 'undone', entry, isRedo: false });
    const facts = selectTableFacts(stateOf(flagged, { notice }));
    expect(kind(facts)).toBe('flag');
    expect(facts.undone).toMatchObject({ entry, isRedo: false });
  });
  test('a dead draw pile, and what may be done about it', () => {
    const dead = 'ana* hand 2 | build 4 0 0 0 | draw 0 | completed 0';
    expect(factsOf(dead).slot).toEqual({ kind: 'draw-dead', mayRecycle: false, isStuck: false });
    expect(factsOf(dead.replace('hand 2', 'hand 0')).slot).toMatchObject({ isStuck: true });
    const round = given(
      TEXAS,
      ...at(TEXAS).turnBegins(dead.replaceAll('hand 2', 'hand 0 | bo hand 0 | cy hand 0 | di hand 0')),
      pass('ana'),
      pass('bo'),
      pass('cy'),
      pass('di'),
    );
    expect(selectTableFacts(stateOf(round.game)).slot).toMatchObject({ kind: 'draw-dead', mayRecycle: true });
  });
  test('a discard that is still missing, a tie, an open start, the end, a pause, or what came last', () => {
    const missing = given(
      TEXAS,
      ...at(TEXAS).turnBegins(LIES.replace('hand 2', 'hand 5')),
      pass('ana'),
      rule('turn-end-no-discard', 'stand'),
    );
    expect(selectTableFacts(stateOf(missing.game)).slot).toEqual({ kind: 'late-discard', seat: 0 });
    const dealt = (ruleset: Column, ...tops: (number | 'S')[]) =>
      selectTableFacts(stateOf(given(ruleset, { act: 'deal', tops }).game)).slot;
    expect(dealt('tennessee-partners', 12, 3, 12, 5)).toEqual({ kind: 'tie-break', seats: [0, 2] });
    expect(dealt(TEXAS, 12, 3, 4, 5)).toEqual({ kind: 'starter' });
    expect(factsOf(LIES, { act: 'end', why: 'concede', seat: 0 }).slot).toEqual({
      kind: 'over',
      winner: { team: 1 },
      winners: [1, 3],
    });
    expect(factsOf(LIES, pause()).slot).toEqual({ kind: 'paused', isAsked: false });
    expect(factsOf(LIES, draw('ana', 3)).slot).toMatchObject({ kind: 'quiet', last: { act: 'draw' } });
  });
});
