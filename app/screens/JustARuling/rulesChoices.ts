import { memoizeByObject } from '@/base';
import { type Header } from '@/engine';
import { type Rules, rulesetOfHeader, rulesFor } from '@/rulesets';
import { type RulingDraft, type TableListRow } from '@/state';
import { rulesetWords, type Words } from '@/words';
import { type JustARulingWords } from '@/words/justARuling';
import { type AskableRuleset } from '../../answers/askableRulesets';
import { tableTitle } from '../../labels/tableTitle';

/** Rules that a ruling can be given under, and what its record says of them. */
export interface RulesChoiceData extends AskableRuleset {
  readonly told: Pick<RulingDraft, 'ruleset' | 'house' | 'rules'>;
}

/** So many tables with rules of their own are offered. */
const MOST_TABLES = 3;

/** The same object for the same header: answers are cached by it. */
const rulesOfHeader = memoizeByObject((header: Header): { readonly rules: Rules | null } => {
  const ruleset = rulesetOfHeader(header);
  return { rules: ruleset === undefined ? null : rulesFor(ruleset, header.house) };
});

const rulesIn = ({ ruleset, house, rules }: Header): RulesChoiceData['told'] => ({
  ruleset,
  ...(house === undefined ? {} : { house }),
  ...(rules === undefined ? {} : { rules }),
});

/** An event plays all its tables by the same local rules: those of the last tables here stand before the plain sheets. */
export function makeRulesChoices(
  sheets: readonly AskableRuleset[],
  rows: readonly TableListRow[],
  say: JustARulingWords,
  words: Words,
): readonly RulesChoiceData[] {
  const local = new Map<string, RulesChoiceData>();
  for (const { header } of rows) {
    const { rules } = rulesOfHeader(header);
    const told = rulesIn(header);
    const id = JSON.stringify(told);
    if (local.size === MOST_TABLES) break;
    if (rules === null || Object.keys(told).length === 1 || local.has(id)) continue;
    const { name, short } = rulesetWords(words, rules.ruleset);
    local.set(id, { id, name: say.rules.asAt(name, tableTitle(header, words)), short, rules, told });
  }
  return [...local.values(), ...sheets.map((sheet) => ({ ...sheet, told: { ruleset: sheet.id } }))];
}

/** Those chosen here last, else those of the newest table, else the sheet used last on this device, else the first. */
export function rulesChoiceOrDefault(
  choices: readonly RulesChoiceData[],
  last: string | undefined,
  rows: readonly TableListRow[],
  inUse: string | null,
): RulesChoiceData | undefined {
  const find = (id: string | null | undefined): RulesChoiceData | undefined => choices.find((one) => one.id === id);
  const newest = rows[0]?.header;
  const ofNewest = newest === undefined ? undefined : (find(JSON.stringify(rulesIn(newest))) ?? find(newest.ruleset));
  return find(last) ?? ofNewest ?? find(inUse) ?? choices[0];
}
