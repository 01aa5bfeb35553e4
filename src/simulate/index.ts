export { type SeededRandom, makeSeededRandom, type Seed } from '@/base';
export { OFFENCE_CODES, TRY_OFFENCE_BY_CODE } from './offences/catalogue';
export {
  injectOffenceEvenIfAllowed,
  type ExpectedFlag,
  injectOffence,
  type GameWithOffence,
} from './offences/injectOffence';
export { type OffenceCode } from './offences/offence';
export { type RealCardsAtEnd } from './realTable';
export { type SimulatedGame, simulateGame, type SimulateOptions } from './simulateGame';
