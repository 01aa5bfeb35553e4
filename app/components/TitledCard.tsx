import { type ReactNode } from 'react';
import { type StyleProp, View, type ViewStyle } from 'react-native';
import { Heading } from '.';
import { useIsCramped } from '../hooks';
import { defineStyles, radius, space, useStyles } from '../theme';

interface BlockProps {
  readonly title?: string | undefined;
  readonly children: ReactNode;
  readonly testID?: string | undefined;
  readonly style?: StyleProp<ViewStyle>;
}

/** A card with an optional heading. */
export function TitledCard({ title, children, testID, style }: BlockProps) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  return (
    <View testID={testID} style={[styles.block, isCramped && styles.cramped, style]}>
      {title !== undefined && (
        <Heading level={2} size="heading">
          {title}
        </Heading>
      )}
      {children}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  block: {
    gap: space.small,
    padding: space.large,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  cramped: { padding: space.small, borderRadius: radius.chip },
}));
