export { type AnyRecordEntry, type AnyRecordHeader, isGameHeader, makeAnyRecordReader } from './anyRecords';
export { canonicalBytes, canonicalText } from './canonical';
export {
  type ChainBreak,
  type ChainHead,
  chainHashesOf,
  type ChainPosition,
  entryHash,
  entryHashInput,
  firstLink,
  nextLink,
  ZERO_HASH,
  type HeaderWithId,
  verifyChain,
} from './chain';
export { type RecordCopyRelation, compareRecordCopies, type HashedRow, type RecordCopy } from './continuation';
export {
  CLOCK_COMMANDS,
  type ClockCommand,
  type DrawnBySeed,
  type EventAct,
  type EventEntry,
  type EventEntryOf,
  GAME_ENDINGS,
  type GameEnding,
  type GameRecordReference,
  type PlayerId,
  type RoundName,
  type SeatedBye,
  type SeatedGame,
  type WrittenSide,
} from './event/eventEntries';
export { sideKeyOf } from './event/eventChecker';
export {
  type Charge,
  EVENT_FORMAT_KINDS,
  type EventFormat,
  type EventFormatKind,
  TIE_BREAKS,
  type TieBreak,
  type WholeEventFormat,
  withFormatDefaults,
} from './event/eventFormats';
export { EVENT_RECORD_VERSION, type EventHeader, isEventHeader } from './event/eventHeader';
export { makeEventRecordReader } from './event/eventRecords';
export {
  type GameLineReadResult,
  type GameRecordReader,
  type ParsedLine,
  parseLine,
  makeGameRecordReader,
} from './game/gameRecords';
export { RECORD_VERSION } from './game/header';
export { stringifyLine, serializeRecord } from './lines';
export { type RecordProblem } from './reader';
export {
  OFFICIAL_CALLS,
  type OfficialCall,
  type PersonRuledOn,
  RULING_VERDICTS,
  type RulingEntry,
  type RulingsRecordEntry,
  type RulingStrikeEntry,
  type RulingVerdict,
} from './rulings/rulingEntries';
export {
  foldStrikes,
  isRulingsHeader,
  makeRulingsRecordReader,
  RULINGS_RECORD_VERSION,
  type RulingsHeader,
  type RulingWithStrike,
} from './rulings/rulingsRecords';
export {
  makeSealChecker,
  type Seal,
  type SealChecker,
  type SealedHead,
  headStatedBySeal,
  type SealCheckResult,
} from './seals';
export { encodeUtf8 } from './utf8';
