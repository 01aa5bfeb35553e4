import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollView, View } from 'react-native';
import { useIsCramped, useMoveFocusInside, useWords } from '../hooks';
import { defineStyles, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../theme';
import { DebouncedPressable } from './DebouncedPressable';
import { Icon } from './Icon';
import { Heading } from './Text';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly testID: string;
  /** Stays below the title while the rest scrolls. */
  readonly head?: ReactNode;
  /** When it changes, the sheet scrolls to the top, because it shows different content. */
  readonly shows?: string;
  readonly children: ReactNode;
}

/** Fills the whole height it is given. The keyboard's focus stays in it until it is closed, and then returns. */
export function ModalSheet({ title, onClose, testID, head, shows, children }: SheetProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { close } = useWords().screens.common;
  const isCramped = useIsCramped();
  const part = useMoveFocusInside(true);
  const scroll = useRef<ScrollView>(null);
  useEffect(() => scroll.current?.scrollTo({ y: 0, animated: false }), [shows]);
  return (
    <View ref={part} role="dialog" aria-modal aria-label={title} tabIndex={-1} testID={testID} style={styles.sheet}>
      <View style={styles.top}>
        <Heading level={2} size="heading" style={styles.title}>
          {title}
        </Heading>
        <DebouncedPressable
          onPress={onClose}
          label={close}
          testID={`${testID}-close`}
          style={styles.close}
          pressedStyle={styles.pressed}
        >
          <Icon name="close" colour={palette.ink} size={26} />
        </DebouncedPressable>
      </View>
      {head === undefined ? null : <View style={[styles.head, isCramped && styles.cramped]}>{head}</View>}
      <ScrollView
        ref={scroll}
        style={styles.scroll}
        contentContainerStyle={[styles.body, isCramped && styles.cramped]}
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
      >
        {children}
      </ScrollView>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  sheet: {
    flex: 1,
    minHeight: 0,
    backgroundColor: palette.paper,
    // where it does not fill the width, the table is at its right
    borderRightWidth: 1.5,
    borderColor: palette.frame,
    overflow: 'hidden',
    outlineWidth: 0,
  },
  top: { flexDirection: 'row', alignItems: 'center', minHeight: MIN_TOUCH_TARGET, paddingLeft: space.medium },
  title: { flex: 1 },
  close: { width: MIN_TOUCH_TARGET, height: MIN_TOUCH_TARGET, alignItems: 'center', justifyContent: 'center' },
  pressed: { backgroundColor: palette.sunken },
  head: {
    paddingHorizontal: space.medium,
    paddingBottom: space.small,
    borderBottomWidth: 1,
    borderColor: palette.line,
  },
  scroll: { flex: 1 },
  body: { padding: space.medium, paddingTop: space.small, gap: space.small },
  cramped: { paddingHorizontal: space.hair },
}));
