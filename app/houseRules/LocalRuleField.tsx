import { View } from 'react-native';
import { AppText, LabelledInput, RadioChoice } from '../components';
import { defineStyles, space, useStyles } from '../theme';
import { type LocalRuleData } from './makeLocalRuleGroups';

interface LocalRuleFieldProps {
  readonly rule: LocalRuleData;
  readonly onPick: (value: string) => void;
}

/** One rule that an event may change: the choice or the number, and why the sheet is read as it is. */
export function LocalRuleField({ rule, onPick }: LocalRuleFieldProps) {
  const styles = useStyles(makeStyles);
  return (
    <View style={[styles.rule, rule.isLocal && styles.own]}>
      {rule.kind === 'choice' ? (
        <RadioChoice label={rule.label} options={rule.options} value={rule.value} onChange={onPick} />
      ) : (
        <LabelledInput
          testID={`house-${rule.rule}`}
          label={rule.label}
          value={rule.value}
          onChange={onPick}
          hint={rule.hint}
          error={rule.error ?? undefined}
          inputMode="numeric"
          maxLength={4}
        />
      )}
      {rule.why === null ? null : (
        <AppText size="small" colour="inkSoft">
          {rule.why}
        </AppText>
      )}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  rule: { gap: space.hair, borderLeftWidth: 3, borderColor: 'transparent', paddingLeft: space.small },
  own: { borderColor: palette.amber },
}));
