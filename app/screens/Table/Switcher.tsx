import { useMemo } from 'react';
import { ScrollView, View } from 'react-native';
import { Icon, Press, Words } from '../../components';
import { useDeskState } from '../../desk';
import { useWords } from '../../hooks';
import { type Palette, radius, space, usePalette, useStyles } from '../../theme';
import { otherTables } from './otherTables';

interface SwitcherProps {
  readonly current: string;
  readonly onSwitch: (id: string) => void;
}

/** The other tables in play, one tap away, with the flags that wait there. */
export function Switcher({ current, onSwitch }: SwitcherProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const words = useWords();
  const rows = useDeskState((state) => state.rows);
  const others = useMemo(() => otherTables(rows, current, words), [rows, current, words]);
  if (others.length === 0) return null;
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={styles.strip}
      contentContainerStyle={styles.row}
    >
      {others.map(({ id, short, title, flags }) => (
        <Press
          key={id}
          testID={`switch-${id}`}
          onPress={() => onSwitch(id)}
          // What is seen comes first: whoever speaks to the device says what stands there.
          label={`${flags === 0 ? short : `${short} ${flags}`}: ${words.setUp.tables.switchTo(title, flags)}`}
          isPicture
          style={styles.table}
          pressedStyle={styles.active}
        >
          <Words size="label">{short}</Words>
          {flags === 0 ? null : (
            <View style={styles.flags}>
              <Icon name="flag" size={14} colour={palette.tones.illegal.ink} />
              <Words size="label">{flags}</Words>
            </View>
          )}
        </Press>
      ))}
    </ScrollView>
  );
}

const makeStyles = (palette: Palette) => ({
  strip: { maxWidth: 112, flexGrow: 0, flexShrink: 0 },
  row: { gap: space.hair, alignItems: 'center' as const, paddingHorizontal: space.hair },
  table: {
    minWidth: 44,
    height: 40,
    flexDirection: 'row' as const,
    gap: 2,
    alignItems: 'center' as const,
    justifyContent: 'center' as const,
    paddingHorizontal: space.hair,
    borderWidth: 1,
    borderRadius: radius.chip,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  active: { backgroundColor: palette.sunken },
  flags: { flexDirection: 'row' as const, alignItems: 'center' as const },
});
