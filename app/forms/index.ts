export { ActForm } from './ActForm';
export { ActPicker } from './ActPicker';
export { type MoreMenuScreenName } from './makeMoreMenu';
export { MoreMenuPanel } from './MoreMenuPanel';
export { type ActFormProps, type ActPickerProps, type FormSeat, type MoreMenuPanelProps } from './props';
