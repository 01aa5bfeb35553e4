import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { reuseEqualParts } from '../../../hooks';
import { type BuildingData, type TableViewData } from './tableData';

type Readable<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * What the table shows, where every part looks up its own piece: a tap draws the pieces that changed, and nothing
 * that lies between them and the whole.
 */
export interface TableSource {
  readonly whole: Readable<TableViewData>;
  /** Ahead of the whole by as long as a tap is on its way to the disk: the pile answers the finger at once. */
  readonly building: Readable<TableViewData['building']>;
}

const SourceContext = createContext<TableSource | null>(null);
export const TableSourceProvider = SourceContext.Provider;

export function useTableSource(): TableSource {
  const source = useContext(SourceContext);
  if (source === null) throw new Error('no table around');
  return source;
}

/** One piece of what lies on the table. Pick what is there; what is built here would be new every time. */
export const useTable = <T>(pick: (table: TableViewData) => T): T => useStore(useTableSource().whole, pick);

/** What stands on a building pile, ahead of the rest; undefined beyond the last. */
export const useBuildingPile = (index: number): BuildingData | undefined =>
  useStore(useTableSource().building, (building) => building[index]);

export const makeSource = (data: TableViewData) => {
  const whole = createStore(() => data);
  const building = createStore(() => data.building);
  const drawBuilding = (now: TableViewData['building']): void =>
    building.setState((before) => reuseEqualParts(before, now), true);
  const draw = (now: TableViewData): void => {
    whole.setState((before) => reuseEqualParts(before, now), true);
    drawBuilding(now.building);
  };
  return { whole, building, draw, drawBuilding };
};

/** What is given at each drawing, as a source. */
export function useSourceOf(data: TableViewData): TableSource {
  const [source] = useState(() => makeSource(data));
  useLayoutEffect(() => source.draw(data), [source, data]);
  return source;
}
