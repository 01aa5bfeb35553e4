export { AboutScreen } from './AboutView';
export { DeviceCheckScreen } from './checks';
export { LicencesScreen } from './LicencesView';
export { SettingsScreen } from './SettingsScreen';
