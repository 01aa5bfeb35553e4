export { dealDrafts, dealersAsked, type DealStep, type DealTyped, nextDealStep, NOTHING_TYPED, untyped } from './deal';
export type {
  Change,
  Desk,
  DeskState,
  Imported,
  NewTable,
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
export { fillIn, interpret, type Meaning } from './tapping';
export { type Draft, type Held, NOTHING_HELD, type Tap } from './taps';
