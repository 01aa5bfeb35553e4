import { type Entry } from '@/engine';
import { type Draft } from '../taps';

/** When, and on which device, one batch was told: the same for all of it. */
export interface Stamp {
  readonly at: string;
  readonly by: string;
}

/** A draft with its number, time and device. */
export const stampOf = (draft: Draft, n: number, { at, by }: Stamp): Entry => ({ n, ...draft, at, by }) as Entry;
