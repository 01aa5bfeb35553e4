import { fireEvent, render, screen } from '@testing-library/react-native';
import { type Game, type Header, replay } from '@/engine';
import { parseRuleset, type RulesetJson } from '@/rulesets';
import {
  type EntryDraft,
  type KeptLocalRules,
  NO_PENDING_INPUT,
  selectResult,
  selectTableFacts,
  type TableState,
} from '@/state';
import { wordsFor } from '@/words';
import { settingsScreensWordsFor } from '@/words/settingsScreens';
import { ActForm } from '../../app/forms';
import { KeptLocalRulesContext } from '../../app/hooks';
import { deckAndStockSizes } from '../../app/positionEditor/enteredPosition';
import { makePrintedGameData } from '../../app/printing/makePrintedGameData';
import { makeFlagDetail } from '../../app/screens/Flag/makeFlag';
import { rulesetsToCompare } from '../../app/screens/Flag/makeOtherRulesets';
import { findFlag } from '../../app/flags/findFlag';
import { listRecentPlayerGroups, withRecentPlayers } from '../../app/screens/NewTable/recentPlayerGroups';
import { EMPTY_NEW_TABLE_FORM } from '../../app/screens/NewTable/newTableForm';
import { makeImportedSettingChanges } from '../../app/screens/Settings/makeImportedSettingChanges';
import { makeTableViewData } from '../../app/screens/Table/model/makeTable';
import { seated } from './formsKit';
import { inWindow } from './inWindow';
import { headerOf, listOf, row } from './tableListKit';

/** Every place that asks which ruleset a header means finds the one that the record carries. */
const en = wordsFor('en');
const OHIO: RulesetJson = {
  id: 'local-ohio',
  name: 'Ohio rally',
  parent: 'texas-good-sam',
  clauses: [{ id: 'OH.1', place: 'Rule 1' }],
  settings: { stock: { value: [{ upTo: 99, cards: 9 }], basis: 'default', clauses: ['TX.STOCK.1'] } },
  cells: {
    'build-sequence': { ruling: 'penalty', basis: 'default', clauses: ['TX.BUILD.2'] },
    'build-start': { ruling: 'info', basis: 'text', clauses: ['OH.1'] },
  },
};
const header = headerOf({ ruleset: 'local-ohio', rules: OHIO }) as Header;
const game = ((): Game => {
  const played = replay(header, [
    { n: 1, act: 'deal', tops: [12, 3, 4, 5] },
    { n: 2, act: 'draw', seat: 0, count: 5 },
    { n: 3, act: 'play', seat: 0, card: 9, from: 'hand', to: 0 },
    { n: 4, act: 'play', seat: 0, card: 2, from: 'hand', to: 0 },
  ]);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value;
})();
const state: TableState = { game, input: NO_PENDING_INPUT, saved: 'saved', notice: null };
const kept = (rules: RulesetJson): KeptLocalRules => {
  const parsed = parseRuleset(rules);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return { rules, ruleset: parsed.value };
};

test('the list of tables names it, and finds the table by its name', () => {
  const [card] = listOf(row('a', { header })).open;
  expect(card?.sheet).toBe('Ohio rally');
  expect(card?.findable.words).toEqual(expect.arrayContaining(['ohio', 'rally']));
});

test('the table names it', () => {
  expect(makeTableViewData(selectTableFacts(state), en).subtitle).toBe('Ohio rally');
});

test('why a play was flagged: a local rule, or a clause of its own sheet', () => {
  expect(makeFlagDetail(game, '4:build-sequence', en)).toMatchObject({
    isLocal: true,
    basisLine: 'Local rule of this table.',
    clauses: [{ id: 'TX.BUILD.2' }],
  });
  expect(makeFlagDetail(game, '3:build-start', en)).toMatchObject({
    isLocal: false,
    basisLine: 'The sheet says so.',
    clauses: [{ id: 'OH.1', place: 'OH, Rule 1', words: '' }],
  });
  // The sheet beneath is one of those that may see it differently.
  const flag = findFlag(game, '4:build-sequence');
  expect(flag && rulesetsToCompare(game, flag).map(({ id }) => id)).toContain('texas-good-sam');
});

test('the slip names it, and what it changes', () => {
  const printed = makePrintedGameData(game, selectResult(state), { seq: 4, hash: 'ab' }, en);
  expect(printed.sheet).toBe('Ohio rally');
  expect(printed.localRules).toContain('Stock: 9 cards');
  expect(printed.localRules).toContain('Card out of sequence: Penalty');
});

test('the position editor takes its stock size', () => {
  expect(deckAndStockSizes(header, 4)).toEqual({ stock: 9, deck: 162 });
});

test('the same people come with it', () => {
  const [people] = listRecentPlayerGroups([row('a', { header })], en);
  expect(people).toMatchObject({ ruleset: 'local-ohio', rules: OHIO });
  expect(withRecentPlayers(EMPTY_NEW_TABLE_FORM, people!, false)).toMatchObject({ ruleset: 'local-ohio', rules: OHIO });
  const unknown = headerOf({ ruleset: 'local-ohio' }) as Header;
  expect(listRecentPlayerGroups([row('a', { header: unknown })], en)).toEqual([]);
});

describe('the heading is corrected', () => {
  const open = (inForce: Header, ...here: readonly KeptLocalRules[]): readonly EntryDraft[] => {
    const told: EntryDraft[] = [];
    render(
      inWindow(
        <KeptLocalRulesContext.Provider value={here}>
          <ActForm
            act="set"
            seats={seated(4)}
            header={inForce}
            draw={60}
            onTell={(draft) => void told.push(draft)}
            onClose={jest.fn()}
          />
        </KeptLocalRulesContext.Provider>,
      ),
    );
    return told;
  };
  const press = (...names: readonly string[]): void =>
    names.forEach((name) => fireEvent.press(screen.getByTestId(name)));

  test('to local rules of this device, which are told with all their rows', () => {
    const told = open(headerOf() as Header, kept(OHIO));
    press('field-ruleset-local-ohio', 'tell');
    expect(told).toEqual([{ act: 'set', ruleset: 'local-ohio', rules: OHIO }]);
  });

  test('from them to a built-in sheet, and back again before it is told', () => {
    const told = open(header, kept({ ...OHIO, id: 'local-other', name: 'Other' }));
    expect(screen.getByTestId('field-ruleset-local-ohio')).toBeChecked();
    press('field-ruleset-local-other', 'field-ruleset-mattel', 'tell');
    expect(told).toEqual([{ act: 'set', ruleset: 'mattel' }]);
    press('field-ruleset-local-ohio');
    expect(screen.getByTestId('field-ruleset-local-ohio')).toBeChecked();
  });

  test('house rules are chosen over them', () => {
    open(header);
    press('local-rules');
    expect(screen.getByText('The sheet: 9')).toBeTruthy();
  });
});

test('a file with everything brings local rules along; they are named before they are applied', () => {
  const say = settingsScreensWordsFor('en');
  const theirs = { 'localRules:local-ohio': JSON.stringify(OHIO), 'localRules:later': '{"id":"later"}' };
  expect(makeImportedSettingChanges(theirs, {}, say)).toEqual([
    { key: 'localRules:local-ohio', value: JSON.stringify(OHIO), line: 'Local rules: Ohio rally' },
  ]);
  expect(makeImportedSettingChanges(theirs, theirs, say)).toEqual([]);
});
