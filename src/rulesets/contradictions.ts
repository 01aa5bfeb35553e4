import { type CellRuling } from './cell';
import { type FlagCode } from './flagCodes';
import { problem, type Problem } from './problem';
import { type Ruleset } from './ruleset';
import { type SettingKey, type SettingValues } from './settings';

type Values = Pick<SettingValues, SettingKey>;
interface Pair {
  readonly setting: SettingKey;
  readonly when: (values: Values) => boolean;
  readonly codes: readonly FlagCode[];
  readonly not: readonly CellRuling[];
}

const TALK: readonly FlagCode[] = [
  'coach-verbal',
  'coach-nonverbal',
  'coach-nonpartner',
  'coach-between-turns',
  'talk-unrelated',
  'talk-owner-noncommand',
  'partner-reply',
];
const PARTNER_PILES: readonly FlagCode[] = ['src-partner-stock', 'src-partner-discard'];

/**
 * A setting says how the table plays, a cell what a breach of it costs. Whoever changes one and
 * forgets the other would get a rule that is never called, so the pairs that belong together are here.
 */
const pairs: readonly Pair[] = [
  {
    setting: 'fourBeforeStack',
    when: (v) => v.fourBeforeStack !== 'off',
    codes: ['discard-stack-early'],
    not: ['legal', 'never'],
  },
  {
    setting: 'fourBeforeStack',
    when: (v) => v.fourBeforeStack === 'off',
    codes: ['discard-stack-early'],
    not: ['illegal', 'penalty'],
  },
  { setting: 'partnerPiles', when: (v) => v.partnerPiles, codes: PARTNER_PILES, not: ['illegal', 'penalty'] },
  { setting: 'partnerPiles', when: (v) => !v.partnerPiles, codes: PARTNER_PILES, not: ['legal'] },
  { setting: 'penalty', when: (v) => v.penalty === null, codes: TALK, not: ['penalty'] },
  { setting: 'overdraw', when: (v) => v.overdraw === 'none', codes: ['overdraw', 'draw-midturn'], not: ['penalty'] },
  { setting: 'outOfTurn', when: (v) => v.outOfTurn === 'none', codes: ['oot-started'], not: ['penalty'] },
  {
    setting: 'outOfTurn',
    when: (v) => v.outOfTurn !== 'none',
    codes: ['oot-started'],
    not: ['silent', 'legal', 'never'],
  },
  {
    setting: 'revealedCard',
    when: (v) => v.revealedCard === 'off',
    codes: ['revealed-not-played'],
    not: ['illegal', 'penalty'],
  },
  {
    setting: 'revealedCard',
    when: ({ revealedCard: v }) => v === 'handCommit' || v === 'both',
    codes: ['revealed-not-played'],
    not: ['legal', 'never'],
  },
  {
    setting: 'starter',
    when: (v) => v.starter === 'manual',
    codes: ['setup-wrong-starter'],
    not: ['illegal', 'penalty'],
  },
];

export function contradictions({ settings, cells }: Ruleset): readonly Problem[] {
  const values = Object.fromEntries(
    Object.entries(settings).map(([key, { value }]) => [key, value]),
  ) as unknown as Values;
  return pairs
    .filter(({ when }) => when(values))
    .flatMap(({ setting, codes, not }) =>
      codes
        .filter((code) => not.includes(cells[code].ruling))
        .map((code) => {
          const value = JSON.stringify(values[setting]);
          return problem(
            `cells.${code}.ruling`,
            `"${cells[code].ruling}" does not go with settings.${setting}, which is ${value}`,
          );
        }),
    );
}
