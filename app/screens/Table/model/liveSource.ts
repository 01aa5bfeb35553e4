import { useEffect, useState } from 'react';
import { selectBuilding, selectFacts, type TableDesk, type TableFacts } from '@/state';
import { type Words } from '@/words';
import { makeBuildingPiles, makeTableView } from './makeTable';
import { makeSource, type TableSource } from './tableSource';

/** A live table as a source. */
export function useLiveSource(table: TableDesk, words: Words): TableSource {
  const [live, setLive] = useState(() => makeLive(table, words));
  if (live.table !== table || live.words !== words) setLive(makeLive(table, words));
  useEffect(() => live.follow(), [live]);
  return live.source;
}

/** A disk that takes longer than this is not waited for by the rest of the table either. */
export const SLOW_MS = 30;

/**
 * While a tap is being saved the building piles show it already. The rest follows with the word that it is saved: two
 * drawings in a row would take the time from the disk's answer. Facts alone: nothing else is drawn because of saving.
 */
export function makeLive(table: Pick<TableDesk, 'store'>, words: Words) {
  const { store } = table;
  const source = makeSource(makeTableView(selectFacts(store.getState()), words));
  const follow = (): (() => void) => {
    let later: ReturnType<typeof setTimeout> | null = null;
    let drawn: TableFacts | null = null;
    const draw = (): void => {
      if (later !== null) clearTimeout(later);
      later = null;
      const facts = selectFacts(store.getState());
      if (facts !== drawn) source.draw(makeTableView(facts, words));
      drawn = facts;
    };
    // What came between the first drawing and this.
    draw();
    const stop = store.subscribe((state, before) => {
      if (state.saved !== 'saving') return draw();
      if (state.game === before.game) return;
      source.drawBuilding(makeBuildingPiles(selectBuilding(state), words));
      later ??= setTimeout(draw, SLOW_MS);
    });
    return () => {
      if (later !== null) clearTimeout(later);
      stop();
    };
  };
  return { table, words, source, follow };
}
