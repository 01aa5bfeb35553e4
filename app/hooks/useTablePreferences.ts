import { useState } from 'react';
import { type TableRegistry } from '@/state';
import { DEFAULT_BOUNCE_MS } from '.';

export const BOUNCE_CHOICES_MS = [0, DEFAULT_BOUNCE_MS, 300, 600] as const;

export interface TablePreferences {
  readonly isOpposite: boolean;
  readonly isLeftHanded: boolean;
  readonly bounce: number;
  readonly set: (change: Partial<Omit<TablePreferences, 'set'>>) => void;
}

const KEYS = { isOpposite: 'table.opposite', isLeftHanded: 'table.leftHanded', bounce: 'table.bounce' } as const;

const bounceOf = (kept: string | undefined): number => {
  const ms = Number(kept ?? DEFAULT_BOUNCE_MS);
  return BOUNCE_CHOICES_MS.some((known) => known === ms) ? ms : DEFAULT_BOUNCE_MS;
};

/** How this device shows a table, kept beside the records. */
export function useTablePreferences(registry: TableRegistry): TablePreferences {
  const [now, setNow] = useState(() => ({
    isOpposite: registry.setting(KEYS.isOpposite) === 'yes',
    isLeftHanded: registry.setting(KEYS.isLeftHanded) === 'yes',
    bounce: bounceOf(registry.setting(KEYS.bounce)),
  }));
  const set: TablePreferences['set'] = (change) => {
    setNow((before) => ({ ...before, ...change }));
    for (const [key, value] of Object.entries(change))
      void registry.set(
        KEYS[key as keyof typeof KEYS],
        typeof value === 'number' ? String(value) : value ? 'yes' : 'no',
      );
  };
  return { ...now, set };
}
