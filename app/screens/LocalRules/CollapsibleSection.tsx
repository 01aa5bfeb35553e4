import { type ReactNode } from 'react';
import { View } from 'react-native';
import { AppText, DebouncedPressable, Icon } from '../../components';
import { useIsCramped } from '../../hooks';
import { defineStyles, MIN_TOUCH_TARGET, radius, space, usePalette, useStyles } from '../../theme';

interface FoldProps {
  readonly title: string;
  /** What is inside, in a few words. */
  readonly said: string;
  /** Something in it differs from the sheet. */
  readonly isChanged?: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly testID: string;
  readonly children: ReactNode;
}

/** One part of a long form, closed to a line until it is opened. */
export function CollapsibleSection({ title, said, isChanged = false, isOpen, onToggle, testID, children }: FoldProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  return (
    <View style={[styles.fold, isChanged && styles.changed]}>
      <DebouncedPressable
        testID={testID}
        isExpanded={isOpen}
        onPress={onToggle}
        style={styles.line}
        pressedStyle={styles.pressed}
      >
        <View style={styles.words}>
          <AppText size="strong">{title}</AppText>
          <AppText size="small" colour={isChanged ? 'amber' : 'inkSoft'}>
            {said}
          </AppText>
        </View>
        <Icon name={isOpen ? 'up' : 'down'} size={22} colour={palette.inkSoft} />
      </DebouncedPressable>
      {isOpen ? <View style={[styles.inside, isCramped && styles.cramped]}>{children}</View> : null}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  fold: {
    borderRadius: radius.chip + 4,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
    overflow: 'hidden',
  },
  changed: { borderColor: palette.amber },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET + 8,
    paddingHorizontal: space.medium,
    paddingVertical: space.hair,
  },
  pressed: { backgroundColor: palette.accentWash },
  words: { flex: 1, minWidth: 0 },
  inside: { gap: space.large, padding: space.medium, borderTopWidth: 1, borderColor: palette.line },
  cramped: { paddingHorizontal: space.hair },
}));
