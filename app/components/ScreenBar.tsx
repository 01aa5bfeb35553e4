import { type ReactNode } from 'react';
import { View } from 'react-native';
import { useWords } from '../hooks';
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
  return (
    <View style={styles.bar}>
      {onBack === undefined ? null : (
        <GuardedPressable onPress={onBack} label={back} testID="back" style={styles.back} pressedStyle={styles.pressed}>
          <Icon name="back" colour={palette.accent} size={26} />
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
  back: { width: MIN_TOUCH_TARGET, height: MIN_TOUCH_TARGET, alignItems: 'center', justifyContent: 'center' },
  pressed: { backgroundColor: palette.sunken },
  titles: { flex: 1, paddingVertical: space.hair },
  first: { paddingLeft: space.large },
}));
