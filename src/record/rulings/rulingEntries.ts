import { z } from 'zod';
import { type Refusal, refusalOfRuleset } from '@/engine';
import {
  type Basis,
  BASIS_KINDS,
  type FindRuleset,
  FLAG_CODES,
  type FlagCode,
  type House,
  resolveRuleset,
  type RulesetInHeader,
  type RulesetJson,
} from '@/rulesets';
import { checkHouse } from '../game/header';
import { type RawObject } from '../lines';
import {
  anyObjectSchema,
  choiceSchema,
  makeWholeNumberSchema,
  nonEmptyTextSchema,
  refusalFromZodError,
  textSchema,
} from '../schemas';

/** What the rules make of it: `allowed` where nothing was wrong, otherwise the verdict of the flag. */
export const RULING_VERDICTS = ['allowed', 'illegal', 'penalty', 'silent', 'stands', 'info'] as const;
export type RulingVerdict = (typeof RULING_VERDICTS)[number];

/** What the official decided: as the rules (or our suggestion) say, leave the cards, or leave them and lift the penalty. */
export const OFFICIAL_CALLS = ['remedy', 'stand', 'waive'] as const;
export type OfficialCall = (typeof OFFICIAL_CALLS)[number];

/** Somebody a ruling was about, written as in the seats of a game's header. */
export interface PersonRuledOn {
  readonly name: string;
  /** The stable id in an event's roster. */
  readonly player?: string;
}

/** A ruling at a table whose game is not in the app. Verdict and clauses are kept as they were shown. */
export interface RulingEntry {
  readonly n: number;
  readonly act: 'ruling';
  readonly at?: string;
  readonly by?: string;
  readonly ruleset: string;
  readonly house?: House;
  /** The whole ruleset, where it is an organizer's own; `ruleset` is then its id. */
  readonly rules?: RulesetJson;
  /** What happened: a question of `rulings`, an irregularity, or both. */
  readonly question?: string;
  /** Which case of that question, where it has several. */
  readonly case?: string;
  readonly flag?: FlagCode;
  readonly verdict: RulingVerdict;
  readonly basis?: Basis;
  readonly clauses: readonly string[];
  readonly call?: OfficialCall;
  readonly who: readonly PersonRuledOn[];
  readonly note?: string;
  readonly table?: number;
  /** The event in whose history it counts. */
  readonly event?: string;
}

/** Takes back the entry it names. Striking a strike brings that entry back. */
export interface RulingStrikeEntry {
  readonly n: number;
  readonly act: 'strike';
  readonly at?: string;
  readonly by?: string;
  readonly entry: number;
}

export type RulingsRecordEntry = RulingEntry | RulingStrikeEntry;

const stamp = { at: textSchema.optional(), by: textSchema.optional() };
const ruling = z.object({
  ...stamp,
  ruleset: textSchema,
  house: anyObjectSchema.optional(),
  rules: anyObjectSchema.optional(),
  question: nonEmptyTextSchema.optional(),
  case: textSchema.optional(),
  flag: choiceSchema(FLAG_CODES).optional(),
  verdict: choiceSchema(RULING_VERDICTS),
  basis: choiceSchema(BASIS_KINDS).optional(),
  clauses: z.array(nonEmptyTextSchema),
  call: choiceSchema(OFFICIAL_CALLS).optional(),
  who: z.array(z.object({ name: nonEmptyTextSchema, player: textSchema.optional() })),
  note: textSchema.optional(),
  table: makeWholeNumberSchema(0).optional(),
  event: textSchema.optional(),
});
const strike = z.object({ ...stamp, entry: makeWholeNumberSchema(1) });

/** A Map: an act called `constructor` finds nothing. */
const schemas: ReadonlyMap<unknown, z.ZodType> = new Map<string, z.ZodType>([
  ['ruling', ruling],
  ['strike', strike],
]);

/** Whether an entry has the fields of its act. Fields that the act does not have are not looked at, and kept. */
export function checkRulingFields(body: RawObject, find: FindRuleset): Refusal | null {
  const { act } = body;
  if (act === undefined) return { code: 'missing-field', field: 'act', allowed: 'act' };
  const parsed = schemas.get(act)?.safeParse(body);
  if (parsed === undefined) return { code: 'unknown-act', field: 'act', value: act };
  const refusal = parsed.success
    ? act === 'ruling'
      ? (checkWhatHappened(body) ?? checkRuleset(body, find) ?? checkHouse(body.house, ''))
      : null
    : refusalFromZodError(parsed.error, body);
  return refusal === null ? null : { ...refusal, act: act as string };
}

const checkWhatHappened = ({ question, flag }: RawObject): Refusal | null =>
  question === undefined && flag === undefined
    ? { code: 'missing-field', field: 'question', allowed: 'question | flag' }
    : null;

/** An organizer's own ruleset is carried whole, so that whoever reads the record finds it. */
function checkRuleset(body: RawObject, find: FindRuleset): Refusal | null {
  const header = body as unknown as RulesetInHeader;
  const found = resolveRuleset(header, find);
  return found.ok ? null : refusalOfRuleset(header, found.error);
}
