import { View } from 'react-native';
import { useIsCramped } from '../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, useStyles } from '../theme';
import { DebouncedPressable } from './DebouncedPressable';
import { SeatBadge } from './SeatBadge';
import { AppText } from './Text';

export interface PersonButtonData {
  readonly key: string;
  readonly name: string;
  /** Colour and shape of the seat; null for somebody who has no seat. */
  readonly side: number | null;
  readonly testID: string;
}

interface PersonButtonGridProps {
  readonly people: readonly PersonButtonData[];
  readonly onChoose: (key: string) => void;
}

/** People to choose from, two to a row. A name is never cut: it takes as many lines as it needs, breaking inside a word if it must. */
export function PersonButtonGrid({ people, onChoose }: PersonButtonGridProps) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  return (
    <View style={styles.people}>
      {people.map(({ key, name, side, testID }) => (
        <DebouncedPressable
          key={key}
          testID={testID}
          onPress={() => onChoose(key)}
          style={[styles.person, isCramped && styles.cramped]}
          pressedStyle={styles.pressed}
        >
          {side === null ? null : <SeatBadge side={side} size={18} />}
          <AppText size="label" style={styles.name}>
            {name}
          </AppText>
        </DebouncedPressable>
      ))}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  people: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
  person: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    flexGrow: 1,
    flexBasis: '45%',
    maxWidth: '100%',
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: 6,
    paddingVertical: 2,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  cramped: { flexBasis: '100%', paddingHorizontal: space.hair },
  pressed: { backgroundColor: palette.accentWash, borderColor: palette.accent },
  // a small line height, so that six long names fit above the seats on a phone
  name: { flexShrink: 1, lineHeight: 17, overflowWrap: 'anywhere' } as object,
}));
