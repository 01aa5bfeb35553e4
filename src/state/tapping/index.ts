export { actorOf, mayBeAsked, partnersOf } from './actor';
export { disprovedBy } from './disprovedBy';
export { dueNow, fillIn, isFilledIn, withDrawn } from './fillIn';
export { interpret, type Meaning } from './interpret';
export { refuseTap } from './possible';
export { isTopAsked, newestMove, topAskedFor } from './question';
export { topAt } from './sources';
