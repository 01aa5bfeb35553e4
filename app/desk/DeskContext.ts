import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Result } from '@/base';
import { type Desk, type DeskState, type TableDesk, type TableState } from '@/state';
import { type ReadFailure } from '@/storage';

export const DeskContext = createContext<Desk | null>(null);

/** Opens what is kept on this device anew: for whoever is told that nothing can be written. */
export const ReopenContext = createContext<() => void>(() => undefined);
export const useReopen = (): (() => void) => useContext(ReopenContext);

/** Every table of this device. Only below `DeskGate`, which opens it. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('useDesk outside DeskGate');
  return desk;
}

/** Select a stable reference, then derive: a selector that builds an object draws for ever. */
export const useDeskState = <T>(select: (state: DeskState) => T): T => useStore(useDesk().store, select);

/** One table, read from the disk where it is not live yet; null while it is being read. */
export function useTableDesk(id: string): Result<TableDesk, ReadFailure> | null {
  const desk = useDesk();
  const [opened, setOpened] = useState<{ readonly id: string; readonly result: Result<TableDesk, ReadFailure> } | null>(
    null,
  );
  useEffect(() => {
    let isHere = true;
    void desk.open(id).then((result) => {
      if (isHere) setOpened({ id, result });
    });
    return () => {
      isHere = false;
    };
  }, [desk, id]);
  return opened?.id === id ? opened.result : null;
}

export const useTableState = (table: TableDesk): TableState => useStore(table.store);
