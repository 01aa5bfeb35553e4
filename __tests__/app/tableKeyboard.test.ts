import { type Card } from '@/engine';
import { wordsFor } from '@/words';
import {
  interpretTableKey,
  type PressedKey,
  type TypingContext,
  usesUpWaitingOneKey,
} from '../../app/screens/Table/keyboard/interpretTableKey';

const key = (name: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key: name,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});
const cardOf = (name: string, armed: Card | null = null): Card | null => {
  const command = interpretTableKey(key(name), armed);
  return command?.do === 'tap' && command.tap.on === 'key' ? command.tap.card : null;
};

describe('what a key of the keyboard does at the table', () => {
  test('every card can be typed', () => {
    const figures = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    expect(figures.map((figure) => cardOf(figure))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(['0', '1', '2'].map((figure) => cardOf(figure, 1))).toEqual([10, 11, 12]);
    expect([cardOf('0'), cardOf('s'), cardOf('S'), cardOf('u')]).toEqual([10, 'S', 'S', '?']);
  });

  test('a figure after anything but an armed 1 is a card of its own', () => {
    expect([cardOf('2', 2), cardOf('3', 1), cardOf('1', 12), cardOf('2', 'S')]).toEqual([2, 3, 1, 2]);
  });

  describe('where the new top of a stock is asked, a card is told at once', () => {
    const asked: TypingContext = { isCountAsked: false, isTopAsked: true, isOneHeld: false };
    const held: TypingContext = { ...asked, isOneHeld: true };
    const told = (card: Card) => ({ do: 'tap', tap: { on: 'key', card }, isHeld: false });

    test.each([
      ['7', told(7)],
      ['0', told(10)],
      ['s', told('S')],
      ['u', told('?')],
      // it may be the first figure of ten, eleven or twelve
      ['1', { do: 'hold-one' }],
    ] as const)('%s', (name, command) => expect(interpretTableKey(key(name), null, asked)).toEqual(command));

    test.each([
      ['0', told(10), true],
      ['1', told(11), true],
      ['2', told(12), true],
      ['Enter', told(1), true],
      ['Backspace', { do: 'drop-one' }, true],
      // another key: the one was a one, and is told before it
      ['7', told(7), false],
      ['s', told('S'), false],
      ['ArrowLeft', { do: 'move-focus', to: 'left' }, false],
    ] as const)('a 1, then %s', (name, command, isUsed) => {
      const found = interpretTableKey(key(name), null, held);
      expect(found).toEqual(command);
      expect(found !== null && usesUpWaitingOneKey(found)).toBe(isUsed);
    });
  });

  test('where a number of cards is asked, a figure is that number', () => {
    const asked: TypingContext = { isCountAsked: true, isTopAsked: false, isOneHeld: false };
    expect([0, 1, 5, 9].map((figure) => interpretTableKey(key(String(figure)), null, asked))).toEqual(
      [0, 1, 5, 9].map((count) => ({ do: 'count', count })),
    );
    expect(interpretTableKey(key('s'), null, asked)).toMatchObject({ do: 'tap' });
  });

  test('a card pressed again is put down, so the focus stays where it is', () => {
    expect(interpretTableKey(key('7'), null)).toEqual({ do: 'tap', tap: { on: 'key', card: 7 }, isHeld: true });
    expect(interpretTableKey(key('7'), 7)).toEqual({ do: 'tap', tap: { on: 'key', card: 7 }, isHeld: false });
  });

  test.each([
    ['Backspace', {}, { do: 'action', action: 'undo' }],
    ['Backspace', { shiftKey: true }, { do: 'redo' }],
    ['ArrowLeft', {}, { do: 'move-focus', to: 'left' }],
    ['ArrowDown', {}, { do: 'move-focus', to: 'down' }],
    ['Tab', {}, { do: 'next-group', isBack: false }],
    ['Tab', { shiftKey: true }, { do: 'next-group', isBack: true }],
    ['?', { shiftKey: true }, { do: 'open-help' }],
    ['c', {}, { do: 'tap', tap: { on: 'clear' }, isHeld: false }],
    ['f', {}, { do: 'open-flags' }],
    ['t', {}, { do: 'action', action: 'talk' }],
    ['D', { shiftKey: true }, { do: 'action', action: 'draw' }],
    ['l', {}, { do: 'action', action: 'log' }],
    ['m', {}, { do: 'action', action: 'more' }],
  ] as const)('%s %o', (name, more, command) => {
    expect(interpretTableKey(key(name, more), null)).toEqual(command);
  });

  test('shortcuts of the browser, Enter and every other key are left to the browser', () => {
    expect(interpretTableKey(key('s', { ctrlKey: true }), null)).toBeNull();
    expect(interpretTableKey(key('l', { metaKey: true }), null)).toBeNull();
    expect(interpretTableKey(key('d', { altKey: true }), null)).toBeNull();
    expect(['Enter', ' ', 'Escape', 'F5', 'x'].map((name) => interpretTableKey(key(name), null))).toEqual(
      Array(5).fill(null),
    );
  });

  test('the list of keys names every key that does something', () => {
    const listed = wordsFor('en')
      .keyboard.rows.map(({ keys }) => keys)
      .join(' ');
    const doesSomething = [...'abcdefghijklmnopqrstuvwxyz'].filter(
      (letter) => interpretTableKey(key(letter), null) !== null,
    );
    expect(doesSomething.filter((letter) => !listed.includes(letter.toUpperCase()))).toEqual([]);
  });
});
