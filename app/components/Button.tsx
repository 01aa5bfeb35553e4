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
import { GuardedPressable } from './GuardedPressable';
import { AppText } from './Text';

export interface ButtonProps {
  readonly title: string;
  readonly onPress: () => void;
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger' | undefined;
  readonly icon?: IconName | undefined;
  readonly testID?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Says more than the title, to those who do not see what it stands beside. */
  readonly label?: string | undefined;
  readonly isBusy?: boolean | undefined;
  /** The colour of a verdict, where the button answers one. */
  readonly tone?: ToneName | undefined;
  /** Narrower margins and letters, where several share a row. */
  readonly isSmall?: boolean | undefined;
  readonly style?: StyleProp<ViewStyle>;
}

/** Something to do, in a word or two. */
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
    <GuardedPressable
      onPress={onPress}
      label={label}
      testID={testID}
      isDisabled={isOff}
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
    </GuardedPressable>
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
  /** At twice the text size ornaments give way, so that no word breaks. */
  cramped: { paddingHorizontal: space.hair },
  off: { opacity: 0.5 },
  pressed: { opacity: 0.75 },
  smallTitle: { ...typography.label, fontSize: 13, lineHeight: 17 },
  title: { flexShrink: 1, textAlign: 'center' },
}));
