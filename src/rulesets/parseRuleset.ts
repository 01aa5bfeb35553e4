import { fail, ok, type Result } from '@/base';
import { type Clause, type ClauseId } from './clause';
import { contradictions } from './contradictions';
import { overlay } from './overlay';
import { list, problem, type Problem, problemsOf, protoKeys, show } from './problem';
import { isReadingId, type ReadingId, readingKey, readingOptions, type Readings } from './readings';
import { rulesetById } from './registry';
import { type Ruleset, type RulesetId } from './ruleset';
import { laidShape, wholeShape } from './rulesetShape';
import { type Settings } from './settings';

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
