import { View } from 'react-native';
import { type Verdict } from '@/engine';
import { useWords } from '../hooks';
import { typography, defineStaticStyles, radius, space, usePalette } from '../theme';
import { Icon } from './Icon';
import { AppText } from './Text';

interface VerdictBadgeProps {
  readonly verdict: Verdict;
  /** For a single line: the short form of the verdict, cut at its end if needed; the icon is always whole. */
  readonly isOneLine?: boolean;
}

/** A verdict as a word, an icon and a colour, so that nobody depends on colour alone. */
export function VerdictBadge({ verdict, isOneLine = false }: VerdictBadgeProps) {
  const { tones } = usePalette();
  const { verdicts, verdictsInShort } = useWords();
  const { ink, wash } = tones[verdict];
  return (
    <View style={[styles.badge, { backgroundColor: wash, borderColor: ink }]}>
      <Icon name={verdict} size={18} colour={ink} />
      <AppText {...(isOneLine ? { lines: 1 } : {})} style={[typography.label, styles.shrink, { color: ink }]}>
        {(isOneLine ? verdictsInShort : verdicts)[verdict]}
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
  shrink: { flexShrink: 1 },
});
