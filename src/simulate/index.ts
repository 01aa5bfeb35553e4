export { type Dice, makeDice, type Seed } from './dice';
export { OFFENCE_CODES, OFFENCES } from './offences/catalogue';
export { commitOffence, type ExpectedFlag, injectOffence, type GameWithOffence } from './offences/injectOffence';
export { type OffenceCode } from './offences/offence';
export { type GameOutcome } from './realTable';
export { type SimulatedGame, simulateGame, type SimulateOptions } from './simulateGame';
