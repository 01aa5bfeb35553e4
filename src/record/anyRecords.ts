import type { Entry, Header } from '@/engine';
import { type FindRuleset, rulesetById } from '@/rulesets';
import { gameFormat } from './game/gameRecords';
import { makeRecordReader, type RecordFormat, type RecordReader } from './reader';
import { type RulingsRecordEntry } from './rulings/rulingEntries';
import { isRulingsHeader, rulingsFormat, type RulingsHeader } from './rulings/rulingsRecords';

export type AnyRecordHeader = Header | RulingsHeader;
export type AnyRecordEntry = Entry | RulingsRecordEntry;

const anyFormat = (find: FindRuleset): RecordFormat<AnyRecordHeader> => {
  const [game, rulings] = [gameFormat(find), rulingsFormat(find)];
  return {
    kindOf: (raw) => (isRulingsHeader(raw) ? 'header' : game.kindOf(raw)),
    looksLikeHeader: (text) => game.looksLikeHeader(text) || rulings.looksLikeHeader(text),
    parseHeader: (raw) => (isRulingsHeader(raw) ? rulings.parseHeader(raw) : game.parseHeader(raw)),
    checkEntries: (header) => (isRulingsHeader(header) ? rulings.checkEntries(header) : game.checkEntries(header)),
  };
};

/** A reader of files that hold records of several kinds. The header tells which one a record is. */
export const makeAnyRecordReader = (find: FindRuleset = rulesetById): RecordReader<AnyRecordHeader, AnyRecordEntry> =>
  makeRecordReader(anyFormat(find));
