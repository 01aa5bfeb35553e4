import type { Entry, Header } from '@/engine';
import { type FindRuleset, rulesetById } from '@/rulesets';
import { type EventEntry } from './event/eventEntries';
import { type EventHeader, isEventHeader, isMeantAsEventHeader } from './event/eventHeader';
import { eventFormat } from './event/eventRecords';
import { gameFormat } from './game/gameRecords';
import { type RawObject } from './lines';
import { makeRecordReader, type RecordFormat, type RecordReader } from './reader';
import { type RulingsRecordEntry } from './rulings/rulingEntries';
import { isRulingsHeader, rulingsFormat, type RulingsHeader } from './rulings/rulingsRecords';

export type AnyRecordHeader = Header | EventHeader | RulingsHeader;
export type AnyRecordEntry = Entry | EventEntry | RulingsRecordEntry;

/** Neither of an event nor of rulings: what the oldest versions of the app read is a game. */
export const isGameHeader = (header: AnyRecordHeader): header is Header =>
  !isEventHeader(header) && !isRulingsHeader(header);

const anyFormat = (find: FindRuleset): RecordFormat<AnyRecordHeader> => {
  const [game, event, rulings] = [gameFormat(find), eventFormat(find), rulingsFormat(find)];
  const formatOf = (raw: RawObject) =>
    isEventHeader(raw) ? event : isRulingsHeader(raw) ? rulings : isMeantAsEventHeader(raw) ? event : game;
  return {
    kindOf: (raw) => (formatOf(raw) === game ? game.kindOf(raw) : 'header'),
    looksLikeHeader: (text) => [game, event, rulings].some((format) => format.looksLikeHeader(text)),
    parseHeader: (raw) => formatOf(raw).parseHeader(raw),
    checkEntries: (header) =>
      isEventHeader(header)
        ? event.checkEntries(header)
        : isRulingsHeader(header)
          ? rulings.checkEntries(header)
          : game.checkEntries(header),
  };
};

/** A reader of files that hold records of several kinds. The header tells which one a record is. */
export const makeAnyRecordReader = (find: FindRuleset = rulesetById): RecordReader<AnyRecordHeader, AnyRecordEntry> =>
  makeRecordReader(anyFormat(find));
