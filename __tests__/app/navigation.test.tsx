import { fireEvent, render, screen } from '@testing-library/react-native';
import { TabBarView } from '../../app/navigation/TabBarView';
import { UnknownAddressView } from '../../app/screens/Unknown/UnknownAddressView';
import { inWindow } from './inWindow';

const tabs = [{ key: 'a', title: 'Rulings', icon: 'rulings', isCurrent: true, testID: 'tab-rulings' }] as const;
const touch = { preventDefault: (): void => undefined };

test.each([true, false])('the tabs can be pressed (along the side: %s)', (isRail) => {
  const open = jest.fn();
  render(inWindow(<TabBarView tabs={tabs} onOpen={open} isRail={isRail} label="Tableside" />));
  fireEvent.press(screen.getByTestId('tab-rulings'), touch);
  expect(open).toHaveBeenCalledWith('a');
  expect(screen.getByTestId('tab-rulings')).toBeSelected();
});

test('an address that leads nowhere says so and offers what there is', () => {
  const open = jest.fn();
  const cards = [{ id: 'mattel', name: 'Manufacturer', summary: 'In the box.', chips: ['2–6 players'] }];
  render(inWindow(<UnknownAddressView title="Not here" help="Choose one." cards={cards} onOpen={open} />));
  expect(screen.getByRole('heading', { name: 'Not here' })).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('instead-mattel'), touch);
  expect(open).toHaveBeenCalledWith('mattel');
});
