export { useRegistry, useRegistryState, useReopen, useTableSession, useTableState } from './RegistryContext';
export { RegistryGate } from './RegistryGate';
export { type OpenRegistry, OpenRegistryProvider } from './OpenRegistry';
export { TableGate } from './TableGate';
