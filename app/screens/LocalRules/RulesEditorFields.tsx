import { useState } from 'react';
import { View } from 'react-native';
import { type CellVerdict, type FlagCode } from '@/rulesets';
import { AppText, Button, Heading, LabelledInput, RadioChoice } from '../../components';
import { LocalRuleField } from '../../houseRules/LocalRuleField';
import { defineStaticStyles, space } from '../../theme';
import { CollapsibleSection } from './CollapsibleSection';
import { type RulesEditorData } from './makeRulesEditor';
import { useLocalRulesWords } from './useLocalRulesWords';

export interface RulesEditorFieldsProps {
  readonly data: RulesEditorData;
  /** The parts that lie open. */
  readonly open: OpenSectionsState;
  readonly onName: (name: string) => void;
  readonly onBase: (base: string) => void;
  readonly onPick: (rule: string, value: string) => void;
  readonly onRuling: (code: FlagCode, ruling: CellVerdict | null) => void;
  readonly onReset: () => void;
}

export interface OpenSectionsState {
  readonly has: (key: string) => boolean;
  readonly toggle: (key: string) => void;
}

/** Which parts are open, kept outside them: they are taken off the screen and come back. */
export function useOpenSections(): OpenSectionsState {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (key) => open.has(key),
    toggle: (key) => setOpen((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key])),
  };
}

/** Everything that can be chosen: a name, the sheet beneath, rules, and single rulings. */
export function RulesEditorFields(props: RulesEditorFieldsProps) {
  const { data } = props;
  const { edit: say } = useLocalRulesWords();
  return (
    <>
      <LabelledInput
        testID="rules-name"
        label={say.name}
        value={data.name}
        onChange={props.onName}
        hint={say.nameHint}
        maxLength={80}
      />
      <View style={styles.part}>
        <Heading level={2} size="heading">
          {say.base}
        </Heading>
        <AppText colour="inkSoft">{say.baseHint}</AppText>
        <RadioChoice
          label={say.base}
          options={data.baseOptions}
          value={data.base.id as string}
          onChange={props.onBase}
          isLabelHidden
        />
      </View>
      <RuleFolds {...props} />
      <RulingFolds {...props} />
    </>
  );
}

function RuleFolds({ data, open, onPick, onReset }: RulesEditorFieldsProps) {
  const { edit: say } = useLocalRulesWords();
  return (
    <View style={styles.part}>
      <Heading level={2} size="heading">
        {say.rules}
      </Heading>
      <AppText colour="inkSoft">{say.rulesHint}</AppText>
      {data.differences.count > 0 ? (
        <Button testID="rules-reset" icon="undo" title={say.reset} onPress={onReset} style={styles.reset} />
      ) : null}
      {data.folds.map(({ key, heading, rules, changed, isChanged }) => (
        <CollapsibleSection
          key={key}
          title={heading}
          said={changed}
          isChanged={isChanged}
          isOpen={open.has(key)}
          onToggle={() => open.toggle(key)}
          testID={`fold-${key}`}
        >
          {rules.map((rule) => (
            <LocalRuleField key={rule.rule} rule={rule} onPick={(value) => onPick(rule.rule, value)} />
          ))}
        </CollapsibleSection>
      ))}
    </View>
  );
}

function RulingFolds({ data, open, onRuling }: RulesEditorFieldsProps) {
  const { edit: say } = useLocalRulesWords();
  return (
    <View style={styles.part}>
      <Heading level={2} size="heading">
        {say.rulings}
      </Heading>
      <AppText colour="inkSoft">{say.rulingsHint}</AppText>
      {data.rulings.map(({ key, heading, rows, changed, isChanged }) => (
        <CollapsibleSection
          key={key}
          title={heading}
          said={changed}
          isChanged={isChanged}
          isOpen={open.has(key)}
          onToggle={() => open.toggle(key)}
          testID={`fold-${key}`}
        >
          {rows.map((row) => (
            <CollapsibleSection
              key={row.code}
              title={row.title}
              said={row.said}
              isChanged={row.isLocal}
              isOpen={open.has(row.code)}
              onToggle={() => open.toggle(row.code)}
              testID={`ruling-${row.code}`}
            >
              <RadioChoice
                label={row.title}
                options={row.options}
                value={row.value}
                onChange={(ruling) => onRuling(row.code, ruling === row.follows ? null : ruling)}
                isLabelHidden
              />
            </CollapsibleSection>
          ))}
        </CollapsibleSection>
      ))}
    </View>
  );
}

const styles = defineStaticStyles({ part: { gap: space.small }, reset: { alignSelf: 'flex-start' } });
