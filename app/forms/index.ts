export { ActForm } from './ActForm';
export { ActPicker } from './ActGrid';
export { MoreActsPanel } from './MoreActsPanel';
export { type ActFormProps, type ActPickerProps, type FormSeat, type MoreActsPanelProps } from './props';
