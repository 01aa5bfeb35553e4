import { memo, type ReactNode } from 'react';
import { Text, View } from 'react-native';
import { Icon, Press } from '../../components';
import { useCramped, useWords } from '../../hooks';
import { letters, type Palette, usePalette, useStyles } from '../../theme';

interface HeaderProps {
  readonly title: string;
  readonly subtitle: string;
  readonly saved: ReactNode;
  readonly height: number;
  readonly switcher?: ReactNode;
  readonly onBack: () => void;
  readonly onMenu: () => void;
}

/** Which table this is, and whether what was told is on the disk. */
export const Header = memo(function Header(props: HeaderProps) {
  const { title, subtitle, saved, height, switcher, onBack, onMenu } = props;
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const say = useWords().table;
  const button = [styles.button, useCramped() && styles.narrow];
  return (
    <View style={[styles.header, { height }]}>
      <Press onPress={onBack} label={say.back} testID="back" style={button} pressedStyle={styles.pressed}>
        <Icon name="back" colour={palette.accent} size={24} />
      </Press>
      <View style={styles.titles}>
        <Text role="heading" {...LEVEL} numberOfLines={1} maxFontSizeMultiplier={1.3} style={styles.title}>
          {title}
        </Text>
        <Text numberOfLines={1} maxFontSizeMultiplier={1.3} style={styles.subtitle}>
          {subtitle}
        </Text>
      </View>
      {switcher}
      {saved}
      <Press onPress={onMenu} label={say.menu} testID="table-menu" style={button} pressedStyle={styles.pressed}>
        <Icon name="more" colour={palette.ink} size={24} />
      </Press>
    </View>
  );
});

const LEVEL = { 'aria-level': 1 } as object;

const makeStyles = (palette: Palette) => ({
  header: { flexDirection: 'row' as const, alignItems: 'center' as const },
  button: {
    width: 44,
    alignSelf: 'stretch' as const,
    alignItems: 'center' as const,
    justifyContent: 'center' as const,
  },
  narrow: { width: 32 },
  pressed: { backgroundColor: palette.sunken },
  titles: { flex: 1, minWidth: 0 },
  title: { ...letters.strong, fontWeight: '700' as const, lineHeight: 21, color: palette.ink },
  subtitle: { ...letters.small, fontSize: 13, lineHeight: 17, color: palette.inkSoft },
});
