export {
  dealDrafts,
  dealersAsked,
  type DealStep,
  type DealAnswers,
  nextDealStep,
  NO_DEAL_ANSWERS,
  withoutLastAnswer,
} from './deal';
export type {
  JudgementChange,
  TableRegistry,
  RegistryState,
  FailedNotice,
  ImportOutcome,
  NewTableOptions,
  TapRecovery,
  RecoveryNotice,
  TableNotice,
  StampSource,
  TableStanding,
  SubmittedEntries,
  SubmitFailure,
  SubmitResult,
  TableSession,
  TableRow,
  TableState,
} from './session';
export { SAVED_STATES, type SavedState, type WriteFailureReason } from './facts';
export type { BuildingFacts, DiscardFacts, FlagFacts, SeatFacts, SlotContent, TableFacts } from './facts';
export { selectBuilding, selectPhase, selectTableFacts } from './selecting/tableFacts';
export { type ResultFacts, type SeatResult, selectResult, type SideResult } from './selecting/selectResult';
export { makeTableRegistry } from './tables/makeTableRegistry';
export { type ExtraHeaderFields, extraHeaderFieldsOf, suggestDealer } from './tables/nextHeader';
export { type EntryDraft, type PendingInput, NO_INPUT, type Tap } from './input';
export { assumedBefore } from './plan/assumptions';
export { interpretTap, type TapMeaning } from './plan/interpretTap';
export { type RefereeCommand, plan, type CommandPlan, type RulingDetails, type EntryStamp } from './plan/plan';
