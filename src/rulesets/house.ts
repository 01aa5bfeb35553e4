import { type FlagCode } from './flagCodes';
import { type HouseKey, type SettingValues } from './settings';
import { type Readings } from './readings';

/** House rules of an event, as in a record's header. Unknown keys are kept and have no effect. */
export type House = Partial<Omit<Pick<SettingValues, HouseKey>, 'stock'>> & {
  readonly stock?: number;
  readonly readings?: Readings;
};

/** The house keys each flag depends on: if the event overrides one of them, the flag is marked as local. */
export const HOUSE_KEYS_BY_FLAG_CODE: Readonly<Partial<Record<FlagCode, readonly HouseKey[]>>> = {
  'setup-stock-count': ['stock'],
  'setup-wrong-starter': ['starter'],
  'setup-tiebreak-wrong': ['starter'],
  'src-partner-stock': ['partnerPiles'],
  'src-partner-discard': ['partnerPiles'],
  'discard-stack-early': ['fourBeforeStack'],
  'hand-revealed': ['revealedCard'],
  'revealed-not-played': ['revealedCard'],
  'stock-play-declined': ['revealedCard'],
  'turn-end-empty': ['emptyHandRefill'],
  overdraw: ['overdraw'],
  'draw-midturn': ['overdraw'],
  'oot-started': ['outOfTurn'],
  'oot-draw-before-play': ['outOfTurn'],
  'coach-verbal': ['penalty', 'coachTarget'],
  'coach-nonverbal': ['penalty', 'coachTarget'],
  'coach-nonpartner': ['penalty', 'coachTarget'],
  'coach-between-turns': ['penalty', 'silence'],
  'partner-reply': ['penalty', 'coachTarget', 'silence'],
  'talk-unrelated': ['silence', 'penalty'],
  'talk-owner-noncommand': ['silence', 'penalty'],
  'win-claim-early': ['win'],
  'reshuffle-source': ['deadDraw'],
};
