import { type Header } from '@/engine';
import { rulesetById, rulesFor, stockSize } from '@/rulesets';

const DECK = 162;

/** What a table's sheet says of its cards; without a sheet, a whole deck and nothing dealt. */
export function sheetOf(
  header: Header | undefined,
  players: number,
): { readonly stock: number; readonly deck: number } {
  const ruleset = header === undefined ? undefined : rulesetById(header.ruleset);
  if (ruleset === undefined) return { stock: 0, deck: DECK };
  const rules = rulesFor(ruleset, header?.house);
  return { stock: stockSize(rules, players), deck: rules.values.deck };
}
