import { type ReactNode } from 'react';
import { ScrollView, type StyleProp, View, type ViewStyle } from 'react-native';
import { useWords } from '../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../theme';
import { Icon } from './Icon';
import { GuardedPressable } from './GuardedPressable';
import { Heading } from './Text';

interface PanelProps {
  readonly title: string;
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly testID?: string | undefined;
  readonly closeTestID?: string | undefined;
  /** Stays at the bottom while the rest scrolls. */
  readonly foot?: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** Lies over part of a screen; the rest stays in reach. It takes no more height than it is given, and scrolls inside. */
export function OverlayPanel({ title, onClose, children, testID, closeTestID, foot, style }: PanelProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { close } = useWords().screens.common;
  return (
    <View role="region" aria-label={title} testID={testID} style={[styles.panel, style]}>
      <View style={styles.top}>
        <Heading level={2} size="strong" style={styles.title}>
          {title}
        </Heading>
        {onClose !== undefined && (
          <GuardedPressable
            onPress={onClose}
            label={close}
            testID={closeTestID ?? `${testID ?? 'panel'}-close`}
            style={styles.close}
            pressedStyle={styles.pressed}
          >
            <Icon name="close" colour={palette.ink} size={22} />
          </GuardedPressable>
        )}
      </View>
      <ScrollView
        style={styles.scroll}
        contentContainerStyle={styles.body}
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
      >
        {children}
      </ScrollView>
      {foot === undefined ? null : <View style={styles.foot}>{foot}</View>}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  panel: {
    flexShrink: 1,
    backgroundColor: palette.card,
    borderWidth: 1.5,
    borderColor: palette.frame,
    borderRadius: radius.chip + 4,
    overflow: 'hidden',
  },
  top: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 40,
    paddingLeft: space.medium,
    borderBottomWidth: 1,
    borderColor: palette.line,
  },
  title: { flex: 1 },
  close: { width: MIN_TOUCH_TARGET, height: 40, alignItems: 'center', justifyContent: 'center' },
  pressed: { backgroundColor: palette.sunken },
  scroll: { flexShrink: 1, flexGrow: 0 },
  body: { padding: space.small, gap: space.small },
  foot: { padding: space.small, paddingTop: 0 },
}));
