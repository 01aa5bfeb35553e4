import { type FindRuleset, rulesetById } from '@/rulesets';
import { type RawObject } from '../lines';
import { type LineKind, makeRecordReader, type RecordFormat, type RecordReader } from '../reader';
import { makeEventChecker } from './eventChecker';
import { type EventEntry } from './eventEntries';
import { type EventHeader, isMeantAsEventHeader, parseEventHeader } from './eventHeader';

const kindOf = (raw: RawObject): LineKind => {
  if (isMeantAsEventHeader(raw)) return 'header';
  return !('act' in raw) && 'seal' in raw ? 'seal' : 'entry';
};

export const eventFormat = (find: FindRuleset): RecordFormat<EventHeader> => ({
  kindOf,
  looksLikeHeader: (text) => /"tablesideEvent"\s*:/.test(text),
  parseHeader: (raw) => parseEventHeader(raw, find),
  checkEntries: (header) => makeEventChecker(header, find),
});

/** A reader of event records. `find` looks a ruleset up by its id. */
export const makeEventRecordReader = (find: FindRuleset = rulesetById): RecordReader<EventHeader, EventEntry> =>
  makeRecordReader(eventFormat(find));
