import { testCells } from '../../kit';
import { cells, tellings } from './aSetup';

testCells(cells, tellings);
