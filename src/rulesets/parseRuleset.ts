import { fail, ok, type Result } from '@/base';
import { inheritRuleset } from './authoring';
import { type FlagCode } from './flagCodes';
import {
  joinNames,
  makeRulesetProblem,
  type RulesetProblem,
  zodProblems,
  findProtoKeys,
  describeValue,
} from './shapes';
import { isReadingId, type ReadingId, houseKeyDecidingReading, readingOptions, type Readings } from './readings';
import { rulesetById } from './registry';
import { type CellVerdict, type Clause, type ClauseId, type Ruleset, type RulesetId } from './ruleset';
import { inheritingRulesetSchema, wholeRulesetSchema } from './rulesetShape';
import { type SettingKey, type Settings, type SettingValues } from './settings';

type Parsed = Result<Ruleset, readonly RulesetProblem[]>;

/**
 * Reads a ruleset that an organizer wrote: a whole one, or the differences from a built-in `parent`. Its own
 * clauses are added to the parent's register, because the inherited rows still cite that.
 */
export function parseRuleset(json: unknown): Parsed {
  const proto = findProtoKeys(json);
  if (proto.length > 0) return fail(proto);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return fail([makeRulesetProblem('', `a ruleset is an object, and this is ${describeValue(json)}`)]);
  }
  const read = Object.hasOwn(json, 'parent') ? readOverlay(json) : readWhole(json);
  if (!read.ok) return read;
  const problems = [
    ...checkNames(read.value),
    ...checkGrounds(read.value),
    ...checkReadings(read.value, (json as { readonly readings?: Readings }).readings ?? {}),
    ...findCellsContradictingSettings(read.value),
  ];
  return problems.length > 0 ? fail(problems) : ok(read.value);
}

function readWhole(json: object): Parsed {
  const parsed = wholeRulesetSchema.safeParse(json);
  if (!parsed.success) return fail(zodProblems(parsed.error));
  const own = withoutUndefined(parsed.data) as unknown as Ruleset;
  return ok({ ...own, readings: inForce(withoutUndefined(own.readings ?? {}), own.settings) });
}

function readOverlay(json: object): Parsed {
  const parsed = inheritingRulesetSchema.safeParse(json);
  if (!parsed.success) return fail(zodProblems(parsed.error));
  const { parent: parentId, ...rest } = parsed.data;
  const parent = rulesetById(parentId) as Ruleset;
  const own = withoutUndefined(rest) as unknown as Partial<Ruleset> & { readonly id: RulesetId };
  const laid = inheritRuleset(parent, {
    ...own,
    settings: withoutUndefined(own.settings ?? {}),
    cells: withoutUndefined(own.cells ?? {}),
    clauses: [...withoutIds(parent.clauses, own.clauses ?? []), ...(own.clauses ?? [])],
  });
  return ok({
    ...laid,
    basedOn: parent.id,
    readings: inForce({ ...parent.readings, ...withoutUndefined(own.readings ?? {}) }, laid.settings),
  });
}

/** Drops keys whose value is undefined: in an overlay they would erase the parent's rows. */
const withoutUndefined = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

const withoutIds = (register: readonly Clause[], replaced: readonly Clause[]): readonly Clause[] =>
  register.filter(({ id }) => !replaced.some((clause) => clause.id === id));

/** If a setting decides a disputed point, the reading in force follows the setting. */
const inForce = (readings: Readings, settings: Settings): Readings =>
  Object.fromEntries(
    Object.entries(readings).map(([id, option]) => [id, isReadingId(id) ? (decided(id, settings) ?? option) : option]),
  );

function decided(id: ReadingId, settings: Settings): string | undefined {
  const key = houseKeyDecidingReading(id);
  if (key === undefined) return undefined;
  const value = key === 'penalty' ? settings.penalty.value?.place : settings[key].value;
  return readingOptions(id).find((option) => option === value);
}

function checkNames({ id, clauses }: Ruleset): readonly RulesetProblem[] {
  const taken =
    rulesetById(id) === undefined ? [] : [makeRulesetProblem('id', `"${id}" is the id of a built-in ruleset`)];
  const twice = clauses.filter(({ id: one }, i) => clauses.findIndex((clause) => clause.id === one) !== i);
  return [...taken, ...twice.map((clause) => makeRulesetProblem('clauses', `${clause.id} is there twice`))];
}

function checkGrounds({ clauses, settings, cells }: Ruleset): readonly RulesetProblem[] {
  const register = new Set<ClauseId>(clauses.map(({ id }) => id));
  const rows = [
    ...Object.entries(settings).map(([key, row]) => [`settings.${key}`, row] as const),
    ...Object.entries(cells).map(([code, row]) => [`cells.${code}`, row] as const),
  ];
  return rows.flatMap(([path, { basis, clauses: cited }]) => [
    ...cited
      .filter((id) => !register.has(id))
      .map((id) => makeRulesetProblem(`${path}.clauses`, `${id} is not in the list of clauses`)),
    ...(basis !== 'default' && cited.length === 0
      ? [
          makeRulesetProblem(
            `${path}.clauses`,
            `the basis "${basis}" needs at least one clause; without one it is "default"`,
          ),
        ]
      : []),
  ]);
}

function checkReadings({ readings, settings }: Ruleset, own: Readings): readonly RulesetProblem[] {
  return (Object.keys(own) as ReadingId[]).flatMap((id) => {
    const path = `readings.${id}`;
    const option = own[id];
    if (option === undefined) return [];
    if (!readingOptions(id).includes(option)) {
      return [makeRulesetProblem(path, `${describeValue(option)} is not one of ${joinNames(readingOptions(id))}`)];
    }
    const key = houseKeyDecidingReading(id);
    if (key === undefined || readings[id] === option) return [];
    return [
      makeRulesetProblem(
        path,
        `${describeValue(option)} does not go with settings.${key}, which decides it: ${describeValue(settings[key].value)}`,
      ),
    ];
  });
}

type Values = Pick<SettingValues, SettingKey>;
interface Pair {
  readonly setting: SettingKey;
  readonly when: (values: Values) => boolean;
  readonly codes: readonly FlagCode[];
  readonly not: readonly CellVerdict[];
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
 * A setting says how the table plays, a cell what a breach of it means. Changing only one of them would
 * make a rule that is never enforced, so this lists the rulings that contradict a setting.
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

/** A ruling that a setting makes impossible. */
export interface RulingAgainstSetting {
  readonly code: FlagCode;
  readonly ruling: CellVerdict;
  readonly setting: SettingKey;
}

export function findRulingsAgainstSettings(
  settings: Readonly<Record<SettingKey, { readonly value: unknown }>>,
  cells: Readonly<Record<FlagCode, { readonly ruling: CellVerdict }>>,
): readonly RulingAgainstSetting[] {
  const values = Object.fromEntries(
    Object.entries(settings).map(([key, { value }]) => [key, value]),
  ) as unknown as Values;
  return pairs
    .filter(({ when }) => when(values))
    .flatMap(({ setting, codes, not }) =>
      codes
        .filter((code) => not.includes(cells[code].ruling))
        .map((code) => ({ code, ruling: cells[code].ruling, setting })),
    );
}

const findCellsContradictingSettings = ({ settings, cells }: Ruleset): readonly RulesetProblem[] =>
  findRulingsAgainstSettings(settings, cells).map(({ code, ruling, setting }) =>
    makeRulesetProblem(
      `cells.${code}.ruling`,
      `"${ruling}" does not go with settings.${setting}, which is ${JSON.stringify(settings[setting].value)}`,
    ),
  );
