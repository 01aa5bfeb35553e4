import { type ReactNode } from 'react';
import { View } from 'react-native';
import { useBackLabel, useIsCramped, useTextScale, useWords } from '../hooks';
import { defineStyles, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../theme';
import { Icon } from './Icon';
import { DebouncedPressable } from './DebouncedPressable';
import { AppText, Heading } from './Text';

interface ScreenBarProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly onBack?: (() => void) | undefined;
  readonly right?: ReactNode;
}

/** The back button beside the title wraps into two or three short lines, because the title needs the width more. */
const BACK_WIDTH = 120;

/** The bar at the top of a screen that was opened from another: its title, and the button back. */
export function ScreenBar({ title, subtitle, onBack, right }: ScreenBarProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { back } = useWords().screens.common;
  const backTo = useBackLabel() ?? { long: back, short: back };
  const isCramped = useIsCramped();
  const scale = useTextScale();
  // At twice the text size the back button has a line of its own: beside the title its words would break.
  const isStacked = isCramped && right === undefined;
  return (
    <View style={[styles.bar, isStacked && styles.stacked]}>
      {onBack === undefined ? null : (
        <DebouncedPressable
          onPress={onBack}
          label={backTo.long}
          testID="back"
          style={[styles.back, isStacked ? styles.backAbove : { maxWidth: BACK_WIDTH * scale }]}
          pressedStyle={styles.pressed}
        >
          <Icon name="back" colour={palette.accent} size={26} />
          {isCramped && !isStacked ? null : (
            <AppText size="label" colour="accent" style={styles.backTo}>
              {isStacked ? backTo.short : backTo.long}
            </AppText>
          )}
        </DebouncedPressable>
      )}
      <View style={[styles.titles, onBack === undefined && styles.first, isStacked && styles.titlesBelow]}>
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
    paddingLeft: 6,
    paddingRight: space.small,
  },
  stacked: { flexDirection: 'column', alignItems: 'stretch', gap: 0, paddingRight: 0 },
  backAbove: { maxWidth: '100%', alignSelf: 'flex-start', paddingLeft: 0 },
  titlesBelow: { flex: 0, paddingTop: 0, paddingHorizontal: space.small },
  backTo: { flexShrink: 1 },
  pressed: { backgroundColor: palette.sunken },
  titles: { flex: 1, paddingVertical: space.hair },
  first: { paddingLeft: space.large },
}));
