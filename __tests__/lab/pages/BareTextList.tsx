import { useState } from 'react';
import { ScrollView, Text, TextInput } from 'react-native';

/** Fixed texts, shown in turns: the last key of a question is measured against drawing one of these lists. */
let lists: readonly (readonly string[])[] = [[], []];

/** Called by the measurement with the texts that the app itself has shown. */
export const setFixedTexts = (given: readonly (readonly string[])[]): void => void (lists = given);

/** A box in which every key shows the other list, beginning with the first. While it is empty there is no text. */
export function BareTextList() {
  const [typed, setTyped] = useState('');
  const texts = typed === '' ? [] : (lists[(typed.length - 1) % lists.length] ?? []);
  return (
    <>
      <TextInput testID="bare-ask" value={typed} onChangeText={setTyped} style={{ height: 24 }} />
      <ScrollView testID="bare-list" style={{ height: 200, flexGrow: 0 }}>
        {texts.map((text, index) => (
          <Text key={index}>{text}</Text>
        ))}
      </ScrollView>
    </>
  );
}
