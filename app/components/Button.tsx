import { ActivityIndicator, type StyleProp, type ViewStyle } from 'react-native';
import { useIsCramped } from '../hooks';
import {
  defineStyles,
  typography,
  radius,
  space,
  MIN_TOUCH_TARGET,
  type ToneName,
  usePalette,
  useStyles,
} from '../theme';
import { Icon } from './Icon';
import { type IconName } from './iconShapes';
import { DebouncedPressable } from './DebouncedPressable';
import { AppText } from './Text';

export interface ButtonProps {
  readonly title: string;
  readonly onPress: () => void;
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger' | undefined;
  readonly icon?: IconName | undefined;
  readonly testID?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** A screen reader reads it instead of the title, where the title is clear only in its visual context. */
  readonly label?: string | undefined;
  readonly isBusy?: boolean | undefined;
  /** The colour of a verdict, if the button rules on a flag. */
  readonly tone?: ToneName | undefined;
  /** Smaller padding and letters, for several buttons in one row. */
  readonly isSmall?: boolean | undefined;
  readonly style?: StyleProp<ViewStyle>;
}

/** A button with a short title and an optional icon. */
export function Button(props: ButtonProps) {
  const { title, onPress, kind = 'plain', icon, testID, label, isBusy = false, isSmall = false, style } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  const isOff = props.isDisabled === true || isBusy;
  const tone = palette.tones[props.tone ?? (kind === 'danger' ? 'illegal' : 'good')];
  const isSolid = kind === 'main';
  const ink = isSolid ? tone.onSolid : kind === 'plain' ? palette.ink : tone.ink;
  const colours = isSolid
    ? { backgroundColor: tone.solid, borderColor: tone.solid }
    : kind === 'danger' && { borderColor: tone.ink };
  return (
    <DebouncedPressable
      onPress={onPress}
      label={label}
      testID={testID}
      isDisabled={isOff}
      isSolid={isSolid}
      style={[
        styles.button,
        styles[kind],
        isSmall && styles.small,
        isCramped && styles.cramped,
        colours,
        isOff && styles.off,
        style,
      ]}
      pressedStyle={styles.pressed}
    >
      {isBusy ? <ActivityIndicator color={ink} /> : null}
      {icon !== undefined && !isBusy && !isCramped ? <Icon name={icon} colour={ink} size={isSmall ? 20 : 22} /> : null}
      <AppText style={[isSmall ? styles.smallTitle : typography.strong, styles.title, { color: ink }]}>{title}</AppText>
    </DebouncedPressable>
  );
}

const makeStyles = defineStyles((palette) => ({
  button: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.small,
    minHeight: MIN_TOUCH_TARGET,
    minWidth: MIN_TOUCH_TARGET,
    maxWidth: '100%',
    paddingHorizontal: space.large,
    paddingVertical: space.hair,
    borderRadius: radius.chip + 4,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  main: {},
  plain: { backgroundColor: palette.card, borderColor: palette.frame },
  quiet: {},
  danger: { backgroundColor: palette.card },
  small: { paddingHorizontal: space.small, gap: 5 },
  /** At 200 % text size the icon is left out, so that no word breaks. */
  cramped: { paddingHorizontal: space.hair },
  off: { opacity: 0.5 },
  pressed: { opacity: 0.75 },
  smallTitle: { ...typography.label, fontSize: 13, lineHeight: 17 },
  title: { flexShrink: 1, textAlign: 'center' },
}));
