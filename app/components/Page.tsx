import { type ReactNode, type RefObject } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useCramped } from '../hooks';
import { type Palette, READING_WIDTH, space, useStyles } from '../theme';

interface PageProps {
  readonly children: ReactNode;
  /** Stays at the top while the rest scrolls. */
  readonly bar?: ReactNode;
  readonly role?: 'main' | 'navigation';
  readonly label?: string | undefined;
  readonly scroll?: RefObject<ScrollView | null>;
  readonly content?: RefObject<View | null>;
}

/** Paper to write on: clear of notches, no wider than one reads well, scrolling up and down only. */
export function Page({ children, bar, role = 'main', label, scroll, content }: PageProps) {
  const styles = useStyles(makeStyles);
  const insets = useSafeAreaInsets();
  const isCramped = useCramped();
  return (
    <View role={role} aria-label={label} style={[styles.page, { paddingTop: insets.top }]}>
      {bar}
      <ScrollView ref={scroll} style={styles.scroll} contentContainerStyle={styles.scrolled}>
        <View ref={content} style={[styles.column, isCramped && styles.cramped]}>
          {children}
        </View>
      </ScrollView>
    </View>
  );
}

const makeStyles = (palette: Palette) => ({
  page: { flex: 1, backgroundColor: palette.paper },
  scroll: { flex: 1 },
  scrolled: { alignItems: 'center' as const },
  cramped: { paddingHorizontal: space.small },
  column: {
    width: '100%' as const,
    maxWidth: READING_WIDTH,
    padding: space.large,
    paddingBottom: space.huge,
    gap: space.large,
  },
});
