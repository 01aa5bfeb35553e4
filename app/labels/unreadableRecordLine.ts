import { NEWER_RECORD } from '@/state';
import { type ReadFailure } from '@/storage';
import { type Words } from '@/words';

/** Made by a newer version of the app: it is whole, and only this version cannot judge it. */
export const isNewerRecord = (failure: ReadFailure): boolean =>
  failure.why === 'failed' && failure.error === NEWER_RECORD;

/** Why a record of this device cannot be shown, in a line. */
export const unreadableRecordLine = (failure: ReadFailure, { keeping, setUp }: Words): string =>
  isNewerRecord(failure) ? keeping.newer.record : setUp.tables.trouble[failure.why];
