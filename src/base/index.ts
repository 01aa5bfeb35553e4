export { type Brand } from './brand';
export {
  type BackwardLinkedList,
  findLastInList,
  listFromArray,
  appendToList,
  replaceInList,
  listToArray,
} from './backwardLinkedList';
export { editDistance } from './editDistance';
export { memoizeByObject } from './memoizeByObject';
export { assertNever } from './assertNever';
export { type Result, fail, ok } from './result';
export { makeSerialQueue, type SerialQueue } from './serial';
export { makeSeededRandom, type Seed, type SeededRandom } from './seededRandom';
