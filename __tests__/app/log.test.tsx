import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { listToArray } from '@/base';
import { addEntry, type Entry, type Game, reportLines, type Header, replay } from '@/engine';
import { type JudgementChange } from '@/state';
import { wordsFor } from '@/words';
import { LogView } from '../../app/screens/Log/LogView';
import { makeCorrectionEffectNotice } from '../../app/screens/Log/makeCorrectionEffectNotice';
import { makeLogData } from '../../app/logRows/makeLogData';
import { type LogData, type LogRowData, reuseEqualLogRows } from '../../app/logRows/logRow';
import { goldenGames } from './goldenGames';
import { inWindow } from './inWindow';

/** Whole screens are drawn, and the machine may be busy. */
jest.setTimeout(60_000);

const en = wordsFor('en');
const say = en.review.log;
const games = goldenGames();
const ids = [...games.keys()];
const game = (id: string): Game => games.get(id) as Game;

const HEADER: Header = {
  tableside: 1,
  id: 'log-test',
  ruleset: 'texas-good-sam',
  seats: ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ name, team: seat % 2 })),
};
/** Ana begins, lays a 9 where a 1 is needed, and discards. */
const TOLD = [
  { act: 'deal', tops: [12, 3, 4, 5] },
  { act: 'draw', seat: 0, count: 5, assumed: true },
  { act: 'play', seat: 0, card: 9, from: 'hand', to: 1 },
  { act: 'discard', seat: 0, card: 7, pile: 0 },
  { act: 'draw', seat: 1, count: 5, assumed: true },
  { act: 'discard', seat: 1, card: 8, pile: 0 },
];
const told = (...more: object[]): Game => {
  const entries = [...TOLD, ...more].map((body, i) => ({ n: i + 1, at: '2031-06-01T20:41:00Z', ...body })) as Entry[];
  const result = replay(HEADER, entries);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const row = ({ rows }: LogData, testID: string): LogRowData => {
  const [found, ...others] = rows.filter((one) => one.testID === testID);
  if (found === undefined || others.length > 0) throw new Error(`${testID}: ${others.length + (found ? 1 : 0)}`);
  return found;
};

describe('rows of the golden games', () => {
  test.each(ids)('%s: every entry once, in order, in whole words', (id) => {
    const { rows } = makeLogData(game(id), en);
    const lines = reportLines(game(id));
    const own = rows.filter(({ isAdded }) => !isAdded);
    expect(own.map(({ testID }) => testID)).toEqual(lines.map(({ n }) => `log-entry-${n}`));
    expect(own.map(({ isStruck }) => isStruck)).toEqual(lines.map(({ struck }) => struck === true));
    rows.forEach(({ text, spoken }) => {
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(spoken).toContain(text);
    });
  });

  test.each(ids)('%s: each flag stands beside its entry, with what became of it', (id) => {
    const { rows } = makeLogData(game(id), en);
    const raised = listToArray(game(id).table.raised);
    expect(rows.flatMap(({ n, flags }) => flags.map((flag) => [n, flag.id]))).toEqual(
      raised.map((flag) => [flag.n, flag.id]).sort((a, b) => Number(a[0]) - Number(b[0])),
    );
    const unruled = (flags: readonly { readonly id: string; readonly ruling: unknown }[]): string[] =>
      flags.filter(({ ruling }) => ruling === null).map((flag) => flag.id);
    expect(unruled(rows.flatMap(({ flags }) => flags)).sort()).toEqual(unruled(raised).sort());
  });

  test.each(ids.filter((id) => id.startsWith('whole-game')))('%s: an act stands in the turn of its owner', (id) => {
    const own = makeLogData(game(id), en).rows.filter(({ entry }) => entry.act === 'discard' || entry.act === 'draw');
    expect(own.length).toBeGreaterThan(10);
    own.forEach(({ entry, turn }) =>
      expect({ n: entry.n, seat: turn.seat }).toEqual({ n: entry.n, seat: 'seat' in entry && entry.seat }),
    );
  });
});

describe('what was corrected', () => {
  test('struck: said to the eye and to the ear, and the strike stands back', () => {
    const log = makeLogData(told({ act: 'strike', entry: 3 }), en);
    expect(row(log, 'log-entry-3')).toMatchObject({ isStruck: true, flags: [], struckBy: 7, mayAmend: false });
    expect(row(log, 'log-entry-3').spoken).toBe('Entry 3. Ana laid 9 from hand on pile 2, struck.');
    expect(row(log, 'log-entry-7')).toMatchObject({ isCorrection: true, isQuiet: true, isStruck: false });
  });

  test('put back: the strike itself is struck', () => {
    const log = makeLogData(told({ act: 'strike', entry: 3 }, { act: 'strike', entry: 7 }), en);
    expect(row(log, 'log-entry-3')).toMatchObject({ isStruck: false, struckBy: null });
    expect(row(log, 'log-entry-7')).toMatchObject({ isStruck: true, struckBy: 8 });
    expect(row(log, 'log-entry-8').text).toBe('Entry 3 was put back');
  });

  test('amended: reads as corrected, and says what it said', () => {
    const log = makeLogData(told({ act: 'amend', entry: 3, with: { card: 1 } }), en);
    expect(row(log, 'log-entry-3')).toMatchObject({
      text: 'Ana laid 1 from hand on pile 2',
      was: 'Ana laid 9 from hand on pile 2',
      flags: [],
    });
    expect(row(log, 'log-entry-3').spoken).toContain(say.corrected);
    expect(row(log, 'log-entry-7').text).toBe('Entry 3 was corrected: Ana laid 1 from hand on pile 2');
  });

  test('added: stands where it belongs, and where it was told', () => {
    const log = makeLogData(
      told({ act: 'insert', before: 6, with: { act: 'play', seat: 1, card: 10, from: 'hand', to: 1 } }),
      en,
    );
    const places = log.rows.map(({ testID }) => testID);
    expect(places.indexOf('log-placed-7')).toBe(places.indexOf('log-entry-6') - 1);
    expect(row(log, 'log-placed-7')).toMatchObject({ text: 'Bo laid 10 from hand on pile 2', isAdded: true });
    expect(row(log, 'log-placed-7').turn.title).toBe("Bo's turn");
    expect(row(log, 'log-entry-7')).toMatchObject({ isCorrection: true, flags: [] });
    expect(places[places.length - 1]).toBe('log-entry-7');
  });

  test('added and struck again: told once', () => {
    const insert = { act: 'insert', before: 6, with: { act: 'note', text: 'late' } };
    const log = makeLogData(told(insert, { act: 'strike', entry: 7 }), en);
    expect(log.rows.filter(({ n }) => n === 7)).toHaveLength(1);
    expect(row(log, 'log-entry-7').isStruck).toBe(true);
  });

  test('what the app filled in stands back', () => {
    const log = makeLogData(told(), en);
    expect(log.rows.map(({ isQuiet }) => isQuiet)).toEqual([false, true, false, false, true, false]);
  });
});

describe('what was changed before', () => {
  test('gives its room to the next entry that is opened', async () => {
    const onCloseChange = jest.fn();
    const change = { title: 'Entry 3 is struck.', lines: [], lead: null, undo: 7 };
    show(makeLogData(told(), en), { change, onCloseChange });
    await press('log-entry-3');
    expect(onCloseChange).toHaveBeenCalledTimes(1);
  });
});

describe('what a correction changed', () => {
  const nothing: JudgementChange = { raised: [], gone: [], orphaned: [], winner: null };
  const before = told();
  const after = told({ act: 'strike', entry: 3 });
  const tell = (change: JudgementChange, done: 'strike' | 'note' | 'undo' = 'strike', entries: object[] = []) =>
    makeCorrectionEffectNotice({ done, n: 3, by: 7, entries: entries as Entry[], before, after, change }, en);

  test('flags that went, with their lines', () => {
    expect(tell({ ...nothing, gone: ['3:build-start'] }).lines).toEqual([
      'No longer flagged: Ana started a pile with 9; it takes a 1 or a Skip-Bo (entry 3)',
    ]);
  });
  test('another winner before rulings without a flag, whatever is cut short', () => {
    const { lines } = tell({ ...nothing, orphaned: ['3:build-start'], winner: { before: { team: 0 }, after: null } });
    expect(lines).toEqual([
      'Ana and Cy no longer won; the game goes on',
      'A ruling has lost its flag: Pile started with the wrong card (entry 3)',
    ]);
  });
  test('nothing: says so, and can be taken back', () => {
    expect(tell(nothing)).toMatchObject({ lines: [], lead: say.nothingElse, undo: 7, title: 'Entry 3 is struck.' });
  });
  test('an undo names what it undid, not what was filled in with it', () => {
    const { title, lead } = tell(nothing, 'undo', [
      { n: 7, act: 'strike', entry: 5 },
      { n: 8, act: 'strike', entry: 6 },
    ]);
    expect(title).toBe('Undone: Bo discarded 8 on discard pile 1');
    expect(lead).toBeNull();
  });
  test('a wall of lines is cut short', () => {
    const many = Array.from({ length: 9 }, () => '3:build-start');
    expect(tell({ ...nothing, gone: many }).lines).toHaveLength(4);
  });
});

const actions = () => ({
  onStrike: jest.fn(async () => true),
  onRestore: jest.fn(async () => true),
  onAmend: jest.fn(async () => true),
  onInsert: jest.fn(async () => true),
  onNote: jest.fn(async () => true),
  onOpenFlag: jest.fn(),
  onUndo: jest.fn(),
  onRedo: jest.fn(),
  onUndoChange: jest.fn(),
  onCloseChange: jest.fn(),
  onBack: jest.fn(),
});
const seats = HEADER.seats.map(({ name }, seat) => ({ seat, name, side: seat }));
const show = (log: LogData, given: Partial<Parameters<typeof LogView>[0]> = {}) => {
  const props = {
    log,
    table: { seats, header: HEADER },
    mayUndo: true,
    mayRedo: false,
    change: null,
    trouble: null,
    ...actions(),
    ...given,
  };
  render(inWindow(<LogView {...props} />));
  return props as unknown as ReturnType<typeof actions>;
};
const press = async (testID: string): Promise<void> => {
  await act(async () => void fireEvent.press(screen.getByTestId(testID)));
};

describe('the screen', () => {
  const log = makeLogData(told({ act: 'strike', entry: 6 }), en);

  test('a touched row opens what can be done about it, in place, and closes again', async () => {
    show(log);
    expect(screen.queryByTestId('log-strike')).toBeNull();
    await press('log-entry-3');
    ['log-flag', 'log-amend', 'log-strike', 'log-insert', 'log-note'].forEach((testID) =>
      expect(screen.getByTestId(testID)).toBeOnTheScreen(),
    );
    await press('log-entry-3');
    expect(screen.queryByTestId('log-strike')).toBeNull();
  });

  test('strike, and the flag behind it', async () => {
    const heard = show(log);
    await press('log-entry-3');
    await press('log-flag');
    expect(heard.onOpenFlag).toHaveBeenCalledWith('3:build-start');
    await press('log-strike');
    expect(heard.onStrike).toHaveBeenCalledWith(row(log, 'log-entry-3'));
    expect(screen.queryByTestId('log-strike')).toBeNull();
  });

  test('a struck entry is put back, not struck again', async () => {
    const heard = show(log);
    await press('log-undone-6');
    await press('log-entry-6');
    expect(screen.queryByTestId('log-strike')).toBeNull();
    await press('log-restore');
    expect(heard.onRestore).toHaveBeenCalledWith(expect.objectContaining({ n: 6, struckBy: 7 }));
  });

  test('a note is kept; one that was refused keeps what was typed', async () => {
    const onNote = jest.fn(async () => false);
    show(log, { onNote });
    await press('log-entry-3');
    await press('log-note');
    fireEvent.changeText(screen.getByTestId('log-note-text'), '  Ana thought it was a 1 ');
    await press('log-note-save');
    expect(onNote).toHaveBeenCalledWith(expect.objectContaining({ n: 3 }), 'Ana thought it was a 1');
    expect(screen.getByTestId('log-note-text').props.value).toBe('  Ana thought it was a 1 ');
  });

  test('an entry is corrected in the form of its act', async () => {
    const heard = show(log);
    await press('log-entry-4');
    await press('log-amend');
    expect(screen.getByText(say.amendTitle(4))).toBeOnTheScreen();
    await press('tell');
    expect(heard.onAmend).toHaveBeenCalledWith(
      expect.objectContaining({ n: 4 }),
      expect.objectContaining({ act: 'discard', seat: 0, card: 7, pile: 0 }),
    );
  });

  test('only flags, only corrections, only one player', async () => {
    show(log);
    await press('log-filter-flags');
    expect(shownRows()).toEqual(['log-entry-3']);
    await press('log-filter-corrections');
    expect(shownRows()).toEqual(['log-entry-6', 'log-entry-7']);
    await press('log-filter-players');
    await press('log-filter-seat-1');
    expect(shownRows()).toEqual(['log-entry-5', 'log-entry-6']);
    await press('log-filter-all');
    expect(shownRows()).toEqual([1, 2, 3, 4, 5].map((n) => `log-entry-${n}`));
    await press('log-undone-6');
    expect(shownRows()).toHaveLength(7);
  });

  test('flags are said beside their entry, struck ones are struck through', async () => {
    show(log);
    await press('log-undone-6');
    const flagged = within(screen.getByTestId('log-entry-3'));
    expect(flagged.getByText(en.verdicts.illegal)).toBeOnTheScreen();
    expect(flagged.getByText(say.waiting)).toBeOnTheScreen();
    const text = within(screen.getByTestId('log-entry-6')).getByText('Bo discarded 8 on discard pile 1');
    expect(text).toHaveStyle({ textDecorationLine: 'line-through' });
    expect(within(screen.getByTestId('log-entry-6')).getByText(say.struck)).toBeOnTheScreen();
  });

  test('turns are headings', () => {
    show(log);
    expect(screen.getAllByRole('heading').map(({ props }) => props.children)).toEqual([
      say.title,
      say.setUp,
      "Ana's turn",
      "Bo's turn",
    ]);
  });

  test('undo and redo, each only when there is something', async () => {
    const heard = show(log);
    await press('log-undo');
    expect(heard.onUndo).toHaveBeenCalled();
    expect(screen.getByTestId('log-redo')).toBeDisabled();
  });

  test('says what a correction changed, and takes it back', async () => {
    const change = { title: 'Entry 3 is struck.', lead: say.judgedAgain, lines: ['No longer flagged: x'], undo: 8 };
    const heard = show(log, { change });
    expect(screen.getByText('No longer flagged: x')).toBeOnTheScreen();
    await press('log-change-undo');
    expect(heard.onUndoChange).toHaveBeenCalledWith(8);
  });

  test('nothing told yet: says so', () => {
    show({ rows: [], entries: 0, flagged: 0, corrections: 0, seats: [] });
    expect(screen.getByText(say.empty)).toBeOnTheScreen();
  });
});

const shownRows = (): string[] => screen.queryAllByTestId(/^log-entry-/).map(({ props }) => props.testID as string);

describe('a long evening', () => {
  const long = game('whole-game-mattel');
  const log = makeLogData(long, en);

  test.each(['log-earlier', 'log-start'])('opens with its newest entries; %s puts the others above', async (testID) => {
    const rows = log.rows.slice(-140);
    show({ ...log, rows });
    expect(shownRows()).toEqual(rows.slice(-120).map((one) => one.testID));
    await press(testID);
    expect(shownRows()).toEqual(rows.map((one) => one.testID));
    expect(screen.queryByTestId(testID)).toBeNull();
  });

  test('one entry more makes one row more: all others stay the same objects', () => {
    const more = addEntry(long, { n: 9999, act: 'note', text: 'One more' });
    if (!more.ok) throw new Error(more.error.code);
    const now = reuseEqualLogRows(log, makeLogData(more.value, en));
    expect(log.rows.length).toBeGreaterThan(200);
    expect(now.rows).toHaveLength(log.rows.length + 1);
    expect(now.rows.findIndex((one, i) => one !== log.rows[i])).toBe(log.rows.length);
    expect(now.rows.at(-1)).toMatchObject({ testID: 'log-entry-9999' });
  });

  test('a row that reads differently is another object', () => {
    const unstruck = told();
    const struck = addEntry(unstruck, { n: 7, act: 'strike', entry: 3 });
    if (!struck.ok) throw new Error(struck.error.code);
    const before = makeLogData(unstruck, en);
    const now = reuseEqualLogRows(before, makeLogData(struck.value, en));
    expect(now.rows.map(({ testID }) => testID)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `log-entry-${n}`));
    expect(before.rows.map((one, i) => now.rows[i] === one)).toEqual([true, true, false, true, true, true]);
  });
});
