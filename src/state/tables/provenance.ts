/**
 * What is known of a record that came from a file. `sealed`: no line was changed, added or cut since it was exported.
 * `continued`: it came so, and this device has added to it since.
 */
export const PROVENANCES = ['sealed', 'continued', 'not-sealed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/**
 * Read from what the log keeps as the origin of a record: nothing where this device wrote all of it. What only another
 * version knows is not called sealed.
 */
export const provenanceOf = (origin: string | undefined): { readonly provenance?: Provenance } =>
  origin === undefined ? {} : { provenance: PROVENANCES.find((known) => known === origin) ?? 'not-sealed' };

/** What an entry told here makes of it: the origin to be written with the entry; empty where it stays as it is. */
export const provenanceAfterOwnEntry = (origin: string | undefined): { readonly origin?: Provenance } =>
  origin === 'sealed' ? { origin: 'continued' } : {};
