import { z } from 'zod';
import type { Refusal } from '@/engine';
import { type RawObject } from '../lines';
import {
  choiceSchema,
  isWholeNumber,
  makeSchemaFromTest,
  makeWholeNumberSchema,
  nonEmptyTextSchema,
  refusalFromZodError,
  textSchema,
} from '../schemas';

/** A person on the roster, by a stable id: two people of one name are two ids. */
export type PlayerId = string;
/** The players who win or lose a game together. `['a', 'b']` and `['b', 'a']` are one side. */
export type WrittenSide = readonly PlayerId[];
export type RoundName = number | 'play-off';

export const GAME_ENDINGS = ['win', 'time', 'concede', 'forfeit', 'abandoned'] as const;
export type GameEnding = (typeof GAME_ENDINGS)[number];
export const CLOCK_COMMANDS = ['start', 'stop', 'extend'] as const;
export type ClockCommand = (typeof CLOCK_COMMANDS)[number];

/** A record of a game, and the hash of its newest line. */
export interface GameRecordReference {
  readonly id: string;
  readonly head: string;
}
export interface DrawnBySeed {
  readonly seed: string;
}
export interface SeatedGame {
  readonly game: string;
  /** Null: it waits for a table. */
  readonly table: number | null;
  readonly sides: readonly WrittenSide[];
  /** In single elimination: its place in the round. From places 2k−1 and 2k comes place k of the next round. */
  readonly place?: number;
}
export interface SeatedBye {
  readonly side: WrittenSide;
  readonly place?: number;
}

interface EntryStamp {
  readonly n: number;
  readonly at?: string;
  readonly by?: string;
}
interface EntryFields {
  readonly enter: { readonly player: PlayerId; readonly name: string; readonly chapter?: string };
  readonly arrive: { readonly player: PlayerId; readonly why?: string };
  readonly leave: { readonly player: PlayerId; readonly why?: string };
  readonly pair: {
    readonly sides: readonly WrittenSide[];
    readonly drawn?: DrawnBySeed;
    /** A substitute: the new side takes over this one's place and results. */
    readonly instead?: WrittenSide;
  };
  readonly seat: {
    readonly round: RoundName;
    readonly games: readonly SeatedGame[];
    readonly byes?: readonly SeatedBye[];
    readonly drawn?: DrawnBySeed;
  };
  readonly move: { readonly game: string; readonly table: number | null };
  readonly clock: {
    /** Left out: the clock of the whole event. */
    readonly round?: RoundName;
    readonly do: ClockCommand;
    readonly minutes?: number;
  };
  readonly result: {
    readonly game: string;
    /** The index of the winning side; null: won by nobody. */
    readonly won: number | null;
    /** Cards left in the stock of each player, shaped like the sides of the game. */
    readonly left?: readonly (readonly number[])[];
    readonly why?: GameEnding;
    readonly record?: GameRecordReference;
    readonly protest?: string;
  };
  readonly penalty: {
    readonly player: PlayerId;
    readonly code: string;
    readonly game?: string;
    readonly record?: GameRecordReference;
    readonly note?: string;
  };
  readonly strike: { readonly entry: number };
  readonly note: { readonly text: string };
  readonly close: object;
}

export type EventAct = keyof EntryFields;
export type EventEntryOf<A extends EventAct> = EntryStamp & { readonly act: A } & EntryFields[A];
export type EventEntry = { readonly [A in EventAct]: EventEntryOf<A> }[EventAct];

const player = { player: nonEmptyTextSchema };
const side = z.array(nonEmptyTextSchema).min(1);
const drawn = z.object({ seed: textSchema }).optional();
const record = z.object({ id: nonEmptyTextSchema, head: nonEmptyTextSchema }).optional();
const wholeNumber = makeWholeNumberSchema(0);
const place = makeWholeNumberSchema(1).optional();
const table = makeSchemaFromTest('bad-field', '≥ 0 | null', (value) => value === null || isWholeNumber(value, 0));
const round = makeSchemaFromTest(
  'bad-field',
  '≥ 1 | "play-off"',
  (value) => value === 'play-off' || isWholeNumber(value, 1),
);
const won = makeSchemaFromTest('bad-field', '≥ 0 | null', (value) => value === null || isWholeNumber(value, 0));

const fields: { readonly [A in EventAct]: Readonly<Record<keyof EntryFields[A], z.ZodType>> } = {
  enter: { ...player, name: textSchema, chapter: textSchema.optional() },
  arrive: { ...player, why: textSchema.optional() },
  leave: { ...player, why: textSchema.optional() },
  pair: { sides: z.array(side).min(1), drawn, instead: side.optional() },
  seat: {
    round,
    games: z.array(z.object({ game: nonEmptyTextSchema, table, sides: z.array(side).min(2), place })),
    byes: z.array(z.object({ side, place })).optional(),
    drawn,
  },
  move: { game: nonEmptyTextSchema, table },
  clock: { round: round.optional(), do: choiceSchema(CLOCK_COMMANDS), minutes: wholeNumber.optional() },
  result: {
    game: nonEmptyTextSchema,
    won,
    left: z.array(z.array(wholeNumber)).optional(),
    why: choiceSchema(GAME_ENDINGS).optional(),
    record,
    protest: textSchema.optional(),
  },
  penalty: { ...player, code: nonEmptyTextSchema, game: textSchema.optional(), record, note: textSchema.optional() },
  strike: { entry: makeWholeNumberSchema(1) },
  note: { text: textSchema },
  close: {} as Readonly<Record<never, z.ZodType>>,
};

const stamp = { at: textSchema.optional(), by: textSchema.optional() };
/** A Map: an act called `constructor` finds nothing. */
const schemas: ReadonlyMap<unknown, z.ZodType> = new Map<string, z.ZodType>(
  Object.entries(fields).map(([act, own]) => [act, z.object({ ...stamp, ...own })]),
);

/** Whether an entry has the fields of its act. Fields that the act does not have are not looked at, and kept. */
export function checkEventFields(body: RawObject): Refusal | null {
  const { act } = body;
  if (act === undefined) return { code: 'missing-field', field: 'act', allowed: 'act' };
  const parsed = schemas.get(act)?.safeParse(body);
  if (parsed === undefined) return { code: 'unknown-act', field: 'act', value: act };
  return parsed.success ? null : refusalFromZodError(parsed.error, body);
}
