import { fireEvent, render, screen } from '@testing-library/react-native';
import { RULESETS } from '@/rulesets';
import { wordsFor } from '@/words';
import { makeRulesetCard } from '../../app/rulesetCards/rulesetCards';
import { RulingsView } from '../../app/screens/Rulings/RulingsView';
import { inWindow } from './inWindow';

const cards = RULESETS.map((ruleset) => makeRulesetCard(ruleset, wordsFor('en')));

describe('the list of rule sheets', () => {
  test.each(cards)('offers $name with the facts that matter', ({ id, name, summary, chips }) => {
    render(inWindow(<RulingsView cards={cards} onOpen={jest.fn()} />));
    const card = screen.getByTestId(`ruleset-${id}`);
    expect(card).toHaveTextContent(name, { exact: false });
    expect(card).toHaveTextContent(summary, { exact: false });
    expect(chips.length).toBeGreaterThanOrEqual(3);
    chips.forEach((chip) => expect(card).toHaveTextContent(chip, { exact: false }));
  });

  test('opens the sheet that is pressed', () => {
    const open = jest.fn();
    render(inWindow(<RulingsView cards={cards} onOpen={open} />));
    fireEvent.press(screen.getByTestId('ruleset-texas-good-sam'), { preventDefault: () => undefined });
    expect(open).toHaveBeenCalledWith('texas-good-sam');
  });

  test('has a heading for itself and one for each sheet', () => {
    render(inWindow(<RulingsView cards={cards} onOpen={jest.fn()} />));
    expect(screen.getAllByRole('heading')).toHaveLength(1 + cards.length);
  });

  test('beside an open sheet it marks that sheet', () => {
    render(inWindow(<RulingsView cards={cards} onOpen={jest.fn()} beside={{ openId: 'mattel' }} />));
    expect(screen.getByTestId('ruleset-mattel')).toBeSelected();
    expect(screen.getByTestId('ruleset-texas-good-sam')).not.toBeSelected();
  });

  test('says so when there is none', () => {
    render(inWindow(<RulingsView cards={[]} onOpen={jest.fn()} />));
    expect(screen.getByText(wordsFor('en').screens.rulings.noSheets)).toBeOnTheScreen();
  });
});
