import { type StyleProp, type ViewStyle } from 'react-native';
import { AppText, DebouncedPressable, InvisibleWordSeparator } from '../components';
import { useIsCramped } from '../hooks';
import { defineStyles, MIN_TOUCH_TARGET, radius, typography, useStyles } from '../theme';

interface ExplainedButtonProps {
  readonly title: string;
  /** What it does here, below the title. */
  readonly help: string;
  readonly testID: string;
  readonly onPress: () => void;
  readonly isDisabled?: boolean | undefined;
  /** On a page of its own, where there is room to read. */
  readonly isLarge?: boolean | undefined;
  /** Says more than title and help, to those who do not see what it stands beside. */
  readonly label?: string | undefined;
  readonly style?: StyleProp<ViewStyle>;
}

/** A button that says what it does in this very case: several share a row, and their texts wrap. */
export function ExplainedButton(props: ExplainedButtonProps) {
  const { title, help, testID, onPress, isDisabled = false, isLarge = false, label, style } = props;
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  return (
    <DebouncedPressable
      onPress={onPress}
      label={label}
      testID={testID}
      isDisabled={isDisabled}
      style={[styles.button, isCramped && styles.alone, isDisabled && styles.off, style]}
      pressedStyle={styles.pressed}
    >
      <AppText style={[styles.title, isLarge && styles.largeTitle]}>{title}</AppText>
      <InvisibleWordSeparator />
      <AppText colour="inkSoft" style={[styles.help, isLarge && styles.largeHelp]}>
        {help}
      </AppText>
    </DebouncedPressable>
  );
}

const makeStyles = defineStyles((palette) => ({
  button: {
    flexGrow: 1,
    flexBasis: 88,
    minWidth: 0,
    minHeight: MIN_TOUCH_TARGET,
    justifyContent: 'center',
    paddingHorizontal: 6,
    paddingVertical: 3,
    borderRadius: radius.chip + 4,
    borderWidth: 1.5,
    borderColor: palette.frame,
    backgroundColor: palette.card,
  },
  /** At twice the text size each has a row of its own. */
  alone: { flexBasis: '100%' },
  off: { opacity: 0.5 },
  pressed: { opacity: 0.75 },
  title: { ...typography.label, fontSize: 13, lineHeight: 16, textAlign: 'center' },
  help: { ...typography.small, fontSize: 12, lineHeight: 14, textAlign: 'center' },
  largeTitle: { ...typography.strong },
  largeHelp: { ...typography.small },
}));
