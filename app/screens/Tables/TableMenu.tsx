import { useState } from 'react';
import { View } from 'react-native';
import { AppText, Button, LabelledInput } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, space, useStyles } from '../../theme';
import { type TableCardData } from './makeTableListData';

interface TableMenuProps {
  readonly card: TableCardData;
  readonly onHide: () => void;
  readonly onExport: () => void;
  /** Left out while there is no result. */
  readonly onSlip?: (() => void) | undefined;
  readonly onForget: () => void;
}

/** What else can be done with a table. Deleting takes a typed word, and a copy is offered first. */
export function TableMenu({ card, onHide, onExport, onSlip, onForget }: TableMenuProps) {
  const styles = useStyles(makeStyles);
  const isCramped = useIsCramped();
  const { setUp, screens, printed } = useWords();
  const { tables } = setUp;
  const [typed, setTyped] = useState<string | null>(null);
  const isMeant = typed !== null && tables.isForgetWord(typed);
  return (
    <View style={styles.menu}>
      <View style={[styles.row, isCramped && styles.stacked]}>
        <Button testID="export-record" icon="share" title={tables.exportRecord} onPress={onExport} />
        {onSlip === undefined ? null : <Button testID="slip" icon="print" title={printed.slip} onPress={onSlip} />}
        <Button testID="hide-table" kind="quiet" title={card.isHidden ? tables.show : tables.hide} onPress={onHide} />
        {typed === null ? (
          <Button testID="forget-table" kind="quiet" icon="trash" title={tables.forget} onPress={() => setTyped('')} />
        ) : null}
      </View>
      {typed === null ? null : (
        <>
          <AppText>{tables.forgetHelp}</AppText>
          <LabelledInput
            testID="forget-word"
            label={tables.forgetType(tables.forgetWord)}
            value={typed}
            onChange={setTyped}
          />
          <Button kind="quiet" title={screens.common.cancel} testID="forget-cancel" onPress={() => setTyped(null)} />
          <Button
            testID="forget-really"
            kind="danger"
            icon="trash"
            title={tables.forgetReally}
            isDisabled={!isMeant}
            onPress={onForget}
          />
        </>
      )}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  menu: {
    gap: space.medium,
    padding: space.large,
    paddingTop: space.medium,
    borderTopWidth: 1,
    borderColor: palette.line,
  },
  stacked: { flexDirection: 'column' },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
}));
