import { Children, type ReactNode } from 'react';
import { View } from 'react-native';
import { AppLink, AppText, Icon } from '../../components';
import { type ScrollAnchors, useIsCramped, useWords } from '../../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../../theme';

/** Rows on one card, a line between them. */
export function SeparatedRowList({ children }: { readonly children: ReactNode }) {
  const styles = useStyles(makeStyles);
  return (
    <View role="list" style={styles.card}>
      {Children.map(children, (child, index) => (
        <View role="listitem" style={index > 0 && styles.ruled}>
          {child}
        </View>
      ))}
    </View>
  );
}

interface AnchoredRowProps {
  readonly anchors: ScrollAnchors;
  readonly id: string;
  readonly testID: string;
  readonly children: ReactNode;
}

/** A row that can be the target of a jump. After a jump it is highlighted and offers the way back. */
export function AnchoredRow({ anchors, id, testID, children }: AnchoredRowProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { backToFact } = useWords().screens.rulings;
  const isCramped = useIsCramped();
  const isShown = anchors.sent?.to === id;
  const from = isShown ? anchors.sent?.from : undefined;
  return (
    <View
      ref={anchors.register(id)}
      tabIndex={-1}
      testID={testID}
      style={[styles.place, isCramped && styles.cramped, isShown && styles.shown]}
    >
      {children}
      {from !== undefined && (
        <AppLink onPress={() => anchors.goTo(from)} style={styles.back} testID="back-to-fact">
          <Icon name="up" colour={palette.accent} />
          <AppText size="strong" colour="accent">
            {backToFact}
          </AppText>
        </AppLink>
      )}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  card: {
    backgroundColor: palette.card,
    borderColor: palette.line,
    borderWidth: 1,
    borderRadius: radius.card,
    overflow: 'hidden',
  },
  ruled: { borderTopWidth: 1, borderColor: palette.line },
  place: {
    padding: space.large,
    gap: space.hair,
    borderLeftWidth: 4,
    borderLeftColor: 'transparent',
    // The bar that highlights the row must not move its text.
    paddingLeft: space.large - 4,
  },
  cramped: { paddingLeft: space.small - 4, paddingRight: space.small },
  back: { flexDirection: 'row', alignItems: 'center', gap: space.hair, minHeight: MIN_TOUCH_TARGET },
  shown: { borderLeftColor: palette.accent, backgroundColor: palette.accentWash },
}));
