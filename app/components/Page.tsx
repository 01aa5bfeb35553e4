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
  readonly scroll?: RefObject<ScrollView | null> | undefined;
  readonly content?: RefObject<View | null>;
  /** The content is text without controls: the scroll view itself becomes focusable, so that the arrow keys scroll it. */
  readonly isText?: boolean | undefined;
  /** Called with the scroll position when it changes. */
  readonly onScroll?: ((y: number) => void) | undefined;
}

/** The frame of most screens: inside the safe area, limited to a readable width, scrolling vertically. */
export function Page({ children, bar, role = 'main', label, scroll, content, isText = false, onScroll }: PageProps) {
  const styles = useStyles(makeStyles);
  const insets = useSafeAreaInsets();
  const isCramped = useIsCramped();
  return (
    <View role={role} aria-label={label} style={[styles.page, { paddingTop: insets.top }]}>
      {bar}
      <ScrollView
        {...(isText ? FOCUSABLE_TEXT : null)}
        ref={scroll}
        style={styles.scroll}
        contentContainerStyle={styles.scrolled}
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
        scrollEventThrottle={16}
        onScroll={onScroll && (({ nativeEvent }) => onScroll(nativeEvent.contentOffset.y))}
      >
        <View ref={content} style={[styles.column, isCramped && styles.cramped]}>
          {children}
        </View>
      </ScrollView>
    </View>
  );
}

const FOCUSABLE_TEXT = { tabIndex: 0 } as const;

const makeStyles = defineStyles((palette) => ({
  ...makePageStyles(palette),
  cramped: { paddingHorizontal: space.small },
}));
