import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AppLink, Icon, type IconName, AppLogo, Text } from '../components';
import { useIsCramped, useReadingWidth } from '../hooks';
import { defineStyles, radius, space, typography, usePalette, useStyles } from '../theme';

export interface TabData {
  readonly key: string;
  readonly title: string;
  readonly icon: IconName;
  readonly href?: string | undefined;
  readonly isCurrent: boolean;
  readonly testID: string;
}

interface TabBarViewProps {
  readonly tabs: readonly TabData[];
  readonly onOpen: (key: string) => void;
  /** Along the side of a wide window, else along the bottom. */
  readonly isRail: boolean;
  readonly label: string;
}

/** Below this width a tab is as wide as its name needs, not as wide as the others: four long names fit beside each other. */
const EVEN_TABS_MIN_WIDTH = 480;
/** Tabs stand side by side: at twice the text size their names grow less than what is read. */
const MOST_LARGER = 1.3;

export function TabBarView({ tabs, onOpen, isRail, label }: TabBarViewProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const insets = useSafeAreaInsets();
  const isCramped = useIsCramped();
  const isTight = useReadingWidth() < EVEN_TABS_MIN_WIDTH && !isRail;
  const clear = isRail
    ? { paddingTop: insets.top + space.large, paddingLeft: insets.left }
    : { paddingBottom: insets.bottom };
  return (
    <View role="navigation" aria-label={label} style={[isRail ? styles.rail : styles.bar, clear]}>
      {isRail && (
        <View style={styles.mark}>
          <AppLogo size={44} />
        </View>
      )}
      {tabs.map(({ key, title, icon, href, isCurrent, testID }) => (
        <AppLink
          key={key}
          testID={testID}
          href={href}
          onPress={() => onOpen(key)}
          isCurrent={isCurrent}
          style={[styles.tab, (isCramped || isTight) && styles.narrow]}
          activeStyle={styles.active}
        >
          <View style={[styles.icon, isCramped && styles.slim, isCurrent && styles.current]}>
            <Icon name={icon} size={24} colour={isCurrent ? palette.accent : palette.inkSoft} />
          </View>
          <Text
            maxFontSizeMultiplier={MOST_LARGER}
            style={[styles.title, isCramped && styles.low, isCurrent && styles.currentTitle]}
          >
            {title}
          </Text>
        </AppLink>
      ))}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  rail: {
    minWidth: 96,
    maxWidth: 160,
    paddingHorizontal: space.hair,
    alignItems: 'center',
    gap: space.small,
    borderRightWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  bar: {
    flexDirection: 'row',
    justifyContent: 'center',
    borderTopWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  mark: { paddingBottom: space.small },
  tab: {
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 84,
    flexShrink: 1,
    minHeight: 60,
    paddingVertical: space.hair,
    paddingHorizontal: space.hair,
    borderRadius: radius.chip,
  },
  /** A longer name gets more of the narrow window, so that none breaks. */
  narrow: { minWidth: 0, flexGrow: 1, paddingHorizontal: 0 },
  title: { ...typography.label, color: palette.inkSoft, textAlign: 'center', maxWidth: '100%' },
  low: { fontSize: 11, lineHeight: 15 },
  currentTitle: { color: palette.accent },
  active: { backgroundColor: palette.sunken },
  icon: { paddingHorizontal: space.large, paddingVertical: 2, borderRadius: radius.pill },
  slim: { paddingHorizontal: space.hair },
  current: { backgroundColor: palette.accentWash },
}));
