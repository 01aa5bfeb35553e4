import { type House, rulesetById } from '@/rulesets';
import { AppText } from '../../components';
import { useWords } from '../../hooks';
import { countHouse, picksOf, withPick } from '../../houseRules/makeHouse';
import { LocalRules } from '../../houseRules/LocalRules';
import { makeLocalRules } from '../../houseRules/makeLocalRules';
import { type FieldViewProps } from '../props';

/** The event's own rules, as they were chosen when the table was set up. */
export function HouseRulesField({ value, values, seats, header, onAnswer }: FieldViewProps) {
  const words = useWords();
  const house = (value as House | undefined) ?? header?.house ?? {};
  const ruleset = rulesetById((values.ruleset as string | undefined) ?? header?.ruleset ?? '');
  if (ruleset === undefined)
    return <AppText size="small">{words.setUp.newTable.localCount(countHouse(house))}</AppText>;
  return (
    <LocalRules
      groups={makeLocalRules(ruleset, picksOf(house), seats.length, words)}
      count={countHouse(house)}
      onPick={(rule, pick) => onAnswer(withPick(ruleset, house, rule, pick, seats.length))}
      onReset={() => onAnswer({})}
      onAsLast={null}
    />
  );
}
