import type { Entry, Header } from '@/engine';
import type { Seal } from './seal';

/** One line of a record, without its line end. Fields keep their order; none is dropped. */
export const makeLine = (line: Header | Entry | Seal): string => JSON.stringify(line);

/** A whole record, ready to be one of many in a file. */
export const makeRecord = (header: Header, entries: readonly (Entry | Seal)[]): string =>
  [header, ...entries].map((line) => `${makeLine(line)}\n`).join('');
