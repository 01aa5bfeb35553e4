import { createContext, type ReactNode, useContext } from 'react';
import { fail, type Result } from '@/base';
import { type Desk } from '@/state';
import { type OpenFailure } from '@/storage';

/** Opens the desk once; asked again, it answers with the same one, or tries again after a failure. */
export type OpenDesk = () => Promise<Result<Desk, OpenFailure>>;

const OpenDeskContext = createContext<OpenDesk>(() => Promise.resolve(fail({ why: 'failed', error: 'no storage' })));

interface OpenDeskProviderProps {
  readonly open: OpenDesk;
  readonly children: ReactNode;
}

/** Which storage the app stands on: the device's own in the app, another in a test. */
export const OpenDeskProvider = ({ open, children }: OpenDeskProviderProps) => (
  <OpenDeskContext.Provider value={open}>{children}</OpenDeskContext.Provider>
);

export const useOpenDesk = (): OpenDesk => useContext(OpenDeskContext);
