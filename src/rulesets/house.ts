import { type FlagCode } from './flagCodes';
import { type HouseKey, type SettingValues } from './settings';
import { type Readings } from './readings';

/** An event's local rules, as a record's header spells them. Unknown keys are kept, and do nothing. */
export type House = Partial<Omit<Pick<SettingValues, HouseKey>, 'stock'>> & {
  readonly stock?: number;
  readonly readings?: Readings;
};

/** Which flags rest on which house key: when the event overrides it, they say so. */
export const RESTS_ON: Readonly<Partial<Record<FlagCode, readonly HouseKey[]>>> = {
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
