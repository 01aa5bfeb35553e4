import { testCells } from '../../kit';
import { cells, tellings } from './dBuilding';

testCells(cells, tellings);
