import { View } from 'react-native';
import { AppText, NonModalPanel } from '../../../components';
import { useWords } from '../../../hooks';
import { defineStyles, space, useStyles } from '../../../theme';

/** The list of keys, opened with `?` or from the table's menu. */
export function KeyboardHelpPanel({ onClose }: { readonly onClose: () => void }) {
  const styles = useStyles(makeStyles);
  const { keyboard } = useWords();
  return (
    <NonModalPanel title={keyboard.title} onClose={onClose} testID="keys-help" isText>
      <AppText size="small" colour="inkSoft">
        {keyboard.intro}
      </AppText>
      <View role="list" style={styles.rows}>
        {keyboard.rows.map(({ keys, does }) => (
          <View key={keys} role="listitem" style={styles.row}>
            <AppText size="label" style={styles.keys}>
              {keys}
            </AppText>
            <AppText size="small" style={styles.does}>
              {does}
            </AppText>
          </View>
        ))}
      </View>
    </NonModalPanel>
  );
}

const makeStyles = defineStyles((palette) => ({
  rows: { gap: space.hair },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.medium,
    paddingVertical: space.hair,
    borderBottomWidth: 1,
    borderColor: palette.line,
  },
  keys: { minWidth: 120 },
  does: { flexShrink: 1, flexBasis: 180, flexGrow: 1 },
}));
