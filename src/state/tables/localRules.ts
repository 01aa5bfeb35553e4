import { memoizeByObject, type Result } from '@/base';
import { resolveRuleset, type Ruleset, type RulesetJson } from '@/rulesets';
import { type AppendFailure, type Log } from '@/storage';
import { type StoreApi } from 'zustand/vanilla';
import { type RegistryState } from '../session';

/** Rules that an organizer made or took in, kept on this device. Tables carry a copy, so deleting them harms none. */
export interface KeptLocalRules {
  /** As a table's header carries them. */
  readonly rules: RulesetJson;
  readonly ruleset: Ruleset;
}

/** Each is a setting of its own, under this and its id. The keys are stored: they are never renamed. */
const KEY_PREFIX = 'localRules:';

export const localRulesSettingKey = (id: string): string => `${KEY_PREFIX}${id}`;
export const isLocalRulesSettingKey = (key: string): boolean => key.startsWith(KEY_PREFIX);

/** Null where the text is empty (deleted) or cannot be used, as what a newer version wrote may be. */
export function parseKeptLocalRules(text: string): KeptLocalRules | null {
  if (text === '') return null;
  let rules: RulesetJson;
  try {
    rules = JSON.parse(text) as RulesetJson;
  } catch {
    return null;
  }
  const found = resolveRuleset({ ruleset: String(rules?.id), rules });
  return found.ok ? { rules, ruleset: found.value } : null;
}

/** The list that was made last: another setting that changes must not make another list. */
let newest: { readonly texts: string; readonly list: readonly KeptLocalRules[] } = { texts: '', list: [] };

/** The local rules of this device, by name. The same list as long as none of them changes. */
export const selectLocalRules = memoizeByObject((settings: RegistryState['settings']): readonly KeptLocalRules[] => {
  const stored = Object.entries(settings).flatMap(([key, text]) => (isLocalRulesSettingKey(key) ? [text] : []));
  const texts = stored.join('\n');
  if (texts === newest.texts) return newest.list;
  const list = stored
    .flatMap((text) => parseKeptLocalRules(text) ?? [])
    .sort((a, b) => compareTexts(a.ruleset.name ?? '', b.ruleset.name ?? ''));
  newest = { texts, list };
  return list;
});

const compareTexts = (a: string, b: string): number => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);

/** Saves or deletes local rules. Unlike a setting they are shown only once they are on the disk. */
export function makeLocalRulesKeeper(log: Log, store: StoreApi<RegistryState>) {
  const write = async (id: string, text: string): Promise<Result<null, AppendFailure>> => {
    const key = localRulesSettingKey(id);
    const written = await log.writeSetting(key, text);
    if (written.ok) store.setState(({ settings }) => ({ settings: { ...settings, [key]: text } }));
    return written;
  };
  return {
    saveLocalRules: (rules: RulesetJson) => write(String(rules.id), JSON.stringify(rules)),
    deleteLocalRules: (id: string) => write(id, ''),
  };
}
