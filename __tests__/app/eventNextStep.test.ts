import { type EventEntry, type EventHeader, makeEventRecordReader } from '@/record';
import { type EventDraft, type EventState } from '@/state';
import { replayEvent, standings } from '@/tournament';
import { eventWordsFor } from '@/words/eventScreens';
import { makeNextStep, nextDrafts, playOffDrafts } from '../../app/screens/Event/makeNextStep';

const say = eventWordsFor('en');
const SWISS: EventHeader = {
  tablesideEvent: 1,
  id: 'e',
  ruleset: 'tennessee-2018',
  format: { kind: 'swiss', rounds: 1 },
};

const stateOf = (entries: readonly EventEntry[], header = SWISS): EventState => ({
  header,
  entries,
  event: replayEvent(header, entries),
  saved: 'saved',
  undoable: null,
  redoable: null,
});
const numbered = (...drafts: readonly EventDraft[]): readonly EventEntry[] =>
  drafts.map((draft, i) => ({ n: i + 1, ...draft }) as EventEntry);
const enter = (...names: readonly string[]): readonly EventDraft[] =>
  names.map((name) => ({ act: 'enter', player: name.toLowerCase(), name }));
const game = (id: string, ...sides: readonly string[]) => ({ game: id, table: 1, sides: sides.map((one) => [one]) });
const seat = (...games: readonly ReturnType<typeof game>[]): EventDraft => ({ act: 'seat', round: 1, games });
const won = (id: string, index: number): EventDraft => ({ act: 'result', game: id, won: index });

describe('what the one big button says', () => {
  const title = (...drafts: readonly EventDraft[]): string => makeNextStep(stateOf(numbered(...drafts)), say).title;

  test('nobody is entered', () => expect(title()).toBe(say.next.nothing));
  test('one alone cannot be seated', () => expect(title(...enter('Ana'))).toBe(say.next.tooFew));
  test('the round that it will seat', () => expect(title(...enter('Ana', 'Bo'))).toBe(say.next.seat(1)));
  test('the table it waits for', () =>
    expect(title(...enter('Ana', 'Bo'), seat(game('g1', 'ana', 'bo')))).toBe(say.next.waiting([1], 0)));
  test('that the event is over', () =>
    expect(title(...enter('Ana', 'Bo'), seat(game('g1', 'ana', 'bo')), won('g1', 0))).toBe(say.next.done));
  test('partners first where sides are pairs', () => {
    const header = { ...SWISS, ruleset: 'texas-good-sam' };
    const step = makeNextStep(stateOf(numbered(...enter('Ana', 'Bo', 'Cy', 'Di')), header), say);
    expect([step.title, step.isPossible]).toEqual([say.next.pairAndSeat(2, 1), true]);
    expect(step.lines).toContain(say.next.acrossChapters);
  });

  test('what it writes is what the reader takes, and the same for the same seed', () => {
    const state = stateOf(numbered(...enter('Ana', 'Bo', 'Cy')));
    const drafts = nextDrafts(state, 'seed', ' a reason ');
    expect(drafts).toEqual(nextDrafts(state, 'seed', 'a reason'));
    expect(drafts[0]).toEqual({ act: 'note', text: 'a reason' });
    const reader = makeEventRecordReader();
    const lines = [SWISS, ...numbered(...enter('Ana', 'Bo', 'Cy'), ...drafts)];
    expect(lines.map((line, i) => reader.read(JSON.stringify(line), i + 1)?.kind)).not.toContain('problem');
  });

  test('a draw that was taken back is made again only with a reason', () => {
    const before = enter('Ana', 'Bo');
    const drawn = nextDrafts(stateOf(numbered(...before)), 'seed', '');
    const struck: EventDraft = { act: 'strike', entry: 3 };
    expect(makeNextStep(stateOf(numbered(...before)), say).needsReason).toBe(false);
    expect(makeNextStep(stateOf(numbered(...before, ...drawn, struck)), say).needsReason).toBe(true);
  });
});

describe('a play-off', () => {
  const level = numbered(
    ...enter('Ana', 'Bo', 'Cy', 'Di'),
    seat(game('g1', 'ana', 'bo'), { ...game('g2', 'cy', 'di'), table: 2 }),
    won('g1', 0),
    won('g2', 0),
  );

  test('is offered to those level for first place, and names them', () => {
    const { playOff } = makeNextStep(stateOf(level), say);
    expect(playOff).toEqual({ text: say.next.playOff(['Ana', 'Cy']), maySeat: true });
  });

  test('decides between exactly them', () => {
    const drafts = playOffDrafts(stateOf(level));
    const seated = [...level, ...drafts.map((draft, i) => ({ n: level.length + 1 + i, ...draft }) as EventEntry)];
    expect(makeNextStep(stateOf(seated), say).title).toBe(say.next.waiting([1], 0));
    const over = [...seated, { n: 99, act: 'result', game: 'play-off-1', won: 1 } as EventEntry];
    const { rows, isDone } = standings(replayEvent(SWISS, over));
    expect(isDone).toBe(true);
    expect(rows.slice(0, 2).map(({ rank, contestant }) => [rank, ...contestant.who])).toEqual([
      [1, 'cy'],
      [2, 'ana'],
    ]);
  });

  test('is not offered where one is first, or where nobody could sit down', () => {
    expect(makeNextStep(stateOf(level.slice(0, 5)), say).playOff).toBeNull();
    expect(playOffDrafts(stateOf(level.slice(0, 5)))).toEqual([]);
  });
});
