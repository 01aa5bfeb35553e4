import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Result } from '@/base';
import { type TableRegistry, type RegistryState, type TableSession, type TableState } from '@/state';
import { type ReadFailure } from '@/storage';

export const RegistryContext = createContext<TableRegistry | null>(null);

/** Opens the registry again. Screens call it from the message that nothing can be written. */
export const ReopenRegistryContext = createContext<() => void>(() => undefined);
export const useReopenRegistry = (): (() => void) => useContext(ReopenRegistryContext);

/** The registry of all tables of this device. Call it only below `RegistryGate`, which opens the registry. */
export function useRegistry(): TableRegistry {
  const registry = useContext(RegistryContext);
  if (registry === null) throw new Error('useRegistry outside RegistryGate');
  return registry;
}

/** Select a stable reference, then derive: a selector that builds a new object causes endless renders. */
export const useRegistryState = <T>(select: (state: RegistryState) => T): T => useStore(useRegistry().store, select);

/** One table. If it is not open yet, it is read from disk; null until then. */
export function useTableSession(id: string): Result<TableSession, ReadFailure> | null {
  const registry = useRegistry();
  const [opened, setOpened] = useState<{
    readonly id: string;
    readonly result: Result<TableSession, ReadFailure>;
  } | null>(null);
  useEffect(() => {
    let isHere = true;
    void registry.open(id).then((result) => {
      if (isHere) setOpened({ id, result });
    });
    return () => {
      isHere = false;
    };
  }, [registry, id]);
  return opened?.id === id ? opened.result : null;
}

export const useTableState = (table: TableSession): TableState => useStore(table.store);
