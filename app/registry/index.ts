export { useRegistry, useRegistryState, useReopen, useTableSession, useTableState } from './RegistryContext';
export { RegistryGate, RegistryProvider, WhenOpened } from './RegistryGate';
export { type OpenRegistry, OpenRegistryProvider } from './OpenRegistry';
export { TableGate } from './TableGate';
