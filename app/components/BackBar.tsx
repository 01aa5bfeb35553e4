import { View } from 'react-native';
import { defineStyles, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../theme';
import { Icon } from './Icon';
import { AppLink } from './AppLink';
import { AppText } from './Text';

export interface BackBarProps {
  readonly title: string;
  readonly href?: string | undefined;
  readonly onPress: () => void;
}

/** The bar at the top of a screen with the link back to the screen it was opened from. It does not scroll away. */
export function BackBar({ title, href, onPress }: BackBarProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  return (
    <View style={styles.bar}>
      <AppLink href={href} onPress={onPress} testID="back" style={styles.link} activeStyle={styles.active}>
        <Icon name="back" colour={palette.accent} size={24} />
        <AppText size="strong" colour="accent" style={styles.shrink}>
          {title}
        </AppText>
      </AppLink>
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  bar: { borderBottomWidth: 1, borderColor: palette.line, flexDirection: 'row' },
  link: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.hair,
    flexShrink: 1,
    minHeight: MIN_TOUCH_TARGET,
    paddingLeft: space.small,
    paddingRight: space.large,
  },
  active: { backgroundColor: palette.sunken },
  shrink: { flexShrink: 1 },
}));
