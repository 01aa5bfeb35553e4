import { useStore } from 'zustand';
import { type TableRegistry } from '@/state';
import { DEVICE_SETTING_KEYS, deviceSettingsOf, serializeSettingValue } from './deviceSettings';

export { BOUNCE_CHOICES_MS } from './deviceSettings';

export interface TablePreferences {
  readonly isOpposite: boolean;
  readonly isLeftHanded: boolean;
  readonly bounce: number;
  readonly set: (change: Partial<Omit<TablePreferences, 'set'>>) => void;
}

/** How this device shows a table. It follows the settings, wherever they are changed. */
export function useTablePreferences(registry: TableRegistry): TablePreferences {
  const { isOpposite, isLeftHanded, bounce } = deviceSettingsOf(useStore(registry.store, ({ settings }) => settings));
  const set: TablePreferences['set'] = (change) => {
    for (const [name, value] of Object.entries(change))
      void registry.set(DEVICE_SETTING_KEYS[name as keyof typeof change], serializeSettingValue(value));
  };
  return { isOpposite, isLeftHanded, bounce, set };
}
