import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { type Card } from '@/engine';
import {
  distinctPlayerNames,
  selectBuildingPiles,
  selectTableFacts,
  type TableSession,
  type TableFacts,
  type TableState,
} from '@/state';
import { type SeatNamer, type Words } from '@/words';
import { reuseEqualParts } from '../../../hooks';
import { makeBuildingPiles, makeTableViewData } from './makeTable';
import { type BuildingPileData, type TableViewData } from './tableData';

/**
 * What the parts of the table draw. Each part subscribes and picks its own piece, so a tap redraws the pieces that
 * changed and nothing between them and the whole. Derived from the table's one store; nothing is copied out of it.
 */
export interface TableViewSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => TableViewData;
  /** Ahead of `view` while a tap is being saved: the pile answers the finger at once. */
  readonly building: () => TableViewData['building'];
  /** Ahead of `view` too: who types quickly must not be understood by what was asked before. */
  readonly awaited: () => AwaitedInput;
}

/** What the next card key completes. */
export interface AwaitedInput {
  readonly armed: Card | null;
  /** It tells the new top of a stock. */
  readonly isTopAsked: boolean;
}

const awaitedIn = ({ armed, slot }: Pick<TableFacts | TableViewData, 'armed' | 'slot'>): AwaitedInput => ({
  armed,
  isTopAsked: slot.kind === 'stock-top',
});

const SourceContext = createContext<TableViewSource | null>(null);
export const TableSourceProvider = SourceContext.Provider;

export function useTableSource(): TableViewSource {
  const source = useContext(SourceContext);
  if (source === null) throw new Error('useTableSource outside TableSourceProvider');
  return source;
}

/** One piece of what lies on the table. `pick` must return an existing piece: one built here is new every time, and draws for ever. */
export function useTableViewPart<T>(pick: (table: TableViewData) => T): T {
  const { subscribe, view } = useTableSource();
  return useSyncExternalStore(subscribe, () => pick(view()));
}

/** One building pile, ahead of the rest; undefined beyond the last. */
export function useBuildingPile(index: number): BuildingPileData | undefined {
  const { subscribe, building } = useTableSource();
  return useSyncExternalStore(subscribe, () => building()[index]);
}

/** A disk that takes longer than this does not delay the drawing of the rest of the table. */
export const MAX_REDRAW_DELAY_MS = 30;

/**
 * An open table as a source. While a tap is being saved only the building piles show it; the rest follows when it is
 * saved, or after MAX_REDRAW_DELAY_MS: two full drawings in a row would delay the handling of the disk's answer.
 */
export function makeTableSource({ store }: Pick<TableSession, 'store'>, words: Words): TableViewSource {
  const listeners = new Set<() => void>();
  let facts: TableFacts = selectTableFacts(store.getState());
  let view = makeTableViewData(facts, words);
  let building = view.building;
  let shownGame = store.getState().game;
  let later: ReturnType<typeof setTimeout> | null = null;

  const whoOf =
    ({ game }: TableState): SeatNamer =>
    (seat) =>
      distinctPlayerNames(game.table.names)[seat] || words.table.seatNumber(seat);
  const publish = (): void => [...listeners].forEach((listener) => listener());
  const drawAll = (): void => {
    if (later !== null) clearTimeout(later);
    later = null;
    const state = store.getState();
    shownGame = state.game;
    const now = selectTableFacts(state);
    if (now === facts && building === view.building) return;
    if (now !== facts) view = reuseEqualParts(view, makeTableViewData(now, words));
    facts = now;
    building = view.building;
    publish();
  };
  const onState = (state: TableState): void => {
    if (state.saved !== 'saving') return drawAll();
    if (state.game === shownGame) return;
    const seats = state.game.table.seats.length;
    building = reuseEqualParts(building, makeBuildingPiles(selectBuildingPiles(state), whoOf(state), seats, words));
    shownGame = state.game;
    publish();
    later ??= setTimeout(drawAll, MAX_REDRAW_DELAY_MS);
  };

  let unsubscribe: (() => void) | null = null;
  return {
    view: () => view,
    building: () => building,
    awaited: () => awaitedIn(selectTableFacts(store.getState())),
    subscribe: (listener) => {
      // the first listener also catches up with what happened since the source was made
      unsubscribe ??= store.subscribe(onState);
      if (listeners.size === 0) drawAll();
      const entry = (): void => listener();
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
        if (listeners.size > 0) return;
        if (later !== null) clearTimeout(later);
        later = null;
        unsubscribe?.();
        unsubscribe = null;
      };
    },
  };
}

/** The source of an open table. */
export function useLiveTableSource(table: TableSession, words: Words): TableViewSource {
  const [made, setMade] = useState(() => ({ table, words, source: makeTableSource(table, words) }));
  if (made.table === table && made.words === words) return made.source;
  const now = { table, words, source: makeTableSource(table, words) };
  setMade(now);
  return now.source;
}

/** Data given at each drawing, as a source: for pictures and tests, which have no table. */
export function useTableSourceFromData(data: TableViewData): TableViewSource {
  const [{ source, draw }] = useState(() => makeFixedSource(data));
  useLayoutEffect(() => draw(data), [draw, data]);
  return source;
}

function makeFixedSource(first: TableViewData) {
  const listeners = new Set<() => void>();
  let view = first;
  const source: TableViewSource = {
    view: () => view,
    building: () => view.building,
    awaited: () => awaitedIn(view),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const draw = (now: TableViewData): void => {
    const before = view;
    view = reuseEqualParts(before, now);
    if (view !== before) [...listeners].forEach((listener) => listener());
  };
  return { source, draw };
}
