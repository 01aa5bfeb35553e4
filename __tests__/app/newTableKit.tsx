import { fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { type Ruleset, rulesetById } from '@/rulesets';
import { wordsFor } from '@/words';
import { makeNewTableData } from '../../app/screens/NewTable/makeNewTableData';
import { NewTableView } from '../../app/screens/NewTable/NewTableView';
import {
  type RecentPlayerGroupData,
  withPlayersRotated,
  withRecentPlayers,
  withSeatsSwapped,
} from '../../app/screens/NewTable/recentPlayerGroups';
import {
  withoutHouseRulePicks,
  EMPTY_NEW_TABLE_FORM,
  type NewTableForm,
  withRulePick,
  withTextAt,
} from '../../app/screens/NewTable/newTableForm';
import { inWindow } from './inWindow';

const en = wordsFor('en');

export const sheetOf = (id: string): Ruleset => {
  const found = rulesetById(id);
  if (found === undefined) throw new Error(id);
  return found;
};
export const chosenSheet = (id: string, more: Partial<NewTableForm> = {}): NewTableForm => ({
  ...EMPTY_NEW_TABLE_FORM,
  ruleset: id,
  ...more,
});

interface ScreenProps {
  readonly first: NewTableForm;
  readonly onDeal: (typed: NewTableForm) => void;
  readonly people?: readonly RecentPlayerGroupData[];
}

/** The screen with its own memory and nothing else. */
function Screen({ first, onDeal, people = [] }: ScreenProps) {
  const [typed, setTyped] = useState(first);
  const [isReseating, setReseating] = useState(false);
  const change = (part: Partial<NewTableForm>): void => setTyped({ ...typed, ...part });
  const ruleset = typed.ruleset ?? '';
  return (
    <NewTableView
      data={makeNewTableData(typed, first.ruleset, en)}
      people={people}
      isReseating={isReseating}
      onSamePeople={(who) => setTyped(withRecentPlayers(typed, who, false))}
      onOtherSeats={(who) => {
        setReseating(true);
        setTyped(withPlayersRotated(typed, who, false));
      }}
      onChangePlaces={(one, other) => setTyped(withSeatsSwapped(typed, one, other))}
      isInPlay={false}
      isBusy={false}
      failure={null}
      onRuleset={(id) => change({ ruleset: id })}
      onPlayers={(players) => change({ players })}
      onAnyNumber={(isAny) => change({ otherFor: isAny ? ruleset : null })}
      onPartners={(isPartners) => change({ isPartners })}
      onName={(seat, name) => change({ names: withTextAt(typed.names, seat, name) })}
      onChapter={(seat, chapter) => change({ chapters: withTextAt(typed.chapters, seat, chapter) })}
      onClearNames={() => change({ names: [] })}
      onTable={(table) => change({ table })}
      onPick={(rule, value) => setTyped(withRulePick(typed, ruleset, rule, value))}
      onReset={() => setTyped(withoutHouseRulePicks(typed, ruleset))}
      onAsLast={null}
      onDeal={() => onDeal(typed)}
      onBack={jest.fn()}
    />
  );
}
export const showNewTable = (
  first: NewTableForm = EMPTY_NEW_TABLE_FORM,
  people: readonly RecentPlayerGroupData[] = [],
): jest.Mock<void, [NewTableForm]> => {
  const deal = jest.fn<void, [NewTableForm]>();
  render(inWindow(<Screen first={first} onDeal={deal} people={people} />));
  return deal;
};
export const pressOn = (testID: string): void => void fireEvent.press(screen.getByTestId(testID));
export const typeInto = (testID: string, text: string): void =>
  void fireEvent.changeText(screen.getByTestId(testID), text);
