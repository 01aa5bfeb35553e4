import { View } from 'react-native';
import { AppText, Button, KeypadKey, CardKeypad } from '../components';
import { useIsNarrowWindow, useWords } from '../hooks';
import { defineStaticStyles, space } from '../theme';
import { maxDigitsOf, type PositionEditState, type PositionTouch } from './applyPositionTouch';

interface EntryPadProps {
  readonly entering: PositionEditState;
  /** Whether the chosen place takes a card or a number. */
  readonly asks: string;
  readonly onTouch: (touch: PositionTouch) => void;
}

const KEY_HEIGHT = 48;
/** In a browser that enlarges the whole page a key is half as wide: its word must still fit. */
const NARROW_HEIGHT = 32;
const useKeyHeight = (): number => (useIsNarrowWindow() ? NARROW_HEIGHT : KEY_HEIGHT);
/** The question stands above the keys, and leaves room for the table above it. */
const MAX_SCALE = 1.4;
const DIGITS = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9, 0],
] as const;

/** The keys at the bottom: cards where the place takes a card, digits where it takes a number. */
export function PositionKeypad({ entering, asks, onTouch }: EntryPadProps) {
  const { position } = useWords().forms;
  const keyHeight = useKeyHeight();
  const { entered, place, isAdding } = entering;
  const pile = place.on === 'discard' ? (entered.seats[place.seat]?.discards[place.pile] ?? []) : [];
  return (
    <View style={styles.pad}>
      <View style={styles.line}>
        <AppText size="strong" maxScale={MAX_SCALE} style={styles.asks} testID="pos-asks">
          {asks}
        </AppText>
        {pile.length > 0 ? (
          <>
            <Button
              kind={isAdding ? 'main' : 'plain'}
              icon="plus"
              isSmall
              title={position.add}
              label={position.under}
              testID="pos-add"
              onPress={() => onTouch({ on: 'add' })}
            />
            <Button
              icon="minus"
              isSmall
              title={position.off}
              label={position.lift}
              testID="pos-lift"
              onPress={() => onTouch({ on: 'lift' })}
            />
          </>
        ) : null}
      </View>
      {maxDigitsOf(place) === null ? (
        <CardKeypad
          keyHeight={keyHeight}
          hasUnseen
          onKey={(card) => onTouch({ on: 'key', card })}
          onClear={() => onTouch({ on: 'clear' })}
        />
      ) : (
        <DigitKeys onTouch={onTouch} />
      )}
    </View>
  );
}

function DigitKeys({ onTouch }: Pick<EntryPadProps, 'onTouch'>) {
  const height = useKeyHeight();
  const { position } = useWords().forms;
  return (
    <View role="group" aria-label={position.digits} style={styles.keys}>
      {DIGITS.map((row) => (
        <View key={row[0]} style={styles.row}>
          {row.map((digit) => (
            <KeypadKey
              key={digit}
              title={`${digit}`}
              label={`${digit}`}
              testID={`digit-${digit}`}
              height={height}
              onPress={() => onTouch({ on: 'digit', digit })}
            />
          ))}
        </View>
      ))}
      <View style={styles.row}>
        <KeypadKey
          title={position.erase}
          label={position.erase}
          testID="digit-clear"
          height={height}
          isQuiet
          onPress={() => onTouch({ on: 'clear' })}
        />
        <KeypadKey
          title={position.next}
          label={position.next}
          testID="pos-next"
          height={height}
          isQuiet
          onPress={() => onTouch({ on: 'next' })}
        />
      </View>
    </View>
  );
}

const styles = defineStaticStyles({
  pad: { gap: space.hair },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.hair, minHeight: 32 },
  asks: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
  keys: { gap: space.hair },
  row: { flexDirection: 'row', gap: space.hair },
});
