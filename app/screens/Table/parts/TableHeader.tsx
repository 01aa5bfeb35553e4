import { memo, type ReactNode, useMemo } from 'react';
import { ScrollView, Text, View } from 'react-native';
import { AppText, Icon, GuardedPressable } from '../../../components';
import { useRegistryState } from '../../../registry';
import { useIsCramped, useWords } from '../../../hooks';
import { defineStyles, typography, radius, space, usePalette, useStyles } from '../../../theme';
import { makeOtherTables } from '../model/makeOtherTables';

interface TableHeaderProps {
  readonly title: string;
  readonly subtitle: string;
  readonly saved: ReactNode;
  readonly height: number;
  readonly switcher?: ReactNode;
  readonly onBack: () => void;
  readonly onMenu: () => void;
}

/** Which table this is, and whether its newest entry is on the disk. */
export const TableHeader = memo(function Header(props: TableHeaderProps) {
  const { title, subtitle, saved, height, switcher, onBack, onMenu } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const say = useWords().table;
  const isCramped = useIsCramped();
  const button = [styles.button, isCramped && styles.narrow];
  return (
    <View style={[styles.header, { height }]}>
      <GuardedPressable onPress={onBack} label={say.back} testID="back" style={button} pressedStyle={styles.pressed}>
        <Icon name="back" colour={palette.accent} size={24} />
      </GuardedPressable>
      <View style={styles.titles}>
        <Text
          role="heading"
          {...LEVEL}
          numberOfLines={1}
          maxFontSizeMultiplier={1.3}
          style={[styles.title, isCramped && styles.low]}
        >
          {title}
        </Text>
        {isCramped ? (
          <View style={styles.saved}>{saved}</View>
        ) : (
          <Text numberOfLines={1} maxFontSizeMultiplier={1.3} style={styles.subtitle}>
            {subtitle}
          </Text>
        )}
      </View>
      {switcher}
      {isCramped ? null : saved}
      <GuardedPressable
        onPress={onMenu}
        label={say.menu}
        testID="table-menu"
        style={button}
        pressedStyle={styles.pressed}
      >
        <Icon name="more" colour={palette.ink} size={24} />
      </GuardedPressable>
    </View>
  );
});

const LEVEL = { 'aria-level': 1 } as object;

const makeStyles = defineStyles((palette) => ({
  header: { flexDirection: 'row', alignItems: 'center' },
  button: {
    width: 44,
    alignSelf: 'stretch',
    alignItems: 'center',
    justifyContent: 'center',
  },
  narrow: { width: 32 },
  pressed: { backgroundColor: palette.sunken },
  low: { fontSize: 16, lineHeight: 18 },
  titles: { flex: 1, minWidth: 0 },
  saved: { flexDirection: 'row' },
  title: { ...typography.strong, fontWeight: '700', lineHeight: 21, color: palette.ink },
  subtitle: { ...typography.small, fontSize: 13, lineHeight: 17, color: palette.inkSoft },
}));

interface SwitcherProps {
  readonly current: string;
  readonly onSwitch: (id: string) => void;
}

/** The other tables in play, one tap away, with the flags that wait there. */
export function TableSwitcher({ current, onSwitch }: SwitcherProps) {
  const styles = useStyles(makeSwitcherStyles);
  const palette = usePalette();
  const words = useWords();
  const rows = useRegistryState((state) => state.rows);
  const others = useMemo(() => makeOtherTables(rows, current, words), [rows, current, words]);
  if (others.length === 0) return null;
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={styles.strip}
      contentContainerStyle={styles.row}
    >
      {others.map(({ id, short, title, flags }) => (
        <GuardedPressable
          key={id}
          testID={`switch-${id}`}
          onPress={() => onSwitch(id)}
          // What is seen comes first: whoever speaks to the device says what stands there.
          label={words.setUp.tables.switchShown(short, title, flags)}
          isPicture
          style={styles.table}
          pressedStyle={styles.active}
        >
          <AppText size="label">{short}</AppText>
          {flags === 0 ? null : (
            <View style={styles.flags}>
              <Icon name="flag" size={14} colour={palette.tones.illegal.ink} />
              <AppText size="label">{flags}</AppText>
            </View>
          )}
        </GuardedPressable>
      ))}
    </ScrollView>
  );
}

const makeSwitcherStyles = defineStyles((palette) => ({
  strip: { maxWidth: 112, flexGrow: 0, flexShrink: 0 },
  row: { gap: space.hair, alignItems: 'center', paddingHorizontal: space.hair },
  table: {
    minWidth: 44,
    height: 40,
    flexDirection: 'row',
    gap: 2,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.hair,
    borderWidth: 1,
    borderRadius: radius.chip,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  active: { backgroundColor: palette.sunken },
  flags: { flexDirection: 'row', alignItems: 'center' },
}));
