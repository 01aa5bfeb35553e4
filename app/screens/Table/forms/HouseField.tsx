import { type House, rulesetById } from '@/rulesets';
import { Words } from '../../../components';
import { useWords } from '../../../hooks';
import { countHouse } from '../../NewTable/makeHouse';
import { LocalRules } from '../../NewTable/LocalRules';
import { makeLocalRules } from '../../NewTable/makeLocalRules';
import { type FieldViewProps } from './fieldProps';
import { picksOf, withPick } from './housePicks';

/** The event's own rules, as they were chosen when the table was set up. */
export function HouseField({ value, values, seats, header, onAnswer }: FieldViewProps) {
  const words = useWords();
  const house = (value as House | undefined) ?? header?.house ?? {};
  const ruleset = rulesetById((values.ruleset as string | undefined) ?? header?.ruleset ?? '');
  if (ruleset === undefined) return <Words size="small">{words.setUp.newTable.localCount(countHouse(house))}</Words>;
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
