import { type BrowserHistory, makePanelHistory } from '../../app/hooks/makePanelHistory';

/** A browser's history: traversals come later, as a `popstate`, to each listener until one stops it. */
function fakeBrowser(at: unknown = { id: 'table' }) {
  const entries: unknown[] = [{ id: 'tables' }, at];
  let index = 1;
  const heard: unknown[] = [];
  const pops: (() => void)[] = [];
  const history: BrowserHistory = {
    get state() {
      return entries[index];
    },
    pushState: (state) => void (entries.splice(index + 1, Infinity, state), (index += 1)),
    back: () => void pops.push(() => (index -= 1)),
  };
  const panels = makePanelHistory(history);
  const pop = (): void => {
    let isStopped = false;
    panels.onPopState({ stopImmediatePropagation: () => void (isStopped = true) });
    if (!isStopped) heard.push(history.state);
  };
  return {
    panels,
    /** Traversals that were asked for arrive. */
    arrive: () => pops.splice(0).forEach((move) => (move(), pop())),
    pressBack: () => ((index -= 1), pop()),
    pressForward: () => ((index += 1), pop()),
    entries: () => entries.slice(0, index + 1),
    /** What React Navigation would hear. */
    heard,
  };
}

/** What is scheduled for later in the same task. */
const laterInTask = (): Promise<void> => Promise.resolve();
const PANEL = { id: 'table', tablesidePanel: true };
const BARE = [{ id: 'tables' }, { id: 'table' }];

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

test('an open panel has an entry with the state of its screen; Back takes it and dismisses the panel', async () => {
  const browser = fakeBrowser();
  const dismiss = jest.fn();
  browser.panels.add(dismiss);
  await laterInTask();
  expect(browser.entries()).toEqual([...BARE, PANEL]);
  browser.pressBack();
  await laterInTask();
  expect(dismiss).toHaveBeenCalledTimes(1);
  expect(browser.entries()).toEqual(BARE);
  expect(browser.heard).toEqual([]);
});

test('closed by a tap: its entry goes, and the next Back leaves the screen', async () => {
  const browser = fakeBrowser();
  const dismiss = jest.fn();
  const remove = browser.panels.add(dismiss);
  await laterInTask();
  remove();
  await laterInTask();
  browser.arrive();
  expect(browser.entries()).toEqual(BARE);
  expect([dismiss.mock.calls.length, browser.heard.length]).toEqual([0, 0]);
  browser.pressBack();
  expect(browser.heard).toEqual([{ id: 'tables' }]);
});

test('a panel in place of another neither pops nor pushes', async () => {
  const browser = fakeBrowser();
  const remove = browser.panels.add(jest.fn());
  await laterInTask();
  remove();
  browser.panels.add(jest.fn());
  await laterInTask();
  browser.arrive();
  expect(browser.entries()).toEqual([...BARE, PANEL]);
});

test('of two, Back closes the one opened last, then the other', async () => {
  const browser = fakeBrowser();
  const [list, form] = [jest.fn(), jest.fn()];
  browser.panels.add(list);
  browser.panels.add(form);
  await laterInTask();
  expect([browser.panels.isTop(list), browser.panels.isTop(form)]).toEqual([false, true]);
  browser.pressBack();
  await laterInTask();
  expect([list.mock.calls.length, form.mock.calls.length]).toEqual([0, 1]);
  expect(browser.entries()).toEqual([...BARE, PANEL]);
  browser.pressBack();
  await laterInTask();
  expect(list).toHaveBeenCalledTimes(1);
  expect(browser.entries()).toEqual(BARE);
});

test('opened again while its entry is still being left: it gets one anew', async () => {
  const browser = fakeBrowser();
  browser.panels.add(jest.fn())();
  const remove = browser.panels.add(jest.fn());
  await laterInTask();
  remove();
  await laterInTask();
  browser.panels.add(jest.fn());
  await laterInTask();
  browser.arrive();
  await laterInTask();
  expect(browser.entries()).toEqual([...BARE, PANEL]);
});

test('whoever goes elsewhere waits until the entry is gone, and the panels are dismissed', async () => {
  const browser = fakeBrowser();
  const [dismiss, go] = [jest.fn(), jest.fn()];
  browser.panels.add(dismiss);
  await laterInTask();
  browser.panels.afterClosing(go);
  expect([dismiss.mock.calls.length, go.mock.calls.length]).toEqual([1, 0]);
  browser.arrive();
  expect(go).toHaveBeenCalledTimes(1);
  expect(browser.entries()).toEqual(BARE);
});

test('with no panel open, it goes at once', () => {
  const go = jest.fn();
  fakeBrowser().panels.afterClosing(go);
  expect(go).toHaveBeenCalledTimes(1);
});

test('a traversal that never comes does not keep anybody waiting', async () => {
  const browser = fakeBrowser();
  const go = jest.fn();
  browser.panels.add(jest.fn());
  await laterInTask();
  browser.panels.afterClosing(go);
  jest.advanceTimersByTime(1000);
  expect(go).toHaveBeenCalledTimes(1);
});

test('loaded anew with a panel open: the entry that is left over is stepped back from', () => {
  const browser = fakeBrowser(PANEL);
  browser.arrive();
  expect(browser.entries()).toEqual([{ id: 'tables' }]);
  expect(browser.heard).toEqual([]);
});

test('Forward to the entry of a closed panel comes back by itself', async () => {
  const browser = fakeBrowser();
  browser.panels.add(jest.fn());
  await laterInTask();
  browser.pressBack();
  await laterInTask();
  browser.pressForward();
  browser.arrive();
  expect(browser.entries()).toEqual(BARE);
  expect(browser.heard).toEqual([]);
});

test('what concerns no panel is left to others', () => {
  const browser = fakeBrowser();
  browser.pressBack();
  expect(browser.heard).toEqual([{ id: 'tables' }]);
});
