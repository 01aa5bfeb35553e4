import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { RULESETS } from '@/rulesets';
import { wordsFor } from '@/words';
import { rulingScreenWordsFor } from '@/words/rulingScreens';
import { RulesetView } from '../../app/screens/Ruleset/RulesetView';
import { makeRulesetPage, type RulesetPageData } from '../../app/screens/Ruleset/makeRulesetPage';
import { inWindow } from './inWindow';

const en = wordsFor('en');
const say = rulingScreenWordsFor('en').sheet;
const sheets = RULESETS.map((ruleset) => makeRulesetPage(ruleset, en, say));
const places = { onAsk: jest.fn(), onCompare: jest.fn(), onPrint: jest.fn() };
const texas = sheets.find(({ id }) => id === 'texas-good-sam') as RulesetPageData;
const press = (name: RegExp | string, inside = screen as Pick<typeof screen, 'getByRole'>): void =>
  void fireEvent.press(inside.getByRole('button', { name }), { preventDefault: () => undefined });

/** One render a sheet: drawing two hundred rows is what takes the time. */
test.each(sheets)('$name shows every fact, every clause and every disputed point', (sheet) => {
  render(inWindow(<RulesetView sheet={sheet} {...places} />));
  const shows = (testId: string, ...said: string[]): void => {
    const row = screen.getByTestId(testId);
    said.forEach((piece) => {
      expect(piece).not.toBe('');
      expect(row).toHaveTextContent(piece, { exact: false });
    });
  };
  expect(sheet.clauses.length).toBeGreaterThan(10);
  expect(sheet.disputed.length).toBeGreaterThan(1);
  expect(sheet.groups.flatMap(({ facts }) => facts)).toHaveLength(Object.keys(en.settings).length);
  for (const { key, label, value, basis, citations } of sheet.groups.flatMap(({ facts }) => facts)) {
    shows(`setting-${key}`, label, value, en.bases[basis], ...citations.map(({ place }) => place));
  }
  sheet.clauses.forEach(({ id, place, words: said }) => shows(`clause-${id}`, place, said));
  sheet.disputed.forEach(({ id, question, inForce, others, why }) =>
    shows(`reading-${id}`, question, inForce, ...others, why),
  );
  sheet.silent.flags.forEach(({ code, title, suggested }) => shows(`silent-${code}`, title, suggested));
  sheet.silent.facts.forEach(({ key, label, taken }) => shows(`silent-${key}`, label, taken));
  expect(screen.getByText(sheet.dated)).toBeOnTheScreen();
});

describe.each(RULESETS.map((ruleset, index) => ({ ruleset, sheet: sheets[index]! })))(
  '$sheet.name in plain words',
  ({ ruleset, sheet }) => {
    test('every clause stands under one heading of the sheet, in its order', () => {
      expect(sheet.sections.flatMap(({ clauses }) => clauses)).toEqual(sheet.clauses);
      expect(sheet.sections.length).toBeGreaterThan(1);
      expect(new Set(sheet.sections.map(({ title }) => title)).size).toBe(sheet.sections.length);
      for (const { title } of sheet.sections) {
        expect(title).toMatch(/^[A-Z][^¶]*[a-z]$/);
        expect(title).not.toMatch(/\d/);
      }
    });

    test('what no clause speaks of is listed as silent, and nothing else is', () => {
      const cells = Object.entries(ruleset.cells).filter(([, { ruling }]) => ruling === 'silent');
      expect(sheet.silent.flags.map(({ code }) => code)).toEqual(cells.map(([code]) => code));
      expect(sheet.silent.facts.length).toBeGreaterThan(0);
      for (const { key } of sheet.silent.facts)
        expect(ruleset.settings[key]).toMatchObject({ basis: 'default', clauses: [] });
    });

    test('it has a date, or is called undated', () => {
      expect(sheet.dated).toMatch(/\d{4}|no date|number \d+/);
    });
  },
);

test('asking, comparing and printing are one tap away', () => {
  render(inWindow(<RulesetView sheet={texas} {...places} />));
  for (const id of ['sheet-ask', 'sheet-print', 'sheet-compare']) fireEvent.press(screen.getByTestId(id));
  Object.values(places).forEach((place) => expect(place).toHaveBeenCalledTimes(1));
});

describe('reading one sheet', () => {
  test('a cited clause opens in place, and closes again', () => {
    render(inWindow(<RulesetView sheet={texas} {...places} />));
    const row = within(screen.getByTestId('setting-penalty'));
    const text = en.clauses['TX.RULES.2e'];
    expect(row.queryByText(text)).toBeNull();
    press(/Rules, paragraph 2, sentence 5/, row);
    expect(row.getByText(text)).toBeOnTheScreen();
    press(/Rules, paragraph 2, sentence 5/, row);
    expect(row.queryByText(text)).toBeNull();
  });

  test('a fact that rests on a disputed point leads there, and back', () => {
    render(inWindow(<RulesetView sheet={texas} {...places} />));
    press(en.screens.rulings.restsOn, within(screen.getByTestId('setting-revealedCard')));
    press(en.screens.rulings.backToFact, within(screen.getByTestId('reading-X13')));
    expect(screen.queryByTestId('back-to-fact')).toBeNull();
  });

  test('the way back is shown where the list is not beside it', () => {
    const back = jest.fn();
    render(inWindow(<RulesetView sheet={texas} back={{ title: 'All rule sheets', onPress: back }} {...places} />));
    press('All rule sheets');
    expect(back).toHaveBeenCalled();
  });

  test('a sheet without clauses or disputes says so', () => {
    render(
      inWindow(
        <RulesetView
          sheet={{ ...texas, clauses: [], sections: [], disputed: [], silent: { flags: [], facts: [] } }}
          {...places}
        />,
      ),
    );
    expect(screen.getByText(en.screens.rulings.noClauses)).toBeOnTheScreen();
    expect(screen.getByText(en.screens.rulings.noDisputes)).toBeOnTheScreen();
    expect(screen.getByText(say.nothingSilent)).toBeOnTheScreen();
  });

  test.each(sheets)('$name: facts cite clauses and rest on disputed points that the page shows', (page) => {
    const facts = page.groups.flatMap(({ facts: inGroup }) => inGroup);
    const cited = facts.flatMap(({ citations }) => citations.map(({ id }) => id));
    const readings = facts.flatMap(({ reading }) => (reading === undefined ? [] : [reading]));
    expect(cited.length).toBeGreaterThan(30);
    expect(readings.length).toBeGreaterThanOrEqual(3);
    expect(page.clauses.map(({ id }) => id)).toEqual(expect.arrayContaining(cited));
    expect(page.disputed.map(({ id }) => id)).toEqual(expect.arrayContaining(readings));
  });
});
