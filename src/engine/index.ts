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
export { type CorrectedRecord, correctRecord, isCorrection } from './corrections';
export {
  type Act,
  ACT_TABLE,
  type ActField,
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
  type FieldChoiceName,
  FIELD_CHOICES,
  EARLY_ENDINGS,
  type FieldKind,
  type FieldSpec,
  type FieldKindOf,
  PEEK_PLACES,
  RESHUFFLE_SOURCES,
  type SeatedPlayer,
  type Source,
  SOURCES,
  type SpeechKind,
  SPEECH_KINDS,
  type StockInPosition,
} from './fields';
export { type Evidence, type Flag, OPEN_VERDICTS, type Ruling, type Verdict, VERDICTS } from './flags';
export { judge, type Judgement } from './judge';
export { applyEntry } from './moves';
export {
  type DueDrawStep,
  dueDrawSteps,
  isDueDrawImpossible,
  mayRecycleUnderTops,
  type Phase,
  phaseOf,
  PHASES,
  buildingPilesThatTake,
  type PlayablePileTop,
  playablePileTops,
  stepsToDraw,
  type AwaitedAct,
  awaitedActs,
} from './queries';
export { type Refusal, type RefusalCode, REFUSAL_CODES } from './refusals';
export { type RemedyPileChoice, findRemedyPileChoice, planRemedy, type RemedyPlan } from './remedies/plan';
export { addEntry, type Game, openGame, replay } from './replay';
export { reportLines, gameSummary, type GameSummary, type FlagWithId, openFlags, type ReportLine } from './report';
export { planRemedyUnderOtherCode } from './ruling';
export { sideNumbers, arePartners, isTeamGame, seatsOfSide } from './sides';
export {
  cardsDueToDraw,
  isPartOfRegularTurn,
  progressBeforeAct,
  responsibleSeat,
  type Stance,
  stanceOf,
} from './stance';
export { LATE_REASONS, type LateReason, type RemedyStep } from './steps';
export {
  buildingPileAt,
  countAllCards,
  discardPileAt,
  emptyTable,
  hasCardsToDraw,
  seatToLeftOf,
  numberNeededAt,
  buildingPilesInUse,
  type BuildingPileState,
  type TurnProgress,
  type RaisedFlag,
  seatStateAt,
  type SeatState,
  type Table,
  type Winner,
} from './table';
