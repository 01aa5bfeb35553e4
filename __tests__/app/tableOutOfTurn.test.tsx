import { screen, within } from '@testing-library/react-native';
import { type TableFacts } from '@/state';
import { play } from '../kit';
import { fitPileBand } from '../../app/screens/Table/layout/fitPileBand';
import { en, factsOf, lies, press, showTable } from './tableAt';

const TABLE = 'ana* stock 9 top 5 hand 5 piles 3.7 9 - - | cy stock 7 top 7 | build 4 0 6 11 | draw 40';
const story = lies('texas-good-sam', TABLE);
const build = (pile: number) => within(screen.getByTestId(`build-${pile}`));

describe('somebody acts out of turn', () => {
  test('and it is said over the whole width, with a button that ends it', () => {
    const { on } = showTable(factsOf(story, { actor: 3 }));
    expect(screen.getByTestId('out-of-turn')).toHaveTextContent('Di acts out of turn', { exact: false });
    expect(screen.getByTestId('turn', { includeHiddenElements: true })).toHaveTextContent('Ana', { exact: true });
    expect(screen.queryByTestId('asked')).toBeNull();
    press('release');
    expect(on.onTap).toHaveBeenLastCalledWith({ on: 'release' });
    press('seat-3');
    expect(on.onTap).toHaveBeenLastCalledWith({ on: 'seat', seat: 3 });
  });

  test('and each building pile says whose play a tap will be', () => {
    const { again } = showTable(factsOf(story, { actor: 3 }));
    for (const pile of [0, 1, 2, 3]) {
      expect(build(pile).getByText('Di plays', { includeHiddenElements: true })).toBeTruthy();
      expect(screen.getByTestId(`build-${pile}`)).toHaveAccessibleName(/; a tap is Di's play, out of turn$/);
    }
    again(factsOf(story));
    expect(screen.queryByTestId('out-of-turn')).toBeNull();
    expect(build(0).queryByText('Di plays', { includeHiddenElements: true })).toBeNull();
  });

  test('a partner who was asked is said to be', () => {
    showTable(factsOf(story, { actor: 2, asked: true }));
    expect(screen.getByTestId('out-of-turn')).toHaveTextContent('Cy was asked to play', { exact: false });
    expect(screen.getByTestId('asked')).toBeChecked();
  });

  test('nobody does: no banner, and the strip is the owner of the turn', () => {
    showTable(factsOf(story));
    expect(screen.queryByTestId('release')).toBeNull();
    expect(screen.getByTestId('turn', { includeHiddenElements: true })).toHaveTextContent('Ana', { exact: true });
    expect(screen.getByText(/40 left to draw$/)).toBeOnTheScreen();
  });

  test.each([
    ['four', 'texas-good-sam', 4],
    ['six', 'six-player-partners', 6],
  ] as const)('names of thirty letters at a table of %s are set in no less than 15', (_, ruleset, players) => {
    const facts = factsOf(lies(ruleset, 'ana* stock 9 top 5 hand 5 | build 4 0 6 11 | draw 40'));
    const long: TableFacts = {
      ...facts,
      seats: facts.seats.map((seat) => ({ ...seat, name: `Wolfeschlegelsteinhausenberge${seat.seat}` })),
    };
    showTable(long, { size: { width: 360, height: 740, fontScale: 1 } });
    const names = screen.getAllByText(/^Wolfeschlegelsteinhausenberge\d$/, { includeHiddenElements: true });
    expect(names).toHaveLength(players);
    for (const { props } of names) {
      const styles = [props.style].flat(Infinity) as readonly { readonly fontSize?: number }[];
      expect(styles.findLast(({ fontSize }) => fontSize !== undefined)?.fontSize).toBeGreaterThanOrEqual(15);
      expect(props.numberOfLines).toBeUndefined();
    }
  });
});

describe('the band on a pile', () => {
  const box = { width: 72, height: 36 };
  const band = (name: string) =>
    fitPileBand({ seat: 3, name, text: en.outOfTurn.pile(name), without: en.outOfTurn.pileWithShape }, box);

  test('says the name where it fits, with the shape where that fits too', () => {
    expect(band('Bo')).toMatchObject({ text: 'Bo plays', fontSize: 15 });
    expect(band('Bo').badge).toBeGreaterThan(0);
  });
  test('never sets a name in letters below 15: one that has no room leaves its shape, and the banner names that', () => {
    for (const name of ['Bo', 'Annemarie', 'Bartholomew', 'Maximiliane-Friederike', 'Wolfeschlegelsteinhausenberger']) {
      const { fontSize, height, text, badge } = band(name);
      expect([name, fontSize, height <= box.height]).toEqual([name, 15, true]);
      expect(text.includes(name) || badge > 0).toBe(true);
    }
    expect(band('Maximiliane-Friederike')).toMatchObject({ text: 'plays' });
  });
});

describe('a seat that has to play before it draws', () => {
  const facts = factsOf(story);
  const marked: TableFacts = { ...facts, seats: facts.seats.map((seat) => ({ ...seat, isMarked: seat.seat !== 2 })) };
  test('says so in words on its card, on the line of who is on turn, and to screen readers', () => {
    showTable(marked);
    expect(within(screen.getByTestId('seat-1')).getByText('play first', { includeHiddenElements: true })).toBeTruthy();
    expect(screen.getByTestId('seat-1')).toHaveAccessibleName(/, plays before drawing/);
    expect(screen.getByText(/plays before drawing/)).toBeOnTheScreen();
    expect(screen.queryByText(/no draw/)).toBeNull();
  });
});

describe('a building pile', () => {
  test('shows its top card beside the number it needs', () => {
    showTable(factsOf(lies('texas-good-sam', TABLE, play('ana', 'S', { to: 0 }))));
    expect(screen.getByTestId('build-0')).toHaveAccessibleName('Building pile 1, shows 5, a Skip-Bo, needs 6');
    expect(build(2).getByText('6', { includeHiddenElements: true })).toBeTruthy();
    expect(build(2).getByText('7', { includeHiddenElements: true })).toBeTruthy();
  });

  test('that is finished says that it is to be taken away, until the next act', () => {
    const { again } = showTable(factsOf(lies('texas-good-sam', TABLE, play('ana', 12, { to: 3 }))));
    expect(build(3).getByText('take it away', { includeHiddenElements: true })).toBeTruthy();
    expect(screen.getByTestId('build-3')).toHaveAccessibleName('Building pile 4, finished: take it away, needs 1');
    again(factsOf(lies('texas-good-sam', TABLE, play('ana', 12, { to: 3 }), play('ana', 1, { to: 3 }))));
    expect(build(3).queryByText('take it away', { includeHiddenElements: true })).toBeNull();
  });

  test('lights up for a card held from the hand', () => {
    showTable(factsOf(story, { armed: 7 }));
    expect(screen.getByTestId('build-2')).toHaveAccessibleName(/takes the card$/);
    expect(screen.getByTestId('build-0')).not.toHaveAccessibleName(/takes the card/);
  });
});

test('two players of one name in a record, or after a change of players, are told apart by a number', () => {
  const { table } = story.game;
  const names = ['Ana', 'Bo', 'ana', 'Di'];
  const same = factsOf({ ...story, game: { ...story.game, table: { ...table, names } } }, { actor: 2 });
  showTable(same);
  expect(screen.getByTestId('out-of-turn')).toHaveTextContent('ana 2', {
    exact: false,
  });
  expect(screen.getByTestId('turn', { includeHiddenElements: true })).toHaveTextContent('Ana 1', { exact: true });
});
