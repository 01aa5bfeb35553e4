export { drawPairs, type DrawnPairs, type PersonToPair } from './pairing/drawPairs';
export { pairSwiss, type SwissPairing, type SwissSide } from './pairing/pairSwiss';
export { type BracketPlace, seedBracket } from './pairing/seedBracket';
export {
  type ClockEvent,
  type Contestant,
  EVENT_PROBLEM_CODES,
  type EventBye,
  type EventGame,
  type EventPenalty,
  type EventProblem,
  type EventProblemCode,
  type EventRound,
  GAME_STATUSES,
  type GameStatus,
  type HowPlayed,
  type Person,
  type ReplayedEvent,
} from './replayedEvent';
