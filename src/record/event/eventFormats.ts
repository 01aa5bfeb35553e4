import { z } from 'zod';
import type { Refusal } from '@/engine';
import { isObject } from '../lines';
import { choiceSchema, makeWholeNumberSchema, refusalFromZodError } from '../schemas';

export const EVENT_FORMAT_KINDS = [
  'single-elimination',
  'most-wins',
  'lowest-total',
  'points',
  'round-robin',
  'swiss',
] as const;
export type EventFormatKind = (typeof EVENT_FORMAT_KINDS)[number];

/** What separates sides with equal wins, in the order in which the format lists them. */
export const TIE_BREAKS = ['headToHead', 'stockLeft', 'stockTaken', 'opponents'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** Whose cards are charged to a player of a losing side: those of the whole side, or the own ones. */
export const CHARGES = ['side', 'own'] as const;
export type Charge = (typeof CHARGES)[number];

/** How the winners of an event are found, as its header says it: what is left out has a default. */
export type EventFormat =
  | { readonly kind: 'single-elimination' }
  | { readonly kind: 'most-wins'; readonly games?: number }
  | { readonly kind: 'lowest-total'; readonly games?: number; readonly minutes?: number; readonly charge?: Charge }
  | { readonly kind: 'points'; readonly to?: number; readonly out?: number; readonly card?: number }
  | { readonly kind: 'round-robin'; readonly ties?: readonly TieBreak[] }
  | { readonly kind: 'swiss'; readonly rounds: number; readonly ties?: readonly TieBreak[] };

/** The format with every default filled in. */
export type WholeEventFormat = {
  readonly [K in EventFormatKind]: Required<Extract<EventFormat, { kind: K }>>;
}[EventFormatKind];

export function withFormatDefaults(format: EventFormat): WholeEventFormat {
  switch (format.kind) {
    case 'single-elimination':
      return format;
    case 'most-wins':
      return { ...format, games: format.games ?? 4 };
    case 'lowest-total':
      return {
        ...format,
        games: format.games ?? 3,
        minutes: format.minutes ?? 105,
        charge: format.charge ?? 'side',
      };
    case 'points':
      return { ...format, to: format.to ?? 500, out: format.out ?? 25, card: format.card ?? 5 };
    case 'round-robin':
      return { ...format, ties: format.ties ?? [] };
    case 'swiss':
      return { ...format, ties: format.ties ?? [] };
  }
}

const atLeastOne = makeWholeNumberSchema(1);
const ties = z.array(choiceSchema(TIE_BREAKS)).optional();
const schemas: Readonly<Record<EventFormatKind, z.ZodType>> = {
  'single-elimination': z.object({}),
  'most-wins': z.object({ games: atLeastOne.optional() }),
  'lowest-total': z.object({
    games: atLeastOne.optional(),
    minutes: atLeastOne.optional(),
    charge: choiceSchema(CHARGES).optional(),
  }),
  points: z.object({
    to: atLeastOne.optional(),
    out: makeWholeNumberSchema(0).optional(),
    card: makeWholeNumberSchema(0).optional(),
  }),
  'round-robin': z.object({ ties }),
  swiss: z.object({ rounds: atLeastOne, ties }),
};

/** Fields that a kind does not have are not looked at, and kept. */
export function checkFormat(format: unknown): Refusal | null {
  if (format === undefined) return { code: 'missing-field', field: 'format', allowed: 'object' };
  if (!isObject(format)) return { code: 'bad-field', field: 'format', value: format, allowed: 'object' };
  const { kind } = format;
  const allowed = EVENT_FORMAT_KINDS.map((one) => JSON.stringify(one)).join(' | ');
  if (kind === undefined) return { code: 'missing-field', field: 'format.kind', allowed };
  const known = EVENT_FORMAT_KINDS.find((one) => one === kind);
  if (known === undefined) return { code: 'unknown-format', field: 'format.kind', value: kind, allowed };
  const parsed = schemas[known].safeParse(format);
  return parsed.success ? null : refusalFromZodError(parsed.error, format, 'format.');
}
