import { type AnswerVerdict } from '@/rulings';
import { type IconName } from '../components';
import { ToneBadge } from '../components/ToneBadge';
import { type ToneName } from '../theme';
import { useRulingsTabWords } from './useRulingsTabWords';

/** What is allowed looks like what went well; every other verdict has its own tone and its own icon. */
const LOOKS: Readonly<Record<AnswerVerdict, { readonly tone: ToneName; readonly icon: IconName }>> = {
  allowed: { tone: 'good', icon: 'saved' },
  illegal: { tone: 'illegal', icon: 'illegal' },
  penalty: { tone: 'penalty', icon: 'penalty' },
  silent: { tone: 'silent', icon: 'silent' },
  stands: { tone: 'stands', icon: 'stands' },
  info: { tone: 'info', icon: 'info' },
};

interface AnswerVerdictBadgeProps {
  readonly verdict: AnswerVerdict;
  readonly isLarge?: boolean | undefined;
}

/** The verdict of an answer: a word, a shape and a colour. */
export function AnswerVerdictBadge({ verdict, isLarge }: AnswerVerdictBadgeProps) {
  const { verdicts } = useRulingsTabWords().questions;
  return <ToneBadge {...LOOKS[verdict]} text={verdicts[verdict]} isLarge={isLarge} />;
}
