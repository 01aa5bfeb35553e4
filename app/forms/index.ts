export { ActForm } from './ActForm';
export { ActPicker } from './ActGrid';
export { type MoreMenuScreen } from './makeMoreMenu';
export { MoreMenuPanel } from './MoreMenuPanel';
export { type ActFormProps, type ActPickerProps, type FormSeat, type MoreMenuPanelProps } from './props';
