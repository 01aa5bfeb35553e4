import { toArray } from '@/base';
import { type Entry, type Game, isCorrection, type Refusal } from '@/engine';
import { makeLine, readGameRecords } from '@/record';
import { type Draft } from '../taps';

/**
 * Whether what was told through a form can be read back: the reader of records is the judge. An act of its
 * own needs only the header in force; a correction is held against everything it may speak of. Taps need
 * none of it: what they make has the right shape by construction.
 */
export function refuseShape(game: Game, drafts: readonly Draft[], next: number): Refusal | null {
  const entries = drafts.map((draft, i) => ({ n: next + i, ...draft }) as Entry);
  const isWhole = entries.some(isCorrection);
  const before = isWhole ? [game.header, ...toArray(game.entries)] : [game.inForce];
  const reader = readGameRecords(game.find);
  for (const line of [...before, ...entries]) {
    const item = reader.read(makeLine(line), 0);
    if (item?.kind === 'problem') return item.refusal;
  }
  return null;
}
