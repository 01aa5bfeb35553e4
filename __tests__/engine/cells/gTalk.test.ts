import { testCells } from '../../kit';
import { cells, tellings } from './gTalk';

testCells(cells, tellings);
