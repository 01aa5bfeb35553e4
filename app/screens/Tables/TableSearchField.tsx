import { View } from 'react-native';
import { AppText, Button, LabelledInput } from '../../components';
import { useWords } from '../../hooks';
import { defineStaticStyles, space } from '../../theme';

interface FindTableProps {
  readonly text: string;
  /** How many tables were found; null while nothing is looked for. */
  readonly found: number | null;
  readonly onChange: (text: string) => void;
}

/** The field by which a table is found among many. What was found is said where it does not move the list. */
export function TableSearchField({ text, found, onChange }: FindTableProps) {
  const { tableList } = useWords();
  return (
    <View style={styles.find}>
      <View style={styles.row}>
        <View style={styles.field}>
          <LabelledInput
            testID="find-table"
            label={tableList.find}
            value={text}
            onChange={onChange}
            autoCapitalize="none"
            maxLength={60}
          />
        </View>
        <Button
          testID="clear-find"
          kind="quiet"
          title={tableList.clearFind}
          label={tableList.clearFindLabel}
          isDisabled={text === ''}
          onPress={() => onChange('')}
          style={styles.clear}
        />
      </View>
      <View aria-live="polite">
        <AppText size="small" colour="inkSoft" testID="found">
          {found === null ? tableList.findHint : tableList.found(found)}
        </AppText>
      </View>
    </View>
  );
}

const styles = defineStaticStyles({
  find: { gap: space.hair, maxWidth: 520, width: '100%' },
  row: { flexDirection: 'row', alignItems: 'flex-end', gap: space.small },
  field: { flex: 1, minWidth: 0 },
  clear: { paddingHorizontal: space.small },
});
