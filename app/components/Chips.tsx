import { View } from 'react-native';
import { radius, space, type Palette, useStyles } from '../theme';
import { Words } from './Words';

/** Short facts side by side, wrapping as they must. */
export function Chips({ items }: { readonly items: readonly string[] }) {
  const styles = useStyles(makeStyles);
  return (
    <View style={styles.row}>
      {items.map((item) => (
        <View key={item} style={styles.chip}>
          <Words size="label">{item}</Words>
        </View>
      ))}
    </View>
  );
}

const makeStyles = (palette: Palette) => ({
  row: { flexDirection: 'row' as const, flexWrap: 'wrap' as const, gap: space.small },
  chip: {
    maxWidth: '100%' as const,
    backgroundColor: palette.sunken,
    borderColor: palette.line,
    borderWidth: 1,
    borderRadius: radius.chip,
    paddingHorizontal: 10,
    paddingVertical: 3,
  },
});
