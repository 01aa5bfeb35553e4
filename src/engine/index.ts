export { type Card, COPIES_PER_NUMBER, HIGHEST_NUMBER, isNumber, type Seat, UNSEEN, WILD, WILD_COUNT } from './cards';
export { check } from './checks';
export { type CorrectedRecord, correctRecord, isCorrection } from './corrections';
export {
  type Act,
  ACT_TABLE,
  type ActField,
  ACTS,
  actsWith,
  fieldsOf,
  type FieldsOf,
  needsOneOf,
  referenceIn,
  type Trait,
} from './acts';
export { type Entry, type EntryOf, type Header, pileOf } from './entries';
export {
  type Call,
  CALLS,
  type ChoiceName,
  FIELD_CHOICES,
  ENDINGS,
  type FieldKind,
  type FieldSpec,
  type KindOf,
  PEEKS,
  RESHUFFLES,
  type SeatName,
  type Source,
  SOURCES,
  type Speech,
  SPEECH,
  type StockLying,
} from './fields';
export { type Evidence, type Flag, OPEN_VERDICTS, type Ruling, type Verdict, VERDICTS } from './flags';
export { judge, type Judgement } from './judge';
export { move } from './moves';
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
  type Wait,
  waitsFor,
} from './queries';
export { type Refusal, type RefusalCode, REFUSALS } from './refusals';
export { type PileChoice, pileChoice, planRemedy, type RemedyPlan } from './remedies/plan';
export { addEntry, type Game, openGame, replay } from './replay';
export { gameLines, gameSummary, type GameSummary, type NamedFlag, openFlags, type ReportLine } from './report';
export { planRemedyAs } from './ruling';
export { allSides, arePartners, playsTeams, sideOf } from './sides';
export { cardsDue, isOwnTurn, progressFor, responsibleSeat, type Stance, stanceOf } from './stance';
export { LATE_REASONS, type LateReason, type RemedyStep } from './steps';
export {
  buildingPileAt,
  countAllCards,
  discardAt,
  emptyTable,
  hasCardsToDraw,
  leftOf,
  neededAt,
  pilesOn,
  type PileState,
  type Progress,
  type Raised,
  seatAt,
  type SeatState,
  type Table,
  type Winner,
} from './table';
