import { createContext, type ReactNode, useContext } from 'react';
import { fail, type Result } from '@/base';
import { type TableRegistry } from '@/state';
import { type OpenFailure } from '@/storage';

/** Opens the registry once; asked again, it answers with the same one, or tries again after a failure. */
export type RegistryOpener = () => Promise<Result<TableRegistry, OpenFailure>>;

const OpenRegistryContext = createContext<RegistryOpener>(() =>
  Promise.resolve(fail({ why: 'failed', error: 'no-storage' })),
);

interface RegistryOpenerProviderProps {
  readonly open: RegistryOpener;
  readonly children: ReactNode;
}

/** Which storage the app stands on: the device's own in the app, another in a test. */
export const RegistryOpenerProvider = ({ open, children }: RegistryOpenerProviderProps) => (
  <OpenRegistryContext.Provider value={open}>{children}</OpenRegistryContext.Provider>
);

export const useRegistryOpener = (): RegistryOpener => useContext(OpenRegistryContext);
