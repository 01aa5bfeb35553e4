import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useIsCramped, useHasTwoPanes } from '../hooks';
import { defineStyles, makePageStyles, MAX_TEXT_WIDTH, space, useStyles } from '../theme';

interface SpreadProps {
  readonly bar: ReactNode;
  /** The content that comes first. */
  readonly first: ReactNode;
  /** Actions: the second column of a wide window; in a narrow one they follow the first part. */
  readonly second: ReactNode;
  /** Further content. */
  readonly third?: ReactNode;
  /** Fixed at the bottom of a narrow screen. */
  readonly foot?: ReactNode;
  /** When this changes, the page scrolls to its top. */
  readonly news?: string | undefined;
}

/** A page that has two columns if the window is wide enough. */
export function TwoColumnPage({ bar, first, second, third, foot, news }: SpreadProps) {
  const styles = useStyles(makeStyles);
  const insets = useSafeAreaInsets();
  const isWide = useHasTwoPanes();
  const isCramped = useIsCramped();
  const scroll = useRef<ScrollView>(null);
  useEffect(() => {
    scroll.current?.scrollTo({ y: 0, animated: false });
  }, [news]);
  return (
    <View role="main" style={[styles.page, { paddingTop: insets.top }]}>
      {bar}
      <ScrollView
        ref={scroll}
        style={styles.scroll}
        contentContainerStyle={styles.scrolled}
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
      >
        {isWide ? (
          <View style={[styles.column, styles.sides]}>
            <View style={styles.main}>
              {first}
              {third}
            </View>
            <View style={styles.beside}>{second}</View>
          </View>
        ) : (
          <View style={[styles.column, isCramped && styles.cramped]}>
            {first}
            {second}
            {third}
          </View>
        )}
      </ScrollView>
      {foot !== undefined && foot !== null && !isWide && (
        <View style={[styles.foot, { paddingBottom: insets.bottom + space.small }]}>
          <View style={styles.footed}>{foot}</View>
        </View>
      )}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  ...makePageStyles(palette),
  cramped: { paddingHorizontal: space.small, gap: space.medium },
  sides: { flexDirection: 'row', maxWidth: 1200, gap: space.wide, padding: space.wide },
  main: { flex: 3, minWidth: 0, gap: space.large },
  beside: { flex: 2, minWidth: 0, gap: space.large },
  footed: {
    width: '100%',
    maxWidth: MAX_TEXT_WIDTH,
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.small,
  },
}));
