export {
  type Card,
  COPIES_PER_NUMBER,
  HIGHEST_NUMBER,
  isNumberCard,
  type Seat,
  UNSEEN_CARD,
  WILD_CARD,
  WILD_COUNT,
} from './cards';
export { runChecks } from './checks';
export { type CorrectedRecord, applyCorrections, headerAfterSet, isCorrection } from './corrections';
export {
  type Act,
  ACT_TABLE,
  type ActFieldDescription,
  ACTS,
  actsWithTrait,
  fieldsOfAct,
  type FieldSpecsOf,
  requiredOneOfFields,
  referenceFieldOf,
  type ActTrait,
} from './acts';
export { type Entry, type EntryOf, type Header, discardPileIndexOf } from './entries';
export {
  type RulingCall,
  RULING_CALLS,
  type FieldChoiceListName,
  FIELD_CHOICES,
  EARLY_ENDINGS,
  type FieldKind,
  type FieldSpec,
  type KindOfFieldSpec,
  PEEK_PLACES,
  RESHUFFLE_SOURCES,
  type SeatedPlayer,
  type Source,
  SOURCES,
  type SpeechKind,
  SPEECH_KINDS,
  type StockInPosition,
} from './fields';
export {
  type Evidence,
  type Flag,
  isWithoutClause,
  VERDICTS_NEEDING_RULING,
  type AppliedRuling,
  type Verdict,
  VERDICTS,
} from './flags';
export { judge, type TableAndFlags } from './judge';
export { applyEntry } from './mutations';
export {
  type DueDrawStep,
  dueDrawSteps,
  isDueDrawImpossible,
  mayRecycleUnderBuildingTops,
  type Phase,
  phaseOf,
  PHASES,
  buildingPilesThatTake,
  type PlayableStockOrDiscardTop,
  playableStockAndDiscardTops,
  stepsToDraw,
  type AwaitedAct,
  awaitedActs,
} from './queries';
export { refusalFieldAndReason, type Refusal, type RefusalCode, REFUSAL_CODES, refusalOfRuleset } from './refusals';
export {
  type RemedyPileChoice,
  findRemedyPileChoice,
  isPenaltyTheRemedy,
  planRemedy,
  type RemedyPlan,
} from './remedies/plan';
export { addEntry, type Game, openGame, replay } from './replay';
export { reportLines, gameSummary, type GameSummary, type FlagWithId, openFlags, type ReportLine } from './report';
export { planRemedyUnderOtherCode, flagUnderOtherCode } from './ruling';
export { sideNumbers, arePartners, isTeamGame, seatsOnSameSideAs } from './sides';
export {
  cardsDueToDraw,
  isRegularTurnStance,
  progressBeforeAct,
  responsibleSeat,
  type Stance,
  stanceOf,
} from './stance';
export { REMEDY_LATE_REASONS, type RemedyLateReason, type RemedyStep } from './steps';
export {
  buildingPileAt,
  countAllCards,
  discardPileAt,
  emptyTable,
  canDrawOrReshuffle,
  seatToLeftOf,
  numberNeededAt,
  buildingPilesWithoutEmptyFifth,
  type BuildingPileState,
  type TurnProgress,
  type RaisedFlag,
  seatStateAt,
  type SeatState,
  type Table,
  type Winner,
} from './table';
