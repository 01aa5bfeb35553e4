/**
 * A few words in another medium than the log: what was acknowledged last, and what could not be
 * settled. It may fail at any time; nothing that matters waits for it.
 */
export interface SidecarStore {
  readonly get: (key: string) => Promise<string | null>;
  readonly set: (key: string, text: string) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

/** For tests, and for where nothing outlives the page anyway. */
export function memorySidecar(kept = new Map<string, string>()): SidecarStore {
  return {
    get: async (key) => kept.get(key) ?? null,
    set: async (key, text) => {
      kept.set(key, text);
    },
    remove: async (key) => {
      kept.delete(key);
    },
  };
}
