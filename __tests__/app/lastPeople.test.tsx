import { screen } from '@testing-library/react-native';
import { type TableListRow } from '@/state';
import { wordsFor } from '@/words';
import { newTableOptionsFromForm } from '../../app/screens/NewTable/makeNewTableData';
import { playerCountOptionsFor } from '../../app/screens/NewTable/makeSeats';
import {
  type RecentPlayerGroupData,
  listRecentPlayerGroups,
  withPlayersRotated,
  withRecentPlayers,
  withSeatsSwapped,
} from '../../app/screens/NewTable/recentPlayerGroups';
import { EMPTY_NEW_TABLE_FORM, type NewTableForm } from '../../app/screens/NewTable/newTableForm';
import {
  chosenSheet as choose,
  pressOn as press,
  sheetOf as sheet,
  showNewTable as show,
  typeInto as type,
} from './newTableKit';

const en = wordsFor('en');

describe('people of the last tables', () => {
  const row = (id: string, names: readonly string[], more: object = {}): TableListRow => ({
    id,
    header: {
      tableside: 1,
      id,
      ruleset: 'texas-good-sam',
      seats: names.map((name, seat) => ({ name, team: seat % 2, chapter: `Chapter of ${name}` })),
      ...more,
    },
    isHidden: false,
    touched: '',
    standing: null,
    trouble: null,
  });
  const FOUR = ['Ana', 'Bo', 'Cy', 'Di'];
  const company = (more: object = {}): RecentPlayerGroupData => {
    const [found] = listRecentPlayerGroups([row('a', FOUR, more)], en);
    if (found === undefined) throw new Error('nobody');
    return found;
  };
  const values = (field: string, count = 4): unknown[] =>
    Array.from({ length: count }, (_, seat) => screen.getByTestId(`${field}-${seat}`).props.value as unknown);

  test('each company once, the newest first; nobody where nobody was named or the sheet is not known', () => {
    const rows = [
      row('a', FOUR, { table: 7, game: 2 }),
      row('b', ['Di', 'Ana', 'Bo', 'Cy']),
      row('c', ['Seat 1', 'Seat 2', 'Seat 3', 'Seat 4']),
      row('d', ['Ed', 'Seat 2', 'Fay', 'Gus']),
      row('e', ['Hal', 'Ida', 'Jo', 'Kim'], { ruleset: 'atlantis' }),
    ];
    const found = listRecentPlayerGroups(rows, en);
    expect(found.map(({ names }) => names)).toEqual([FOUR, ['Ed', '', 'Fay', 'Gus']]);
    expect(found[0]).toMatchObject({ table: '7', game: 2, isPartners: true });
  });

  test('the same people: seats, chapters, sheet and table as they were, one game further', () => {
    const filled = withRecentPlayers(choose('mattel', { names: ['Zoe'] }), company({ table: 7, game: 2 }), false);
    expect(filled).toMatchObject({ ruleset: 'texas-good-sam', names: FOUR, table: '7', game: 3 });
    expect(newTableOptionsFromForm(filled, en)).toMatchObject({
      ruleset: 'texas-good-sam',
      table: 7,
      game: 3,
      seats: FOUR.map((name, seat) => ({ name, team: seat % 2, chapter: `Chapter of ${name}` })),
    });
    expect(withRecentPlayers(EMPTY_NEW_TABLE_FORM, company({ table: 7, game: 2 }), true).game).toBe(1);
  });

  test('a number of players that the sheet does not name comes with them', () => {
    const [three] = listRecentPlayerGroups([row('a', ['Ana', 'Bo', 'Cy'])], en);
    if (three === undefined) throw new Error('nobody');
    const filled = withRecentPlayers(EMPTY_NEW_TABLE_FORM, three, false);
    expect(playerCountOptionsFor(sheet('texas-good-sam'), filled).count).toBe(3);
  });

  test.each([2, 3, 4, 5, 6])(
    '%i in other seats: everybody is there once, and every order comes before the first again',
    (n) => {
      const names = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Fay'].slice(0, n);
      const [who] = listRecentPlayerGroups(
        [row('a', names, { ruleset: 'mattel', seats: names.map((name) => ({ name })) })],
        en,
      );
      if (who === undefined) throw new Error('nobody');
      const orders: string[] = [];
      let form: NewTableForm = EMPTY_NEW_TABLE_FORM;
      for (let i = 0; i < Math.max(1, n - 1); i += 1) {
        form = withPlayersRotated(form, who, false);
        expect([...form.names].sort()).toEqual(names);
        orders.push(form.names.join());
      }
      expect(new Set(orders).size).toBe(orders.length);
      if (n > 2) expect(orders.at(-1)).toBe(names.join());
      expect(orders[0]).not.toBe(names.join());
    },
  );

  test('partners change, and chapters go with their people', () => {
    const form = withPlayersRotated(EMPTY_NEW_TABLE_FORM, company(), false);
    expect(form.names).toEqual(['Ana', 'Cy', 'Di', 'Bo']);
    expect(form.chapters).toEqual(form.names.map((name) => `Chapter of ${name}`));
    expect(withSeatsSwapped(form, 0, 3).names).toEqual(['Bo', 'Cy', 'Di', 'Ana']);
  });

  test('on the screen: one tap fills them in, another tap seats them anew, two change places', () => {
    show(EMPTY_NEW_TABLE_FORM, [company()]);
    expect(screen.queryByTestId('seat-name-0')).toBeNull();
    press('same-people');
    expect(values('seat-name')).toEqual(FOUR);
    expect(values('seat-chapter')).toEqual(FOUR.map((name) => `Chapter of ${name}`));
    expect(screen.queryByTestId('change-places-0')).toBeNull();
    press('other-seats');
    expect(values('seat-name')).toEqual(['Ana', 'Cy', 'Di', 'Bo']);
    press('change-places-1');
    expect(screen.getByTestId('reseating')).toHaveTextContent(en.lastPeople.changing(1));
    press('change-places-2');
    expect(values('seat-name')).toEqual(['Ana', 'Di', 'Cy', 'Bo']);
    press('change-places-1');
    press('change-places-1');
    expect(values('seat-name')).toEqual(['Ana', 'Di', 'Cy', 'Bo']);
  });

  test('earlier companies are one tap away', () => {
    const people = listRecentPlayerGroups([row('a', FOUR), row('b', ['Ed', 'Fay', 'Gus', 'Hal'])], en);
    show(EMPTY_NEW_TABLE_FORM, people);
    expect(screen.queryByTestId('same-people-1')).toBeNull();
    press('earlier-people');
    press('same-people-1');
    expect(values('seat-name')).toEqual(['Ed', 'Fay', 'Gus', 'Hal']);
  });
});

