import { interpretDealKey } from '../../app/screens/Deal/interpretDealKey';

describe('what a key of the keyboard does at the deal', () => {
  test('every card can be typed', () => {
    const typed = ['2', '3', '4', '5', '6', '7', '8', '9', '0', 's', 'S', 'u'].map((key) =>
      interpretDealKey(key, false),
    );
    expect(typed).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 'S', 'S', '?'].map((card) => ({ do: 'cards', cards: [card] })));
  });

  test('a 1 waits for a second figure or for Enter', () => {
    expect(interpretDealKey('1', false)).toEqual({ do: 'hold-one' });
    const after = ['0', '1', '2', 'Enter'].map((key) => interpretDealKey(key, true));
    expect(after).toEqual([10, 11, 12, 1].map((card) => ({ do: 'cards', cards: [card] })));
  });

  test('any other card after a 1 that waits is a card of its own', () => {
    expect(interpretDealKey('7', true)).toEqual({ do: 'cards', cards: [1, 7] });
    expect(interpretDealKey('s', true)).toEqual({ do: 'cards', cards: [1, 'S'] });
  });

  test('Backspace drops the 1 that waits, else it undoes', () => {
    expect([true, false].map((isHeld) => interpretDealKey('Backspace', isHeld))).toEqual([
      { do: 'drop-one' },
      { do: 'undo' },
    ]);
  });

  test('every other key is left to the browser', () => {
    expect(['Enter', 'Tab', ' ', 'x', 'F5'].map((key) => interpretDealKey(key, false))).toEqual(Array(5).fill(null));
  });
});
