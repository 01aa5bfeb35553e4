import { View } from 'react-native';
import { Field } from '../../../components';
import { space } from '../../../theme';
import { type FieldViewProps } from './fieldProps';
import { parseWhole } from './parseWhole';

/** A count for each seat. It is told for all of them or for none. */
export function StocksField({ field, value, seats, onAnswer }: FieldViewProps) {
  const counts = seats.map((_, seat) => (value as readonly (number | null)[] | undefined)?.[seat] ?? null);
  const put = (at: number, typed: string): void => {
    const now = counts.map((count, seat) => (seat === at ? (parseWhole(typed) ?? null) : count));
    onAnswer(now.every((count) => count === null) ? undefined : now);
  };
  return (
    <View style={styles.row}>
      {seats.map(({ seat, name }, index) => (
        <View key={seat} style={styles.count}>
          <Field
            label={name}
            value={`${counts[index] ?? ''}`}
            testID={`field-${field.name}-${seat}`}
            inputMode="numeric"
            onChange={(typed) => put(index, typed)}
          />
        </View>
      ))}
    </View>
  );
}

const styles = {
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.hair },
  count: { flexGrow: 1, flexBasis: 72, maxWidth: 140 },
} as const;
