export { useRegistry, useRegistryState, useReopenRegistry, useTableSession, useTableState } from './RegistryContext';
export { RegistryGate, RegistryProvider, useRegistryOnDemand, WhenRegistryOpen } from './RegistryGate';
export { type OpenRegistryFunction, RegistryOpenerProvider } from './RegistryOpenerProvider';
export { TableGate } from './TableGate';
