export { type Dice, makeDice, type Seed } from './dice';
export { type Simulated, simulateGame, type SimulateOptions } from './simulateGame';
export { type Truth } from './truth';
