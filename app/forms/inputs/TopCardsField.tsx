import { useState } from 'react';
import { View } from 'react-native';
import { type Card } from '@/engine';
import { AppText, CardFace, DebouncedPressable, SeatBadge } from '../../components';
import { useWords } from '../../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, useStyles } from '../../theme';
import { CardKeys } from './CardKeys';
import { type FieldViewProps } from '../props';

/** A card for each seat: the keys fill one place after another; a place tapped is filled next. */
export function TopCardsField({ field, label, value, seats, onAnswer }: FieldViewProps) {
  const styles = useStyles(makeStyles);
  const { topOf } = useWords().forms;
  const tops = seats.map((_, seat): Card | null => (value as readonly (Card | null)[] | undefined)?.[seat] ?? null);
  const open = tops.indexOf(null);
  const [picked, setPicked] = useState<number | null>(null);
  const place = picked ?? (open < 0 ? 0 : open);
  const put = (card: Card): void => {
    setPicked(null);
    onAnswer(tops.map((top, seat) => (seat === place ? card : top)));
  };
  return (
    <View style={styles.field}>
      <View style={styles.row}>
        {seats.map(({ seat, name }, index) => (
          <DebouncedPressable
            key={seat}
            label={topOf(name, tops[index] ?? null)}
            isPressed={index === place}
            testID={`field-${field.name}-seat-${seat}`}
            onPress={() => setPicked(index)}
            style={[styles.place, index === place && styles.next]}
          >
            <SeatBadge side={seat} size={14} />
            <AppText size="small" style={styles.name}>
              {name}
            </AppText>
            <CardFace card={tops[index] ?? null} size="small" />
          </DebouncedPressable>
        ))}
      </View>
      <CardKeys label={label} name={field.name} chosen={null} onChoose={put} />
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  field: { gap: space.hair },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
  place: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.hair,
    flexGrow: 1,
    // Two to a row: a long name takes as many lines as it needs.
    flexBasis: '47%',
    minWidth: '47%',
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: 6,
    borderRadius: radius.chip,
    borderWidth: 2,
    borderColor: palette.line,
  },
  next: { borderColor: palette.accent, backgroundColor: palette.accentWash },
  name: { flex: 1 },
}));
