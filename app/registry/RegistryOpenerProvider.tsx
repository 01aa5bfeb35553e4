import { createContext, type ReactNode, useContext } from 'react';
import { fail, type Result } from '@/base';
import { type TableRegistry } from '@/state';
import { type OpenFailure } from '@/storage';

/** Opens the registry once. Further calls return the same registry, or try again after a failure. */
export type OpenRegistryFunction = () => Promise<Result<TableRegistry, OpenFailure>>;

const OpenRegistryContext = createContext<OpenRegistryFunction>(() =>
  Promise.resolve(fail({ why: 'failed', error: 'no-storage' })),
);

interface RegistryOpenerProviderProps {
  readonly open: OpenRegistryFunction;
  readonly children: ReactNode;
}

/** Decides which storage the app uses: the device's own in the app, another one in tests. */
export const RegistryOpenerProvider = ({ open, children }: RegistryOpenerProviderProps) => (
  <OpenRegistryContext.Provider value={open}>{children}</OpenRegistryContext.Provider>
);

export const useOpenRegistryFunction = (): OpenRegistryFunction => useContext(OpenRegistryContext);
