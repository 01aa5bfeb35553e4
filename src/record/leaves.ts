import { z } from 'zod';
import type { RefusalCode } from '@/engine';

/** What a leaf tells of itself when it is refused; `explain` reads it back from the issue. */
export interface LeafParams {
  readonly code: RefusalCode;
  readonly allowed: string;
}

const leaf = (code: RefusalCode, allowed: string, test: (value: unknown) => boolean) =>
  z.custom<unknown>(test, { params: { code, allowed } satisfies LeafParams });

const isWhole = (value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

const quoted = (values: readonly string[]): string => values.map((value) => JSON.stringify(value)).join(' | ');

const isCard = (value: unknown): boolean => value === 'S' || value === '?' || isWhole(value, 1, 12);
export const CARDS = '1–12 | "S" | "?"';
export const card = leaf('bad-card', CARDS, isCard);
/** The top of an empty stock: there is none to tell. */
export const cardOrNull = leaf('bad-card', CARDS, (value) => value === null || isCard(value));
export const seatOf = (seats: number) => leaf('bad-seat', `0–${seats - 1}`, (value) => isWhole(value, 0, seats - 1));
export const seatOrNullOf = (seats: number) =>
  leaf('bad-seat', `0–${seats - 1} | null`, (value) => value === null || isWhole(value, 0, seats - 1));
export const whole = (min: number, max?: number) =>
  leaf('bad-field', max === undefined ? `≥ ${min}` : `${min}–${max}`, (value) => isWhole(value, min, max));
export const oneOf = (values: readonly string[]) =>
  leaf('bad-field', quoted(values), (value) => typeof value === 'string' && values.includes(value));
export const text = leaf('bad-field', 'text', (value) => typeof value === 'string');
export const someText = leaf('bad-field', 'text, not empty', (value) => typeof value === 'string' && value !== '');
export const yesNo = leaf('bad-field', 'true | false', (value) => typeof value === 'boolean');
export const textOrYesNo = leaf(
  'bad-field',
  'text | true | false',
  (value) => typeof value === 'string' || typeof value === 'boolean',
);
export const pileOrHand = leaf('bad-field', '0–4 | "hand"', (value) => value === 'hand' || isWhole(value, 0, 4));
export const object = leaf(
  'bad-field',
  'object',
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
/** A list with one item for each seat, pile, …: no more, no fewer. */
export const listOf = (length: number, item: z.ZodType) => z.array(item).length(length);
