import { View } from 'react-native';
import { AppText, DebouncedPressable, Heading, Icon } from '../components';
import { useIsCramped, useWords } from '../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../theme';
import { type MoreMenuItemData, type MoreMenuSectionData } from './makeMoreMenu';

interface MoreItemListProps {
  readonly sections: readonly MoreMenuSectionData[];
  readonly onPick: (item: MoreMenuItemData) => void;
}

/** Everything behind More in its groups, each thing with a sentence. */
export function MoreMenuSections({ sections, onPick }: MoreItemListProps) {
  const styles = useStyles(makeStyles);
  const { groups } = useWords().more;
  return sections.map(({ group, items }) => (
    <View key={group} role="group" aria-label={groups[group]} style={styles.group}>
      <Heading level={3} size="label" colour="inkSoft">
        {groups[group]}
      </Heading>
      <MoreMenuItems items={items} onPick={onPick} />
    </View>
  ));
}

interface MoreItemsProps extends Pick<MoreItemListProps, 'onPick'> {
  readonly items: readonly MoreMenuItemData[];
}

export function MoreMenuItems({ items, onPick }: MoreItemsProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  const { items: say } = useWords().more;
  return (
    <View style={styles.items}>
      {items.map((item) => (
        <DebouncedPressable
          key={item.testID}
          testID={item.testID}
          onPress={() => onPick(item)}
          style={[styles.item, isCramped && styles.cramped]}
          pressedStyle={styles.pressed}
        >
          {isCramped ? null : <Icon name={item.icon} size={24} colour={palette.accent} />}
          <View style={styles.words}>
            <AppText size="strong">{say[item.id].title}</AppText>
            <AppText size="small" colour="inkSoft">
              {say[item.id].says}
            </AppText>
          </View>
        </DebouncedPressable>
      ))}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  group: { gap: space.hair, paddingTop: space.hair },
  items: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
  item: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.medium,
    // Two to a row where each still has the width of a phone.
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 300,
    maxWidth: '100%',
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.medium,
    paddingVertical: 6,
    borderRadius: radius.chip,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  cramped: { flexBasis: '100%', paddingHorizontal: space.small },
  pressed: { backgroundColor: palette.accentWash, borderColor: palette.accent },
  words: { flex: 1, minWidth: 0 },
}));
