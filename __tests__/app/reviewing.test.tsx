import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react-native';
import { type ReactElement } from 'react';
import { ok } from '@/base';
import { type TableRegistry, type EntryDraft, makeTableRegistry, type TableSession } from '@/state';
import { openMemoryLog } from '@/storage';
import { wordsFor } from '@/words';
import { RegistryGate, type OpenRegistryFunction, RegistryOpenerProvider } from '../../app/registry';
import { FlagScreen } from '../../app/screens/Flag';
import { LogScreen } from '../../app/screens/Log';
import { ResultScreen } from '../../app/screens/Result';
import { inWindow } from './inWindow';

/** Whole screens are drawn, and the machine may be busy. */
jest.setTimeout(60_000);

/** The three screens over a real registry: what is pressed ends in the record. */
const en = wordsFor('en');
const seats = ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ name, team: seat % 2 }));
const TOLD: readonly EntryDraft[] = [
  { act: 'deal', tops: [12, 3, 4, 5] },
  { act: 'play', seat: 0, card: 9, from: 'hand', to: 1 },
];
const START = '3:build-start';

async function atTable(
  ...more: EntryDraft[]
): Promise<{ readonly registry: TableRegistry; readonly table: TableSession }> {
  const opened = await openMemoryLog();
  if (!opened.ok) throw new Error(opened.error.why);
  let minted = 0;
  const stamps = { now: () => '2031-06-01T20:00:00Z', id: () => `id-${(minted += 1)}`, device: 'test' };
  const registry = makeTableRegistry(opened.value, stamps);
  const table = await registry.openNew({ ruleset: 'texas-good-sam', seats, table: 7, game: 1 });
  if (!table.ok) throw new Error(table.error.why);
  for (const draft of [...TOLD, ...more]) {
    const told = await table.value.tell(draft);
    if (!told.ok) throw new Error(JSON.stringify(told.error));
  }
  return { registry, table: table.value };
}
/** One way to each registry, as in the app: what was typed there is kept by it. */
const ways = new WeakMap<TableRegistry, OpenRegistryFunction>();
async function show(registry: TableRegistry, view: ReactElement): Promise<void> {
  const open: OpenRegistryFunction = ways.get(registry) ?? (async () => ok(registry));
  ways.set(registry, open);
  render(
    inWindow(
      <RegistryOpenerProvider open={open}>
        <RegistryGate>{view}</RegistryGate>
      </RegistryOpenerProvider>,
    ),
  );
  await screen.findByTestId('back');
}
const press = async (testID: string): Promise<void> => {
  await act(async () => void fireEvent.press(screen.getByTestId(testID)));
};
const newest = (table: TableSession): unknown => {
  const { n: _, at: __, by: ___, ...body } = table.store.getState().game.entries!.last;
  return body;
};

