import { View } from 'react-native';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../theme';
import { Icon } from './Icon';
import { DebouncedPressable } from './DebouncedPressable';
import { AppText } from './Text';

export interface ChoiceOption<T> {
  readonly value: T;
  readonly title: string;
  readonly testID?: string | undefined;
  readonly label?: string | undefined;
}

interface ChoiceProps<T> {
  readonly label: string;
  readonly options: readonly ChoiceOption<T>[];
  /** Null: nothing has been chosen yet. */
  readonly value: T | null | undefined;
  readonly onChange: (value: T) => void;
  /** The label is only for screen readers, because a heading above shows it. */
  readonly isLabelHidden?: boolean | undefined;
  /** Short titles that share one row, whatever its width. */
  readonly isInOneRow?: boolean | undefined;
}

/** Radio buttons: one of several options. */
export function RadioChoice<T extends string | number | boolean>(props: ChoiceProps<T>) {
  const { label, options, value, onChange, isLabelHidden = false, isInOneRow = false } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  return (
    <View role="radiogroup" aria-label={label} style={styles.choice}>
      {isLabelHidden ? null : <AppText size="label">{label}</AppText>}
      <View style={[styles.options, isInOneRow && styles.row]}>
        {options.map((option) => {
          const isChosen = option.value === value;
          return (
            <DebouncedPressable
              key={String(option.value)}
              role="radio"
              label={option.label}
              testID={option.testID}
              isChecked={isChosen}
              onPress={() => onChange(option.value)}
              style={[styles.option, isInOneRow && styles.inRow, isChosen && styles.chosen]}
              pressedStyle={styles.pressed}
            >
              {isChosen ? (
                <Icon name="inForce" size={isInOneRow ? 14 : 18} colour={palette.tones.good.onSolid} />
              ) : null}
              <AppText size="strong" style={[styles.title, isChosen && { color: palette.tones.good.onSolid }]}>
                {option.title}
              </AppText>
            </DebouncedPressable>
          );
        })}
      </View>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  choice: { gap: space.hair },
  options: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  option: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minHeight: MIN_TOUCH_TARGET,
    minWidth: MIN_TOUCH_TARGET + 8,
    maxWidth: '100%',
    paddingHorizontal: space.medium,
    paddingVertical: space.hair,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  row: { flexWrap: 'nowrap', gap: space.hair },
  inRow: { flexGrow: 1, flexBasis: 0, minWidth: 0, gap: 2, paddingHorizontal: 2 },
  chosen: { backgroundColor: palette.tones.good.solid, borderColor: palette.tones.good.solid },
  pressed: { opacity: 0.75 },
  title: { flexShrink: 1 },
}));
