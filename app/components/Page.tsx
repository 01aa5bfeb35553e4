import { type ReactNode, type RefObject } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useIsCramped } from '../hooks';
import { defineStyles, makePageStyles, space, useStyles } from '../theme';

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
  const isCramped = useIsCramped();
  return (
    <View role={role} aria-label={label} style={[styles.page, { paddingTop: insets.top }]}>
      {bar}
      <ScrollView
        ref={scroll}
        style={styles.scroll}
        contentContainerStyle={styles.scrolled}
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
      >
        <View ref={content} style={[styles.column, isCramped && styles.cramped]}>
          {children}
        </View>
      </ScrollView>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  ...makePageStyles(palette),
  cramped: { paddingHorizontal: space.small },
}));
