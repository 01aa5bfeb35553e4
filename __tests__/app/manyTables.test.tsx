import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { type TableListRow } from '@/state';
import { wordsFor } from '@/words';
import { findTables } from '../../app/screens/Tables/findTables';
import { type TableListData } from '../../app/screens/Tables/makeTableListData';
import { TablesView } from '../../app/screens/Tables/TablesView';
import { inWindow } from './inWindow';
import { headerOf, listOf, row, standing } from './tableListKit';

const en = wordsFor('en');

jest.setTimeout(60_000);

describe('many tables', () => {
  const numbered = (table: number | undefined, more: Partial<TableListRow> = {}, header: object = {}): TableListRow =>
    row(`t${table}${more.id ?? ''}`, {
      header: headerOf({ id: `t${table}`, ...(table === undefined ? {} : { table }), game: 1, ...header }),
      ...more,
    });
  const ids = (cards: TableListData['open']): string[] => cards.map(({ id }) => id);

  test('are sorted by number, the newest game of a table first, those without a number behind them as touched', () => {
    const rows = [
      row('y', { header: headerOf({ id: 'y' }) }),
      numbered(10),
      numbered(2),
      numbered(2, { id: 'game2' }, { game: 2 }),
      row('x', { header: headerOf({ id: 'x' }) }),
      numbered(1),
    ];
    expect(ids(listOf(...rows).open)).toEqual(['t1', 'game2', 't2', 't10', 'y', 'x']);
  });

  test('one that is not read yet is left out, and how far the reading is said', () => {
    const list = listOf(numbered(1), numbered(2, { standing: null }));
    expect(ids(list.open)).toEqual(['t1']);
    expect(list.reading).toEqual({ read: 1, all: 2 });
    expect(
      listOf(numbered(1), numbered(2, { standing: null, trouble: { why: 'failed', error: '' } })).reading,
    ).toBeNull();
  });

  const many = listOf(
    numbered(7, {}, { seats: [{ name: 'Zoë Quinn' }, { name: 'Bo' }] }),
    numbered(17, { standing: standing({ phase: 'paused' }) }, { ruleset: 'mattel' }),
    numbered(70, { standing: standing({ phase: 'signed', winner: { team: 0 } }) }, { seats: [{ name: 'Route 66' }] }),
    numbered(3, { standing: standing({ openFlags: 2, turn: 'Cy' }), provenance: 'not-sealed' }),
    row('put-away', { isHidden: true, header: headerOf({ id: 'put-away', table: 71 }) }),
  );
  const findIds = (text: string): string[] => {
    const { open, finished, hidden } = findTables(many, text);
    return [...ids(open), ...ids(finished), ...ids(hidden)];
  };

  test.each([
    ['', ['t3', 't7', 't17', 't70', 'put-away']],
    ['  ', ['t3', 't7', 't17', 't70', 'put-away']],
    ['7', ['t7', 't70', 'put-away']],
    ['17', ['t17']],
    ['table 17', ['t17']],
    ['zoe', ['t7']],
    ['QUI', ['t7']],
    ['uinn', []],
    ['66', ['t70']],
    ['mattel', ['t17']],
    ['texas', ['t3', 't7', 't70', 'put-away']],
    ['paused', ['t17']],
    ['finished', ['t70']],
    ['signed', ['t70']],
    ['flag', ['t3']],
    ['cy turn', ['t3', 'put-away']],
    ['cy flagged', ['t3']],
    ['bo 7', ['t7', 'put-away']],
    ['not sealed', ['t3']],
    ['nobody', []],
  ])('%j finds %j', (text, found) => expect(findIds(text)).toEqual(found));

  const sixty = (): TableListData =>
    listOf(
      ...Array.from({ length: 60 }, (_, i) =>
        numbered(60 - i, i % 3 === 0 ? { standing: standing({ phase: 'over', winner: { team: 0 } }) } : {}),
      ),
    );
  const draw = (list: TableListData) =>
    render(
      inWindow(
        <TablesView
          list={list}
          isListed
          notices={[]}
          outcome={null}
          onDismiss={jest.fn()}
          onDo={jest.fn()}
          onOpen={jest.fn()}
          onNew={jest.fn()}
          onFromTable={jest.fn()}
          onJustARuling={jest.fn()}
          onPractice={jest.fn()}
          onSlip={jest.fn()}
          onHelpCard={jest.fn()}
          onImport={jest.fn()}
          onHide={jest.fn()}
          onExport={jest.fn()}
          onForget={jest.fn()}
        />,
      ),
    );

  /** The test's own time limit ends what never comes. */
  const untilAllDrawn = async (): Promise<void> => {
    while (screen.getAllByTestId(/^open-/).length < 60)
      await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 0)));
    expect(screen.getAllByTestId(/^open-/).length).toBe(60);
  };

  test('on the screen: the first of them at once, then all, each once, and one is found', async () => {
    draw(sixty());
    expect(screen.getAllByTestId(/^open-/).length).toBeLessThan(30);
    expect(screen.getAllByTestId(/^open-/)[0]?.props.testID).toBe('open-t1');
    await untilAllDrawn();
    fireEvent.changeText(screen.getByTestId('find-table'), '42');
    expect(screen.getAllByTestId(/^open-/).map(({ props }) => props.testID as string)).toEqual(['open-t42']);
    expect(screen.getByTestId('found')).toHaveTextContent('1 table found');
    fireEvent.changeText(screen.getByTestId('find-table'), 'nobody');
    expect(screen.getByText(en.tableList.notFound('nobody'))).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('clear-find'));
    await untilAllDrawn();
  });

  test('six are cards, and have no field to find one', () => {
    draw(listOf(...Array.from({ length: 6 }, (_, i) => numbered(i + 1))));
    expect(screen.queryByTestId('find-table')).toBeNull();
    expect(screen.getByTestId('open-t1')).toHaveTextContent('Saved 2:05 PM', { exact: false });
  });

  test('until all are read none is shown: none can move under a finger', () => {
    const rows = [numbered(1), numbered(2), numbered(3, { standing: null })];
    draw(listOf(...rows));
    expect(screen.queryByTestId('open-t1')).toBeNull();
    expect(screen.getByTestId('reading')).toHaveTextContent('Reading the records: 2 of 3');
    expect(screen.queryByTestId('welcome')).toBeNull();
    screen.unmount();
    draw(listOf(...rows.slice(0, 2)));
    expect(screen.getByTestId('open-t1')).toBeOnTheScreen();
  });

  test.each(['sealed', 'continued', 'not-sealed'] as const)(
    'a record that is %s says so, as a card and as a row',
    (provenance) => {
      const marked = numbered(1, { provenance });
      draw(listOf(marked));
      expect(screen.getByTestId('provenance-t1')).toHaveTextContent(en.provenance[provenance]);
      screen.unmount();
      draw(listOf(marked, ...Array.from({ length: 8 }, (_, i) => numbered(i + 2))));
      expect(screen.getByTestId('provenance-t1')).toHaveTextContent(en.provenance[provenance]);
      expect(screen.queryByTestId('provenance-t2')).toBeNull();
    },
  );
});
