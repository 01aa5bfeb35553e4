export { type Dice, makeDice, type Seed } from './dice';
export {
  commitOffence,
  type Expected,
  injectOffence,
  type Injected,
  OFFENCE_CODES,
  type OffenceCode,
  OFFENCES,
} from './offences';
export { type Simulated, simulateGame, type SimulateOptions } from './simulateGame';
export { type Truth } from './truth';
