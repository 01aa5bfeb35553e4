import { View } from 'react-native';
import { Icon, Words } from '../../components';
import { useWords } from '../../hooks';
import { type Palette, radius, space, usePalette, useStyles } from '../../theme';
import { Block } from './Block';
import { type ReadingView } from './makeReading';

/** The disputed point the flag rests on: how it is read here, how else it could be, and why. */
export function Reading({ reading }: { readonly reading: ReadingView }) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { review, screens } = useWords();
  const { inForce, otherReadings, whyThis } = screens.rulings;
  return (
    <Block title={review.flag.reading} testID="flag-reading">
      <Words colour="inkSoft">{review.flag.restsOnReading}</Words>
      <Words size="strong">{reading.question}</Words>
      <View style={styles.inForce}>
        <Icon name="inForce" size={22} colour={palette.accent} />
        <View style={styles.beside}>
          <Words size="label" colour="accent">
            {inForce}
          </Words>
          <Words>{reading.inForce}</Words>
        </View>
      </View>
      <Words size="label" colour="inkSoft">
        {whyThis}
      </Words>
      <Words>{reading.why}</Words>
      {reading.others.length > 0 && (
        <Words size="label" colour="inkSoft">
          {otherReadings}
        </Words>
      )}
      {reading.others.map((other) => (
        <View key={other} style={styles.other}>
          <Icon name="other" size={22} colour={palette.inkSoft} />
          <Words style={styles.beside}>{other}</Words>
        </View>
      ))}
    </Block>
  );
}

const makeStyles = (palette: Palette) => ({
  inForce: {
    flexDirection: 'row' as const,
    gap: space.small,
    padding: space.medium,
    borderRadius: radius.chip + 2,
    borderWidth: 1,
    borderColor: palette.accent,
    backgroundColor: palette.accentWash,
  },
  beside: { flex: 1 },
  other: { flexDirection: 'row' as const, alignItems: 'flex-start' as const, gap: space.small },
});
