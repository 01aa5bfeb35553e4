import { memoizeByObject } from '@/base';
import { areHintsOn, HINTS_ON_SETTING_KEY } from '@/state';
import { THEME_AND_TEXT_SIZE_KEYS } from '../theme';
import { DEFAULT_BOUNCE_MS } from './useBounceGuard';

/** In ms. 0: off, every touch counts. */
export const BOUNCE_CHOICES_MS = [0, DEFAULT_BOUNCE_MS, 300, 600] as const;

/** The settings of this device, by their keys in the log. Keys and values are stored: they are never renamed. */
export const DEVICE_SETTING_KEYS = {
  ...THEME_AND_TEXT_SIZE_KEYS,
  isOpposite: 'table.opposite',
  isLeftHanded: 'table.leftHanded',
  bounce: 'table.bounce',
  hasHaptics: 'haptics',
  hasSounds: 'sounds',
  hasHints: HINTS_ON_SETTING_KEY,
  deviceName: 'device-name',
} as const;

/** What the settings say, apart from theme and text size, which the theme reads itself. */
export interface DeviceSettings {
  readonly isOpposite: boolean;
  readonly isLeftHanded: boolean;
  readonly bounce: number;
  readonly hasHaptics: boolean;
  readonly hasSounds: boolean;
  readonly hasHints: boolean;
  /** Empty: nobody has named it. */
  readonly deviceName: string;
}

const bounceOf = (stored: string | undefined): number => {
  const ms = Number(stored ?? DEFAULT_BOUNCE_MS);
  return BOUNCE_CHOICES_MS.some((known) => known === ms) ? ms : DEFAULT_BOUNCE_MS;
};

/** Unknown values count as not set. */
export const deviceSettingsOf = memoizeByObject((settings: Readonly<Record<string, string>>): DeviceSettings => ({
  isOpposite: settings[DEVICE_SETTING_KEYS.isOpposite] === 'yes',
  isLeftHanded: settings[DEVICE_SETTING_KEYS.isLeftHanded] === 'yes',
  bounce: bounceOf(settings[DEVICE_SETTING_KEYS.bounce]),
  hasHaptics: settings[DEVICE_SETTING_KEYS.hasHaptics] !== 'off',
  hasSounds: settings[DEVICE_SETTING_KEYS.hasSounds] === 'on',
  hasHints: areHintsOn(settings),
  deviceName: settings[DEVICE_SETTING_KEYS.deviceName] ?? '',
}));

/** The stored text of a value of the table's settings. */
export const serializeSettingValue = (value: number | boolean): string =>
  typeof value === 'number' ? String(value) : value ? 'yes' : 'no';
