import { testCells } from '../../kit';
import { cells, tellings } from './fDiscarding';

testCells(cells, tellings);
