import {
  type AnyFlagCode,
  type Basis,
  type ClauseId,
  houseKeyDecidingReading,
  isFlagCode,
  isReadingId,
  type HouseKey,
  type ReadingId,
  readingOptions,
  type Rules,
  type SettingKey,
  HOUSE_KEYS,
} from '@/rulesets';

/** What a ruling rests on: the clauses, how firmly, and which reading of a disputed point. */
export interface RulingGrounds {
  readonly basis: Basis;
  readonly clauses: readonly ClauseId[];
  readonly reading?: ReadingId;
  /** A house rule of this table or event decides it. */
  readonly isLocal: boolean;
}

/** A disputed point with the option that these rules take. */
export interface ReadingInForce {
  readonly id: ReadingId;
  readonly option: string;
  readonly isLocal: boolean;
}

const NO_CLAUSE: RulingGrounds = { basis: 'default', clauses: [], isLocal: false };

const isHouseKey = (key: string): key is HouseKey => HOUSE_KEYS.some((known) => known === key);

/** The grounds of one setting. */
export function settingGrounds(rules: Rules, key: SettingKey): RulingGrounds {
  const { basis, clauses, reading } = rules.ruleset.settings[key];
  const isLocal = (isHouseKey(key) && rules.local.has(key)) || (reading !== undefined && rules.local.has(reading));
  return { basis, clauses, isLocal, ...(reading === undefined ? {} : { reading }) };
}

/**
 * The grounds on which something is allowed: the cell that allows it, else the setting it follows from. Nothing, where
 * no clause speaks of it.
 */
export function groundsOfAllowed(
  rules: Rules,
  about: readonly AnyFlagCode[],
  settings: readonly SettingKey[],
): RulingGrounds {
  for (const code of about) {
    if (!isFlagCode(code)) continue;
    const { ruling, basis, clauses, reading, legalIf } = rules.cells[code];
    if (ruling !== 'legal' && legalIf === undefined) continue;
    const isLocal = rules.ruleset.cells[code].ruling !== ruling || (reading !== undefined && rules.local.has(reading));
    return { basis, clauses, isLocal, ...(reading === undefined ? {} : { reading }) };
  }
  const [first] = settings;
  return first === undefined ? NO_CLAUSE : settingGrounds(rules, first);
}

/** The option in force. Where a house key decides the point, the value of that setting is the option. */
export function readingInForce(rules: Rules, id: ReadingId): ReadingInForce {
  const key = houseKeyDecidingReading(id);
  const value = key === undefined ? undefined : key === 'penalty' ? rules.values.penalty?.place : rules.values[key];
  const option = readingOptions(id).find((one) => one === value) ?? rules.readings[id];
  return { id, option, isLocal: rules.local.has(id) || (key !== undefined && rules.local.has(key)) };
}

/** Those of the disputed points that concern these rules, each once. */
export function readingsInForceAmong(rules: Rules, ids: readonly (ReadingId | undefined)[]): readonly ReadingInForce[] {
  const concerned = ids.filter(
    (id): id is ReadingId =>
      id !== undefined && isReadingId(id) && (rules.ruleset.readings[id] !== undefined || rules.local.has(id)),
  );
  return [...new Set(concerned)].map((id) => readingInForce(rules, id));
}
