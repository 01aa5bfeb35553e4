import { screen } from '@testing-library/react-native';
import { openGame } from '@/engine';
import { HOUSE_KEYS, parseHouse, RULESETS, rulesFor } from '@/rulesets';
import { wordsFor } from '@/words';
import { countHouseRules, houseFromPicks, choosableReadings } from '../../app/houseRules/houseFromPicks';
import { makeLocalRuleGroups } from '../../app/houseRules/makeLocalRuleGroups';
import { makeNewTableData, newTableOptionsFromForm } from '../../app/screens/NewTable/makeNewTableData';
import { playerCountOptionsFor, teamOfEachSeat } from '../../app/screens/NewTable/makeSeats';
import {
  withoutHouseRulePicks,
  EMPTY_NEW_TABLE_FORM,
  serializeLastTable,
  serializeNewTableForm,
  type NewTableForm,
  parseLastTable,
  parseStoredNewTableForm,
  withRulePick,
} from '../../app/screens/NewTable/newTableForm';
import {
  chosenSheet as choose,
  pressOn as press,
  sheetOf as sheet,
  showNewTable as show,
  typeInto as type,
} from './newTableKit';

const en = wordsFor('en');
const { newTable } = en.setUp;
describe('who sits down', () => {
  test.each([
    ['tennessee-partners', [4], 4, [0, 1, 0, 1]],
    ['tennessee-2018', [2, 3, 4, 5, 6], 4, [undefined, undefined, undefined, undefined]],
    ['tennessee-2018-partners', [4, 6], 4, [0, 1, 0, 1]],
    ['texas-good-sam', [4], 4, [0, 1, 0, 1]],
    ['florida-good-sam', [4], 4, [0, 1, 0, 1]],
    ['six-player-partners', [5, 6], 6, [0, 1, 2, 0, 1, 2]],
    ['mattel', [2, 3, 4, 5, 6], 4, [undefined, undefined, undefined, undefined]],
  ])('%s offers %j, sits %i, sides %j', (id, options, count, teams) => {
    const players = playerCountOptionsFor(sheet(id), choose(id));
    expect(players).toMatchObject({ options, count, isNamed: true });
    expect(teamOfEachSeat(rulesFor(sheet(id)), count, false)).toEqual(teams);
  });

  test.each([
    ['mattel', {}, 4, true, [0, 1, 0, 1]],
    ['mattel', {}, 6, true, [0, 1, 2, 0, 1, 2]],
    ['mattel', {}, 2, true, [undefined, undefined]],
    ['mattel', {}, 5, true, [undefined, undefined, undefined, undefined, undefined]],
    ['tennessee-2018', {}, 4, true, [undefined, undefined, undefined, undefined]],
    ['tennessee-2018-partners', {}, 6, false, [0, 1, 2, 0, 1, 2]],
    ['six-player-partners', { readings: { X22: '2x3' } }, 6, false, [0, 1, 0, 1, 0, 1]],
    ['six-player-partners', {}, 5, false, [undefined, undefined, undefined, undefined, undefined]],
  ])('%s with %j, %i players, partners wanted %s', (id, house, count, isPartners, teams) => {
    expect(teamOfEachSeat(rulesFor(sheet(id), house), count, isPartners)).toEqual(teams);
  });

  test('a number the sheet does not name is taken when insisted on, for that sheet only', () => {
    const typed = choose('texas-good-sam', { players: 3, otherFor: 'texas-good-sam' });
    expect(playerCountOptionsFor(sheet('texas-good-sam'), typed)).toMatchObject({ count: 3, isNamed: false });
    expect(playerCountOptionsFor(sheet('florida-good-sam'), typed)).toMatchObject({ count: 4, isNamed: true });
    const hints = makeNewTableData(typed, null, en).chosen?.hints ?? [];
    expect(hints).toEqual([newTable.notNamed(3), newTable.noPairs(3)]);
  });

  test.each(RULESETS.map(({ id }) => id))('a table of %s is one the record takes', (id) => {
    for (const players of [2, 3, 4, 5, 6]) {
      for (const isPartners of [true, false]) {
        const opening = newTableOptionsFromForm(choose(id, { players, isPartners, otherFor: id }), en);
        expect(opening?.seats).toHaveLength(players);
        if (opening === null) throw new Error(id);
        expect(openGame({ tableside: 1, id: 'x', ...opening }).ok).toBe(true);
      }
    }
  });
});