describe('the fields of a seat', () => {
  test('say "Name", with the seat for those who do not see it; partners are named by their seats', () => {
    show(choose('texas-good-sam'));
    expect(screen.getAllByText(en.lastPeople.name)).toHaveLength(4);
    const label = (): unknown => screen.getByTestId('seat-name-2').props['aria-label'];
    expect(label()).toBe(en.lastPeople.nameOf(2));
    const before = screen.getByText(en.lastPeople.seatWith(0, [2]));
    type('seat-name-2', 'Maximilian Featherstonehaugh');
    expect(screen.getByText(en.lastPeople.seatWith(0, [2]))).toBe(before);
  });

  test('partners of one chapter are warned at their own seats, and nobody else', () => {
    show(choose('texas-good-sam'));
    ['Bluebonnet', 'Armadillo', 'bluebonnet ', ''].forEach((chapter, seat) => type(`seat-chapter-${seat}`, chapter));
    expect(screen.getByTestId('seat-warning-0')).toHaveTextContent(en.lastPeople.sameChapter([2]));
    expect(screen.getByTestId('seat-warning-2')).toHaveTextContent(en.lastPeople.sameChapter([0]));
    expect([1, 3].map((seat) => screen.queryByTestId(`seat-warning-${seat}`))).toEqual([null, null]);
    type('seat-chapter-2', 'Armadillo');
    expect([0, 2].map((seat) => screen.queryByTestId(`seat-warning-${seat}`))).toEqual([null, null]);
  });
});
