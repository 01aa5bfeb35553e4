import { useWindowDimensions, View } from 'react-native';
import { AppText, Icon, DebouncedPressable } from '../components';
import { useWords } from '../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../theme';
import { type ActPickerItemData, type ActPickerSectionData, makeActPickerSections } from './makeActPickerSections';
import { type ActPickerProps } from './props';

interface ActGridProps {
  readonly groups: readonly ActPickerSectionData[];
  readonly onPick: (item: ActPickerItemData) => void;
}

/** From this width there is room for the names of the groups; on a phone every line of tiles counts. */
const ROOMY = 600;

/** Acts as tiles, an icon and a few words each, in groups. */
function ActGrid({ groups, onPick }: ActGridProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const words = useWords();
  const isRoomy = useWindowDimensions().width >= ROOMY;
  const tile = (item: ActPickerItemData) => (
    <DebouncedPressable
      key={item.testID}
      testID={item.testID}
      onPress={() => onPick(item)}
      style={[styles.tile, isRoomy && styles.roomy]}
      pressedStyle={styles.pressed}
    >
      <Icon name={item.icon} size={20} colour={palette.accent} />
      <AppText size="label" style={styles.title}>
        {words.forms.acts[item.act]}
      </AppText>
    </DebouncedPressable>
  );
  if (!isRoomy) return <View style={styles.tiles}>{groups.flatMap(({ items }) => items.map(tile))}</View>;
  return (
    <View style={styles.groups}>
      {groups.map(({ group, items }) => (
        <View key={group} role="group" aria-label={words.forms.groups[group]} style={styles.group}>
          <AppText size="small" colour="inkSoft">
            {words.forms.groups[group]}
          </AppText>
          <View style={styles.tiles}>{items.map(tile)}</View>
        </View>
      ))}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  groups: { gap: space.small },
  group: { gap: space.hair },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
  tile: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    flexGrow: 1,
    // at twice the text size one tile is as wide as the panel
    maxWidth: '100%',
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: 6,
    borderRadius: radius.chip,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  roomy: { maxWidth: 240 },
  pressed: { backgroundColor: palette.accentWash, borderColor: palette.accent },
  title: { flexShrink: 1 },
}));

/** Which act? Every one the record knows. */
export function ActPicker({ onPick, without }: ActPickerProps) {
  return <ActGrid groups={makeActPickerSections(without)} onPick={({ act }) => onPick(act)} />;
}
