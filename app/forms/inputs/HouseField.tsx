import { type House, type Ruleset, rulesetOfHeader } from '@/rulesets';
import { AppText } from '../../components';
import { useWords } from '../../hooks';
import { countHouseRules, picksFromHouse, houseWithPick } from '../../houseRules/houseFromPicks';
import { LocalRulesEditor } from '../../houseRules/LocalRulesEditor';
import { makeLocalRuleGroups } from '../../houseRules/makeLocalRuleGroups';
import { type FieldViewProps } from '../props';

/** The ruleset that the form has chosen, or the one in force. */
function chosenRuleset(
  { ruleset, rules }: FieldViewProps['values'],
  header: FieldViewProps['header'],
): Ruleset | undefined {
  if (typeof ruleset === 'string') return rulesetOfHeader(rules === undefined ? { ruleset } : { ruleset, rules });
  return header === undefined ? undefined : rulesetOfHeader(header);
}

/** The event's own rules, as they were chosen when the table was set up. */
export function HouseRulesField({ value, values, seats, header, onAnswer }: FieldViewProps) {
  const words = useWords();
  const house = (value as House | undefined) ?? header?.house ?? {};
  const ruleset = chosenRuleset(values, header);
  if (ruleset === undefined)
    return <AppText size="small">{words.setUp.newTable.localCount(countHouseRules(house))}</AppText>;
  return (
    <LocalRulesEditor
      groups={makeLocalRuleGroups(ruleset, picksFromHouse(house), seats.length, words)}
      count={countHouseRules(house)}
      onPick={(rule, pick) => onAnswer(houseWithPick(ruleset, house, rule, pick, seats.length))}
      onReset={() => onAnswer({})}
      onAsLast={null}
    />
  );
}
