export { useRegistry, useRegistryState, useReopen, useTableSession, useTableState } from './RegistryContext';
export { RegistryGate, RegistryProvider, WhenOpened } from './RegistryGate';
export { type RegistryOpener, RegistryOpenerProvider } from './RegistryOpener';
export { TableGate } from './TableGate';
