import { pilesOn, pilesTaking, UNSEEN } from '@/engine';
import { type TableState } from '../desk';
import { type BuildingFacts } from '../facts';
import { newestMove, topAt } from '../plan/context';

/** The building piles alone: what a touch changes first, without waiting for everything else that follows from it. */
export function selectBuilding({ game, held }: Pick<TableState, 'game' | 'held'>): readonly BuildingFacts[] {
  const { rules, table } = game;
  const move = newestMove(game);
  // a card turned up on a stock does not make the play before it older news
  const newest = move?.act === 'flip' ? table.lastLaid?.n : move?.n;
  const top = held.lifted === null ? null : (held.armed ?? topAt(table, held.lifted) ?? UNSEEN);
  const lit = top === null ? [] : pilesTaking(rules, table, top);
  return pilesOn(table).map((pile, place) => ({
    shows: pile.shows,
    needs: pile.shows + 1,
    isLit: lit.includes(place),
    isNewest: pile.by > 0 && pile.by === newest,
  }));
}
