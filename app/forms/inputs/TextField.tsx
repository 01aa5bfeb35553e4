import { View } from 'react-native';
import { type SeatedPlayer } from '@/engine';
import { isFlagCode } from '@/rulesets';
import { LabelledInput } from '../../components';
import { useWords } from '../../hooks';
import { defineStaticStyles, space } from '../../theme';
import { type FieldViewProps } from '../props';
import { OptionChips } from './OptionChips';

/** Typed. What was typed may be taken out again where the field may be left out. */
export function TextField({ act, field, label, value, onAnswer }: FieldViewProps) {
  const { flags, forms } = useWords();
  const text = typeof value === 'string' ? value : '';
  const [n = '', code = ''] = act === 'rule' && field.name === 'flag' ? text.split(':') : [];
  return (
    <LabelledInput
      label={label}
      value={text}
      testID={`field-${field.name}`}
      onChange={(typed) => onAnswer(typed === '' && field.isOptional ? undefined : typed)}
      {...(isFlagCode(code) ? { hint: forms.flagAt(flags[code].title, n) } : {})}
    />
  );
}

/** The names at the table, to be spelt right. Sides, chapters and player numbers stay as they are. */
export function PlayerNamesField({ field, value, seats, header, onAnswer }: FieldViewProps) {
  const { nameOf } = useWords().forms;
  const named = (value as readonly SeatedPlayer[] | undefined) ?? header?.seats ?? seats.map(({ name }) => ({ name }));
  const put = (at: number, name: string): void =>
    onAnswer(named.map((one, seat) => (seat === at ? { ...one, name } : one)));
  return (
    <View style={styles.row}>
      {named.map(({ name }, seat) => (
        <View key={seat} style={styles.name}>
          <LabelledInput
            label={nameOf(seat)}
            value={name}
            testID={`field-${field.name}-${seat}`}
            onChange={(typed) => put(seat, typed)}
          />
        </View>
      ))}
    </View>
  );
}

const styles = defineStaticStyles({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  name: { flexGrow: 1, flexBasis: 140 },
});

/** Under protest or not, and against what if that was said. */
export function UnderProtestField({ field, label, value, onAnswer }: FieldViewProps) {
  const { protest, protestAgainst } = useWords().forms;
  const isProtest = value !== undefined && value !== false && value !== '';
  return (
    <View style={protestFieldStyles.field}>
      <OptionChips
        label={label}
        name={field.name}
        options={[
          { key: 'no', title: protest.none },
          { key: 'yes', title: protest.plain },
        ]}
        chosen={isProtest ? 'yes' : 'no'}
        onChoose={(key) => onAnswer(key === 'yes' ? (isProtest ? value : true) : undefined)}
      />
      {isProtest ? (
        <LabelledInput
          label={protestAgainst}
          value={typeof value === 'string' ? value : ''}
          testID={`field-${field.name}`}
          onChange={(typed) => onAnswer(typed === '' ? true : typed)}
        />
      ) : null}
    </View>
  );
}

const protestFieldStyles = defineStaticStyles({ field: { gap: space.hair } });
