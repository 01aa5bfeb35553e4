import { type RulePicks } from '../../houseRules/makeHouse';

/** Everything on the screen as it was typed. Nothing is thrown away when another sheet is chosen. */
export interface NewTableForm {
  readonly ruleset: string | null;
  readonly players: number | null;
  /** The sheet for which a number of players was asked that it does not name. */
  readonly otherFor: string | null;
  readonly isPartners: boolean;
  /** By seat, clockwise; more than sit there may be kept. */
  readonly names: readonly string[];
  readonly chapters: readonly string[];
  readonly table: string;
  /** By sheet: a local rule made for one is not carried to another unasked. */
  readonly picks: Readonly<Record<string, RulePicks>>;
}

export const EMPTY_NEW_TABLE: NewTableForm = {
  ruleset: null,
  players: null,
  otherFor: null,
  isPartners: false,
  names: [],
  chapters: [],
  table: '',
  picks: {},
};

/** The list with one place written, and empty places up to it. */
export const writeAt = (list: readonly string[], place: number, text: string): readonly string[] =>
  Array.from({ length: Math.max(list.length, place + 1) }, (_, index) =>
    index === place ? text : (list[index] ?? ''),
  );

export const picksFor = ({ picks }: NewTableForm, ruleset: string): RulePicks => picks[ruleset] ?? {};

export const pick = (typed: NewTableForm, ruleset: string, rule: string, value: string): NewTableForm => ({
  ...typed,
  picks: { ...typed.picks, [ruleset]: { ...picksFor(typed, ruleset), [rule]: value } },
});

/** Back to the sheet as it is. */
export const unpick = (typed: NewTableForm, ruleset: string): NewTableForm => ({
  ...typed,
  picks: { ...typed.picks, [ruleset]: {} },
});
