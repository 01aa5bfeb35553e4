import { fail, ok, type Result } from '@/base';
import { overlay } from './authoring';
import { type FlagCode } from './flagCodes';
import { list, problem, type Problem, problemsOf, protoKeys, show } from './shapes';
import { isReadingId, type ReadingId, readingKey, readingOptions, type Readings } from './readings';
import { rulesetById } from './registry';
import { type CellRuling, type Clause, type ClauseId, type Ruleset, type RulesetId } from './ruleset';
import { laidShape, wholeShape } from './rulesetShape';
import { type SettingKey, type Settings, type SettingValues } from './settings';

type Parsed = Result<Ruleset, readonly Problem[]>;

/**
 * A ruleset an organizer wrote: whole, or laid over a built-in one named in `parent`. Clauses of its
 * own are added to the parent's register, whose rows it still plays by.
 */
export function parseRuleset(json: unknown): Parsed {
  const proto = protoKeys(json);
  if (proto.length > 0) return fail(proto);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return fail([problem('', `a ruleset is an object, and this is ${show(json)}`)]);
  }
  const read = Object.hasOwn(json, 'parent') ? readLaid(json) : readWhole(json);
  if (!read.ok) return read;
  const problems = [
    ...checkNames(read.value),
    ...checkGrounds(read.value),
    ...checkReadings(read.value, (json as { readonly readings?: Readings }).readings ?? {}),
    ...contradictions(read.value),
  ];
  return problems.length > 0 ? fail(problems) : ok(read.value);
}

function readWhole(json: object): Parsed {
  const parsed = wholeShape.safeParse(json);
  if (!parsed.success) return fail(problemsOf(parsed.error));
  const own = told(parsed.data) as unknown as Ruleset;
  return ok({ ...own, readings: inForce(told(own.readings ?? {}), own.settings) });
}

function readLaid(json: object): Parsed {
  const parsed = laidShape.safeParse(json);
  if (!parsed.success) return fail(problemsOf(parsed.error));
  const { parent: parentId, ...rest } = parsed.data;
  const parent = rulesetById(parentId) as Ruleset;
  const own = told(rest) as unknown as Partial<Ruleset> & { readonly id: RulesetId };
  const laid = overlay(parent, {
    ...own,
    settings: told(own.settings ?? {}),
    cells: told(own.cells ?? {}),
    clauses: [...withoutIds(parent.clauses, own.clauses ?? []), ...(own.clauses ?? [])],
  });
  return ok({ ...laid, readings: inForce({ ...parent.readings, ...told(own.readings ?? {}) }, laid.settings) });
}

/** Without the keys whose value is undefined: laid over a parent they would wipe its rows out. */
const told = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

const withoutIds = (register: readonly Clause[], replaced: readonly Clause[]): readonly Clause[] =>
  register.filter(({ id }) => !replaced.some((clause) => clause.id === id));

/** Where a setting decides a disputed point, the reading in force follows it. */
const inForce = (readings: Readings, settings: Settings): Readings =>
  Object.fromEntries(
    Object.entries(readings).map(([id, option]) => [id, isReadingId(id) ? (decided(id, settings) ?? option) : option]),
  );

function decided(id: ReadingId, settings: Settings): string | undefined {
  const key = readingKey(id);
  if (key === undefined) return undefined;
  const value = key === 'penalty' ? settings.penalty.value?.place : settings[key].value;
  return readingOptions(id).find((option) => option === value);
}

function checkNames({ id, clauses }: Ruleset): readonly Problem[] {
  const taken = rulesetById(id) === undefined ? [] : [problem('id', `"${id}" is the id of a built-in ruleset`)];
  const twice = clauses.filter(({ id: one }, i) => clauses.findIndex((clause) => clause.id === one) !== i);
  return [...taken, ...twice.map((clause) => problem('clauses', `${clause.id} is there twice`))];
}

function checkGrounds({ clauses, settings, cells }: Ruleset): readonly Problem[] {
  const register = new Set<ClauseId>(clauses.map(({ id }) => id));
  const rows = [
    ...Object.entries(settings).map(([key, row]) => [`settings.${key}`, row] as const),
    ...Object.entries(cells).map(([code, row]) => [`cells.${code}`, row] as const),
  ];
  return rows.flatMap(([path, { basis, clauses: cited }]) => [
    ...cited
      .filter((id) => !register.has(id))
      .map((id) => problem(`${path}.clauses`, `${id} is not in the list of clauses`)),
    ...(basis !== 'default' && cited.length === 0
      ? [problem(`${path}.clauses`, `the basis "${basis}" needs at least one clause; without one it is "default"`)]
      : []),
  ]);
}

function checkReadings({ readings, settings }: Ruleset, own: Readings): readonly Problem[] {
  return (Object.keys(own) as ReadingId[]).flatMap((id) => {
    const path = `readings.${id}`;
    const option = own[id];
    if (option === undefined) return [];
    if (!readingOptions(id).includes(option)) {
      return [problem(path, `${show(option)} is not one of ${list(readingOptions(id))}`)];
    }
    const key = readingKey(id);
    if (key === undefined || readings[id] === option) return [];
    return [
      problem(path, `${show(option)} does not go with settings.${key}, which decides it: ${show(settings[key].value)}`),
    ];
  });
}

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
