import type { Brand } from '@/base';

/** `TX.BUILD.2`: sheet, section, sentence. Minted only in the clause registers of this room. */
export type ClauseId = Brand<string, 'ClauseId'>;

export interface Clause {
  readonly id: ClauseId;
  /** Where it stands in the sheet, as the sheet itself counts: `CARD PILES 3a`, `RULES ¶2, s.5`. */
  readonly place: string;
}

/** A sheet's register: `clauses('TX', { 'BUILD.2': 'BUILDING PILE, s.2' })`. */
export const clauses = (prefix: string, places: Readonly<Record<string, string>>): readonly Clause[] =>
  Object.entries(places).map(([number, place]) => ({ id: `${prefix}.${number}` as ClauseId, place }));
