import { testCells } from '../../kit';
import { cells, tellings } from './eSources';

testCells(cells, tellings);
