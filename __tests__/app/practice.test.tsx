import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { type ReactElement } from 'react';
import { ok } from '@/base';
import { type Lesson, makeLesson } from '@/practice';
import { type Ruleset, rulesetById } from '@/rulesets';
import { HINTS_SEEN_SETTING_KEY, makeTableRegistry, type TableRegistry } from '@/state';
import { type Log, openMemoryLog } from '@/storage';
import { wordsFor } from '@/words';
import { RegistryGate, RegistryOpenerProvider } from '../../app/registry';
import { PracticeScreen } from '../../app/screens/Practice';
import { lessonStepLine } from '../../app/screens/Practice/makePlayersData';
import { MAX_UNTOLD_ACTS_BEFORE_WAIT } from '../../app/screens/Practice/usePlayback';
import { TableScreen } from '../../app/screens/Table';
import { follow, type Telling } from '../kit/referee';
import { inWindow } from './inWindow';

const en = wordsFor('en');
const { practice } = en;
const SEED = 'jest';
/** What the screen offers first: the first sheet, four players, offences, two rounds. */
const lessonOf = (hasOffences: boolean): Lesson =>
  makeLesson({
    ruleset: rulesetById('texas-good-sam') as Ruleset,
    players: 4,
    hasOffences,
    length: 'two-rounds',
    seed: SEED,
  });

/** The device's own log, with every call noted that changes it. */
async function openDevice(): Promise<{ registry: TableRegistry; writes: string[] }> {
  const opened = await openMemoryLog();
  if (!opened.ok) throw new Error(opened.error.why);
  const writes: string[] = [];
  const noted =
    <A extends readonly unknown[], T>(name: keyof Log, call: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      writes.push(name);
      return call(...args);
    };
  const { log } = opened.value;
  const watched: Log = {
    ...log,
    append: noted('append', log.append),
    hide: noted('hide', log.hide),
    forget: noted('forget', log.forget),
    writeSetting: noted('writeSetting', log.writeSetting),
  };
  const stamps = { now: () => '2026-11-18T09:00:00.000Z', id: () => 'own-table', device: 'test' };
  // A test's finger is quicker than any bounce time: the practice table takes the device's settings over.
  const registry = makeTableRegistry({ ...opened.value, log: watched }, stamps, { 'table.bounce': '0' });
  return { registry, writes };
}

const press = async (...names: readonly string[]): Promise<void> => {
  for (const name of names) {
    const touch = { preventDefault: (): void => undefined, nativeEvent: { timestamp: 0 } };
    fireEvent.press(await screen.findByTestId(name), touch);
    await act(async () => undefined);
  }
};

const nowhere = (): void => undefined;
const renderTable = (id: string, onLeave: () => void): ReactElement => (
  <TableScreen
    id={id}
    onBack={onLeave}
    onSwitch={nowhere}
    onDeal={nowhere}
    onPosition={nowhere}
    onLog={nowhere}
    onFlag={nowhere}
    onResult={nowhere}
    onHelp={nowhere}
  />
);

async function sitDown(hasOffences: boolean): Promise<{ registry: TableRegistry; writes: string[] }> {
  const device = await openDevice();
  render(
    inWindow(
      <RegistryOpenerProvider open={() => Promise.resolve(ok(device.registry))}>
        <RegistryGate>
          <PracticeScreen seed={SEED} onBack={nowhere} renderTable={renderTable} />
        </RegistryGate>
      </RegistryOpenerProvider>,
    ),
  );
  await press(
    'ruleset-texas-good-sam',
    hasOffences ? 'practice-offences-yes' : 'practice-offences-no',
    'practice-start',
  );
  await screen.findByTestId('practice-act');
  return device;
}

/** What a referee taps for the whole lesson, one telling after another. */
const tellingsOf = ({ header, setUp, steps }: Lesson): Telling[] =>
  follow({ header, entries: [...setUp, ...steps.map(({ entry }) => entry)] }).filter(({ way }) => way !== 'deal');

async function tap({ gestures }: Telling): Promise<void> {
  for (const gesture of gestures) {
    if (!('tap' in gesture)) throw new Error('nothing is typed in this lesson');
    if (gesture.ifThere === true && screen.queryByTestId(gesture.tap) === null) continue;
    await press(gesture.tap);
  }
}

const showAll = async ({ steps }: Lesson): Promise<void> => {
  for (let at = 0; at < steps.length; at += 1) await press('practice-next');
};

test('told as it was: all is right, and a skilled hand needs as many taps', async () => {
  await sitDown(true);
  const lesson = lessonOf(true);
  await showAll(lesson);
  for (const telling of tellingsOf(lesson)) await tap(telling);
  await press('practice-finish');
  expect(screen.getByTestId('practice-report')).toHaveTextContent(practice.report.allRight);
  expect(screen.getByTestId('practice-missed')).toHaveTextContent(practice.report.missed(0));
  expect(screen.getByTestId('practice-rulings')).toHaveTextContent(practice.report.outcomes.right, { exact: false });
});

