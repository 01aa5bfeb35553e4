import { Text, View } from 'react-native';
import { Key } from '../../components';
import { useWords } from '../../hooks';
import { letters, type Palette, useStyles } from '../../theme';
import { GAP } from './measure';
import { type DrawRowData } from './tableData';

interface DrawRowProps {
  readonly row: DrawRowData;
  readonly height: number;
  readonly onCount: (count: number) => void;
}

const ROWS = [
  [0, 1, 2, 3, 4],
  [5, 6, 7, 8, 9],
] as const;

/** How many were really drawn, where it was not what was due. */
export function DrawRow({ row, height, onCount }: DrawRowProps) {
  const styles = useStyles(makeStyles);
  const { count: say } = useWords().table.draw;
  const title = height < 100 ? 22 : height < 130 ? 24 : 48;
  const key = Math.floor((height - title - 2 * GAP) / 2);
  return (
    <View role="group" aria-label={row.title} style={styles.row}>
      <View style={[styles.title, { height: title }]}>
        <Text numberOfLines={1} maxFontSizeMultiplier={1.2} style={[styles.asks, title < 24 && styles.small]}>
          {row.title}
        </Text>
        {title > 40 ? (
          <Text numberOfLines={1} maxFontSizeMultiplier={1.2} style={styles.hint}>
            {row.hint}
          </Text>
        ) : null}
      </View>
      {ROWS.map((counts) => (
        <View key={counts[0]} style={styles.keys}>
          {counts.map((count) => (
            <Key
              key={count}
              title={`${count}`}
              label={say(count)}
              testID={`draw-count-${count}`}
              onPress={() => onCount(count)}
              height={key}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

const makeStyles = (palette: Palette) => ({
  row: { gap: GAP },
  title: { justifyContent: 'center' as const, paddingHorizontal: GAP },
  asks: { ...letters.strong, lineHeight: 22, color: palette.ink },
  small: { fontSize: 12 },
  hint: { ...letters.small, lineHeight: 20, color: palette.inkSoft },
  keys: { flexDirection: 'row' as const, gap: GAP },
});
