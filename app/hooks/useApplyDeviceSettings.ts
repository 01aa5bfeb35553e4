import { useLayoutEffect } from 'react';
import { type TableRegistry } from '@/state';
import { setFeedbackChoices } from '../device';
import { useApplyThemeAndTextSize } from '../theme';
import { deviceSettingsOf } from './deviceSettings';

/** Applies theme, text size, haptics and sounds from the registry's settings, now and whenever one is set. */
export function useApplyDeviceSettings(registry: TableRegistry | null): void {
  const applyAppearance = useApplyThemeAndTextSize();
  useLayoutEffect(() => {
    if (registry === null) return undefined;
    const apply = (settings: Readonly<Record<string, string>>): void => {
      applyAppearance(settings);
      setFeedbackChoices(deviceSettingsOf(settings));
    };
    apply(registry.store.getState().settings);
    return registry.store.subscribe(({ settings }, before) => {
      if (settings !== before.settings) apply(settings);
    });
  }, [registry, applyAppearance]);
}
