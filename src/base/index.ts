export { type Brand } from './brand';
export { type Chain, findLast, chainFromArray, appendToChain, replaceIn, toArray } from './chain';
export { memoizeByObject } from './memoizeByObject';
export { never } from './never';
export { type Result, fail, ok } from './result';
export { makeSerial, type Serial } from './serial';
