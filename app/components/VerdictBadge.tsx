import { type Verdict } from '@/engine';
import { useWords } from '../hooks';
import { ToneBadge } from './ToneBadge';

interface VerdictBadgeProps {
  readonly verdict: Verdict;
  /** For a single line: the short form of the verdict. */
  readonly isOneLine?: boolean;
}

/** A verdict as a word, an icon and a colour. */
export function VerdictBadge({ verdict, isOneLine = false }: VerdictBadgeProps) {
  const { verdicts, verdictsInShort } = useWords();
  const text = (isOneLine ? verdictsInShort : verdicts)[verdict];
  return <ToneBadge tone={verdict} icon={verdict} text={text} isOneLine={isOneLine} />;
}
