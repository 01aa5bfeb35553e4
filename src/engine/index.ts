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
  CHOICES,
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
export { judge, type Judged } from './judge';
export { move } from './move';
export { type Phase, phaseOf, PHASES } from './phase';
export { type Refusal, type RefusalCode, REFUSALS } from './refusals';
export { dueTo, progressFor } from './progress';
export { addEntry, type Game, openGame, replay } from './replay';
export { type PileChoice, pileChoice, type Plan, planRemedy } from './remedies';
export { planRemedyAs } from './rule';
export { allSides, arePartners, playsTeams, sideOf } from './sides';
export {
  commitOffence,
  type Dice,
  type Injected,
  injectOffence,
  makeDice,
  OFFENCE_CODES,
  type OffenceCode,
  type Simulated,
  simulateGame,
  type SimulateOptions,
  type Truth,
} from './simulate';
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
