export { ActForm } from './ActForm';
export { ActPicker } from './ActGrid';
export { MorePanel } from './MorePanel';
export { type ActFormProps, type ActPickerProps, type FormSeat, type MorePanelProps } from './props';
