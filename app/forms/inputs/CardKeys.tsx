import { View } from 'react-native';
import { type Card, HIGHEST_NUMBER, UNSEEN_CARD, WILD_CARD } from '@/engine';
import { CardFace, DebouncedPressable } from '../../components';
import { useWords } from '../../hooks';
import { defineStyles, radius, MIN_TOUCH_TARGET, useStyles } from '../../theme';

const FACES: readonly Card[] = [
  ...Array.from({ length: HIGHEST_NUMBER }, (_, index) => index + 1),
  WILD_CARD,
  UNSEEN_CARD,
];
interface CardKeysProps {
  readonly label: string;
  readonly name: string;
  readonly chosen: Card | null;
  readonly onChoose: (card: Card) => void;
}

/** One key per card. The table's own keys may be on the same screen, so these have other testIDs. */
export function CardKeys({ label, name, chosen, onChoose }: CardKeysProps) {
  const styles = useStyles(makeStyles);
  const { cardLabel } = useWords().forms;
  return (
    <View role="radiogroup" aria-label={label} style={styles.keys}>
      {FACES.map((card) => (
        <DebouncedPressable
          key={card}
          role="radio"
          isChecked={card === chosen}
          label={cardLabel(card)}
          testID={`field-${name}-${card}`}
          onPress={() => onChoose(card)}
          style={[styles.key, card === chosen && styles.chosen]}
          pressedStyle={styles.chosen}
        >
          <CardFace card={card} size="medium" width={40} height={42} />
        </DebouncedPressable>
      ))}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  keys: { flexDirection: 'row', flexWrap: 'wrap', maxWidth: 460 },
  // Two rows over the seats of a phone. No gaps between them: the whole cell is the target.
  key: {
    flexGrow: 1,
    flexBasis: 45,
    maxWidth: 64,
    minHeight: MIN_TOUCH_TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.chip,
  },
  chosen: { backgroundColor: palette.accent },
}));
