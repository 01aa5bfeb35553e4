import { useState } from 'react';
import { type StyleProp, View, type ViewStyle } from 'react-native';
import { AppLink, AppText, Button, Icon, LabelledInput } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, space, usePalette, useStyles } from '../../theme';
import { type TableCardData } from './makeTableListData';
import { type TableRowActions } from './tableRowActions';

interface TableMenuButtonProps extends Pick<TableRowActions, 'onMenu'> {
  readonly card: TableCardData;
  readonly isOpen: boolean;
  readonly style: StyleProp<ViewStyle>;
}

/** Opens the menu of a table, and closes it. */
export function TableMenuButton({ card: { id, title }, isOpen, style, onMenu }: TableMenuButtonProps) {
  const styles = useStyles(makeStyles);
  const { inkSoft } = usePalette();
  const { menuFor } = useWords().setUp.tables;
  return (
    <AppLink
      testID={`menu-${id}`}
      onPress={() => onMenu(id)}
      label={menuFor(title)}
      isExpanded={isOpen}
      style={style}
      activeStyle={styles.active}
    >
      <Icon name={isOpen ? 'up' : 'more'} size={22} colour={inkSoft} />
    </AppLink>
  );
}

interface TableMenuProps extends Pick<TableRowActions, 'onHide' | 'onExport' | 'onSlip' | 'onForget'> {
  readonly card: TableCardData;
}

/** Further actions on a table. To delete it the referee has to type a word, and an export is offered first. */
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
        <Button testID="export-record" icon="share" title={tables.exportRecord} onPress={() => onExport(card.id)} />
        {/* Before the end there is no result. */}
        {card.isOver ? (
          <Button testID="slip" icon="print" title={printed.slip} onPress={() => onSlip(card.id)} />
        ) : null}
        <Button
          testID="hide-table"
          kind="quiet"
          title={card.isHidden ? tables.show : tables.hide}
          onPress={() => onHide(card)}
        />
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
            onPress={() => onForget(card.id)}
          />
        </>
      )}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  active: { backgroundColor: palette.accentWash },
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
