import { useEffect, useState } from 'react';
import { type Seat } from '@/engine';
import { moreOf, suggestDealer, type TableDesk } from '@/state';
import { useDesk, useTableState } from '../../desk';

/** Who deals next, where this game follows another at the same table and the deal goes round. */
export function useSuggestedDealer(table: TableDesk): Seat | null {
  const desk = useDesk();
  const { game } = useTableState(table);
  const { follows } = moreOf(game.inForce);
  const [suggested, setSuggested] = useState<Seat | null>(null);
  useEffect(() => {
    if (follows === undefined) return undefined;
    let isHere = true;
    void desk.open(follows).then((before) => {
      if (isHere && before.ok) setSuggested(suggestDealer(game.rules, before.value.store.getState().game.table));
    });
    return () => {
      isHere = false;
    };
  }, [desk, follows, game.rules]);
  return suggested;
}
