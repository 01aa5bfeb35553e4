import { View } from 'react-native';
import { Icon, Press, Words } from '../../../components';
import { useWords } from '../../../hooks';
import { type Palette, radius, space, usePalette, useStyles } from '../../../theme';
import { type MoreItem, type moreItems, titleOf } from './moreItems';

interface ActGridProps {
  readonly groups: ReturnType<typeof moreItems>;
  readonly onPick: (item: MoreItem) => void;
}

/** Acts as tiles, an icon and a few words each, in groups. */
export function ActGrid({ groups, onPick }: ActGridProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const words = useWords();
  return (
    <View style={styles.groups}>
      {groups.map(({ group, items }) => (
        <View key={group} role="group" aria-label={words.forms.groups[group]} style={styles.group}>
          <Words size="small" colour="inkSoft">
            {words.forms.groups[group]}
          </Words>
          <View style={styles.tiles}>
            {items.map((item) => (
              <Press
                key={item.testID}
                testID={item.testID}
                onPress={() => onPick(item)}
                style={styles.tile}
                pressedStyle={styles.pressed}
              >
                <Icon name={item.icon} size={22} colour={palette.accent} />
                <Words size="label" style={styles.title}>
                  {titleOf(item, words)}
                </Words>
              </Press>
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}

const makeStyles = (palette: Palette) => ({
  groups: { gap: space.medium },
  group: { gap: space.hair },
  tiles: { flexDirection: 'row' as const, flexWrap: 'wrap' as const, gap: 6 },
  tile: {
    flexDirection: 'row' as const,
    alignItems: 'center' as const,
    gap: 6,
    flexGrow: 1,
    flexBasis: 104,
    maxWidth: 220,
    minHeight: 52,
    paddingHorizontal: space.small,
    paddingVertical: space.hair,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  pressed: { backgroundColor: palette.accentWash, borderColor: palette.accent },
  title: { flex: 1 },
});
