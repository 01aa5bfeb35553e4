import { testCells } from '../../kit';
import { cells, tellings } from './bTurnOrder';

testCells(cells, tellings);
