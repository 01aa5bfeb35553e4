export {
  dealDrafts,
  dealerQuestionKind,
  type DealQuestion,
  type DealAnswers,
  nextDealQuestion,
  NO_DEAL_ANSWERS,
  withoutLastDealAnswer,
} from './deal';
export type {
  JudgementChange,
  TableRegistry,
  RegistryState,
  WriteFailedNotice,
  CutRecord,
  ImportOutcome,
  NewTableOptions,
  TapRecovery,
  RecoveryNotice,
  TableNotice,
  StampSource,
  TableStatusSummary,
  SubmittedEntries,
  SubmitFailure,
  SubmitResult,
  TableSession,
  TableListRow,
  TableState,
} from './session';
export { SAVED_STATES, type SavedState, type WriteFailureReason } from './facts';
export type {
  BuildingPileFacts,
  DiscardPileFacts,
  FlagFacts,
  OtherCodeFacts,
  SeatFacts,
  SlotContent,
  TableFacts,
} from './facts';
export { type DoubtfulDraw } from './plan/doubtfulDraw';
export { underOtherCode } from './selecting/slot';
export { selectBuildingPiles, selectPhase, selectTableFacts } from './selecting/tableFacts';
export {
  isSignedUnderProtest,
  type ResultFacts,
  type SeatResult,
  selectResult,
  type SideResult,
  type SideSignature,
} from './selecting/selectResult';
export { type AllRecordsExport, type AllRecordsImport, type ExportedSettingsLine } from './tables/allRecords';
export { type Provenance, PROVENANCES } from './tables/provenance';
export { makeTableRegistry } from './tables/makeTableRegistry';
export { type EventHeaderFields, eventHeaderFieldsOf, suggestNextDealer } from './tables/nextGameHeader';
export { type EntryDraft, type PendingInput, NO_PENDING_INPUT, type Tap } from './input';
export { endActingOutOfTurnIfOnTurn } from './plan/actor';
export { assumedDraftsBefore } from './plan/assumptions';
export { interpretTap, type TapMeaning } from './plan/interpretTap';
export { type RefereeCommand, plan, type CommandPlan, type RulingDetails, type EntryStamp } from './plan/plan';
export {
  areHintsOn,
  type Hint,
  HINT_IDS,
  type HintId,
  hintKnownBy,
  HINTS_SEEN_SETTING,
  HINTS_ON_SETTING_KEY,
  serializeSeenHints,
  parseSeenHints,
  selectHint,
} from './hints';
