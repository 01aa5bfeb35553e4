import { FLAG_CODES, type FlagCode } from '../flagCodes';
import { HOUSE_READING_IDS, type ReadingId } from '../readings';
import { type Cell, type CellVerdict } from '../ruleset';
import { type Rules } from '../rules';
import { type SettingKey, type SettingValues } from '../settings';
import { isSameSettingValue } from '../settingValues';

/** One thing that two sets of rules say differently, as codes; `words` says it in a sentence. */
export type RulesDifference =
  | SettingDifference
  | { readonly kind: 'reading'; readonly id: ReadingId; readonly from: string; readonly to: string }
  | RulingDifference
  /** The same is ruled, but on other grounds: another basis, other clauses, another condition. */
  | { readonly kind: 'grounds'; readonly of: 'setting'; readonly key: SettingKey }
  | { readonly kind: 'grounds'; readonly of: 'ruling'; readonly code: FlagCode };

export type SettingDifference = {
  readonly [K in SettingKey]: {
    readonly kind: 'setting';
    readonly key: K;
    readonly from: SettingValues[K];
    readonly to: SettingValues[K];
  };
}[SettingKey];

export interface RulingDifference {
  readonly kind: 'ruling';
  readonly code: FlagCode;
  readonly from: CellVerdict;
  readonly to: CellVerdict;
}

/**
 * What the second rules say differently from the first: a ruleset and the one it is based on, a ruleset with and
 * without house rules, or any two. Empty if and only if both judge every play alike and on the same grounds. A reading
 * that a setting decides is not named beside that setting.
 */
export function rulesDifferences(base: Rules, other: Rules): readonly RulesDifference[] {
  return [
    ...settingDifferences(base, other),
    ...HOUSE_READING_IDS.flatMap((id): readonly RulesDifference[] => {
      const [from, to] = [base.readings[id], other.readings[id]];
      return from === to ? [] : [{ kind: 'reading', id, from, to }];
    }),
    ...FLAG_CODES.flatMap((code) => cellDifference(code, base.cells[code], other.cells[code])),
  ];
}

function settingDifferences(base: Rules, other: Rules): readonly RulesDifference[] {
  return (Object.keys(base.values) as SettingKey[]).flatMap((key): readonly RulesDifference[] => {
    const [from, to] = [base.values[key], other.values[key]];
    if (!isSameSettingValue(key, from, to)) return [{ kind: 'setting', key, from, to } as SettingDifference];
    const isSame = groundsOf(base.ruleset.settings[key]) === groundsOf(other.ruleset.settings[key]);
    return isSame ? [] : [{ kind: 'grounds', of: 'setting', key }];
  });
}

function cellDifference(code: FlagCode, from: Cell, to: Cell): readonly RulesDifference[] {
  if (from.ruling !== to.ruling) return [{ kind: 'ruling', code, from: from.ruling, to: to.ruling }];
  const isSame = groundsOf(from) === groundsOf(to) && from.legalIf === to.legalIf;
  return isSame ? [] : [{ kind: 'grounds', of: 'ruling', code }];
}

const groundsOf = ({ basis, clauses, reading }: Pick<Cell, 'basis' | 'clauses' | 'reading'>): string =>
  JSON.stringify([basis, clauses, reading ?? null]);
