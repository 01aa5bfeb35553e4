export { type Card, COPIES_PER_NUMBER, HIGHEST_NUMBER, isNumber, type Seat, UNSEEN, WILD, WILD_COUNT } from './cards';
export { runChecks } from './checks';
export { type CorrectedRecord, correctRecord, isCorrection } from './corrections';
export {
  type Act,
  ACT_TABLE,
  type ActField,
  ACTS,
  actsWith,
  fieldsOf,
  type FieldsOf,
  requiredOneOfFields,
  referenceIn,
  type ActTrait,
} from './acts';
export { type Entry, type EntryOf, type Header, discardIndexOf } from './entries';
export {
  type RulingCall,
  RULING_CALLS,
  type ChoiceName,
  FIELD_CHOICES,
  EARLY_ENDINGS,
  type FieldKind,
  type FieldSpec,
  type KindOf,
  PEEK_PLACES,
  RESHUFFLE_SOURCES,
  type SeatName,
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
  type DueStep,
  dueSteps,
  isDrawDead,
  mayRecycle,
  type Phase,
  phaseOf,
  PHASES,
  pilesTaking,
  type PlayableSource,
  playableSources,
  stepsToDraw,
  type AwaitedAct,
  waitsFor,
} from './queries';
export { type Refusal, type RefusalCode, REFUSAL_CODES } from './refusals';
export { type PileChoice, pileChoice, planRemedy, type RemedyPlan } from './remedies/plan';
export { addEntry, type Game, openGame, replay } from './replay';
export { reportLines, gameSummary, type GameSummary, type NamedFlag, openFlags, type ReportLine } from './report';
export { planRemedyAs } from './ruling';
export { allSides, arePartners, playsTeams, sideOf } from './sides';
export { cardsDue, isOwnTurn, progressFor, responsibleSeat, type Stance, stanceOf } from './stance';
export { LATE_REASONS, type LateReason, type RemedyStep } from './steps';
export {
  buildingPileAt,
  countAllCards,
  discardPileAt,
  emptyTable,
  hasCardsToDraw,
  leftOf,
  numberNeededAt,
  buildingPilesInUse,
  type PileState,
  type TurnProgress,
  type RaisedFlag,
  seatAt,
  type SeatState,
  type Table,
  type Winner,
} from './table';
