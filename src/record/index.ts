export { canonicalBytes, canonicalText } from './canonical';
export {
  type Break,
  chainOf,
  entryHash,
  firstLink,
  type Link,
  nextLink,
  NO_HASH,
  type Place,
  verifyChain,
} from './chain';
export { type Continuation, continuationOf, type HashedRow, type RecordCopy } from './continuation';
export { type FindRuleset, VERSION } from './header';
export { makeHex } from './hex';
export { type Line, parseLine } from './line';
export { makeLine, makeRecord } from './make';
export { type Item, type Problem, readRecords, type RecordReader } from './reader';
export { followSeals, type SealCheck, type SealVerdict } from './followSeals';
export { type Seal, type SealedHead, sealedHead } from './seal';
export { utf8 } from './utf8';
