export { type Dice, makeDice, type Seed } from './dice';
export { OFFENCE_CODES, OFFENCES } from './offences/catalogue';
export { commitOffence, type Expected, injectOffence, type Injected } from './offences/injectOffence';
export { type OffenceCode } from './offences/offence';
export { type Truth } from './realTable';
export { type Simulated, simulateGame, type SimulateOptions } from './simulateGame';
