export { type EventRecord, next, type NextAnswer } from './next/next';
export { drawPairs, type DrawnPairs, type PersonToPair } from './pairing/drawPairs';
export { pairSwiss, type SwissPairing, type SwissSide } from './pairing/pairSwiss';
export { type BracketPlace, seedBracket } from './pairing/seedBracket';
export { entriesThatStand } from './entriesThatStand';
export { penaltyHistoryOf } from './eventHistory';
export { type ChargedTotal } from './lowestTotal';
export { type PointsTable } from './pointsTables';
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
export { replayEvent } from './replayEvent';
export { mostPairsAcrossChapters } from './sameChapter';
export { type Score } from './scores';
export { type Standings, standings, type StandingsRow } from './standings';
export { type Places, type TieBreakStep } from './tieBreaks';
export { comparable, type ListedPerson, type ParsedRoster, parseRoster, type RosterFinding } from './parseRoster';
export { type PlayedBracket, playedBracket, type PlayedPlace } from './playedBracket';
