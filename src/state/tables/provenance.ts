/** What is known of a record that came from a file. `sealed`: no line was changed, added or cut since it was exported. */
export const PROVENANCES = ['sealed', 'not-sealed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/**
 * Read from what the log keeps as the origin of a record: nothing where this device wrote all of it. What only another
 * version knows is not called sealed.
 */
export const provenanceOf = (origin: string | undefined): { readonly provenance?: Provenance } =>
  origin === undefined ? {} : { provenance: origin === 'sealed' ? 'sealed' : 'not-sealed' };
