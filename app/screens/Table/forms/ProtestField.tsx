import { View } from 'react-native';
import { Field } from '../../../components';
import { useWords } from '../../../hooks';
import { space } from '../../../theme';
import { type FieldViewProps } from './fieldProps';
import { Options } from './Options';

/** Under protest or not, and against what if that was said. */
export function ProtestField({ field, label, value, onAnswer }: FieldViewProps) {
  const { protest, protestAgainst } = useWords().forms;
  const isProtest = value !== undefined && value !== false && value !== '';
  return (
    <View style={styles.field}>
      <Options
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
        <Field
          label={protestAgainst}
          value={typeof value === 'string' ? value : ''}
          testID={`field-${field.name}`}
          onChange={(typed) => onAnswer(typed === '' ? true : typed)}
        />
      ) : null}
    </View>
  );
}

const styles = { field: { gap: space.hair } } as const;
