import { fireEvent, screen, within } from '@testing-library/react-native';
import { play } from '../kit';
import { en, factsOf, lies, namesShown, press, showTable } from './tableAt';

const FOUR =
  'ana* stock 8 top 4 hand 3 piles 1.6 5.5 12 - | bo stock 9 top 12 piles 7.7 3 - - | cy stock 7 top S | di stock 11 top 3 | build 4 1 9 0 | draw 61';
const SIX = 'ana* stock 18 top 4 piles 6 5.5 - - | fay stock 14 top 10 | build 4 1 9 0 | draw 12';

const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'S', '?', 'clear'].map((key) => `key-${key}`);
const ACTIONS = ['undo', 'speak', 'draw', 'log', 'more'];
const pilesOf = (seat: number): string[] =>
  [0, 1, 2, 3].map((pile) => `discard-${seat}-${pile}`).concat(`stock-${seat}`);

describe.each([
  ['four', factsOf(lies('texas-good-sam', FOUR)), 4, 2],
  ['six', factsOf(lies('six-player-partners', SIX)), 6, 3],
])('a table of %s', (_, facts, seats, partner) => {
  test('every name is there, and none twice', () => {
    showTable(facts);
    const names = namesShown();
    const wanted = [
      ...['build-0', 'build-1', 'build-2', 'build-3', 'turn', 'saved', 'flag', 'table-menu', 'back'],
      ...KEYS,
      ...ACTIONS,
      ...Array.from({ length: seats }, (_seat, seat) => `seat-${seat}`),
      ...[0, partner].flatMap((seat) => [...pilesOf(seat), `hand-${seat}`]),
    ];
    expect([...names.keys()].sort()).toEqual(wanted.sort());
    expect([...names].filter(([, count]) => count !== 1)).toEqual([]);
  });

  test('who is on turn and whether it is saved is said in a word', () => {
    showTable(facts);
    expect(screen.getByTestId('turn')).toHaveTextContent('Ana', { exact: true });
    expect(screen.getByTestId('saved')).toHaveTextContent('saved', { exact: true });
    expect(screen.getByTestId('hand-0')).toHaveTextContent(`${facts.seats[0]?.hand}`, { exact: true });
  });
});

test('saved, saving and not saved are said in those words', () => {
  const facts = factsOf(lies('texas-good-sam', FOUR));
  const { again } = showTable(facts);
  for (const saved of ['saving', 'not saved', 'saved'] as const) {
    again(facts, { saved });
    expect(screen.getByTestId('saved')).toHaveTextContent(saved, { exact: true });
  }
});

describe('what was told last', () => {
  const LAPTOP = { width: 1280, height: 800, fontScale: 1 };
  const facts = factsOf(lies('texas-good-sam', FOUR, play('ana', 5, { to: 0 }), play('ana', 6, { to: 0 })));
  const giveRoom = (height: number): void =>
    void fireEvent(screen.getByTestId('lately'), 'layout', { nativeEvent: { layout: { width: 460, height } } });
  const first = en.entryWords({ n: 3, act: 'play', seat: 0, card: 6, from: 'hand', to: 0 }, () => 'Ana');

  test('stands under the seats of a laptop, as many whole lines as fit', () => {
    showTable(facts, { size: LAPTOP });
    giveRoom(400);
    expect(screen.getByTestId('lately')).toHaveTextContent(new RegExp(`^${en.table.lately}${first}`));
    giveRoom(100);
    const lines = within(screen.getByTestId('lately')).getAllByText(/laid/);
    expect(lines.map(({ props }) => String(props.children))).toEqual([first, expect.stringContaining('5')]);
    giveRoom(40);
    expect(screen.getByTestId('lately')).toBeEmptyElement();
  });

  test('has no room on a phone', () => {
    showTable(facts);
    expect(screen.queryByTestId('lately')).toBeNull();
  });
});

describe('for those who do not see it', () => {
  test('everything is called what it is', () => {
    showTable(factsOf(lies('texas-good-sam', FOUR)));
    const labels = {
      'build-0': 'Building pile 1, shows 4, needs 5',
      'build-3': 'Building pile 4, empty, needs 1',
      'stock-0': "Ana's stock, top 4, 8 cards",
      'stock-2': "Cy's stock, top Skip-Bo, 7 cards",
      'discard-0-1': "Ana's discard pile 2, top 5, 2 cards",
      'discard-0-3': "Ana's discard pile 4, empty",
      'seat-1': 'Bo, 5 in hand, stock 9, top 12, discards 7, 3, empty, empty; press if Bo acts out of turn',
      'seat-2': 'Cy, 5 in hand; press if Cy acts out of turn',
      'seat-0': 'Ana is on turn',
      'key-S': 'Skip-Bo',
      'key-?': 'A card nobody saw',
      undo: 'Undo the last act',
    };
    for (const [testID, label] of Object.entries(labels))
      expect(screen.getByTestId(testID)).toHaveAccessibleName(label);
  });

  test('everything that can be touched has a name', () => {
    showTable(factsOf(lies('texas-good-sam', FOUR)));
    const buttons = screen.getAllByRole('button');
    expect(buttons.length).toBeGreaterThan(30);
    buttons.forEach((button) => expect(button).toHaveAccessibleName());
  });
});

