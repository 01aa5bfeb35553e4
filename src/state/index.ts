export {
  dealDrafts,
  dealerQuestionKind,
  type DealQuestion,
  type DealAnswers,
  nextDealQuestion,
  NO_DEAL_ANSWERS,
  withoutLastAnswer,
} from './deal';
export type {
  JudgementChange,
  TableRegistry,
  RegistryState,
  WriteFailedNotice,
  ImportOutcome,
  NewTableOptions,
  TapRecovery,
  RecoveryNotice,
  TableNotice,
  StampSource,
  TableStatus,
  SubmittedEntries,
  SubmitFailure,
  SubmitResult,
  TableSession,
  TableListRow,
  TableState,
} from './session';
export { SAVED_STATES, type SavedState, type WriteFailureReason } from './facts';
export type { BuildingPileFacts, DiscardPileFacts, FlagFacts, SeatFacts, SlotContent, TableFacts } from './facts';
export { selectBuildingPiles, selectPhase, selectTableFacts } from './selecting/tableFacts';
export { type ResultFacts, type SeatResult, selectResult, type SideResult } from './selecting/selectResult';
export { makeTableRegistry } from './tables/makeTableRegistry';
export { type ExtraHeaderFields, extraHeaderFieldsOf, suggestNextDealer } from './tables/nextGameHeader';
export { type EntryDraft, type PendingInput, NO_PENDING_INPUT, type Tap } from './input';
export { assumedDraftsBefore } from './plan/assumptions';
export { interpretTap, type TapMeaning } from './plan/interpretTap';
export { type RefereeCommand, plan, type CommandPlan, type RulingDetails, type EntryStamp } from './plan/plan';
