import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { RULESETS } from '@/rulesets';
import { words } from '@/words';
import { RulesetView } from '../../app/screens/Ruleset/RulesetView';
import { makeRulesetPage, type RulesetPageData } from '../../app/screens/Ruleset/makeRulesetPage';
import { inWindow } from './inWindow';

const en = words('en');
const sheets = RULESETS.map((ruleset) => makeRulesetPage(ruleset, en));
const texas = sheets.find(({ id }) => id === 'texas-good-sam') as RulesetPageData;
const press = (name: RegExp | string, inside = screen as Pick<typeof screen, 'getByRole'>): void =>
  void fireEvent.press(inside.getByRole('button', { name }), { preventDefault: () => undefined });

/** One render a sheet: drawing two hundred rows is what takes the time. */
test.each(sheets)('$name shows every fact, every clause and every disputed point', (sheet) => {
  render(inWindow(<RulesetView sheet={sheet} />));
  const shows = (testId: string, ...said: string[]): void => {
    const row = screen.getByTestId(testId);
    said.forEach((piece) => {
      expect(piece).not.toBe('');
      expect(row).toHaveTextContent(piece, { exact: false });
    });
  };
  for (const { key, label, value, basis, citations } of sheet.groups.flatMap(({ facts }) => facts)) {
    shows(`setting-${key}`, label, value, en.bases[basis], ...citations.map(({ place }) => place));
  }
  sheet.clauses.forEach(({ id, place, words: said }) => shows(`clause-${id}`, place, said));
  sheet.disputed.forEach(({ id, question, inForce, others, why }) =>
    shows(`reading-${id}`, question, inForce, ...others, why),
  );
});

describe('reading one sheet', () => {
  test('a cited clause opens in place, and closes again', () => {
    render(inWindow(<RulesetView sheet={texas} />));
    const row = within(screen.getByTestId('setting-penalty'));
    const clause = texas.clauses.find(({ id }) => id === 'TX.RULES.2e');
    expect(row.queryByText(clause?.words ?? '')).toBeNull();
    press(/Rules, paragraph 2, sentence 5/, row);
    expect(row.getByText(clause?.words ?? '')).toBeOnTheScreen();
    press(/Rules, paragraph 2, sentence 5/, row);
    expect(row.queryByText(clause?.words ?? '')).toBeNull();
  });

  test('a fact that rests on a disputed point leads there, and back', () => {
    render(inWindow(<RulesetView sheet={texas} />));
    press(en.screens.rulings.restsOn, within(screen.getByTestId('setting-revealedCard')));
    press(en.screens.rulings.backToFact, within(screen.getByTestId('reading-X13')));
    expect(screen.queryByTestId('back-to-fact')).toBeNull();
  });

  test('the way back is shown where the list is not beside it', () => {
    const back = jest.fn();
    render(inWindow(<RulesetView sheet={texas} back={{ title: 'All rule sheets', onPress: back }} />));
    press('All rule sheets');
    expect(back).toHaveBeenCalled();
  });

  test('a sheet without clauses or disputes says so', () => {
    render(inWindow(<RulesetView sheet={{ ...texas, clauses: [], disputed: [] }} />));
    expect(screen.getByText(en.screens.rulings.noClauses)).toBeOnTheScreen();
    expect(screen.getByText(en.screens.rulings.noDisputes)).toBeOnTheScreen();
  });

  test('every fact cites only clauses and disputes only points that the sheet shows', () => {
    for (const { groups, clauses, disputed } of sheets) {
      const facts = groups.flatMap(({ facts: inGroup }) => inGroup);
      const known = new Set<string>([...clauses, ...disputed].map(({ id }) => id));
      facts.forEach(({ citations, reading }) => {
        citations.forEach(({ id }) => expect(known).toContain(id));
        if (reading !== undefined) expect(known).toContain(reading);
      });
    }
  });
});
