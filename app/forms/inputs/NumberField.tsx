import { View } from 'react-native';
import { Icon, type IconName, LabelledInput, DebouncedPressable } from '../../components';
import { useWords } from '../../hooks';
import { defineStaticStyles, radius, space, MIN_TOUCH_TARGET, usePalette } from '../../theme';
import { type FormFieldSpec } from '../fields';
import { type FieldViewProps } from '../props';
import { OptionChips } from './OptionChips';

const DIGITS = 4;

/** A number as somebody typed it; nothing where there is none, or one that cannot be. */
export function parseDigits(typed: string, least = 0): number | undefined {
  const digits = typed.replace(/\D/g, '').slice(0, DIGITS);
  const number = Number(digits);
  return digits === '' || number < least ? undefined : number;
}

type Many = Extract<FormFieldSpec, { readonly kind: 'many' }>;
/** How far a count may be off and still be one tap away: what fits beside the number on a phone. */
const BELOW = 2;
const NEAR = 4;

/** Any number: one tap where it is near what the app believes, else typed, or step by step. */
export function NumberField({ field, label, value, values, seats, draw, onAnswer }: FieldViewProps<Many>) {
  const { less, oneMore } = useWords().forms;
  const least = field.least ?? 0;
  const believed =
    field.near === 'draw' ? draw : field.near && seats.find((one) => one.seat === values.seat)?.[field.near];
  const now = typeof value === 'number' ? value : null;
  const step = (by: number): void => onAnswer(Math.max(least, now === null ? least : now + by));
  const from = Math.max(least, (believed ?? 0) - BELOW);
  const near = Array.from({ length: NEAR }, (_, index) => `${from + index}`);
  return (
    <View style={styles.row}>
      <View style={styles.typed}>
        <LabelledInput
          label={label}
          value={now === null ? '' : `${now}`}
          testID={`field-${field.name}`}
          inputMode="numeric"
          onChange={(typed) => onAnswer(parseDigits(typed, least))}
        />
      </View>
      {believed === undefined ? (
        <>
          <Step icon="minus" label={less(label)} testID={`field-${field.name}-less`} onPress={() => step(-1)} />
          <Step icon="plus" label={oneMore(label)} testID={`field-${field.name}-more`} onPress={() => step(1)} />
        </>
      ) : (
        <OptionChips
          label={label}
          name={field.name}
          options={near.map((count) => ({ key: count, title: count }))}
          chosen={now === null ? null : `${now}`}
          onChoose={(key) => onAnswer(Number(key) === now && field.isOptional ? undefined : Number(key))}
        />
      )}
    </View>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly testID: string;
  readonly onPress: () => void;
}

function Step({ icon, label, testID, onPress }: StepProps) {
  const { ink, frame, card, sunken } = usePalette();
  return (
    <DebouncedPressable
      label={label}
      testID={testID}
      onPress={onPress}
      style={[styles.step, { borderColor: frame, backgroundColor: card }]}
      pressedStyle={{ backgroundColor: sunken }}
    >
      <Icon name={icon} size={22} colour={ink} />
    </DebouncedPressable>
  );
}

const styles = defineStaticStyles({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.hair },
  step: {
    width: MIN_TOUCH_TARGET,
    height: MIN_TOUCH_TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: radius.chip,
  },
  typed: { flexGrow: 1, flexBasis: 80, maxWidth: 200 },
});

/** A count for each seat. It is told for all of them or for none. */
export function StockCountsField({ field, value, seats, onAnswer }: FieldViewProps) {
  const counts = seats.map((_, seat) => (value as readonly (number | null)[] | undefined)?.[seat] ?? null);
  const put = (at: number, typed: string): void => {
    const now = counts.map((count, seat) => (seat === at ? (parseDigits(typed) ?? null) : count));
    onAnswer(now.every((count) => count === null) ? undefined : now);
  };
  return (
    <View style={stocksFieldStyles.row}>
      {seats.map(({ seat, name }, index) => (
        <View key={seat} style={stocksFieldStyles.count}>
          <LabelledInput
            label={name}
            value={`${counts[index] ?? ''}`}
            testID={`field-${field.name}-${seat}`}
            inputMode="numeric"
            onChange={(typed) => put(index, typed)}
          />
        </View>
      ))}
    </View>
  );
}

const stocksFieldStyles = defineStaticStyles({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
  count: { flexGrow: 1, flexBasis: 72, maxWidth: 140 },
});
