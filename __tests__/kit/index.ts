export * from './acts';
export { type CatalogueCode, type CodeOf, type Group, GROUPS } from './catalogue';
export { type Cell, type Cells, disagreement, parseCells, type Row } from './cells';
export { type Expected, given, type Story } from './given';
export { parseTable, turnBegins } from './notation';
export { type Column, COLUMNS, headerFor, PEOPLE, type Person, personAt, seatOf, type Setup, SHEETS } from './people';
export { ALL_PHASE_EDGES, PHASE_EDGES, type PhaseEdge, phaseEdge, REVIVALS } from './phases';
export { at, type At, type Scene, type Telling, type Tellings, testCells } from './scene';
