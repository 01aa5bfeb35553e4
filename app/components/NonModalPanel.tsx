import { createContext, type ReactNode, useContext } from 'react';
import { type StyleProp, View, type ViewStyle } from 'react-native';
import { useMoveFocusInside, useWords } from '../hooks';
import { defineStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../theme';
import { Icon } from './Icon';
import { DebouncedPressable } from './DebouncedPressable';
import { ScrollViewWithCue } from './ScrollViewWithCue';
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
  /** The content is text without controls: the scroll view itself becomes focusable, so that the arrow keys scroll it. */
  readonly isText?: boolean | undefined;
  /** Uses a smaller title and less padding, where much content has to be visible at once. */
  readonly isDense?: boolean | undefined;
}

/** True where a panel takes all the height it is offered, also if it needs less. */
export const PanelFillsHeightContext = createContext(false);

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
  isDense = false,
}: PanelProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { close } = useWords().screens.common;
  const part = useMoveFocusInside(false);
  const isFilling = useContext(PanelFillsHeightContext);
  return (
    <View
      ref={part}
      tabIndex={-1}
      role="region"
      aria-label={title}
      testID={testID}
      style={[styles.panel, isFilling && styles.filling, style]}
    >
      <View style={styles.top}>
        <Heading level={2} size={isDense ? 'label' : 'strong'} style={styles.title}>
          {title}
        </Heading>
        {onClose !== undefined && (
          <DebouncedPressable
            onPress={onClose}
            label={close}
            testID={closeTestID ?? `${testID ?? 'panel'}-close`}
            style={styles.close}
            pressedStyle={styles.pressed}
          >
            <Icon name="close" colour={palette.ink} size={22} />
          </DebouncedPressable>
        )}
      </View>
      <ScrollViewWithCue hasControls={!isText} style={[styles.body, isDense && styles.dense]}>
        {children}
      </ScrollViewWithCue>
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
    outlineWidth: 0,
  },
  filling: { flexGrow: 1 },
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
  body: { padding: space.small, gap: space.small },
  dense: { padding: space.hair },
  foot: { padding: space.small, paddingTop: 0 },
}));
