import {
  countLines,
  fitLetters,
  fitSlotTextAndButton,
  SLOT_LETTERS,
} from '../../app/screens/Table/layout/fitSlotTextAndButton';

describe('lines of a text', () => {
  test.each([
    ['one', 100, 10, 1],
    // 10 letters of 6 fit into 60
    ['five words', 60, 10, 1],
    ['five words and', 60, 10, 2],
    // a word longer than a line breaks
    ['Featherstonehaugh', 60, 10, 2],
    ['a Featherstonehaugh b', 60, 10, 3],
    ['', 60, 10, 1],
  ])('%j in %d takes %d lines at %d', (text, width, fontSize, lines) => {
    expect(countLines(text, width, fontSize)).toBe(lines);
  });
});

test('letters get smaller until all of it fits, and never by cutting', () => {
  const text = 'Alexandrina Featherstonehaughs laid 9 on a pile that needs 6';
  const sizes = [400, 300, 220, 180].map((width) => fitLetters(text, width, 45));
  expect(sizes).toEqual([...sizes].sort());
  expect(sizes.every((size) => size !== null)).toBe(true);
  expect(fitLetters(text, 20, 45)).toBeNull();
  expect(fitLetters(text, 0, 45)).toBeNull();
  // larger letters of the system take more room
  expect(fitLetters(text, 300, 45, 1.6) ?? SLOT_LETTERS.length).toBeGreaterThan(fitLetters(text, 300, 45) ?? 0);
});

test('a button that is a sentence shares the width, or gives way', () => {
  const fit = fitSlotTextAndButton('Ana laid 9 on a pile that needs 6', "Put the 9 back in Ana's hand", 240, 45);
  expect(fit).not.toBeNull();
  expect(fit?.text).toBeLessThan(SLOT_LETTERS.length - 1);
  const name = 'Bartholomew Featherstonehaugh-Cholmondeley';
  expect(
    fitSlotTextAndButton(`${name} laid 9 on a pile`, `Put the 9 back in ${name}'s hand; ${name} must use it`, 240, 45),
  ).toBeNull();
});
