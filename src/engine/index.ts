export {
  dueSteps,
  type DueStep,
  isDrawDead,
  mayRecycle,
  pilesTaking,
  playableSources,
  type PlayableSource,
  stepsToDraw,
  type Wait,
  waitsFor,
} from './asks';
export { type Card, COPIES, isNumber, type Seat, TOP, UNSEEN, WILD, WILDS } from './cards';
export { check } from './checks';
export { correct, type Corrected, isCorrection } from './corrections';
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
export { judge, type Judged } from './judge';
export { move } from './move';
export { type Phase, phaseOf, PHASES } from './phase';
export { type Refusal, type RefusalCode, REFUSALS } from './refusals';
export { dueTo, progressFor } from './progress';
export { addEntry, type Game, openGame, replay } from './replay';
export { type PileChoice, pileChoice, type Plan, planRemedy } from './remedies';
export { planRemedyAs } from './rule';
export { allSides, arePartners, playsTeams, sideOf } from './sides';
export { answersFor, isOwnTurn, type Stance, stanceOf } from './stance';
export { LATE_REASONS, type LateReason, type Step } from './steps';
export {
  cardsInAll,
  cardsToBeHad,
  discardAt,
  emptyTable,
  leftOf,
  neededAt,
  pileAt,
  type Pile,
  pilesOn,
  type Progress,
  type Raised,
  seatAt,
  type SeatState,
  type Table,
  type Winner,
} from './table';
export { gameLines, gameSummary, type Line, type NamedFlag, openFlags, type Summary } from './told';
