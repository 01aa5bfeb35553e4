import { type Migration } from '../migrate';
import { m001Log } from './m001Log';
import { m002OriginsAndSummaries } from './m002OriginsAndSummaries';
import { m003Attachments } from './m003Attachments';

/** In order, without gaps: the place in this list is the number. */
export const migrations: readonly Migration[] = [m001Log, m002OriginsAndSummaries, m003Attachments];
