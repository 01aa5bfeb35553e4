import { rulesetOfHeader, RULESETS } from '@/rulesets';
import { rulesetWords } from '@/words';
import { useKeptLocalRules, useWords } from '../../hooks';
import { type FieldViewProps } from '../props';
import { OptionChips } from './OptionChips';

/**
 * The ruleset of a table: the one in force, the local rules of this device, the built-in ones. A custom one is told
 * with all its rows, so this answers two fields of the act at once.
 */
export function RulesetField({ field, label, values, header, onAnswerAll }: FieldViewProps) {
  const words = useWords();
  const kept = useKeptLocalRules();
  const inForce = header === undefined ? undefined : rulesetOfHeader(header);
  const own = inForce === undefined || header?.rules === undefined ? [] : [inForce];
  const local = kept.map(({ ruleset }) => ruleset).filter(({ id }) => id !== header?.ruleset);
  const chosen = typeof values.ruleset === 'string' ? values.ruleset : (header?.ruleset ?? null);
  const choose = (id: string): void => {
    const rules = kept.find(({ ruleset }) => ruleset.id === id)?.rules;
    const isInForce = id === header?.ruleset;
    onAnswerAll({ ruleset: isInForce ? undefined : id, rules: isInForce ? undefined : rules });
  };
  return (
    <OptionChips
      label={label}
      name={field.name}
      options={[...own, ...local, ...RULESETS].map((one) => ({ key: one.id, title: rulesetWords(words, one).name }))}
      chosen={chosen}
      onChoose={choose}
    />
  );
}
