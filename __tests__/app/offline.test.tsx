import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { wordsFor } from '@/words';
import { OfflineSection, UpdateNotice } from '../../app/offline';
import { BUILD_VERSION } from '../../app/offline/buildVersion';
import { offlineStore, type OfflineState } from '../../app/offline/offlineState';
import { unsentInputOf, hasUnsentInput } from '../../app/registry/unsentInput';
import { inWindow } from './inWindow';

const { offline } = wordsFor('en');
const start = offlineStore.getState();
const set = (state: Partial<OfflineState>): void => act(() => offlineStore.setState(state));
beforeEach(() => offlineStore.setState(start, true));

test('the section says the version, and that it is ready only once that is proved', async () => {
  render(inWindow(<OfflineSection />));
  expect(screen.getByTestId('version')).toHaveTextContent(offline.version(BUILD_VERSION));
  expect(screen.queryByTestId('offline-ready')).toBeNull();
  expect(screen.getByText(offline.checking)).toBeOnTheScreen();
  expect(await screen.findByTestId('offline-ready')).toHaveTextContent(offline.ready);
});

test.each(['unsupported', 'not-installed', 'missing', 'changed'] as const)(
  'not ready (%s): it says what to do, and checks again when asked',
  async (why) => {
    render(inWindow(<OfflineSection />));
    await screen.findByTestId('offline-ready');
    set({ check: { outcome: 'not-ready', why }, isReady: false });
    expect(screen.queryByTestId('offline-ready')).toBeNull();
    expect(screen.getByText(offline.notReady[why])).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('offline-check-again'));
    expect(await screen.findByTestId('offline-ready')).toBeOnTheScreen();
  },
);

test('something happened to the service worker: it is checked again before it is called ready', async () => {
  render(inWindow(<OfflineSection />));
  await screen.findByTestId('offline-ready');
  set({ workerChanges: 1, isReady: false, check: null });
  expect(await screen.findByTestId('offline-ready')).toBeOnTheScreen();
});

test('a waiting version is offered, and says what it waits for', () => {
  render(inWindow(<UpdateNotice />));
  expect(screen.queryByTestId('update-waiting')).toBeNull();
  set({ updateWaiting: true });
  expect(screen.getByTestId('update-waiting')).toHaveTextContent(offline.update.now);
  expect(screen.getByText(offline.update.text)).toBeOnTheScreen();
  for (const delayedBy of ['unsaved', 'table-here', 'table-elsewhere'] as const) {
    set({ delayedBy });
    expect(screen.getByTestId('update-said')).toHaveTextContent(offline.update.delayed[delayedBy]);
  }
  set({ hasUpdateFailed: true });
  expect(screen.getByTestId('update-said')).toHaveTextContent(offline.update.failed);
});

test('typed text counts as unsent; an empty form does not', () => {
  const storage = (): never => undefined as never;
  expect(hasUnsentInput(storage)).toBe(false);
  const shelf = unsentInputOf(storage, 'table 1');
  shelf.set('note', {});
  shelf.set('ruling 3', '');
  expect(hasUnsentInput(storage)).toBe(false);
  shelf.set('note', { text: 'Bo left' });
  expect(hasUnsentInput(storage)).toBe(true);
});
