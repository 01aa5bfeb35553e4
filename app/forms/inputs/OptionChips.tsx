import { View } from 'react-native';
import { AppText, Icon, DebouncedPressable, SeatBadge } from '../../components';
import { useIsCramped } from '../../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../../theme';
import { type FieldViewProps } from '../props';

export interface FieldOption {
  /** The last part of the option's testID. */
  readonly key: string;
  readonly title: string;
  /** Shows this seat's colour and shape before the title. */
  readonly seat?: number | undefined;
}

interface OptionsProps {
  /** The question, for screen readers. */
  readonly label: string;
  readonly name: string;
  readonly options: readonly FieldOption[];
  /** The chosen keys: none, one or several. */
  readonly chosen: string | readonly string[] | null;
  readonly onChoose: (key: string) => void;
}

/** Options side by side. A chosen one is filled and has a tick. */
export function OptionChips({ label, name, options, chosen, onChoose }: OptionsProps) {
  const styles = useStyles(makeStyles);
  const { tones } = usePalette();
  const isCramped = useIsCramped();
  const isMany = Array.isArray(chosen);
  return (
    <View role={isMany ? 'group' : 'radiogroup'} aria-label={label} style={styles.row}>
      {options.map(({ key, title, seat }) => {
        const isChosen = isMany ? chosen.includes(key) : key === chosen;
        return (
          <DebouncedPressable
            key={key}
            role={isMany ? 'checkbox' : 'radio'}
            isChecked={isChosen}
            label={title}
            testID={`field-${name}-${key}`}
            onPress={() => onChoose(key)}
            style={[
              styles.option,
              seat !== undefined && (isCramped ? styles.alone : styles.seat),
              isChosen && styles.chosen,
            ]}
            pressedStyle={styles.pressed}
          >
            {isChosen ? <Icon name="inForce" size={18} colour={tones.good.onSolid} /> : null}
            {seat !== undefined && !isChosen ? <SeatBadge side={seat} size={16} /> : null}
            <AppText size="label" style={[styles.title, isChosen && { color: tones.good.onSolid }]}>
              {title}
            </AppText>
          </DebouncedPressable>
        );
      })}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
  option: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.hair,
    minWidth: MIN_TOUCH_TARGET,
    minHeight: MIN_TOUCH_TARGET,
    maxWidth: '100%',
    paddingHorizontal: space.small,
    paddingVertical: space.hair,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  // Two to a row: a long name takes as many lines as it needs.
  seat: { flexGrow: 1, flexBasis: '47%', minWidth: '47%', paddingHorizontal: 6 },
  /** At twice the text size each has a row of its own. */
  alone: { flexBasis: '100%' },
  chosen: { backgroundColor: palette.tones.good.solid, borderColor: palette.tones.good.solid },
  pressed: { opacity: 0.75 },
  title: { flexShrink: 1 },
}));

const BOTH = 2;

/** For two seats: choosing a third removes the one chosen first. */
export function DealersField({ field, label, value, seats, onAnswer }: FieldViewProps) {
  const dealers = (value as readonly number[] | undefined) ?? [];
  const tap = (seat: number): void => {
    const now = dealers.includes(seat) ? dealers.filter((one) => one !== seat) : [...dealers, seat].slice(-BOTH);
    onAnswer(now.length === 0 ? undefined : now);
  };
  return (
    <OptionChips
      label={label}
      name={field.name}
      options={seats.map(({ seat, name }) => ({ key: `${seat}`, title: name, seat }))}
      chosen={dealers.map(String)}
      onChoose={(key) => tap(Number(key))}
    />
  );
}
