export { useRegistry, useRegistryState, useReopenRegistry, useTableSession, useTableState } from './RegistryContext';
export { RegistryGate, RegistryProvider, WhenRegistryOpen } from './RegistryGate';
export { type RegistryOpener, RegistryOpenerProvider } from './RegistryOpener';
export { TableGate } from './TableGate';
