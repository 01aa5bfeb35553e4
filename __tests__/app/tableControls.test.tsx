import { act, render, screen } from '@testing-library/react-native';
import { BackHandler, View } from 'react-native';
import { SPEECH_KINDS } from '@/engine';
import { play } from '../kit';
import { TopScreenContext, useDismissOnBackOrEscape } from '../../app/hooks';
import { factsOf, lies, namesShown, press, showTable } from './tableAt';

const facts = factsOf(
  lies(
    'texas-good-sam',
    'ana* stock 8 top 6 hand 3 piles 1 2 3 4 | bo stock 9 top 10 piles 7 3 - - | build 5 1 5 0',
    play('ana', 6, { to: 0 }),
  ),
);
const orderOf = (...names: string[]): string[] => [...namesShown().keys()].filter((name) => names.includes(name));

describe('how many were drawn', () => {
  test('the counts take the place of the keys, and one of them is told', () => {
    const { on } = showTable(facts);
    press('draw');
    expect(screen.getByText('How many more did Ana draw?')).toBeOnTheScreen();
    expect(screen.queryByTestId('key-1')).toBeNull();
    const names = namesShown();
    for (let count = 0; count <= 9; count += 1) expect(names.get(`draw-count-${count}`)).toBe(1);
    press('draw-count-0');
    expect(on.onTap.mock.calls).toEqual([[{ on: 'draw-count', count: 0 }]]);
    expect(screen.getByTestId('key-1')).toBeOnTheScreen();
  });

  test('draw again closes it; piles stay in reach meanwhile', () => {
    const { on } = showTable(facts);
    press('draw');
    expect(screen.getByTestId('draw')).toBeExpanded();
    press('build-1');
    expect(on.onTap).toHaveBeenCalledWith({ on: 'build', pile: 1 });
    press('draw');
    expect(screen.queryByTestId('draw-count-3')).toBeNull();
    expect(screen.getByTestId('draw')).toBeCollapsed();
  });
});

describe('talk', () => {
  test('who, then what: everybody, a spectator, and seven kinds', () => {
    const { on } = showTable(facts);
    press('speak');
    const names = namesShown();
    [0, 1, 2, 3, 'spectator'].forEach((seat) => expect(names.get(`speak-seat-${seat}`)).toBe(1));
    press('speak-seat-2');
    expect(screen.getByText('What did Cy say?')).toBeOnTheScreen();
    SPEECH_KINDS.forEach((what) => expect(screen.getByTestId(`speak-what-${what}`)).toHaveAccessibleName());
    press('speak-what-advice');
    expect(on.onTell.mock.calls).toEqual([[{ act: 'speak', seat: 2, what: 'advice' }]]);
    expect(screen.queryByTestId('talk')).toBeNull();
  });

  test('a spectator has no seat', () => {
    const { on } = showTable(facts);
    press('speak');
    press('speak-seat-spectator');
    press('speak-what-gesture');
    expect(on.onTell).toHaveBeenCalledWith({ act: 'speak', seat: null, what: 'gesture' });
  });

  test('it can be closed, and talk again closes it too', () => {
    showTable(facts);
    press('speak');
    press('talk-close');
    press('speak');
    press('speak');
    expect(screen.queryByTestId('talk')).toBeNull();
  });
});

describe('a panel over the seats', () => {
  test('gives way to talk, and more is shown as open while its own lies there', () => {
    const onClosePanel = jest.fn();
    const { again } = showTable(facts, { panel: <View testID="others" />, onClosePanel });
    expect(screen.getByTestId('others')).toBeOnTheScreen();
    expect(screen.getByTestId('more')).not.toBeExpanded();
    again(facts, { panel: <View testID="others" />, onClosePanel, isMoreOpen: true });
    expect(screen.getByTestId('more')).toBeExpanded();
    press('speak');
    expect(onClosePanel).toHaveBeenCalled();
  });
});

