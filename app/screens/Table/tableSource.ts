import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { selectFacts, type TableDesk } from '@/state';
import { type Words } from '@/words';
import { share } from '../../hooks';
import { makeTable } from './makeTable';
import { type TableViewData } from './tableData';

/**
 * What the table shows, where every part looks up its own piece: a tap draws the pieces that changed, and nothing
 * that lies between them and the whole.
 */
export type TableSource = Pick<StoreApi<TableViewData>, 'getState' | 'getInitialState' | 'subscribe'>;

const SourceContext = createContext<TableSource | null>(null);
export const TableSourceProvider = SourceContext.Provider;

export function useTableSource(): TableSource {
  const source = useContext(SourceContext);
  if (source === null) throw new Error('no table around');
  return source;
}

/** One piece of what lies on the table. Pick what is there; what is built here would be new every time. */
export const useTable = <T>(pick: (table: TableViewData) => T): T => useStore(useTableSource(), pick);

/** What is given at each drawing, as a source. */
export function useSourceOf(data: TableViewData): TableSource {
  const [source] = useState(() => createStore(() => data));
  useLayoutEffect(() => source.setState((before) => share(before, data), true), [source, data]);
  return source;
}

/** A live table as a source: facts alone, so that nothing is drawn because something is being saved. */
export function useLiveSource(table: TableDesk, words: Words): TableSource {
  const [live, setLive] = useState(() => makeLive(table, words));
  if (live.table !== table || live.words !== words) setLive(makeLive(table, words));
  useEffect(() => live.follow(), [live]);
  return live.source;
}

function makeLive(table: TableDesk, words: Words) {
  const now = (): TableViewData => makeTable(selectFacts(table.store.getState()), words);
  const source = createStore(now);
  const update = (): void => source.setState((before) => share(before, now()), true);
  const follow = (): (() => void) => {
    // What came between the first drawing and this.
    update();
    return table.store.subscribe((state, before) => {
      if (selectFacts(state) !== selectFacts(before)) update();
    });
  };
  return { table, words, source, follow };
}
