import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { PHASES } from '@/engine';
import { NEWER_RECORD, type TableListRow } from '@/state';
import { wordsFor } from '@/words';
import { makeStorageNotices } from '../../app/screens/Tables/makeStorageNotices';
import { makeTableListData, type TableListData } from '../../app/screens/Tables/makeTableListData';
import { shortNames, tableTitle } from '../../app/labels/tableTitle';
import { formatSavedTime } from '../../app/labels/times';
import { TablesView } from '../../app/screens/Tables/TablesView';
import { inWindow } from './inWindow';
import { DISK, headerOf, listOf, row, standing } from './tableListKit';

const en = wordsFor('en');
const { tables } = en.setUp;
const touch = { preventDefault: (): void => undefined };
const only = (more: Partial<TableListRow> = {}) => {
  const { open, finished, hidden } = listOf(row('a', more));
  const card = [...open, ...finished, ...hidden][0];
  if (card === undefined) throw new Error('no card');
  return card;
};

describe('one table in the list', () => {
  test.each([
    [{}, 'Ana, Bo, Cy, Di'],
    [{ game: 1 }, 'Ana, Bo, Cy, Di'],
    [{ game: 3 }, 'Ana, Bo, Cy, Di · Game 3'],
    [{ table: 7 }, 'Table 7'],
    [{ table: 7, game: 1 }, 'Table 7 · Game 1'],
    [{ table: 'seven' }, 'Ana, Bo, Cy, Di'],
  ])('%j is called %s', (more, title) => expect(tableTitle(headerOf(more), en)).toBe(title));

  test('a table of long names goes by its first person, by the whole name: other tables have a Bernadette too', () => {
    const titleWith = (first: string): string =>
      tableTitle(headerOf({ seats: [first, 'Christopher', 'Maximilian', 'Di'].map((name) => ({ name })) }), en);
    expect(titleWith('Bernadette Featherstonehaugh')).toBe("Bernadette Featherstonehaugh's table");
    expect(titleWith('Bernadette Hill')).not.toBe(titleWith('Bernadette Featherstonehaugh'));
  });

  test.each([
    [
      ['Ana Bell', 'Bo Dean'],
      ['Ana', 'Bo'],
    ],
    [
      ['Ana Bell', 'Ana Dean', 'Cy Hall'],
      ['Ana Bell', 'Ana Dean', 'Cy'],
    ],
    [
      ['Seat 1', 'Seat 2'],
      ['Seat 1', 'Seat 2'],
    ],
  ])('%j are called %j', (names, short) => expect(shortNames(names)).toEqual(short));

  test.each([
    [standing(), 'Ana is on turn'],
    [standing({ phase: 'draw', turn: 'Bo' }), 'Bo is on turn'],
    [standing({ phase: 'setup', turn: null }), tables.waitsForDeal],
    [standing({ phase: 'cut', turn: null }), tables.waitsForDeal],
    [standing({ phase: 'dealt', turn: null }), tables.waitsForStart],
    [standing({ phase: 'dealt' }), 'Ana is on turn'],
    [standing({ phase: 'paused' }), tables.paused],
    [standing({ phase: 'over', winner: { team: 1 } }), 'Won by Bo and Di, not signed yet'],
    [standing({ phase: 'signed', winner: { seat: 2 } }), 'Won by Cy, signed'],
    [standing({ phase: 'over' }), 'Ended without a winner, not signed yet'],
  ])('%j is said as %s', (now, state) => expect(only({ standing: now }).state).toBe(state));

  test('every phase has words', () => {
    for (const phase of PHASES) expect(only({ standing: standing({ phase, turn: null }) }).state).toMatch(/\w/);
  });

  test('partners stand together with what is left of their stocks; before the deal nothing is left to tell', () => {
    expect(only().sides).toMatchObject([
      { members: [{ seat: 0 }, { seat: 2 }], stock: 15 },
      { members: [{ seat: 1 }, { seat: 3 }], stock: 20 },
    ]);
    expect(only({ standing: standing({ phase: 'setup' }) }).sides.map(({ stock }) => stock)).toEqual([null, null]);
    const alone = only({ header: headerOf({ seats: [{ name: 'Ana' }, { name: 'Bo' }] }) });
    expect(alone.sides.map(({ members }) => members.map(({ name }) => name))).toEqual([['Ana'], ['Bo']]);
  });

  test('a table that cannot be read says why and keeps its name', () => {
    const card = only({ standing: null, trouble: { why: 'broken-chain', seq: 4 } });
    expect(card).toMatchObject({ title: 'Ana, Bo, Cy, Di', state: tables.trouble['broken-chain'] });
    const newer = only({ standing: null, trouble: { why: 'failed', error: NEWER_RECORD } });
    expect(newer.state).toMatch(/newer version/);
  });

  test('in memory it is not saved', () => {
    const memory = makeTableListData([row('a')], { kept: 'memory', persisted: null }, () => '', en);
    expect(memory.open[0]).toMatchObject({ saved: tables.notSaved, isSaved: false });
    expect(only()).toMatchObject({ saved: 'Saved 2:05 PM', isSaved: true });
  });

  test('those in play first, then the finished, what was put away apart', () => {
    const over = standing({ phase: 'over' });
    const list = listOf(
      row('a', { standing: over }),
      row('b'),
      row('c', { isHidden: true }),
      row('d', { standing: null, trouble: { why: 'failed', error: '' } }),
    );
    const ids = (cards: TableListData['open']): string[] => cards.map(({ id }) => id);
    expect([ids(list.open), ids(list.finished), ids(list.hidden)]).toEqual([['b', 'd'], ['a'], ['c']]);
  });

  test('time is told by the hour today, with its day otherwise', () => {
    const noon = new Date(2031, 4, 1, 12, 0);
    expect(formatSavedTime(new Date(2031, 4, 1, 9, 5).toISOString(), noon, en)).toMatch(/^9:05\sAM$/);
    expect(formatSavedTime(new Date(2031, 3, 30, 9, 5).toISOString(), noon, en)).toMatch(/^Apr 30, 9:05\sAM$/);
    expect(formatSavedTime('nonsense', noon, en)).toBe('');
  });
});

