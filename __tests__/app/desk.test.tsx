import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { fail, ok, type Result } from '@/base';
import { type Desk, makeDesk } from '@/state';
import { openMemoryLog, type OpenFailure } from '@/storage';
import { words } from '@/words';
import { DeskGate, OpenDeskProvider, TableGate, useDeskState } from '../../app/desk';
import { inWindow } from './inWindow';

const en = words('en').keeping;
let ids = 0;
const stamps = { now: () => '2026-11-16T12:00:00.000Z', id: () => `table-${(ids += 1)}`, device: 'test' };
const SEATS = ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ name, team: seat % 2 }));

async function memoryDesk(): Promise<Desk> {
  const opened = await openMemoryLog();
  if (!opened.ok) throw new Error(opened.error.why);
  return makeDesk(opened.value, stamps);
}

const Count = () => <Text testID="count">{useDeskState(({ rows }) => rows.length)}</Text>;

const under = async (open: () => Promise<Result<Desk, OpenFailure>>, what = <Count />): Promise<void> => {
  render(
    inWindow(
      <OpenDeskProvider open={open}>
        <DeskGate>{what}</DeskGate>
      </OpenDeskProvider>,
    ),
  );
  await act(async () => undefined);
};

test.each([
  [{ why: 'open-elsewhere' }, en.elsewhere.title],
  [{ why: 'newer-version', version: 9 }, en.newer.title],
  [{ why: 'failed', error: 'disk I/O error' }, en.failed.title],
] as const)('what cannot be opened says why, and is tried again when asked: %o', async (failure, title) => {
  const desk = await memoryDesk();
  let tries = 0;
  await under(() => Promise.resolve((tries += 1) === 1 ? fail(failure) : ok(desk)));
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
  expect(screen.queryByTestId('count')).toBeNull();
  if (failure.why === 'failed') expect(screen.getByText(/disk I\/O error/)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId(`${failure.why}-button`));
  await act(async () => undefined);
  expect(screen.getByTestId('count')).toHaveTextContent('0');
});

test('a table that is here is opened; one that is not says so and leads back', async () => {
  const desk = await memoryDesk();
  const opened = await desk.openNew({ ruleset: 'texas-good-sam', seats: SEATS });
  if (!opened.ok) throw new Error(opened.error.why);
  const back = jest.fn();
  const gate = (id: string) => (
    <TableGate id={id} onBack={back}>
      {(table) => <Text testID="open">{table.id}</Text>}
    </TableGate>
  );
  await under(() => Promise.resolve(ok(desk)), gate(opened.value.id));
  expect(screen.getByTestId('open')).toHaveTextContent(opened.value.id);
  screen.unmount();
  await under(() => Promise.resolve(ok(desk)), gate('elsewhere'));
  expect(screen.getByRole('heading', { name: en.noSuchTable.title })).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('no-such-table-button'));
  expect(back).toHaveBeenCalled();
});
