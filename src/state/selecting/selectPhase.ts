import { phaseOf } from '@/engine';
import { type TableState } from '../desk';
import { type TableFacts } from '../facts';

/** How far the game is: being set up, under way, paused, over. */
export const selectPhase = ({ game: { rules, table } }: Pick<TableState, 'game'>): TableFacts['phase'] =>
  phaseOf(rules, table);
