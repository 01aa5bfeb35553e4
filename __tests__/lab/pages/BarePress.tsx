import { useState } from 'react';
import { Pressable, Text } from 'react-native';

/** One press, one number drawn anew: what a tap at the table is measured against. */
export function BarePress() {
  const [count, setCount] = useState(0);
  return (
    <Pressable
      testID="bare-press"
      role="button"
      onPress={() => setCount(count + 1)}
      style={{ height: 48, alignItems: 'center', justifyContent: 'center' }}
    >
      <Text>{count}</Text>
    </Pressable>
  );
}
