import { render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { linesNeeded } from '../../app/screens/Table/layout/fitText';
import { DrawCountKeys } from '../../app/screens/Table/parts/TableKeypad';
import { inWindow } from './inWindow';

const TITLE = 'How many more did Wolfeschlegelsteinhausenberger draw?';
const HINT = '2 cards due, for 3 in hand';

test.each([
  ['keys in two rows', 116, false],
  ['keys in three rows', 176, true],
] as const)('the question names the whole player, in letters of a name at least: %s', (_, height, hasHint) => {
  const width = 344;
  render(
    inWindow(<DrawCountKeys row={{ title: TITLE, hint: HINT }} width={width} height={height} onCount={jest.fn()} />),
  );
  const question = screen.getByText(TITLE);
  expect(question.props.numberOfLines).toBeUndefined();
  const { fontSize, lineHeight } = StyleSheet.flatten(question.props.style);
  expect(fontSize).toBeGreaterThanOrEqual(15);
  const room = StyleSheet.flatten(screen.getByTestId('draw-question').props.style).height;
  const lines = linesNeeded(TITLE, width, fontSize) * lineHeight;
  expect(room).toBeGreaterThanOrEqual(lines + (hasHint ? 20 : 0));
  expect(screen.queryByText(HINT) !== null).toBe(hasHint);
});
