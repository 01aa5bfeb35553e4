import { testCells } from '../../kit';
import { cells, tellings } from './cDrawing';

testCells(cells, tellings);
