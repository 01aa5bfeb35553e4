import { useState } from 'react';
import { View } from 'react-native';
import { type Seat } from '@/engine';
import { AppText, Icon, LabelledInput, DebouncedPressable } from '../../components';
import { useWords } from '../../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../../theme';
import { type DealData } from './makeDealData';

interface CountedProps {
  readonly counted: DealData['counted'];
  readonly onStock: (seat: Seat, text: string) => void;
  readonly onDeck: (text: string) => void;
}

/** Fields for counted stocks and a counted deck. They are folded into one line, because few people count. */
export function StockAndDeckCountFields({ counted: { stock, deck, error }, onStock, onDeck }: CountedProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { deal } = useWords().setUp;
  const [isOpen, setOpen] = useState(false);
  return (
    <View style={styles.box}>
      <DebouncedPressable
        testID="counted"
        isExpanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        style={styles.line}
        pressedStyle={styles.pressed}
      >
        <AppText size="strong" style={styles.words}>
          {deal.counted}
        </AppText>
        <Icon name={isOpen ? 'up' : 'down'} size={22} colour={palette.inkSoft} />
      </DebouncedPressable>
      {isOpen ? (
        <View style={styles.fields}>
          <AppText size="small" colour="inkSoft">
            {deal.countedHelp}
          </AppText>
          {stock.map(({ seat, label, value }) => (
            <LabelledInput
              key={seat}
              testID={`counted-stock-${seat}`}
              label={label}
              value={value}
              onChange={(text) => onStock(seat, text)}
              inputMode="numeric"
              maxLength={3}
            />
          ))}
          <LabelledInput
            testID="counted-deck"
            label={deal.countedDeck}
            value={deck}
            onChange={onDeck}
            inputMode="numeric"
            maxLength={3}
            error={error ?? undefined}
          />
        </View>
      ) : null}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  box: { borderRadius: radius.chip + 2, borderWidth: 1, borderColor: palette.line, overflow: 'hidden' },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.medium,
  },
  pressed: { backgroundColor: palette.accentWash },
  words: { flex: 1 },
  fields: { gap: space.small, padding: space.medium, borderTopWidth: 1, borderColor: palette.line },
}));
