import { Pressable, Text } from 'react-native';

/** One press, one transaction: what saving a tap is measured against. */
export const BareWrite = ({ onPress }: { readonly onPress: () => void }) => (
  <Pressable testID="bare-write" role="button" onPress={onPress} style={{ height: 24 }}>
    <Text>bare</Text>
  </Pressable>
);
