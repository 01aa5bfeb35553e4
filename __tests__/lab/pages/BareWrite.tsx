import { useState } from 'react';
import { Pressable, Text } from 'react-native';

/** One press, one number drawn anew, one row written: what tap → saved is measured against. */
export function BareWrite({ onPress }: { readonly onPress: () => void }) {
  const [count, setCount] = useState(0);
  const press = (): void => {
    setCount(count + 1);
    onPress();
  };
  return (
    <Pressable testID="bare-write" role="button" onPress={press} style={{ height: 24 }}>
      <Text>{count}</Text>
    </Pressable>
  );
}
