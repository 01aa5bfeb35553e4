import { testCells } from '../../kit';
import { cells, tellings } from './hEnding';

testCells(cells, tellings);
