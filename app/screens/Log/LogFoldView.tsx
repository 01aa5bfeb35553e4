import { memo } from 'react';
import { View } from 'react-native';
import { AppText, DebouncedPressable, Icon } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { type UndoneLogFoldData } from '../../logRows/foldUndone';
import { defineStyles, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../../theme';

interface LogFoldViewProps {
  readonly fold: UndoneLogFoldData;
  /** Must stay the same function: its chunk is drawn again otherwise. */
  readonly onToggle: (key: string) => void;
}

/** Entries that no longer count, and what undid them, in one line. Touched, it shows them below it, or folds them again. */
export const LogFoldView = memo(function LogFoldView({ fold, onToggle }: LogFoldViewProps) {
  const styles = useStyles(makeStyles);
  const { inkSoft } = usePalette();
  const { log } = useWords().review;
  const isCramped = useIsCramped();
  const isOpen = fold.isOpen === true;
  return (
    <DebouncedPressable
      testID={fold.testID}
      isExpanded={isOpen}
      onPress={() => onToggle(fold.key)}
      style={[styles.fold, isCramped && styles.cramped]}
      pressedStyle={styles.pressed}
    >
      <View style={isCramped ? null : styles.icon}>
        <Icon name="undo" size={18} colour={inkSoft} />
      </View>
      <AppText size="small" colour="inkSoft" style={styles.text}>
        {log.undone(fold.undone.map(({ text }) => text))}
      </AppText>
      <Icon name={isOpen ? 'up' : 'down'} size={18} colour={inkSoft} />
    </DebouncedPressable>
  );
});

const makeStyles = defineStyles((palette) => ({
  fold: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    paddingHorizontal: space.medium,
    paddingVertical: space.hair,
    borderLeftWidth: 4,
    borderLeftColor: 'transparent',
    borderBottomWidth: 1,
    borderBottomColor: palette.line,
    backgroundColor: palette.sunken,
  },
  cramped: { paddingHorizontal: space.small },
  icon: { width: 62 },
  pressed: { backgroundColor: palette.accentWash },
  text: { flex: 1, minWidth: 0 },
}));
