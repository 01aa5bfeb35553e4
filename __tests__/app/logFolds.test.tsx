import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { type Entry, type Game, type Header, replay } from '@/engine';
import { wordsFor } from '@/words';
import { foldUndone, isLogFold } from '../../app/logRows/foldUndone';
import { type LogData } from '../../app/logRows/logRow';
import { makeLogData } from '../../app/logRows/makeLogData';
import { LogView } from '../../app/screens/Log/LogView';
import { goldenGames } from './goldenGames';
import { inWindow } from './inWindow';

/** Whole games are judged here; a busy machine needs its time. */
jest.setTimeout(60_000);

const en = wordsFor('en');
const say = en.review.log;
const games = goldenGames();
const HEADER: Header = {
  tableside: 1,
  id: 'folds',
  ruleset: 'texas-good-sam',
  seats: ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ name, team: seat % 2 })),
};
/** Ana begins, lays a 9 where a 1 is needed, and discards; so does Bo. */
const TOLD = [
  { act: 'deal', tops: [12, 3, 4, 5] },
  { act: 'draw', seat: 0, count: 5, assumed: true },
  { act: 'play', seat: 0, card: 9, from: 'hand', to: 1 },
  { act: 'discard', seat: 0, card: 7, pile: 0 },
  { act: 'draw', seat: 1, count: 5, assumed: true },
  { act: 'discard', seat: 1, card: 8, pile: 0 },
];
const logOf = (...more: object[]): LogData => {
  const entries = [...TOLD, ...more].map((body, i) => ({ n: i + 1, at: '2031-06-01T20:41:00Z', ...body })) as Entry[];
  const result = replay(HEADER, entries);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return makeLogData(result.value, en);
};

const show = (log: LogData): void => {
  const done = jest.fn(async () => true);
  const heard = { onStrike: done, onRestore: done, onAmend: done, onInsert: done, onNote: done };
  const ignored = jest.fn();
  render(
    inWindow(
      <LogView
        log={log}
        table={{ seats: HEADER.seats.map(({ name }, seat) => ({ seat, name, side: seat })), header: HEADER }}
        mayUndo
        mayRedo={false}
        change={null}
        trouble={null}
        {...heard}
        onOpenFlag={ignored}
        onUndo={ignored}
        onRedo={ignored}
        onUndoChange={ignored}
        onCloseChange={ignored}
        onBack={ignored}
      />,
    ),
  );
};
const press = (testID: string): Promise<void> => act(async () => void fireEvent.press(screen.getByTestId(testID)));
const shownRows = (): string[] => screen.queryAllByTestId(/^log-entry-/).map(({ props }) => props.testID as string);

describe('what was undone', () => {
  const folds = (...more: object[]): (string | number[])[] =>
    foldUndone(logOf(...more).rows)
      .slice(4)
      .map((item) => (isLogFold(item) ? item.rows.map(({ n }) => n) : item.testID));
  const strike = (entry: number) => ({ act: 'strike', entry });

  test('folds away with what undid it', () => {
    expect(folds(strike(6))).toEqual(['log-entry-5', [6, 7]]);
    expect(folds(strike(6), strike(5))).toEqual([[5, 6, 7, 8]]);
  });
  test('done again: it stands, and only the pair of strikes folds', () => {
    expect(folds(strike(6), strike(7))).toEqual(['log-entry-5', 'log-entry-6', [7, 8]]);
  });
  test('undone, done again and undone again: all of it folds', () => {
    expect(folds(strike(6), strike(7), strike(8))).toEqual(['log-entry-5', [6, 7, 8, 9]]);
  });
  test('struck later, from the log: both stay in sight', () => {
    expect(folds(strike(3))).toEqual(['log-entry-5', 'log-entry-6', 'log-entry-7']);
    expect(folds(strike(6), strike(3))).toEqual(['log-entry-5', [6, 7], 'log-entry-8']);
  });
  test('a correction stays in sight; one that was undone folds', () => {
    const amend = { act: 'amend', entry: 6, with: { card: 9 } };
    expect(folds(amend)).toEqual(['log-entry-5', 'log-entry-6', 'log-entry-7']);
    expect(folds(amend, strike(7))).toEqual(['log-entry-5', 'log-entry-6', [7, 8]]);
  });
  test('what came after it ends the fold', () => {
    expect(folds(strike(6), { act: 'discard', seat: 1, card: 8, pile: 1 })).toEqual([
      'log-entry-5',
      [6, 7],
      'log-entry-8',
    ]);
  });

  test.each([...games.keys()])('%s: every row is there once, in its order, folded or not', (id) => {
    const { rows } = makeLogData(games.get(id) as Game, en);
    expect(foldUndone(rows).flatMap((item) => (isLogFold(item) ? item.rows : [item]))).toEqual(rows);
  });

  test('is one line that names it, opens in place, and folds again', async () => {
    show(logOf(strike(6)));
    const line = screen.getByTestId('log-undone-6');
    expect(line).toHaveTextContent(say.undone(['Bo discarded 8 on discard pile 1']));
    expect(line).not.toBeExpanded();
    await press('log-undone-6');
    expect(screen.getByTestId('log-undone-6')).toBeExpanded();
    expect(shownRows().slice(-2)).toEqual(['log-entry-6', 'log-entry-7']);
    await press('log-undone-6');
    expect(shownRows().at(-1)).toBe('log-entry-5');
  });
});
