import { useState } from 'react';
import { View } from 'react-native';
import { isFlagCode } from '@/rulesets';
import { Button, Words } from '../../../components';
import { useWords } from '../../../hooks';
import { space } from '../../../theme';
import { CODE_LISTS, type CodeList, codeListOf } from './codes';
import { type FieldViewProps } from './fieldProps';
import { Options } from './Options';

/** Irregularities, as a rule book orders them. What eyes can see comes first; everything else is one tap further. */
export function CodeField({ field, label, value, onAnswer }: FieldViewProps) {
  const { flags, forms } = useWords();
  const code = typeof value === 'string' && isFlagCode(value) ? value : null;
  const [showsAll, setShowsAll] = useState(code !== null && codeListOf(code) === 'rest');
  const lists: readonly CodeList[] = showsAll ? ['eyes', 'named', 'rest'] : ['eyes', 'named'];
  return (
    <View style={styles.lists}>
      {lists.flatMap((list) =>
        CODE_LISTS[list].map(({ group, codes }) => (
          <View key={`${list}-${group}`} style={styles.group}>
            <Words size="small" colour="inkSoft">
              {forms.codes.groups[group]}
            </Words>
            <Options
              label={`${label}: ${forms.codes.groups[group]}`}
              name={field.name}
              options={codes.map((one) => ({ key: one, title: flags[one].title }))}
              chosen={code}
              onChoose={(one) => onAnswer(one === code && field.isOptional ? undefined : one)}
            />
          </View>
        )),
      )}
      {showsAll ? null : (
        <Button
          title={forms.codes.all}
          kind="quiet"
          testID={`field-${field.name}-all`}
          onPress={() => setShowsAll(true)}
        />
      )}
    </View>
  );
}

const styles = { lists: { gap: space.small }, group: { gap: space.hair } } as const;
