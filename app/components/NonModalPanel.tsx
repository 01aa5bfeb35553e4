import { type ReactNode } from 'react';
import { ScrollView, type StyleProp, View, type ViewStyle } from 'react-native';
import { useKeepFocusInside, useWords } from '../hooks';
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
  /** It holds nothing but text: what scrolls can have the focus itself, so that the arrow keys scroll it. */
  readonly isText?: boolean | undefined;
}

/**
 * A panel that covers part of a screen. The rest of the screen can still be used. Its height is limited by its parent;
 * its content scrolls.
 */
export function NonModalPanel({
  title,
  onClose,
  children,
  testID,
  closeTestID,
  foot,
  style,
  isText = false,
}: PanelProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { close } = useWords().screens.common;
  const part = useKeepFocusInside(false);
  return (
    <View ref={part} tabIndex={-1} role="region" aria-label={title} testID={testID} style={[styles.panel, style]}>
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
        {...(isText ? FOCUSABLE_TEXT : null)}
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

const FOCUSABLE_TEXT = { tabIndex: 0 } as const;

const makeStyles = defineStyles((palette) => ({
  panel: {
    flexShrink: 1,
    backgroundColor: palette.card,
    borderWidth: 1.5,
    borderColor: palette.frame,
    borderRadius: radius.chip + 4,
    overflow: 'hidden',
    outlineWidth: 0,
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