describe('a tap says what was touched', () => {
  test('cards, piles and seats', () => {
    const { on } = showTable(factsOf(lies('texas-good-sam', FOUR)));
    const taps = {
      'build-2': { on: 'build', pile: 2 },
      'stock-0': { on: 'stock', seat: 0 },
      'stock-2': { on: 'stock', seat: 2 },
      'discard-2-3': { on: 'discard', seat: 2, pile: 3 },
      'seat-1': { on: 'seat', seat: 1 },
      'seat-0': { on: 'seat', seat: 0 },
      'seat-2': { on: 'seat', seat: 2 },
      'key-9': { on: 'key', card: 9 },
      'key-S': { on: 'key', card: 'S' },
      'key-?': { on: 'key', card: '?' },
      'key-clear': { on: 'clear' },
    };
    Object.keys(taps).forEach((testID) => press(testID));
    expect(on.onTap.mock.calls).toEqual(Object.values(taps).map((tap) => [tap]));
  });

  test('what lies around them', () => {
    const { on } = showTable(factsOf(lies('texas-good-sam', FOUR, play('ana', 5, { to: 0 }))));
    const does = { undo: 'onUndo', log: 'onOpenLog', more: 'onMore', 'table-menu': 'onMenu', back: 'onBack' } as const;
    for (const [testID, callback] of Object.entries(does)) {
      press(testID);
      expect(on[callback]).toHaveBeenCalledTimes(1);
    }
  });

  test('undo is dead where there is nothing to undo', () => {
    const { on } = showTable({ ...factsOf(lies('texas-good-sam', FOUR)), mayUndo: false });
    press('undo');
    expect(on.onUndo).not.toHaveBeenCalled();
  });
});

describe('what is held', () => {
  const story = lies('texas-good-sam', 'ana* stock 8 top 6 | build 5 1 5 0');

  test('piles that take the card are lit, and said to be', () => {
    showTable(factsOf(story, { lifted: { owner: 0, from: 'stock' } }));
    expect(screen.getByTestId('build-0')).toHaveAccessibleName('Building pile 1, shows 5, needs 6, takes the card');
    expect(screen.getByTestId('build-1')).toHaveAccessibleName('Building pile 2, shows 1, needs 2');
    expect(screen.getByTestId('stock-0')).toHaveAccessibleName("Ana's stock, top 6, 8 cards, waiting for its pile");
  });

  test('an armed key says so', () => {
    showTable(factsOf(story, { armed: 9 }));
    expect(screen.getByTestId('key-9')).toHaveAccessibleName(en.table.keys.armed(9));
    expect(screen.getByTestId('key-8')).toHaveAccessibleName('8');
  });
});

describe('somebody else acts', () => {
  const story = lies('texas-good-sam', FOUR);

  test('an opponent: the strip is theirs, the turn is still said', () => {
    showTable(factsOf(story, { actor: 1 }));
    expect(screen.getByTestId('turn', { includeHiddenElements: true })).toHaveTextContent('Ana', { exact: true });
    expect(screen.getByTestId('stock-1')).toBeOnTheScreen();
    expect(screen.getByTestId('stock-3')).toBeOnTheScreen();
    expect(screen.queryByTestId('stock-0')).toBeNull();
    expect(screen.queryByTestId('asked')).toBeNull();
  });

  test('the partner: asked or not is one tap', () => {
    const { on, again } = showTable(factsOf(story, { actor: 2 }));
    expect(screen.getByTestId('asked')).not.toBeChecked();
    expect(screen.getByTestId('asked')).toHaveAccessibleName('Ana asked Cy for this play');
    press('asked');
    expect(on.onTap).toHaveBeenCalledWith({ on: 'asked' });
    again(factsOf(story, { actor: 2, asked: true }));
    expect(screen.getByTestId('asked')).toBeChecked();
  });
});

test('a fifth building pile has a name while it lies there', () => {
  showTable(factsOf(lies('texas-good-sam', FOUR, play('ana', 1, { to: 4 }))));
  expect(screen.getByTestId('build-4')).toHaveAccessibleName('Fifth building pile, shows 1, needs 2');
});

test('in individual play there is no partner, and everybody else is a small card', () => {
  showTable(factsOf(lies('tennessee-2018', 'ana* stock 8 top 4 | build 0 0 0 0')));
  expect(['seat-1', 'seat-2', 'seat-3'].every((seat) => namesShown().get(seat) === 1)).toBe(true);
  expect(screen.queryByTestId('stock-2')).toBeNull();
});