describe('local rules', () => {
  test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
    '%s has a row for every house rule and every open point, the sheet preselected',
    (_, ruleset) => {
      const rows = makeLocalRuleGroups(ruleset, {}, 4, en).flatMap(({ rules }) => rules);
      const names = rows.map(({ rule }) => rule);
      // the number of penalty cards is a part of the house rule `penalty`; a sheet without card penalty has no row for it
      const wanted = [...HOUSE_KEYS, ...(rulesFor(ruleset).values.penalty === null ? [] : ['penaltyCards'])];
      expect([...names].sort()).toEqual([...wanted, ...choosableReadings(ruleset)].sort());
      const choices = rows.flatMap((row) => (row.kind === 'choice' ? [row] : []));
      expect(choices.length).toBeGreaterThan(10);
      expect(rows.filter(({ isLocal }) => isLocal)).toEqual([]);
      for (const row of choices) {
        const chosen = row.options.find(({ value }) => value === row.value);
        // what the sheet leaves open must not pass for its clause
        const mark = choosableReadings(ruleset).some((id) => id === row.rule) ? '(as we read it)' : '(the sheet)';
        expect(chosen?.title.endsWith(mark)).toBe(true);
        expect(row.options.filter(({ title }) => title.endsWith(')'))).toContainEqual(chosen);
        expect(row.options.filter(({ title }) => title.endsWith(mark))).toHaveLength(1);
      }
      expect(houseFromPicks(ruleset, {}, 4)).toEqual({});
    },
  );

  test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
    '%s: each single change is one local rule the record takes; picking the sheet again is none',
    (_, ruleset) => {
      for (const { rules } of makeLocalRuleGroups(ruleset, {}, 4, en)) {
        for (const row of rules) {
          const values = row.kind === 'choice' ? row.options.map(({ value }) => value) : ['7'];
          for (const value of values) {
            const house = houseFromPicks(ruleset, { [row.rule]: value }, 4);
            const isSheet = row.kind === 'choice' && value === row.value;
            expect([row.rule, value, countHouseRules(house)]).toEqual([row.rule, value, isSheet ? 0 : 1]);
            expect(parseHouse(house).ok).toBe(true);
          }
        }
      }
    },
  );

  test.each([
    ['texas-good-sam', { stock: '15' }, 4, {}],
    ['texas-good-sam', { stock: '12', fourBeforeStack: 'always' }, 4, { stock: 12, fourBeforeStack: 'always' }],
    ['texas-good-sam', { stock: 'a few' }, 4, {}],
    ['texas-good-sam', { penalty: 'none' }, 4, { penalty: null }],
    ['texas-good-sam', { penaltyCards: '3' }, 4, { penalty: { cards: 3, place: 'bottom' } }],
    ['six-player-partners', { penalty: 'bottom' }, 6, { penalty: { cards: 2, place: 'bottom' } }],
    ['six-player-partners', { penaltyCards: '3' }, 6, {}],
    ['six-player-partners', { partnerPiles: 'yes' }, 6, { partnerPiles: true }],
    ['six-player-partners', { X25a: 'return', X22: '3x2' }, 6, { readings: { X25a: 'return' } }],
    ['mattel', { stock: '30' }, 4, {}],
    ['mattel', { stock: '30' }, 5, { stock: 30 }],
    ['mattel', { X37: 'new', starter: 'manual' }, 4, { readings: { X37: 'new' } }],
    ['mattel', { X37: 'new', starter: 'leftOfDealer' }, 4, { starter: 'leftOfDealer', readings: { X37: 'new' } }],
  ])('%s with %j, %i players: %j', (id, picks, players, house) => {
    expect(houseFromPicks(sheet(id), picks, players)).toEqual(house);
  });

  test('what the record cannot take is said in words, and nothing is opened', () => {
    const problems = (typed: NewTableForm): readonly string[] => makeNewTableData(typed, null, en).problems;
    const texas = choose('texas-good-sam');
    expect(problems(EMPTY_NEW_TABLE_FORM)).toEqual([newTable.problems.noSheet]);
    expect(problems(withRulePick(texas, 'texas-good-sam', 'stock', '0'))).toEqual([newTable.problems.stock(80)]);
    expect(problems(withRulePick(texas, 'texas-good-sam', 'stock', '41'))).toEqual([
      newTable.problems.tooManyCards(4, 41, 162),
    ]);
    expect(problems({ ...texas, table: 'seven' })).toEqual([newTable.problems.table]);
    for (const typed of [EMPTY_NEW_TABLE_FORM, { ...texas, table: 'x' }])
      expect(newTableOptionsFromForm(typed, en)).toBeNull();
  });

  test('they belong to their sheet: another one does not take them over, and they are there on return', () => {
    const texas = withRulePick(choose('texas-good-sam'), 'texas-good-sam', 'stock', '12');
    expect(newTableOptionsFromForm({ ...texas, ruleset: 'florida-good-sam' }, en)?.house).toBeUndefined();
    expect(newTableOptionsFromForm(texas, en)?.house).toEqual({ stock: 12 });
    expect(newTableOptionsFromForm(withoutHouseRulePicks(texas, 'texas-good-sam'), en)?.house).toBeUndefined();
  });
});

