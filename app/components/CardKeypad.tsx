import { memo } from 'react';
import { View } from 'react-native';
import { type Card } from '@/engine';
import { useWords } from '../hooks';
import { space } from '../theme';
import { KeypadKey } from './KeypadKey';

interface KeypadProps {
  readonly onKey: (card: Card) => void;
  readonly armed?: Card | null | undefined;
  readonly onClear?: (() => void) | undefined;
  /** Offers `?`, a card nobody saw. */
  readonly hasUnseen?: boolean | undefined;
  /** Two rows if the window is too low for three; then there is no `clear` key, and `?` takes its place. */
  readonly rows?: 3 | 2 | undefined;
  readonly keyHeight?: number | undefined;
  readonly gap?: number | undefined;
}

type Cell = Card | 'clear';
const NUMBERS: readonly Card[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const cellsOf = (rows: 3 | 2, hasUnseen: boolean, hasClear: boolean): Cell[] => {
  const extra: Cell[] =
    rows === 2 && hasUnseen ? ['?'] : [...(hasClear ? ['clear' as const] : []), ...(hasUnseen ? ['?' as const] : [])];
  return [...NUMBERS, 'S', ...extra];
};

/** One key per card: 1–12 and Skip-Bo; `clear` and `?` on request. */
export const CardKeypad = memo(function Keypad(props: KeypadProps) {
  const { onKey, armed = null, onClear, hasUnseen = false, rows = 3, keyHeight = 56, gap = space.hair } = props;
  const { keys } = useWords().table;
  const perRow = rows === 3 ? 5 : 7;
  const cells = cellsOf(rows, hasUnseen, onClear !== undefined);
  return (
    <View role="group" aria-label={keys.pad} style={{ gap }}>
      {Array.from({ length: rows }, (_, row) => (
        <View key={row} style={{ flexDirection: 'row', gap }}>
          {Array.from({ length: perRow }, (_place, column) => {
            const cell = cells[row * perRow + column];
            if (cell === undefined) return <View key={column} style={{ flex: 1 }} />;
            if (cell === 'clear')
              return (
                <KeypadKey
                  key={cell}
                  title={keys.clear}
                  label={keys.clearLabel}
                  testID="key-clear"
                  onPress={onClear ?? noop}
                  height={keyHeight}
                  isQuiet
                />
              );
            return <CardKey key={cell} card={cell} onKey={onKey} isArmed={armed === cell} height={keyHeight} />;
          })}
        </View>
      ))}
    </View>
  );
});

const noop = (): void => undefined;

interface CardKeyProps {
  readonly card: Card;
  readonly onKey: (card: Card) => void;
  readonly isArmed: boolean;
  readonly height: number;
}

/** The handler is bound per key, so that a tap elsewhere redraws no key. */
const CardKey = memo(function CardKey({ card, onKey, isArmed, height }: CardKeyProps) {
  const { keys } = useWords().table;
  return (
    <KeypadKey
      card={card}
      label={isArmed ? keys.armed(card) : keys.key(card)}
      testID={`key-${card}`}
      onPress={() => onKey(card)}
      isArmed={isArmed}
      height={height}
      isQuiet={card === '?'}
    />
  );
});
