import { type Cells, type Ruleset } from './ruleset';
import { type Settings } from './settings';

export interface Overlay extends Partial<Omit<Ruleset, 'settings' | 'cells'>> {
  readonly id: Ruleset['id'];
  readonly settings?: Partial<Settings>;
  readonly cells?: Partial<Cells>;
}

/** One sheet told as another with its differences: rows replace rows, the rest is the parent's. */
export const overlay = (parent: Ruleset, own: Overlay): Ruleset => {
  const { name, edition, partnersVariant, ...inherited } = parent;
  return {
    ...inherited,
    ...own,
    settings: { ...parent.settings, ...own.settings },
    cells: { ...parent.cells, ...own.cells },
    readings: own.readings ?? parent.readings,
    clauses: own.clauses ?? parent.clauses,
  };
};
