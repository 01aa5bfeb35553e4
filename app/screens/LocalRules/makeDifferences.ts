import { type CellVerdict, type Rules, type RulesDifference, type RulingDifference } from '@/rulesets';
import { rulesDifferences } from '@/rulesets/localRules';
import { type Words } from '@/words';
import { differenceLine, type LocalRulesWords } from '@/words/localRulesPage';
import { type ToneName } from '../../theme';

/** What one set of rules changes in another, every word chosen. */
export interface DifferencesData {
  readonly title: string;
  readonly summary: string;
  readonly count: number;
  readonly groups: readonly DifferenceGroupData[];
}

interface DifferenceGroupData {
  readonly key: string;
  readonly heading: string;
  /** The colour of a ruling; null for rules. */
  readonly tone: ToneName | null;
  readonly lines: readonly { readonly key: string; readonly text: string }[];
}

type RulingGroup = keyof LocalRulesWords['differences']['rulingGroups'];
const GROUPS: readonly RulingGroup[] = ['penalty', 'illegal', 'silent', 'legal', 'other'];
const groupOf = (to: CellVerdict): RulingGroup => {
  if (to === 'penalty' || to === 'illegal' || to === 'silent') return to;
  return to === 'legal' || to === 'never' ? 'legal' : 'other';
};
const TONES: Readonly<Record<RulingGroup, ToneName>> = {
  penalty: 'penalty',
  illegal: 'illegal',
  silent: 'silent',
  legal: 'good',
  other: 'info',
};

export function makeDifferences(
  base: Rules,
  other: Rules,
  title: string,
  words: Words,
  page: LocalRulesWords,
): DifferencesData {
  const say = page.differences;
  const all = rulesDifferences(base, other);
  const rulings = all.filter((one): one is RulingDifference => one.kind === 'ruling');
  const grounds = all.filter(({ kind }) => kind === 'grounds');
  const count = all.length - grounds.length + (grounds.length > 0 ? 1 : 0);
  const lines = (kind: 'setting' | 'reading'): DifferenceGroupData['lines'] =>
    all.flatMap((one) => (one.kind === kind ? [{ key: keyOf(one), text: differenceLine(words, page, one) }] : []));
  const groups: readonly DifferenceGroupData[] = [
    { key: 'settings', heading: say.rules, tone: null, lines: lines('setting') },
    { key: 'readings', heading: say.readings, tone: null, lines: lines('reading') },
    ...GROUPS.map((group) => ({
      key: group,
      heading: say.rulingGroups[group],
      tone: TONES[group],
      lines: rulings.filter(({ to }) => groupOf(to) === group).map((one) => rulingLine(one, group, words, say)),
    })),
    {
      key: 'grounds',
      heading: say.rulingGroups.other,
      tone: 'info',
      lines: grounds.length === 0 ? [] : [{ key: 'grounds', text: say.grounds(grounds.length) }],
    },
  ];
  const penalties = rulings.filter(({ to }) => to === 'penalty').length;
  return {
    title,
    count,
    summary: say.summary(count, penalties),
    groups: groups.filter((group) => group.lines.length > 0),
  };
}

const keyOf = (one: Extract<RulesDifference, { kind: 'setting' | 'reading' }>): string =>
  one.kind === 'setting' ? one.key : one.id;

const rulingLine = (
  { code, from, to }: RulingDifference,
  group: RulingGroup,
  words: Words,
  say: LocalRulesWords['differences'],
): DifferenceGroupData['lines'][number] => {
  const { title } = words.flags[code];
  return { key: code, text: group === 'other' ? say.otherRuling(title, to, from) : say.ruling(title, from) };
};
