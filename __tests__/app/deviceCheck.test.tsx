import { fireEvent, render, screen } from '@testing-library/react-native';
import { wordsFor } from '@/words';
import { settingsScreensWordsFor } from '@/words/settingsScreens';
import { DeviceCheckView } from '../../app/screens/Settings/checks/DeviceCheckView';
import { type DeviceCheckFacts, makeDeviceCheckRows } from '../../app/screens/Settings/checks/makeDeviceCheckRows';
import { inWindow } from './inWindow';

const say = settingsScreensWordsFor('en');
const BUILT = Date.parse('2026-11-18T08:00:00Z');
const HOUR = 3_600_000;
const MINUTE = 60_000;

const GOOD: DeviceCheckFacts = {
  kept: 'disk',
  used: 150_000,
  free: 9_000_000_000,
  isPersisted: true,
  isSecure: true,
  staysAwake: true,
  canPrint: true,
  offlineStart: { outcome: 'ready', files: 40, bytes: 3_000_000 },
  networkTime: null,
  built: BUILT,
  now: BUILT + HOUR,
  newestEntry: BUILT + HOUR / 2,
};
const rowsOf = (change: Partial<DeviceCheckFacts>) => makeDeviceCheckRows({ ...GOOD, ...change }, say, wordsFor('en'));
const wrongIn = (change: Partial<DeviceCheckFacts>) => rowsOf(change).filter(({ isOk }) => !isOk);

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
  [{ offlineStart: { outcome: 'not-ready', why: 'not-installed' } }, 'offline', say.check.offline.badFix],
  [{ offlineStart: { outcome: 'not-ready', why: 'missing', file: '/' } }, 'offline', say.check.offline.badFix],
  [{ offlineStart: { outcome: 'not-ready', why: 'changed', file: '/' } }, 'offline', say.check.offline.badFix],
  [{ offlineStart: { outcome: 'not-ready', why: 'unsupported' } }, 'offline', say.check.offline.unsupportedFix],
  [{ free: 49_000_000 }, 'space', say.check.space.lowFix],
  [{ free: null }, 'space', say.check.space.unknownFix],
  [{ now: BUILT - HOUR, newestEntry: null }, 'clock', say.check.clock.fix],
  [{ now: BUILT + HOUR, newestEntry: BUILT + 2 * HOUR }, 'clock', say.check.clock.fix],
  [{ networkTime: BUILT + HOUR - 6 * MINUTE }, 'clock', say.check.clock.fix],
  [{ networkTime: BUILT + HOUR + 6 * MINUTE }, 'clock', say.check.clock.fix],
  [{ now: BUILT + 11 * 365 * 24 * HOUR }, 'clock', say.check.clock.fix],
  [{ staysAwake: false }, 'awake', say.check.awake.badFix],
  [{ canPrint: false }, 'print', say.check.print.badFix],
] as const)('%j needs attention, and says what to do', (change, name, fix) => {
  expect(wrongIn(change).map((row) => [row.name, row.fix])).toEqual([[name, fix]]);
});

test.each([
  ['a phone has no address and needs no server', { isSecure: null, offlineStart: null, isPersisted: null }, 5],
  ['a clock that was corrected by a minute is no fault', { newestEntry: BUILT + HOUR + 60_000 }, 7],
  ['a server whose clock differs a little', { networkTime: BUILT + HOUR + 2 * MINUTE }, 7],
  ['a device that was not updated for years', { now: BUILT + 4 * 365 * 24 * HOUR }, 7],
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
