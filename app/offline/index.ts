// Screens that a start draws import single files instead, so that the rest is loaded when it is needed.
export { checkOfflineStart } from './checkOfflineStart';
export { type OfflineStartCheck, type OfflineState, type UpdateDelayReason, useOfflineState } from './offlineState';
export { OfflineSection } from './OfflineSection';
export { UpdateNotice } from './UpdateNotice';
export { useDelayUpdate } from './useDelayUpdate';
