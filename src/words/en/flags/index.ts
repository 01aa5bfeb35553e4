import { type FlagDictionary } from '../../shape';
import { building } from './building';
import { discarding } from './discarding';
import { drawing } from './drawing';
import { ending } from './ending';
import { penalties } from './penalties';
import { record } from './record';
import { setup } from './setup';
import { sources } from './sources';
import { talk } from './talk';
import { turnOrder } from './turnOrder';

/** Every irregularity in words, in the order of a rule book. */
export const flags: FlagDictionary = {
  ...setup,
  ...turnOrder,
  ...drawing,
  ...building,
  ...sources,
  ...discarding,
  ...talk,
  ...penalties,
  ...ending,
  ...record,
};
