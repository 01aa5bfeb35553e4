import { View } from 'react-native';
import { useWords } from '../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../theme';
import { Icon } from './Icon';
import { AppText } from './Text';

interface ReadingPointProps {
  readonly inForce: string;
  readonly others: readonly string[];
  readonly why: string;
}

/** How a disputed point is read here, how else it could be, and why it is read so. */
export function DisputedPointView({ inForce, others, why }: ReadingPointProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const say = useWords().screens.rulings;
  return (
    <>
      <View style={styles.inForce}>
        <Icon name="inForce" size={22} colour={palette.accent} />
        <View style={styles.beside}>
          <AppText size="label" colour="accent">
            {say.inForce}
          </AppText>
          <AppText size="strong">{inForce}</AppText>
        </View>
      </View>
      {others.length > 0 && (
        <View style={styles.others}>
          <AppText size="label" colour="inkSoft">
            {say.otherReadings}
          </AppText>
          {others.map((other) => (
            <View key={other} style={styles.other}>
              <Icon name="other" size={22} colour={palette.inkSoft} />
              <AppText style={styles.beside}>{other}</AppText>
            </View>
          ))}
        </View>
      )}
      <AppText size="label" colour="inkSoft">
        {say.whyThis}
      </AppText>
      <AppText>{why}</AppText>
    </>
  );
}

const makeStyles = defineStyles((palette) => ({
  inForce: {
    flexDirection: 'row',
    gap: space.small,
    marginVertical: space.small,
    padding: space.medium,
    borderRadius: radius.chip + 2,
    borderWidth: 1,
    borderColor: palette.accent,
    backgroundColor: palette.accentWash,
  },
  beside: { flex: 1 },
  others: { gap: space.hair, marginBottom: space.small },
  other: { flexDirection: 'row', alignItems: 'flex-start', gap: space.small },
}));
