import { type FlagDictionary } from '../../shape';
import { buildingFlags } from './buildingFlags';
import { discardingFlags } from './discardingFlags';
import { drawingFlags } from './drawingFlags';
import { exposureAndEndingFlags } from './exposureAndEndingFlags';
import { penaltyFlags } from './penaltyFlags';
import { recordDoubtFlags } from './recordDoubtFlags';
import { setupFlags } from './setupFlags';
import { sourceFlags } from './sourceFlags';
import { talkFlags } from './talkFlags';
import { turnOrderFlags } from './turnOrderFlags';

/** Every irregularity in words, in the order of a rule book. */
export const flags: FlagDictionary = {
  ...setupFlags,
  ...turnOrderFlags,
  ...drawingFlags,
  ...buildingFlags,
  ...sourceFlags,
  ...discardingFlags,
  ...talkFlags,
  ...penaltyFlags,
  ...exposureAndEndingFlags,
  ...recordDoubtFlags,
};
