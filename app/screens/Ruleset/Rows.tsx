import { Children, type ReactNode } from 'react';
import { View } from 'react-native';
import { type Anchors } from '../../hooks';
import { type Palette, radius, space, useStyles } from '../../theme';

/** Rows on one card, a line between them. */
export function Rows({ children }: { readonly children: ReactNode }) {
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

interface PlaceProps {
  readonly anchors: Anchors;
  readonly id: string;
  readonly testID: string;
  readonly children: ReactNode;
}

/** A row one can be sent to; it is marked when one was. */
export function Place({ anchors, id, testID, children }: PlaceProps) {
  const styles = useStyles(makeStyles);
  return (
    <View
      ref={anchors.register(id)}
      tabIndex={-1}
      testID={testID}
      style={[styles.place, anchors.shown === id && styles.shown]}
    >
      {children}
    </View>
  );
}

const makeStyles = (palette: Palette) => ({
  card: {
    backgroundColor: palette.card,
    borderColor: palette.line,
    borderWidth: 1,
    borderRadius: radius.card,
    overflow: 'hidden' as const,
  },
  ruled: { borderTopWidth: 1, borderColor: palette.line },
  place: {
    padding: space.large,
    gap: space.hair,
    borderLeftWidth: 4,
    borderLeftColor: 'transparent',
    // The bar that marks a place must not push its words aside.
    paddingLeft: space.large - 4,
  },
  shown: { borderLeftColor: palette.accent, backgroundColor: palette.accentWash },
});
