import { View } from 'react-native';
import { typography, defineStaticStyles, radius, space, type ToneName, usePalette } from '../theme';
import { Icon } from './Icon';
import { type IconName } from './iconShapes';
import { AppText } from './Text';

interface ToneBadgeProps {
  readonly tone: ToneName;
  readonly icon: IconName;
  readonly text: string;
  /** For a single line: the text is cut at its end if needed; the icon is always whole. */
  readonly isOneLine?: boolean | undefined;
  readonly isLarge?: boolean | undefined;
}

/** A word, an icon and a colour, so that nobody depends on colour alone. */
export function ToneBadge({ tone, icon, text, isOneLine = false, isLarge = false }: ToneBadgeProps) {
  const { ink, wash } = usePalette().tones[tone];
  return (
    <View style={[styles.badge, isLarge && styles.large, { backgroundColor: wash, borderColor: ink }]}>
      <Icon name={icon} size={isLarge ? 26 : 18} colour={ink} />
      <AppText
        {...(isOneLine ? { lines: 1 } : {})}
        style={[isLarge ? typography.heading : typography.label, styles.shrink, { color: ink }]}
      >
        {text}
      </AppText>
    </View>
  );
}

const styles = defineStaticStyles({
  badge: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    maxWidth: '100%',
    gap: 6,
    borderWidth: 1,
    borderRadius: radius.chip,
    paddingLeft: space.small,
    paddingRight: 10,
    paddingVertical: 2,
  },
  large: { gap: space.small, borderWidth: 2, paddingLeft: space.medium, paddingRight: space.large, paddingVertical: 6 },
  shrink: { flexShrink: 1 },
});
