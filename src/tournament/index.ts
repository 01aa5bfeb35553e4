export { drawPairs, type DrawnPairs, type PersonToPair } from './pairing/drawPairs';
export { pairSwiss, type SwissPairing, type SwissSide } from './pairing/pairSwiss';
export { type BracketPlace, seedBracket } from './pairing/seedBracket';
