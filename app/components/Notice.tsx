import { type ReactNode } from 'react';
import { View } from 'react-native';
import { useIsCramped } from '../hooks';
import { defineStaticStyles, radius, space, type ToneName, usePalette } from '../theme';
import { Icon } from './Icon';
import { type IconName } from './iconShapes';
import { AppText } from './Text';

const KINDS = {
  info: { tone: 'info', icon: 'info' },
  warning: { tone: 'penalty', icon: 'warning' },
  error: { tone: 'illegal', icon: 'warning' },
  good: { tone: 'good', icon: 'saved' },
} as const satisfies Readonly<Record<string, { tone: ToneName; icon: IconName }>>;

interface NoticeProps {
  readonly kind: keyof typeof KINDS;
  /** Text, or text with other elements. */
  readonly children: ReactNode;
  /** Usually a button that does something about it. */
  readonly action?: ReactNode;
  readonly testID?: string | undefined;
}

/** A coloured box with an icon: information, a warning or a success. */
export function Notice({ kind, children, action, testID }: NoticeProps) {
  const { tone, icon } = KINDS[kind];
  const isCramped = useIsCramped();
  const { ink, wash } = usePalette().tones[tone];
  return (
    <View
      testID={testID}
      role={kind === 'error' ? 'alert' : 'status'}
      style={[styles.notice, isCramped && styles.cramped, { backgroundColor: wash, borderColor: ink }]}
    >
      <View style={isCramped ? styles.stacked : styles.row}>
        <View style={styles.icon}>
          <Icon name={icon} size={22} colour={ink} />
        </View>
        <View style={isCramped ? styles.under : styles.words}>
          {typeof children === 'string' ? <AppText>{children}</AppText> : children}
        </View>
      </View>
      {action === undefined || action === null ? null : <View style={styles.action}>{action}</View>}
    </View>
  );
}

const styles = defineStaticStyles({
  notice: { gap: space.small, borderWidth: 1, borderRadius: radius.chip + 4, padding: space.medium },
  // At 200 % text size the icon is above the text, so that no word breaks.
  cramped: { padding: space.small },
  stacked: { gap: space.hair },
  under: { gap: space.hair },
  row: { flexDirection: 'row', gap: space.small },
  icon: { paddingTop: 2 },
  words: { flex: 1, gap: space.hair },
  action: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
});