describe('the way back of a phone', () => {
  const goBack = (): unknown => {
    const [, heard] = listening.mock.calls.at(-1) ?? [];
    let answer: unknown;
    act(() => void (answer = (heard as (() => unknown) | undefined)?.()));
    return answer;
  };
  let listening: jest.SpiedFunction<typeof BackHandler.addEventListener>;
  beforeEach(() => {
    listening = jest.spyOn(BackHandler, 'addEventListener');
  });
  afterEach(() => listening.mockRestore());

  test('closes what lies open before it leaves the table', () => {
    const onClosePanel = jest.fn();
    const { again } = showTable(facts);
    expect(listening).not.toHaveBeenCalled();
    press('speak');
    expect(goBack()).toBe(true);
    expect(screen.queryByTestId('talk')).toBeNull();
    again(facts, { panel: <View testID="others" />, onClosePanel });
    expect(goBack()).toBe(true);
    expect(onClosePanel).toHaveBeenCalled();
  });

  test('is left to the screen that lies on it', () => {
    const inStack = (isOnTop: boolean) => (
      <TopScreenContext.Provider value={isOnTop}>
        <Open />
      </TopScreenContext.Provider>
    );
    const close = jest.fn();
    const Open = () => {
      useDismissOnBackOrEscape(true, close);
      return null;
    };
    const { rerender } = render(inStack(false));
    expect(listening).not.toHaveBeenCalled();
    rerender(inStack(true));
    expect(goBack()).toBe(true);
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('where one sits, and with which hand', () => {
  test('discards left to right, the stock at the right', () => {
    showTable(facts);
    expect(orderOf('discard-0-0', 'discard-0-3', 'stock-0')).toEqual(['discard-0-0', 'discard-0-3', 'stock-0']);
    expect(orderOf('discard-2-0', 'discard-2-3', 'stock-2')).toEqual(['discard-2-0', 'discard-2-3', 'stock-2']);
  });

  test('opposite: every seat is turned round', () => {
    showTable(facts, { isOpposite: true });
    expect(orderOf('discard-0-0', 'discard-0-3', 'stock-0')).toEqual(['stock-0', 'discard-0-3', 'discard-0-0']);
    expect(orderOf('discard-2-0', 'discard-2-3', 'stock-2')).toEqual(['stock-2', 'discard-2-3', 'discard-2-0']);
    // The hand, then the stock with its count, then the discards from the far end.
    expect(screen.getByTestId('seat-1')).toHaveTextContent('Bo510937', { exact: true });
  });

  test('the left hand has the row of actions mirrored', () => {
    const row = ['undo', 'speak', 'draw', 'log', 'more'];
    const { again } = showTable(facts);
    expect(orderOf(...row)).toEqual(row);
    again(facts, { isLeftHanded: true });
    expect(orderOf(...row)).toEqual(row.toReversed());
  });
});

describe('a finger that trembles', () => {
  const touch = (testID: string, timestamp: number): void => press(testID, { nativeEvent: { timestamp } });

  test('counts once on one control within 120 ms; an honest burst counts whole', () => {
    const { on } = showTable(facts, { bounce: 120 });
    touch('build-0', 1000);
    touch('build-0', 1119);
    expect(on.onTap).toHaveBeenCalledTimes(1);
    touch('build-0', 1120);
    touch('build-0', 1240);
    expect(on.onTap).toHaveBeenCalledTimes(3);
  });

  test('counts at once on another control', () => {
    const { on } = showTable(facts, { bounce: 600 });
    touch('build-0', 1000);
    touch('build-1', 1001);
    touch('key-7', 1002);
    touch('key-8', 1003);
    touch('key-7', 1004);
    expect(on.onTap.mock.calls.map(([tap]) => tap)).toEqual([
      { on: 'build', pile: 0 },
      { on: 'build', pile: 1 },
      { on: 'key', card: 7 },
      { on: 'key', card: 8 },
    ]);
  });

  test('can be turned off', () => {
    const { on } = showTable(facts, { bounce: 0 });
    touch('undo', 1000);
    touch('undo', 1000);
    expect(on.onUndo).toHaveBeenCalledTimes(2);
  });
});

test.each([
  ['a small phone', { width: 320, height: 568, fontScale: 1 }],
  ['large letters', { width: 360, height: 692, fontScale: 2 }],
  ['twice the text size in a browser', { width: 180, height: 370, fontScale: 1 }],
  ['a phone on its side', { width: 740, height: 360, fontScale: 1 }],
  ['a tablet upright', { width: 768, height: 1024, fontScale: 1 }],
  ['a laptop', { width: 1280, height: 800, fontScale: 1 }],
])('on %s nothing is missing and nothing is there twice', (_, size) => {
  showTable(facts, { size });
  const names = namesShown();
  expect([...names].filter(([, count]) => count !== 1)).toEqual([]);
  const wanted = [
    'seat-0',
    'seat-1',
    'seat-2',
    'seat-3',
    'build-3',
    'stock-0',
    'stock-2',
    'key-12',
    'key-?',
    'more',
    'flag',
  ];
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

describe('a record that came without a seal', () => {
  test('is marked in the header of its table, and the mark opens the menu', () => {
    const { on, again } = showTable(facts, { provenance: 'not-sealed' });
    expect(screen.getByTestId('not-sealed')).toHaveAccessibleName(/^Not sealed: may have been changed or cut;/);
    press('not-sealed');
    expect(on.onMenu).toHaveBeenCalledTimes(1);
    again(facts, { provenance: 'sealed' });
    expect(screen.queryByTestId('not-sealed')).toBeNull();
    again(facts, {});
    expect(screen.queryByTestId('not-sealed')).toBeNull();
  });
});
