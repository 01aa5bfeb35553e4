import { findLast } from '@/base';
import { type Game, openFlags, planRemedy, type Raised } from '@/engine';
import { type TableState } from '../desk';
import { type FlagFacts } from '../facts';
import { remembered } from './remembered';

/** The flags that wait for the referee, oldest first. */
export const flagFacts = remembered((game: Game): readonly FlagFacts[] => {
  const waiting = openFlags(game.table);
  return waiting.map((flag, i) => facts(game, flag, i + 1, waiting.length));
});

const facts = ({ rules, table }: Game, flag: Raised, place: number, waiting: number): FlagFacts => ({
  flag,
  plan: planRemedy(rules, table, flag),
  place,
  waiting,
});

/** Any flag of the game by its id, ruled on or not; null where it does not stand (any more). */
export function selectFlag({ game }: TableState, id: string): FlagFacts | null {
  const open = flagFacts(game);
  const flag = findLast(game.table.raised, (raised) => raised.id === id || raised.wasId === id);
  if (flag === undefined) return null;
  return open.find((waiting) => waiting.flag === flag) ?? facts(game, flag, 0, open.length);
}
