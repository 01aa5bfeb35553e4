import { useState } from 'react';
import { View } from 'react-native';
import { type Card, type EntryOf } from '@/engine';
import { AppText, Icon, DebouncedPressable } from '../../components';
import { useWords } from '../../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../../theme';
import { CardKeys } from './CardKeys';
import { type FieldViewProps } from '../props';
import { OptionChips } from './OptionChips';

type Drawn = EntryOf<'cut'>['cards'][number];

/** Who drew which card, in order. The seats take turns by themselves; whoever drew a Skip-Bo draws again. */
export function CutField({ field, label, value, seats, onAnswer }: FieldViewProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { cutOf, takeOut, nothingDrawn, fieldLabel } = useWords().forms;
  const drawn = (value as readonly Drawn[] | undefined) ?? [];
  const [picked, setPicked] = useState<number | null>(null);
  const place = picked ?? nextIn(drawn, seats.length);
  const nameOf = (seat: number): string => seats.find((one) => one.seat === seat)?.name ?? '';
  const put = (card: Card): void => {
    setPicked(null);
    onAnswer([...drawn, { seat: place, card }]);
  };
  const takeAway = (at: number): void => {
    const left = drawn.filter((_, index) => index !== at);
    onAnswer(left.length === 0 ? undefined : left);
  };
  return (
    <View style={styles.field}>
      <View style={styles.row}>
        {drawn.length === 0 ? <AppText size="small">{nothingDrawn}</AppText> : null}
        {drawn.map(({ seat, card }, index) => (
          <DebouncedPressable
            key={index}
            label={takeOut(cutOf(nameOf(seat), card))}
            testID={`field-${field.name}-out-${index}`}
            onPress={() => takeAway(index)}
            style={styles.drawn}
          >
            <AppText size="label">{cutOf(nameOf(seat), card)}</AppText>
            <Icon name="close" size={16} colour={palette.inkSoft} />
          </DebouncedPressable>
        ))}
      </View>
      <OptionChips
        label={fieldLabel('cut', 'seat')}
        name={`${field.name}-seat`}
        options={seats.map(({ seat, name }) => ({ key: `${seat}`, title: name, seat }))}
        chosen={`${place}`}
        onChoose={(key) => setPicked(Number(key))}
      />
      <CardKeys label={label} name={field.name} chosen={null} onChoose={put} />
    </View>
  );
}

function nextIn(drawn: readonly Drawn[], seats: number): number {
  const last = drawn[drawn.length - 1];
  if (last === undefined) return 0;
  return last.card === 'S' ? last.seat : (last.seat + 1) % seats;
}

const makeStyles = defineStyles((palette) => ({
  field: { gap: space.hair },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
  drawn: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.hair,
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.small,
    borderRadius: radius.chip,
    backgroundColor: palette.sunken,
  },
}));
