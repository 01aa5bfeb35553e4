import { View } from 'react-native';
import { Heading, Icon, Words } from '../../components';
import { type Anchors, useWords } from '../../hooks';
import { type Palette, radius, space, usePalette, useStyles } from '../../theme';
import { Place, Rows } from './Rows';
import { type Sheet } from './sheet';

interface DisputedProps {
  readonly points: Sheet['disputed'];
  readonly anchors: Anchors;
}

/** Where the sheet can be read in more than one way: the reading in force, the others, and why. */
export function Disputed({ points, anchors }: DisputedProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { inForce, otherReadings, whyThis } = useWords().screens.rulings;
  return (
    <Rows>
      {points.map((point) => (
        <Place key={point.id} anchors={anchors} id={point.id} testID={`reading-${point.id}`}>
          <Heading level={3}>{point.question}</Heading>
          <View style={styles.inForce}>
            <Icon name="inForce" size={22} colour={palette.accent} />
            <View style={styles.beside}>
              <Words size="label" colour="accent">
                {inForce}
              </Words>
              <Words size="strong">{point.inForce}</Words>
            </View>
          </View>
          {point.others.length > 0 && (
            <View style={styles.others}>
              <Words size="label" colour="inkSoft">
                {otherReadings}
              </Words>
              {point.others.map((other) => (
                <View key={other} style={styles.other}>
                  <Icon name="other" size={22} colour={palette.inkSoft} />
                  <Words style={styles.beside}>{other}</Words>
                </View>
              ))}
            </View>
          )}
          <Words size="label" colour="inkSoft">
            {whyThis}
          </Words>
          <Words>{point.why}</Words>
        </Place>
      ))}
    </Rows>
  );
}

const makeStyles = (palette: Palette) => ({
  inForce: {
    flexDirection: 'row' as const,
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
  other: { flexDirection: 'row' as const, alignItems: 'flex-start' as const, gap: space.small },
});
