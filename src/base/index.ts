export { type Brand } from './brand';
export { type ImmutableList, findLast, listFromArray, appendToList, replaceIn, listToArray } from './immutableList';
export { memoizeByObject } from './memoizeByObject';
export { assertNever } from './assertNever';
export { type Result, fail, ok } from './result';
export { makeSerialQueue, type SerialQueue } from './serial';