describe('in the log', () => {
  test('strike: what judging again changed is said, and taken back', async () => {
    const { registry, table } = await atTable();
    await show(registry, <LogScreen id={table.id} onBack={jest.fn()} onOpenFlag={jest.fn()} />);
    await press('log-entry-3');
    await press('log-strike');
    expect(newest(table)).toEqual({ act: 'strike', entry: 3 });
    expect(screen.getByText(/^No longer flagged: Ana started a pile with 9/)).toBeOnTheScreen();
    // The newest entry with its strike is folded into one line, which opens.
    await waitFor(() => expect(screen.getByTestId('log-undone-3')).toBeOnTheScreen());
    expect(screen.queryByTestId('log-entry-4')).toBeNull();
    await press('log-undone-3');
    expect(screen.getByTestId('log-entry-4')).toBeOnTheScreen();
    await press('log-change-undo');
    expect(newest(table)).toEqual({ act: 'strike', entry: 4 });
    expect(screen.getByText(/^Now flagged: Ana started a pile with 9/)).toBeOnTheScreen();
  });

  test('amend and insert go through the forms, note through its field', async () => {
    const { registry, table } = await atTable();
    await show(registry, <LogScreen id={table.id} onBack={jest.fn()} onOpenFlag={jest.fn()} />);
    await press('log-entry-3');
    await press('log-amend');
    await press('field-card-1');
    await press('tell');
    expect(newest(table)).toMatchObject({ act: 'amend', entry: 3, with: { act: 'play', card: 1, to: 1 } });
    await press('log-entry-3');
    await press('log-insert');
    await press('act-pass');
    await press('field-seat-2');
    expect(newest(table)).toMatchObject({ act: 'insert', before: 3, with: { act: 'pass', seat: 2 } });
    await press('log-entry-3');
    await press('log-note');
    fireEvent.changeText(screen.getByTestId('log-note-text'), 'It was a 1');
    await press('log-note-save');
    expect(newest(table)).toEqual({ act: 'note', entry: 3, text: 'It was a 1' });
  });

  test('words half typed are there again, until they are told', async () => {
    const { registry, table } = await atTable();
    const log = <LogScreen id={table.id} onBack={jest.fn()} onOpenFlag={jest.fn()} />;
    const typed = async (): Promise<unknown> => {
      await show(registry, log);
      await press('log-entry-3');
      await press('log-note');
      return screen.getByTestId('log-note-text').props.value;
    };
    expect(await typed()).toBe('');
    fireEvent.changeText(screen.getByTestId('log-note-text'), 'She said');
    screen.unmount();
    expect(await typed()).toBe('She said');
    await press('log-note-save');
    expect(newest(table)).toEqual({ act: 'note', entry: 3, text: 'She said' });
    screen.unmount();
    expect(await typed()).toBe('');
  });

  test('undo names what it undid; redo is there', async () => {
    const { registry, table } = await atTable();
    await show(registry, <LogScreen id={table.id} onBack={jest.fn()} onOpenFlag={jest.fn()} />);
    await press('log-undo');
    const said = () => within(screen.getByTestId('log-change'));
    expect(said().getByText(en.review.log.done.undo('Ana laid 9 from hand on pile 2'))).toBeOnTheScreen();
    await press('log-redo');
    expect(said().getByText(en.review.log.done.redo('Ana laid 9 from hand on pile 2'))).toBeOnTheScreen();
  });
});

describe('at a flag', () => {
  /** The other sheets are asked one after another. A count, because a failing element takes seconds to print. */
  const answered = (): Promise<void> =>
    waitFor(() => expect(screen.queryAllByText(en.screens.common.loading).length).toBe(0), { timeout: 10_000 });

  test('ruled, taken back, struck as a mis-tap, and back again', async () => {
    const { registry, table } = await atTable();
    await show(registry, <FlagScreen id={table.id} flag={START} onBack={jest.fn()} />);
    await answered();
    await press('flag-note-open');
    fireEvent.changeText(screen.getByTestId('flag-note'), 'She agreed');
    await press('flag-remedy');
    expect(newest(table)).toEqual({ act: 'rule', flag: START, call: 'remedy', note: 'She agreed' });
    expect(screen.getByText("Put the 9 back in Ana's hand")).toBeOnTheScreen();
    await press('flag-undo');
    await answered();
    await press('flag-mistap');
    expect(screen.getByTestId('flag-gone')).toBeOnTheScreen();
    await press('flag-undo');
    expect(screen.getByTestId('flag-remedy')).toBeOnTheScreen();
    await answered();
  });
});

describe('at the end', () => {
  test('settled, signed by both, one signature taken back, next game', async () => {
    const { registry, table } = await atTable({ act: 'end', why: 'time' });
    const next = jest.fn();
    await show(
      registry,
      <ResultScreen
        id={table.id}
        onBack={jest.fn()}
        onOpenFlag={jest.fn()}
        onNextGame={next}
        onSlip={jest.fn()}
        onScoreSheet={jest.fn()}
      />,
    );
    expect(screen.getByTestId('sign-0')).toBeDisabled();
    fireEvent.changeText(screen.getByTestId('settle-note'), 'Nobody called it');
    await press('settle-note-save');
    expect(newest(table)).toEqual({ act: 'note', entry: 3, text: 'Nobody called it' });
    await press('sign-0');
    await press('sign-1');
    expect(newest(table)).toEqual({ act: 'sign', team: 1, name: 'Bo and Di' });
    expect(screen.getByTestId('result-sealed')).toBeOnTheScreen();
    await press('result-undo');
    expect(screen.queryByTestId('result-sealed')).toBeNull();
    expect(screen.getByTestId('sign-1')).toBeOnTheScreen();
    await press('next-game');
    expect(next).toHaveBeenCalledWith(expect.not.stringMatching(table.id));
  });
});
