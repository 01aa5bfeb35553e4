import { isLocalRulesSettingKey, parseKeptLocalRules } from '@/state';
import { type SettingsScreensWords } from '@/words/settingsScreens';
import { BOUNCE_CHOICES_MS, DEVICE_SETTING_KEYS } from '../../hooks';
import { TEXT_SIZE_PERCENTS, THEME_CHOICES } from '../../theme';

/** A setting of another device as it is shown before anybody applies it. */
export interface ImportedSettingChangeData {
  readonly key: string;
  readonly value: string;
  readonly line: string;
}

type Spoken = { readonly name: string; readonly value: string };

/**
 * The settings of a file that differ from those here, in words. Only those that this version knows and can name are
 * among them: what is not shown is not applied. The name of a device stays with that device.
 */
export function makeImportedSettingChanges(
  theirs: Readonly<Record<string, string>>,
  ours: Readonly<Record<string, string>>,
  say: SettingsScreensWords,
): readonly ImportedSettingChangeData[] {
  const all = { ...speakers(say), ...localRulesSpeakers(theirs, say) };
  return Object.entries(all).flatMap(([key, speak]) => {
    const value = theirs[key];
    if (value === undefined || value === ours[key]) return [];
    const spoken = speak(value);
    return spoken === null ? [] : [{ key, value, line: say.imported.setting(spoken.name, spoken.value) }];
  });
}

/** Local rules by their names. Such as this version cannot use are not named, and so not applied. */
function localRulesSpeakers(
  theirs: Readonly<Record<string, string>>,
  say: SettingsScreensWords,
): Readonly<Record<string, (value: string) => Spoken | null>> {
  const speak = (value: string): Spoken | null => {
    const name = parseKeptLocalRules(value)?.ruleset.name;
    return name === undefined ? null : { name: say.imported.localRules, value: name };
  };
  return Object.fromEntries(
    Object.keys(theirs)
      .filter(isLocalRulesSettingKey)
      .map((key) => [key, speak]),
  );
}

function speakers(say: SettingsScreensWords): Readonly<Record<string, (value: string) => Spoken | null>> {
  const { look, touch, hints } = say;
  const oneOf =
    (name: string, values: readonly (string | number)[], word: (index: number) => string) => (value: string) => {
      const index = values.findIndex((known) => String(known) === value);
      return index < 0 ? null : { name, value: word(index) };
    };
  const either = (name: string, yes: string, no: string) =>
    oneOf(name, [yes, no], (index) => (index === 0 ? say.on : say.off));
  const themes = THEME_CHOICES.map((theme) => look.themes[theme]);
  return {
    [DEVICE_SETTING_KEYS.theme]: oneOf(look.theme, THEME_CHOICES, (index) => themes[index] ?? ''),
    [DEVICE_SETTING_KEYS.textSize]: oneOf(look.textSize, TEXT_SIZE_PERCENTS, (index) =>
      look.textSizes(TEXT_SIZE_PERCENTS[index] ?? 0),
    ),
    [DEVICE_SETTING_KEYS.bounce]: oneOf(touch.bounce, BOUNCE_CHOICES_MS, (index) =>
      touch.bounces(BOUNCE_CHOICES_MS[index] ?? 0),
    ),
    [DEVICE_SETTING_KEYS.isLeftHanded]: either(touch.leftHanded, 'yes', 'no'),
    [DEVICE_SETTING_KEYS.isOpposite]: either(touch.opposite, 'yes', 'no'),
    [DEVICE_SETTING_KEYS.hasHaptics]: either(touch.haptics, 'on', 'off'),
    [DEVICE_SETTING_KEYS.hasSounds]: either(touch.sounds, 'on', 'off'),
    [DEVICE_SETTING_KEYS.hasHints]: either(hints.show, 'on', 'off'),
  };
}
