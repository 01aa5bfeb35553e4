import { View } from 'react-native';
import { Heading, Words } from '../../components';
import { useCramped } from '../../hooks';
import { type Palette, radius, space, useStyles } from '../../theme';
import { type Sheet } from './sheet';

/** The one felt strip: the sheet's name, and its numbers lying on it like cards. */
export function Hero({ sheet }: { readonly sheet: Sheet }) {
  const styles = useStyles(makeStyles);
  const isCramped = useCramped();
  return (
    <View style={[styles.felt, isCramped && styles.cramped]}>
      <Heading level={1} colour="onFelt" testID="sheet-name">
        {sheet.name}
      </Heading>
      <Words colour="onFelt">{sheet.summary}</Words>
      <View style={styles.figures}>
        {sheet.figures.map(({ figure, label }) => (
          <View key={label} style={styles.figure} aria-label={`${figure} ${label}`} role="img">
            <Words size="figure" colour="onFace">
              {figure}
            </Words>
            <Words size="label" colour="onFace" style={styles.centred}>
              {label}
            </Words>
          </View>
        ))}
      </View>
      <Words size="small" colour="onFeltSoft">
        {sheet.dated}
      </Words>
    </View>
  );
}

const makeStyles = (palette: Palette) => ({
  felt: { backgroundColor: palette.felt, borderRadius: radius.card, padding: space.large, gap: space.medium },
  cramped: { padding: space.small },
  figures: { flexDirection: 'row' as const, flexWrap: 'wrap' as const, gap: space.small, marginVertical: space.hair },
  figure: {
    flexGrow: 1,
    flexBasis: 116,
    maxWidth: 200,
    alignItems: 'center' as const,
    backgroundColor: palette.face,
    borderRadius: radius.chip + 2,
    paddingVertical: space.small,
    paddingHorizontal: space.hair,
  },
  centred: { textAlign: 'center' as const },
});
