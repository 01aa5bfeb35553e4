import { useEffect, useMemo } from 'react';
import { memoizeByObject } from '@/base';
import { type Rules, type Ruleset, rulesFor, RULESETS } from '@/rulesets';
import { rulesetWords } from '@/words';
import { setRulingsTabRuleset, useRulingsTabRuleset } from '../hooks';
import { type RulingsTabWords, useRulingsTabWords } from './useRulingsTabWords';

/** Rules that questions can be asked under. */
export interface AskableRuleset {
  readonly id: string;
  readonly name: string;
  /** For tight places. */
  readonly short: string;
  readonly rules: Rules;
}

/** The same object for the same ruleset: answers are cached by it. */
const rulesOf = memoizeByObject((ruleset: Ruleset): Rules => rulesFor(ruleset));

/** The rulesets of the app; a table's own rules stand first, in place of the ruleset that they change. */
export function makeAskableRulesets(atTable: Rules | undefined, { words, screens }: RulingsTabWords): AskableRuleset[] {
  const named = (rules: Rules): AskableRuleset => {
    const { name, short } = rulesetWords(words, rules.ruleset);
    const isChanged = rules === atTable && rules.local.size > 0;
    return { id: rules.ruleset.id, name: isChanged ? screens.ask.ofTable(name) : name, short, rules };
  };
  const others = RULESETS.filter(({ id }) => id !== atTable?.ruleset.id).map((ruleset) => named(rulesOf(ruleset)));
  return atTable === undefined ? others : [named(atTable), ...others];
}

export function useAskableRulesets(atTable?: Rules): readonly AskableRuleset[] {
  const say = useRulingsTabWords();
  return useMemo(() => makeAskableRulesets(atTable, say), [atTable, say]);
}

interface RulesetChoice {
  readonly all: readonly AskableRuleset[];
  readonly chosen: AskableRuleset;
  /** An address asked for a ruleset that is not on this device. */
  readonly isUnknown: boolean;
}

/** The ruleset an address names, else the table's own, else the one used last on this device, else the first. */
export function useChosenRuleset(wanted: string | undefined, atTable?: Rules): RulesetChoice {
  const all = useAskableRulesets(atTable);
  const inUse = useRulingsTabRuleset();
  const find = (id: string | null | undefined): AskableRuleset | undefined => all.find((one) => one.id === id);
  const named = find(wanted);
  const chosen = named ?? find(atTable?.ruleset.id) ?? find(inUse) ?? all[0];
  if (chosen === undefined) throw new Error('the app has no rulesets');
  // Whoever comes by a link and has never chosen goes on asking under the sheet of the link.
  const isFirst = inUse === null && atTable === undefined && named !== undefined;
  useEffect(() => {
    if (isFirst) setRulingsTabRuleset(chosen.id);
  }, [isFirst, chosen.id]);
  return { all, chosen, isUnknown: wanted !== undefined && named === undefined };
}
