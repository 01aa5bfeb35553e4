import { memo } from 'react';
import { View } from 'react-native';
import { AppLink, AppText, Heading, Icon, ProvenanceLine } from '../../components';
import { useWords } from '../../hooks';
import { defineStyles, MIN_TOUCH_TARGET, radius, space, usePalette, useStyles } from '../../theme';
import { type TableCardData } from './makeTableListData';
import { TableMenu, TableMenuButton } from './TableMenu';
import { type TableRowActions } from './tableRowActions';

interface TableRowViewProps extends TableRowActions {
  readonly card: TableCardData;
  readonly isMenuOpen: boolean;
}

/** The approximate height of a row at the usual text size: reserved for each row that is not rendered yet. */
export const COMPACT_ROW_HEIGHT = 94;

/** A row for one table in a long list: title, state of the game, players. A press anywhere on it opens the table. */
export const TableRowView = memo(function TableRow({ card, isMenuOpen, ...actions }: TableRowViewProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { printed, setUp } = useWords();
  const { tables } = setUp;
  const { id, title, sheet, state, people, flags, trouble, provenance, isSaved, saved } = card;
  return (
    <View style={[styles.row, flags > 0 && styles.flagged]}>
      <View style={styles.line}>
        <AppLink
          testID={`open-${id}`}
          onPress={() => actions.onOpen(id)}
          style={styles.body}
          activeStyle={styles.active}
        >
          <View style={styles.top}>
            <Heading level={3} size="strong" style={styles.title}>
              {title}
            </Heading>
            <AppText size="small" colour="inkSoft" style={styles.shrink}>
              {sheet}
            </AppText>
            {flags > 0 ? (
              <View style={styles.flags}>
                <Icon name="flag" size={16} colour={palette.amber} />
                <AppText size="label" colour="amber" style={styles.shrink}>
                  {tables.flags(flags)}
                </AppText>
              </View>
            ) : null}
          </View>
          {card.isUnderProtest ? (
            <AppText size="strong" colour="amber" testID={`protest-${id}`}>
              {printed.underProtest}
            </AppText>
          ) : null}
          <AppText size="small" colour={trouble === null ? 'accent' : 'amber'}>
            {state}
          </AppText>
          {people === title ? null : (
            <AppText size="small" colour="inkSoft">
              {people}
            </AppText>
          )}
          {isSaved ? null : (
            <AppText size="small" colour="amber">
              {saved}
            </AppText>
          )}
          <ProvenanceLine provenance={provenance} testID={`provenance-${id}`} />
        </AppLink>
        <TableMenuButton card={card} isOpen={isMenuOpen} style={styles.menu} onMenu={actions.onMenu} />
      </View>
      {isMenuOpen ? <TableMenu card={card} {...actions} /> : null}
    </View>
  );
});

const makeStyles = defineStyles((palette) => ({
  row: {
    borderRadius: radius.chip + 4,
    borderWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.card,
    overflow: 'hidden',
  },
  flagged: { borderColor: palette.amber, borderWidth: 2 },
  line: { flexDirection: 'row' },
  body: {
    flex: 1,
    minWidth: 0,
    minHeight: MIN_TOUCH_TARGET,
    paddingVertical: space.small,
    paddingLeft: space.medium,
    paddingRight: space.hair,
  },
  active: { backgroundColor: palette.accentWash },
  top: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.small },
  title: { flexShrink: 1, flexGrow: 1 },
  flags: { flexDirection: 'row', alignItems: 'center', gap: space.hair, flexShrink: 1 },
  shrink: { flexShrink: 1 },
  menu: { width: MIN_TOUCH_TARGET, alignItems: 'center', justifyContent: 'center' },
}));
