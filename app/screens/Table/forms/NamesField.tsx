import { View } from 'react-native';
import { type SeatName } from '@/engine';
import { Field } from '../../../components';
import { useWords } from '../../../hooks';
import { space } from '../../../theme';
import { type FieldViewProps } from './fieldProps';

/** The names at the table, to be spelt right. Sides, chapters and player numbers stay as they are. */
export function NamesField({ field, value, seats, header, onAnswer }: FieldViewProps) {
  const { nameOf } = useWords().forms;
  const named = (value as readonly SeatName[] | undefined) ?? header?.seats ?? seats.map(({ name }) => ({ name }));
  const put = (at: number, name: string): void =>
    onAnswer(named.map((one, seat) => (seat === at ? { ...one, name } : one)));
  return (
    <View style={styles.row}>
      {named.map(({ name }, seat) => (
        <View key={seat} style={styles.name}>
          <Field
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

const styles = {
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  name: { flexGrow: 1, flexBasis: 140 },
} as const;
