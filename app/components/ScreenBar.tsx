import { type ReactNode } from 'react';
import { View } from 'react-native';
import { useBackToWords, useIsCramped, useWords } from '../hooks';
import { defineStyles, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../theme';
import { Icon } from './Icon';
import { GuardedPressable } from './GuardedPressable';
import { AppText, Heading } from './Text';

interface ScreenBarProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly onBack?: (() => void) | undefined;
  readonly right?: ReactNode;
}

/** The top of a screen that lies on another: its name, and the way back. */
export function ScreenBar({ title, subtitle, onBack, right }: ScreenBarProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { back } = useWords().screens.common;
  const backTo = useBackToWords() ?? { long: back, short: back };
  const isCramped = useIsCramped();
  return (
    <View style={styles.bar}>
      {onBack === undefined ? null : (
        <GuardedPressable
          onPress={onBack}
          label={backTo.long}
          testID="back"
          style={[styles.back, isCramped && styles.narrow]}
          pressedStyle={styles.pressed}
        >
          <Icon name="back" colour={palette.accent} size={26} />
          {isCramped && right !== undefined ? null : (
            <AppText size="label" colour="accent" style={styles.backTo}>
              {isCramped ? backTo.short : backTo.long}
            </AppText>
          )}
        </GuardedPressable>
      )}
      <View style={[styles.titles, onBack === undefined && styles.first]}>
        <Heading level={1} size="heading">
          {title}
        </Heading>
        {subtitle === undefined ? null : (
          <AppText size="small" colour="inkSoft">
            {subtitle}
          </AppText>
        )}
      </View>
      {right}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: MIN_TOUCH_TARGET + 8,
    paddingRight: space.small,
    gap: space.hair,
    borderBottomWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.paper,
  },
  back: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'stretch',
    minWidth: MIN_TOUCH_TARGET,
    minHeight: MIN_TOUCH_TARGET,
    // Beside the title, in two or three short lines: the title needs the width more.
    maxWidth: 120,
    paddingLeft: 6,
    paddingRight: space.small,
  },
  narrow: { maxWidth: 78, paddingLeft: 0, paddingRight: 2 },
  backTo: { flexShrink: 1 },
  pressed: { backgroundColor: palette.sunken },
  titles: { flex: 1, paddingVertical: space.hair },
  first: { paddingLeft: space.large },
}));
