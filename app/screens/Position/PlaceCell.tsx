import { Text, View } from 'react-native';
import { CardFace, Press, WordGap } from '../../components';
import { useWords } from '../../hooks';
import { letters, type Palette, radius, TARGET, useStyles } from '../../theme';
import { type PlaceData } from './makePlaces';

interface PlaceCellProps {
  readonly data: PlaceData;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

/** One place of the table, to be tapped. The chosen one waits for its key. */
export function PlaceCell({ data: { testID, label, shows }, isChosen, onPress }: PlaceCellProps) {
  const styles = useStyles(makeStyles);
  const { empty } = useWords().forms.position;
  const isOnFelt = shows.as === 'pile';
  const cellStyle = isOnFelt ? styles.pile : shows.as === 'count' && styles.count;
  return (
    <Press
      testID={testID}
      label={label}
      isPressed={isChosen}
      onPress={onPress}
      style={[styles.cell, cellStyle, isChosen && (isOnFelt ? styles.lit : styles.chosen)]}
    >
      {shows.as === 'card' ? (
        <CardFace card={shows.card} size="medium" width={42} height={46} count={shows.count} />
      ) : shows.as === 'pile' ? (
        <Text
          maxFontSizeMultiplier={1.3}
          style={[shows.number === 0 ? styles.empty : styles.shows, isChosen && styles.onLit]}
        >
          {shows.number === 0 ? empty : shows.number}
        </Text>
      ) : (
        <View style={styles.counted}>
          <Text maxFontSizeMultiplier={1.3} style={styles.number}>
            {shows.number ?? '?'}
          </Text>
          <WordGap />
          <Text maxFontSizeMultiplier={1} style={styles.title}>
            {shows.title}
          </Text>
        </View>
      )}
    </Press>
  );
}

const makeStyles = (palette: Palette) => ({
  cell: {
    flexGrow: 1,
    flexBasis: 44,
    maxWidth: 84,
    minHeight: TARGET + 4,
    alignItems: 'center' as const,
    justifyContent: 'center' as const,
    borderRadius: radius.chip,
    borderWidth: 3,
    borderColor: 'transparent',
  },
  chosen: { borderWidth: 3, borderColor: palette.accent, backgroundColor: palette.accentWash },
  count: { borderWidth: 1, borderColor: palette.line, backgroundColor: palette.sunken },
  pile: {
    minHeight: 56,
    flexBasis: 60,
    maxWidth: 120,
    backgroundColor: palette.feltPile,
    borderColor: palette.feltFrame,
  },
  lit: { backgroundColor: palette.lit, borderColor: palette.litFrame },
  onLit: { color: palette.onLit },
  shows: { ...letters.figure, color: palette.onFelt },
  empty: { ...letters.label, color: palette.onFeltSoft },
  counted: { alignItems: 'center' as const },
  number: { ...letters.heading, lineHeight: 24, fontVariant: ['tabular-nums' as const], color: palette.ink },
  title: { ...letters.small, lineHeight: 18, textAlign: 'center' as const, color: palette.inkSoft },
});
