export { canonicalBytes, canonicalText } from './canonical';
export {
  type ChainBreak,
  type ChainHead,
  chainOf,
  type ChainPosition,
  entryHash,
  entryMessage,
  firstLink,
  nextLink,
  NO_HASH,
  type RecordHeader,
  verifyChain,
} from './chain';
export { type Continuation, continuationOf, type HashedRow, type RecordCopy } from './continuation';
export { type GameItem, type GameReader, type ParsedLine, parseLine, readGameRecords } from './game/gameRecords';
export { type FindRuleset, RECORD_VERSION } from './game/header';
export { makeLine, makeRecord } from './lines';
export { type RecordProblem } from './reader';
export { makeSealChecker, type Seal, type SealChecker, type SealedHead, sealedHead, type SealVerdict } from './seals';
export { encodeUtf8 } from './utf8';
