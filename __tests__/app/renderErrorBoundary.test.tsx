import { fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from '../../app/components';
import { RenderErrorBoundary } from '../../app/components/RenderErrorBoundary';
import { inWindow } from './inWindow';

let isBroken = true;
function Screen() {
  if (isBroken) throw new Error('a pile without a top');
  return <Text testID="screen" />;
}

// React reports what was thrown, too.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a screen that throws is said to be so, and left for the first one', () => {
  isBroken = true;
  const onStartAnew = jest.fn(() => void (isBroken = false));
  render(
    inWindow(
      <RenderErrorBoundary onStartAnew={onStartAnew}>
        <Screen />
      </RenderErrorBoundary>,
    ),
  );
  expect(screen.getByTestId('not-drawn')).toHaveTextContent(/saved is safe/);
  expect(screen.getByText(/a pile without a top/)).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('start-anew'));
  expect(onStartAnew).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('screen')).toBeOnTheScreen();
});