describe('the list on screen', () => {
  const actions = () => ({
    onDismiss: jest.fn(),
    onDo: jest.fn(),
    onOpen: jest.fn(),
    onNew: jest.fn(),
    onFromTable: jest.fn(),
    onJustARuling: jest.fn(),
    onPractice: jest.fn(),
    onSlip: jest.fn(),
    onHelpCard: jest.fn(),
    onImport: jest.fn(),
    onHide: jest.fn(),
    onExport: jest.fn(),
    onForget: jest.fn(),
  });
  const show = (list: TableListData, more: Partial<Parameters<typeof TablesView>[0]> = {}) => {
    const on = actions();
    render(inWindow(<TablesView list={list} isListed notices={[]} outcome={null} {...on} {...more} />));
    return on;
  };
  const press = (testID: string): void => void fireEvent.press(screen.getByTestId(testID), touch);

  test('signed under protest is said on the card, and a finished table has its slip', () => {
    const on = show(
      listOf(
        row('a', { standing: standing({ phase: 'signed', isUnderProtest: true }) }),
        row('b', { standing: standing({ phase: 'signed' }) }),
        row('c'),
      ),
    );
    expect(screen.getByTestId('protest-a')).toHaveTextContent(en.printed.underProtest);
    expect(screen.queryByTestId('protest-b')).toBeNull();
    press('menu-c');
    expect(screen.queryByTestId('slip')).toBeNull();
    press('menu-a');
    press('slip');
    expect(on.onSlip).toHaveBeenCalledWith('a');
  });

  test('before the first table it says what the app does, and every way to begin is there', () => {
    const on = show(listOf());
    tables.empty.steps.forEach((step) => expect(screen.getByText(step)).toBeOnTheScreen());
    press('new-table');
    press('from-table');
    press('just-a-ruling');
    press('import-record');
    press('help-card');
    for (const way of [on.onNew, on.onFromTable, on.onJustARuling, on.onImport, on.onHelpCard])
      expect(way).toHaveBeenCalledTimes(1);
  });

  test('while the device is still looking nobody is told that there is nothing', () => {
    show(listOf(), { isListed: false });
    expect(screen.queryByTestId('welcome')).toBeNull();
    expect(screen.getByText(tables.listing)).toBeOnTheScreen();
  });

  test('a list that could not be read is not an empty one, and is read again with one tap', () => {
    const notices = makeStorageNotices(
      {
        rows: [],
        health: 'sound',
        durability: DISK,
        losses: [],
        recoveries: [],
        listTrouble: { why: 'failed', error: 'busy' },
      },
      en,
    );
    const on = show(listOf(), { notices });
    expect(screen.queryByTestId('welcome')).toBeNull();
    expect(screen.getByText(tables.notListed)).toBeOnTheScreen();
    press('list-again');
    expect(on.onDo).toHaveBeenCalledWith('list-again');
  });

  test('a table opens with one tap, and says what goes on there', () => {
    const on = show(listOf(row('a', { standing: standing({ openFlags: 2 }) })));
    const card = screen.getByTestId('open-a');
    ['Texas', 'Ana is on turn', '15 left', '2 open flags', 'Saved 2:05 PM'].forEach((piece) =>
      expect(card).toHaveTextContent(piece, { exact: false }),
    );
    press('open-a');
    expect(on.onOpen).toHaveBeenCalledWith('a');
  });

  test('its menu puts it away and saves a copy', () => {
    const on = show(listOf(row('a'), row('b')));
    expect(screen.queryByTestId('export-record')).toBeNull();
    press('menu-b');
    press('export-record');
    press('hide-table');
    expect(on.onExport).toHaveBeenCalledWith('b');
    expect(on.onHide).toHaveBeenCalledWith('b', true);
    expect(screen.queryByTestId('export-record')).toBeNull();
  });

  test('deleting takes the typed word, and a copy is offered beside it', () => {
    const on = show(listOf(row('a')));
    press('menu-a');
    press('forget-table');
    expect(screen.getByTestId('export-record')).toBeOnTheScreen();
    fireEvent.changeText(screen.getByTestId('forget-word'), 'delet');
    press('forget-really');
    expect(on.onForget).not.toHaveBeenCalled();
    fireEvent.changeText(screen.getByTestId('forget-word'), ' Delete');
    press('forget-really');
    expect(on.onForget).toHaveBeenCalledWith('a');
  });

  test('what was put away comes out again', () => {
    const on = show(listOf(row('a', { isHidden: true })));
    expect(screen.queryByTestId('open-a')).toBeNull();
    press('show-hidden');
    press('menu-a');
    press('hide-table');
    expect(on.onHide).toHaveBeenCalledWith('a', false);
  });

  test('notices are read out', () => {
    const notice = { kind: 'error', testID: 'notice-lost', lines: ['Lost', 'Table 7'] } as const;
    const on = show(listOf(), {
      notices: [notice],
      outcome: { kind: 'good', testID: 'imported', lines: ['Taken in'] },
    });
    expect(within(screen.getByTestId('notice-lost')).getByText('Table 7')).toBeOnTheScreen();
    expect(screen.getByTestId('notice-lost').props.role).toBe('alert');
    press('dismiss');
    expect(on.onDismiss).toHaveBeenCalled();
  });
});