test('one telling left out is found; one told twice and undone counts as right', async () => {
  await sitDown(false);
  const lesson = lessonOf(false);
  await showAll(lesson);
  const tellings = tellingsOf(lesson);
  // the last discard is left out; the first play from a hand is tapped twice, and the second tap undone
  const last = tellings.at(-1) as Telling;
  expect(last.entries.at(-1)?.act).toBe('discard');
  const first = tellings.findIndex(({ gestures }) => gestures.length === 1 && /^build/.test(nameOf(gestures[0])));
  for (const [at, telling] of tellings.entries()) {
    if (telling === last) continue;
    await tap(telling);
    if (at !== first) continue;
    await tap(telling);
    await press('undo');
  }
  await press('practice-finish');
  expect(screen.getByTestId('practice-missed')).toHaveTextContent(practice.report.missed(1), { exact: false });
  expect(screen.getByTestId('practice-missed')).toHaveTextContent(lessonStepLine(lesson.steps.at(-1)!, en), {
    exact: false,
  });
  expect(screen.getByTestId('practice-mistapped')).toHaveTextContent(practice.report.mistapped(0), { exact: false });
  expect(screen.getByTestId('practice-corrected')).toHaveTextContent(practice.report.corrected(1));
});

const nameOf = (gesture: Telling['gestures'][number] | undefined): string =>
  gesture !== undefined && 'tap' in gesture ? gesture.tap : '';

test("the tables of the device's own log are untouched, and its list does not show the practice table", async () => {
  const { registry, writes: all } = await sitDown(false);
  const writes = (): string[] => all.filter((call) => call !== 'writeSetting');
  const [first] = tellingsOf(lessonOf(false));
  await press('practice-next', 'practice-next');
  await tap(first as Telling);
  expect(screen.getByTestId('saved')).toBeOnTheScreen();
  expect(writes()).toEqual([]);
  await act(async () => registry.listAgain());
  expect(registry.store.getState().rows).toEqual([]);
  // negative control: a table of the device's own is written, and listed
  await act(async () => void (await registry.openNew({ ruleset: 'mattel', seats: [{ name: 'Ana' }, { name: 'Bo' }] })));
  expect(writes()).toEqual(['append']);
  await waitFor(() => expect(registry.store.getState().rows).toHaveLength(1));
});

test('what is set at the practice table holds at the real ones: a hint that was read, the seats turned round', async () => {
  const { registry } = await sitDown(false);
  await press('hint-ok');
  expect(registry.setting(HINTS_SEEN_SETTING_KEY)).toBe('tap-pile');
  await press('table-menu', 'opposite-yes');
  expect(registry.setting('table.opposite')).toBe('yes');
});

test('the way back from the practice table says that it leads to the report', async () => {
  await sitDown(false);
  await press('practice-next');
  expect(screen.getByTestId('back')).toHaveAccessibleName(practice.players.finish);
  await press('back');
  expect(screen.getByTestId('practice-report')).toBeOnTheScreen();
});

type Host = ReturnType<typeof screen.getByTestId>;

/** How loudly a screen reader says what changes here. */
const liveAround = (element: Host): unknown => {
  for (let one: Host | null = element; one !== null; one = one.parent)
    if (one.props['aria-live'] !== undefined) return one.props['aria-live'];
  return undefined;
};

test('each act is said once, in a region that a screen reader listens to', async () => {
  await sitDown(true);
  const lesson = lessonOf(true);
  for (const step of lesson.steps.slice(0, 6)) {
    await press('practice-next');
    const shown = screen.getAllByText(lessonStepLine(step, en));
    expect(shown).toHaveLength(1);
    expect(screen.getByTestId('practice-act')).toHaveTextContent(lessonStepLine(step, en));
    expect(liveAround(screen.getByTestId('practice-act'))).toBe('polite');
  }
});

describe('the pace', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const seconds = async (count: number): Promise<void> => act(async () => void jest.advanceTimersByTime(count * 1000));

  test('by itself, slow or normal; it pauses, and waits for a learner who lags behind', async () => {
    await sitDown(false);
    const { steps } = lessonOf(false);
    const at = (index: number): void =>
      expect(screen.getByTestId('practice-act')).toHaveTextContent(lessonStepLine(steps[index]!, en));
    await seconds(60);
    expect(screen.getByTestId('practice-act')).toHaveTextContent(/begins/);
    await press('practice-normal');
    await seconds(3);
    at(0);
    await press('practice-slow');
    await seconds(5);
    at(0);
    await seconds(1);
    at(1);
    await press('practice-pause');
    await seconds(60);
    at(1);
    await press('practice-normal');
    for (let i = 0; i < 60; i += 1) await seconds(3);
    const told = steps.filter(({ task, entry }) => task === 'tell' && !['draw', 'reshuffle'].includes(entry.act));
    at(steps.indexOf(told[MAX_UNTOLD_ACTS_BEFORE_WAIT - 1]!));
    expect(screen.getByTestId('practice-waits')).toHaveTextContent(practice.players.waits);
    // Next is the learner's own wish
    await press('practice-next');
    at(steps.indexOf(told[MAX_UNTOLD_ACTS_BEFORE_WAIT - 1]!) + 1);
  });
});
