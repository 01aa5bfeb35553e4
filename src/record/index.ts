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
  type RecordHeader,
  verifyChain,
} from './chain';
export { type RecordCopyRelation, compareRecordCopies, type HashedRow, type RecordCopy } from './continuation';
export {
  type GameLineReadResult,
  type GameRecordReader,
  type ParsedLine,
  parseLine,
  makeGameRecordReader,
} from './game/gameRecords';
export { type FindRuleset, RECORD_VERSION } from './game/header';
export { stringifyLine, serializeRecord } from './lines';
export { type RecordProblem } from './reader';
export {
  makeSealChecker,
  type Seal,
  type SealChecker,
  type SealedHead,
  headStatedBySeal,
  type SealCheckResult,
} from './seals';
export { encodeUtf8 } from './utf8';
