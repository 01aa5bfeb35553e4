export { dealDrafts, dealersAsked, type DealStep, type DealTyped, nextDealStep, NOTHING_TYPED, untyped } from './deal';
export type {
  Change,
  Desk,
  DeskState,
  FailedNotice,
  Imported,
  NewTable,
  Recovery,
  RecoveryNotice,
  Said,
  Stamps,
  Standing,
  Submitted,
  SubmitFailure,
  SubmitResult,
  TableDesk,
  TableRow,
  TableState,
} from './desk';
export { SAVED_STATES, type SavedState, type Unwritten } from './facts';
export type { BuildingFacts, DiscardFacts, FlagFacts, SeatFacts, Slot, TableFacts } from './facts';
export { selectBuilding } from './selecting/selectBuilding';
export { selectFacts } from './selecting/selectFacts';
export { selectPhase } from './selecting/selectPhase';
export { type ResultFacts, type SeatResult, selectResult, type SideResult } from './selecting/selectResult';
export { makeDesk } from './tables/makeDesk';
export { type HeaderMore, moreOf, suggestDealer } from './tables/nextHeader';
export { type Draft, type Held, NOTHING_HELD, type Tap } from './input';
export { fillIn } from './plan/fillIn';
export { interpret, type Meaning } from './plan/interpret';
export { type Command, plan, type Planned, type RulingDetails, type Stamp } from './plan/plan';
