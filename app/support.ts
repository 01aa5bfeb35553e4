import { type Desk } from '@/state';
import { type Log } from '@/storage';

/** What the web build offers to tests and to support. A phone has no console to type into. */
export const offerSupport = (log: Log, makeDesk: (log: Log) => Desk): Desk => makeDesk(log);
export const showRecord = (_record: () => string): void => undefined;
