export { useDesk, useDeskState, useReopen, useTableDesk, useTableState } from './DeskContext';
export { DeskGate } from './DeskGate';
export { type OpenDesk, OpenDeskProvider } from './OpenDesk';
export { TableGate } from './TableGate';
