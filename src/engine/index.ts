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
export { move } from './moves';
export { type Refusal, type RefusalCode, REFUSALS } from './refusals';
export { answersFor, dueTo, isOwnTurn, progressFor, type Stance, stanceOf } from './stance';
export { addEntry, type Game, openGame, replay } from './replay';
export { type PileChoice, pileChoice, type Plan, planRemedy } from './remedies/plan';
export { planRemedyAs } from './ruling';
export { allSides, arePartners, playsTeams, sideOf } from './sides';
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
export { gameLines, gameSummary, type Line, type NamedFlag, openFlags, type Summary } from './report';
