export {
  draftsFromDealAnswers,
  dealerQuestionKind,
  type DealScreenQuestion,
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
  TruncatedRecord,
  ImportedEvent,
  ImportedRulings,
  ImportOutcome,
  AttachmentStore,
  EventRecovery,
  RulingRecovery,
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
export { distinctPlayerNames } from './selecting/distinctPlayerNames';
export { otherCodeFactsOf } from './selecting/slot';
export { selectBuildingPiles, selectPhase, selectTableFacts } from './selecting/tableFacts';
export {
  isSignedUnderProtest,
  type ResultFacts,
  type SeatResult,
  selectResult,
  type SideResult,
  type SideSignature,
} from './selecting/selectResult';
export { NEWER_RECORD } from './table/readAndReplayStoredTable';
export {
  type AllRecordsExport,
  type AllRecordsImportOutcome,
  type ImportedRecordOutcome,
  type ExportedSettingsLine,
} from './tables/allRecords';
export {
  type EventBook,
  type EventDraft,
  type EventSession,
  type EventState,
  type EventStep,
  type ListedEvent,
  type NewEvent,
} from './events/eventBook';
export { type KeptRuling, type RulingDraft, type RulingsBook, type RulingsBookState } from './rulings/rulingsBook';
export {
  isLocalRulesSettingKey,
  type KeptLocalRules,
  localRulesSettingKey,
  parseKeptLocalRules,
  selectLocalRules,
} from './tables/localRules';
export { type Provenance, PROVENANCES } from './tables/provenance';
export { makeTableRegistry } from './tables/makeTableRegistry';
export { type EventHeaderFields, eventHeaderFieldsOf, suggestNextDealer } from './tables/nextGameHeader';
export { type EntryDraft, type PendingInput, NO_PENDING_INPUT, type Tap } from './input';
export { inputReleasedIfOnTurn } from './plan/actor';
export { assumedDraftsBefore } from './plan/assumptions';
export { interpretTap, type TapMeaning } from './plan/interpretTap';
export { type RefereeCommand, plan, type CommandPlan, type RulingDetails, type EntryStamp } from './plan/plan';
export {
  areHintsOn,
  type Hint,
  HINT_IDS,
  type HintId,
  hintNoLongerNeededAfter,
  HINTS_SEEN_SETTING_KEY,
  HINTS_ON_SETTING_KEY,
  serializeSeenHints,
  parseSeenHints,
  selectHint,
} from './hints';
