import { toArray } from '@/base';
import { type Game, type Raised, type Winner } from '@/engine';
import { type Change } from '../desk';

const ORPHANED = 'ruling-orphaned';

/** What judging again changed: flags that came and went, rulings without a flag, another winner. */
export function changeBetween(before: Game, after: Game): Change {
  const [was, is] = [toArray(before.table.raised), toArray(after.table.raised)];
  return {
    raised: idsOf(without(is, was).filter(({ code }) => code !== ORPHANED)),
    gone: idsOf(without(was, is).filter(({ code }) => code !== ORPHANED)),
    orphaned: without(is, was).flatMap(({ code, evidence }) =>
      code === ORPHANED && evidence.flag !== undefined ? [evidence.flag] : [],
    ),
    winner: winnerChange(before.table.over?.winner ?? null, after.table.over?.winner ?? null),
  };
}

const idsOf = (flags: readonly Raised[]): string[] => flags.map(({ id }) => id);

function without(flags: readonly Raised[], others: readonly Raised[]): Raised[] {
  const ids = new Set(others.flatMap(({ id, originalId }) => (originalId === undefined ? [id] : [id, originalId])));
  return flags.filter(({ id, originalId }) => !ids.has(id) && (originalId === undefined || !ids.has(originalId)));
}

const winnerChange = (before: Winner | null, after: Winner | null): Change['winner'] =>
  JSON.stringify(before) === JSON.stringify(after) ? null : { before, after };
