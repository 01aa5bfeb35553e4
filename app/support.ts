import { type Desk } from '@/state';
import { type Log } from '@/storage';

/** What the web build offers to tests and to support. A phone has no console to type into. */
export const offerSupport = (_log: Log, makeDesk: () => Desk): Desk => makeDesk();
export const showRecord = (_record: () => string): void => undefined;
