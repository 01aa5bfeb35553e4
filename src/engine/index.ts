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
export { type Card, COPIES_PER_NUMBER, isNumber, type Seat, HIGHEST_NUMBER, UNSEEN, WILD, WILD_COUNT } from './cards';
export { check } from './checks';
export { correctRecord, type CorrectedRecord, isCorrection } from './corrections';
export {
  type Act,
  ACTS,
  type Call,
  CALLS,
  ENDINGS,
  type Entry,
  type EntryOf,
  type Header,
  PEEKS,
  pileOf,
  RESHUFFLES,
  type SeatName,
  type Source,
  SOURCES,
  type Speech,
  SPEECH,
} from './entries';
export { type Evidence, type Flag, OPEN_VERDICTS, type Ruling, type Verdict, VERDICTS } from './flags';
export { judge, type Judgement } from './judge';
export { move } from './moves';
export { type Refusal, type RefusalCode, REFUSALS } from './refusals';
export { responsibleSeat, cardsDue, isOwnTurn, progressFor, type Stance, stanceOf } from './stance';
export { addEntry, type Game, openGame, replay } from './replay';
export { type PileChoice, pileChoice, type RemedyPlan, planRemedy } from './remedies/plan';
export { planRemedyAs } from './ruling';
export { allSides, arePartners, playsTeams, sideOf } from './sides';
export { LATE_REASONS, type LateReason, type RemedyStep } from './steps';
export {
  countAllCards,
  hasCardsToDraw,
  discardAt,
  emptyTable,
  leftOf,
  neededAt,
  buildingPileAt,
  type PileState,
  pilesOn,
  type Progress,
  type Raised,
  seatAt,
  type SeatState,
  type Table,
  type Winner,
} from './table';
export { gameLines, gameSummary, type ReportLine, type NamedFlag, openFlags, type GameSummary } from './report';