describe('names', () => {
  test('are kept when another sheet is chosen; a seat nobody named goes by its number', () => {
    const typed = choose('six-player-partners', { names: ['Ana', 'Bo', '', ' Di ', 'Ed', 'Fay'], table: '7' });
    expect(newTableOptionsFromForm(typed, en)).toMatchObject({ table: 7, game: 1 });
    expect(newTableOptionsFromForm(typed, en)?.seats.map(({ name }) => name)).toEqual([
      'Ana',
      'Bo',
      'Seat 3',
      'Di',
      'Ed',
      'Fay',
    ]);
    const four = { ...typed, ruleset: 'texas-good-sam' };
    expect(newTableOptionsFromForm(four, en)?.seats.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Seat 3', 'Di']);
    expect(makeNewTableData({ ...four, ruleset: 'six-player-partners' }, null, en).chosen?.seats[5]?.name).toBe('Fay');
  });

  test('two of one name, and partners of one chapter, are worth a word', () => {
    const typed = choose('texas-good-sam', {
      names: ['Ana', 'Bo', 'ana', 'Di'],
      chapters: ['Bluebonnet', 'Lone Star', 'bluebonnet ', 'Alamo'],
    });
    const hints = makeNewTableData(typed, null, en).chosen?.hints;
    expect(hints).toEqual([newTable.sameName(['ana'])]);
    expect(newTableOptionsFromForm(typed, en)?.seats[1]).toEqual({ name: 'Bo', team: 1, chapter: 'Lone Star' });
    const namesOf = (...names: readonly string[]) =>
      newTableOptionsFromForm({ ...typed, names }, en)?.seats.map(({ name }) => name);
    expect(namesOf('Ana', 'Bo', 'ana', 'Di')).toEqual(['Ana 1', 'Bo', 'ana 2', 'Di']);
    expect(namesOf('Ana', 'Ana 1', 'Ana', 'Di')).toEqual(['Ana 2', 'Ana 1', 'Ana 3', 'Di']);
    const tennessee = newTableOptionsFromForm({ ...typed, ruleset: 'tennessee-partners' }, en);
    expect(tennessee?.seats[1]).toEqual({ name: 'Bo', team: 1 });
  });

  test('the device remembers the sheet, the names and the local rules, and survives nonsense', () => {
    const typed = withRulePick(choose('mattel', { players: 5, names: ['Ana'], table: '3' }), 'mattel', 'stock', '9');
    const { typed: again, picks } = parseLastTable(serializeLastTable(typed, parseLastTable(undefined), true));
    expect(again).toEqual({ ...typed, table: '', picks: {} });
    expect(picks).toEqual({ mattel: { stock: '9' } });
    for (const text of ['', 'null', '[]', '{"names":7,"picks":[1]}', '{"ruleset":4,"names":[1,"Bo"]}']) {
      expect(makeNewTableData(parseLastTable(text).typed, null, en).chosen).toBeNull();
    }
  });
});

describe('what is being set up', () => {
  test('is kept as it was typed, and taken up again', () => {
    const typed = withRulePick(
      choose('mattel', { players: 5, names: ['Ana', '', 'Cy'], table: '3' }),
      'mattel',
      'stock',
      '9',
    );
    expect(parseStoredNewTableForm(serializeNewTableForm(typed))).toEqual(typed);
    for (const nothing of [undefined, '', 'null', '{"names":[]}', 'nonsense'])
      expect(parseStoredNewTableForm(nothing)).toBeNull();
  });

  test('chapters are not handed on to whoever sits there under another sheet', () => {
    const typed = choose('six-player-partners', { names: ['Fay'], chapters: ['Bluebonnet'] });
    const { typed: again } = parseLastTable(serializeLastTable(typed, parseLastTable(undefined), false));
    expect(again).toMatchObject({ names: ['Fay'], chapters: [] });
  });
});

describe('the screen', () => {
  test('from nothing to a deal: sheet, number, partners, names, table, a local rule', () => {
    const deal = show();
    expect(screen.getByTestId('deal')).toBeDisabled();
    RULESETS.forEach(({ id }) => expect(screen.getByTestId(`ruleset-${id}`)).toBeOnTheScreen());
    press('ruleset-mattel');
    expect(screen.getByTestId('ruleset-mattel')).toBeChecked();
    expect(screen.queryByTestId('ruleset-texas-good-sam')).toBeNull();
    press('players-6');
    press('partners-yes');
    ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Fay'].forEach((name, seat) => type(`seat-name-${seat}`, name));
    expect(screen.getByText(en.lastPeople.seatWith(0, [3]))).toBeOnTheScreen();
    type('table-number', '12');
    press('local-rules');
    type('house-stock', '10');
    press('house-win-allTeamStocks');
    expect(screen.getByTestId('local-count')).toHaveTextContent(newTable.localCount(2));
    press('deal');
    const [typed] = deal.mock.calls[0] ?? [];
    expect(typed && newTableOptionsFromForm(typed, en)).toMatchObject({
      ruleset: 'mattel',
      table: 12,
      house: { stock: 10, win: 'allTeamStocks' },
      seats: [
        { name: 'Ana', team: 0 },
        { name: 'Bo', team: 1 },
        { name: 'Cy', team: 2 },
        { name: 'Di', team: 0 },
        { name: 'Ed', team: 1 },
        { name: 'Fay', team: 2 },
      ],
    });
  });

  test('a remembered sheet leaves the others in reach; a chosen one can be changed, names and all kept', () => {
    show(choose('texas-good-sam', { names: ['Ana'] }));
    expect(screen.getByTestId('ruleset-texas-good-sam')).toBeChecked();
    RULESETS.forEach(({ id }) => expect(screen.getByTestId(`ruleset-${id}`)).toBeOnTheScreen());
    press('ruleset-florida-good-sam');
    press('ruleset-change');
    press('ruleset-six-player-partners');
    expect(screen.getByTestId('seat-name-0').props.value).toBe('Ana');
    expect(screen.getByTestId('seat-name-5')).toBeOnTheScreen();
    press('clear-names');
    expect(screen.getByTestId('seat-name-0').props.value).toBe('');
  });

  test('the number is asked only where the sheet leaves it open; another number can be insisted on', () => {
    show(choose('texas-good-sam'));
    expect(screen.queryByTestId('players-4')).toBeNull();
    expect(screen.queryByTestId('partners-yes')).toBeNull();
    press('players-other');
    press('players-3');
    expect(screen.getByText(newTable.notNamed(3))).toBeOnTheScreen();
    expect(screen.queryByTestId('seat-name-3')).toBeNull();
  });

  test('chapters are asked for only where the sheet asks', () => {
    show(choose('texas-good-sam'));
    type('seat-chapter-0', 'Bluebonnet');
    expect(screen.getByTestId('seat-chapter-0').props.value).toBe('Bluebonnet');
    press('ruleset-tennessee-partners');
    expect(screen.queryByTestId('seat-chapter-0')).toBeNull();
  });

  test('what is wrong stands above the button, which waits', () => {
    show(choose('texas-good-sam'));
    press('local-rules');
    type('house-stock', '0');
    expect(screen.getByTestId('summary')).toHaveTextContent(newTable.problems.stock(80));
    expect(screen.getByTestId('deal')).toBeDisabled();
    press('local-rules');
    expect(screen.queryByTestId('house-stock')).toBeNull();
  });
});
