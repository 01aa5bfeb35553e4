import { type ReadingId } from './readings';
import {
  type Basis,
  type Cell,
  type CellVerdict,
  type Cells,
  type Clause,
  type ClauseId,
  type Ruleset,
} from './ruleset';
import { type SettingWithBasis, type Settings } from './settings';

/**
 * The functions with which a ruleset's file writes its rows, citing clauses by number:
 *   const tx = makeRulesetRowBuilder('TX');
 *   stock: tx.says([{ upTo: 4, cards: 15 }], 'STOCK.1')
 *   'build-sequence': tx.illegal('text', 'BUILD.2')
 */
export const makeRulesetRowBuilder = (prefix: string) => {
  const cite = (numbers: readonly string[]): ClauseId[] => numbers.map((number) => `${prefix}.${number}` as ClauseId);
  const setting =
    (basis: Basis) =>
    <const T>(value: T, ...numbers: string[]): SettingWithBasis<T> => ({ value, basis, clauses: cite(numbers) });
  const cell =
    (ruling: CellVerdict) =>
    (basis: Basis, ...numbers: string[]): Cell => ({ ruling, basis, clauses: cite(numbers) });
  return {
    says: setting('text'),
    implies: setting('inferred'),
    /** No clause: the app's own default. */
    silentOn: setting('default'),
    illegal: cell('illegal'),
    penalty: cell('penalty'),
    stands: cell('stands'),
    info: cell('info'),
    legal: cell('legal'),
    /** The sheet has no clause on it: the referee decides. */
    silent: { ruling: 'silent', basis: 'default', clauses: [] } satisfies Cell,
    /** The sheet has no clause on it, but a related one that the referee may want to read. */
    silentNear: (...numbers: string[]): Cell => cell('silent')('default', ...numbers),
    /** Cannot happen under this ruleset. */
    never: { ruling: 'never', basis: 'default', clauses: [] } satisfies Cell,
  };
};

/** `dependingOnReading('X14', tx.illegal('text', 'DISCARD.1'))`: this row depends on the reading of a disputed point. */
export const dependingOnReading = <Row extends Cell | SettingWithBasis<unknown>>(
  reading: ReadingId,
  row: Row,
): Row => ({
  ...row,
  reading,
});

/**
 * The clauses of a ruleset with their places in the published sheet: `makeClauseList('TX', { 'BUILD.2': 'BUILDING
 * PILE, s.2' })`.
 */
export const makeClauseList = (prefix: string, places: Readonly<Record<string, string>>): readonly Clause[] =>
  Object.entries(places).map(([number, place]) => ({ id: `${prefix}.${number}` as ClauseId, place }));

export interface InheritingRuleset extends Partial<Omit<Ruleset, 'settings' | 'cells'>> {
  readonly id: Ruleset['id'];
  readonly settings?: Partial<Settings>;
  readonly cells?: Partial<Cells>;
}

/** A ruleset given by its differences from another: its rows replace the parent's rows, the rest is inherited. */
export const inheritRuleset = (parent: Ruleset, own: InheritingRuleset): Ruleset => {
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
