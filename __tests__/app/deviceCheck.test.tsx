import { fireEvent, render, screen } from '@testing-library/react-native';
import { wordsFor } from '@/words';
import { settingsWordsFor } from '@/words/settingsPage';
import { DeviceCheckView } from '../../app/screens/Settings/checks/DeviceCheckView';
import { type CheckFacts, makeCheckRows } from '../../app/screens/Settings/checks/makeCheckRows';
import { inWindow } from './inWindow';

const say = settingsWordsFor('en');
const BUILT = Date.parse('2026-11-18T08:00:00Z');
const HOUR = 3_600_000;

const GOOD: CheckFacts = {
  kept: 'disk',
  used: 150_000,
  free: 9_000_000_000,
  isPersisted: true,
  isSecure: true,
  staysAwake: true,
  canPrint: true,
  startsOffline: true,
  built: BUILT,
  now: BUILT + HOUR,
  newestEntry: BUILT + HOUR / 2,
};
const rowsOf = (change: Partial<CheckFacts>) => makeCheckRows({ ...GOOD, ...change }, say, wordsFor('en'));
const wrongIn = (change: Partial<CheckFacts>) => rowsOf(change).filter(({ isOk }) => !isOk);

test('a device on which all is well has nothing to do, and says so in one line', () => {
  const rows = rowsOf({});
  expect(rows.map(({ name }) => name)).toEqual(['secure', 'storage', 'offline', 'space', 'clock', 'awake', 'print']);
  expect(rows.every(({ isOk, fix, action }) => isOk && fix === null && action === null)).toBe(true);
  render(inWindow(<DeviceCheckView rows={rows} onAgain={jest.fn()} onAction={jest.fn()} onBack={jest.fn()} />));
  expect(screen.getByTestId('check-all-well')).toHaveTextContent(say.check.allWell);
  expect(screen.queryByTestId('check-attention')).toBeNull();
});

test.each([
  [{ isSecure: false }, 'secure', say.check.secure.badFix],
  [{ kept: 'memory' }, 'storage', say.check.storage.memoryFix],
  [{ isPersisted: false }, 'storage', say.check.storage.notPersistedFix],
  [{ startsOffline: false }, 'offline', say.check.offline.badFix],
  [{ free: 49_000_000 }, 'space', say.check.space.lowFix],
  [{ free: null }, 'space', say.check.space.unknownFix],
  [{ now: BUILT - HOUR, newestEntry: null }, 'clock', say.check.clock.fix],
  [{ now: BUILT + HOUR, newestEntry: BUILT + 2 * HOUR }, 'clock', say.check.clock.fix],
  [{ staysAwake: false }, 'awake', say.check.awake.badFix],
  [{ canPrint: false }, 'print', say.check.print.badFix],
] as const)('%j needs attention, and says what to do', (change, name, fix) => {
  expect(wrongIn(change).map((row) => [row.name, row.fix])).toEqual([[name, fix]]);
});

test.each([
  ['a phone has no address and needs no server', { isSecure: null, startsOffline: null, isPersisted: null }, 5],
  ['a clock that was corrected by a minute is no fault', { newestEntry: BUILT + HOUR + 60_000 }, 7],
  ['no table yet', { newestEntry: null }, 7],
] as const)('%s', (_, change, count) => {
  expect(rowsOf(change)).toHaveLength(count);
  expect(wrongIn(change)).toEqual([]);
});

test('what the app itself can try is offered, and the check can be run again', () => {
  const [again, action] = [jest.fn(), jest.fn()];
  const rows = rowsOf({ isPersisted: false, canPrint: false });
  render(inWindow(<DeviceCheckView rows={rows} onAgain={again} onAction={action} onBack={jest.fn()} />));
  expect(screen.getByTestId('check-attention')).toHaveTextContent(say.check.notAll(2));
  fireEvent.press(screen.getByTestId('ask-persist'));
  expect(action).toHaveBeenCalledWith('ask-persist');
  fireEvent.press(screen.getByTestId('check-again'));
  expect(again).toHaveBeenCalled();
});
