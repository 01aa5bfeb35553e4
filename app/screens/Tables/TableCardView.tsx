import { type TextStyle, View } from 'react-native';
import { AppLink, AppText, Heading, Icon, ProvenanceLine, SeatBadge } from '../../components';
import { useIsCramped, useWords } from '../../hooks';
import { defineStyles, defineStaticStyles, radius, space, MIN_TOUCH_TARGET, usePalette, useStyles } from '../../theme';
import { type TableSideData, type TableCardData } from './makeTableListData';
import { TableMenu, TableMenuButton } from './TableMenu';
import { type TableRowActions } from './tableRowActions';

interface TableCardViewProps extends TableRowActions {
  readonly card: TableCardData;
  readonly isMenuOpen: boolean;
}

/** A card for one table: players, state of the game, what the referee has to do. A press anywhere on it opens the table. */
export function TableCardView({ card, isMenuOpen, ...actions }: TableCardViewProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const isCramped = useIsCramped();
  const { setUp, printed } = useWords();
  const { tables } = setUp;
  const { id, title, sheet, state, sides, flags, saved, isSaved, trouble, provenance } = card;
  return (
    <View style={[styles.card, flags > 0 && styles.flagged]}>
      <AppLink
        testID={`open-${id}`}
        onPress={() => actions.onOpen(id)}
        style={[styles.body, isCramped && styles.cramped]}
        activeStyle={styles.active}
      >
        <View style={styles.all}>
          <View style={!isCramped && styles.title}>
            <Heading level={3} style={styles.name}>
              {title}
            </Heading>
          </View>
          <AppText size="small" colour="inkSoft">
            {sheet}
          </AppText>
          {card.isUnderProtest ? (
            <View style={styles.state} testID={`protest-${id}`}>
              <Icon name="warning" size={18} colour={palette.amber} />
              <AppText size="strong" colour="amber" style={styles.shrink}>
                {printed.underProtest}
              </AppText>
            </View>
          ) : null}
          <View style={styles.state}>
            {trouble === null ? null : <Icon name="warning" size={18} colour={palette.amber} />}
            <AppText size="strong" colour={trouble === null ? 'accent' : 'amber'} style={styles.shrink}>
              {state}
            </AppText>
          </View>
          <TableCardSides sides={sides} />
          <ProvenanceLine provenance={provenance} testID={`provenance-${id}`} />
          <View style={styles.foot}>
            <View style={styles.saved}>
              <Icon name={isSaved ? 'saved' : 'warning'} size={16} colour={isSaved ? palette.inkSoft : palette.amber} />
              <AppText size="small" colour={isSaved ? 'inkSoft' : 'amber'} style={styles.shrink}>
                {saved}
              </AppText>
            </View>
            {flags > 0 ? (
              <View style={styles.flags}>
                <Icon name="flag" size={16} colour={palette.amber} />
                <AppText size="label" colour="amber" style={styles.shrink}>
                  {tables.flags(flags)}
                </AppText>
              </View>
            ) : null}
          </View>
        </View>
      </AppLink>
      <TableMenuButton
        card={card}
        isOpen={isMenuOpen}
        style={[styles.menu, isCramped && styles.menuBelow]}
        onMenu={actions.onMenu}
      />
      {isMenuOpen ? <TableMenu card={card} {...actions} /> : null}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  card: {
    borderRadius: radius.card,
    borderWidth: 2,
    borderColor: palette.line,
    backgroundColor: palette.card,
    overflow: 'hidden',
  },
  flagged: { borderColor: palette.amber },
  body: { padding: space.large },
  all: { gap: space.hair },
  cramped: { padding: space.small },
  active: { backgroundColor: palette.accentWash },
  /** Leaves space for the menu button, which overlaps the corner. */
  title: { paddingRight: MIN_TOUCH_TARGET - space.small },
  name: { flexShrink: 1 },
  state: { flexDirection: 'row', alignItems: 'center', gap: space.hair, paddingBottom: space.hair },
  shrink: { flexShrink: 1 },
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.small,
    paddingTop: space.small,
  },
  saved: { flexDirection: 'row', alignItems: 'center', gap: space.hair, flexShrink: 1 },
  flags: {
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.hair,
    paddingHorizontal: space.small,
    paddingVertical: 2,
    borderRadius: radius.chip,
    borderWidth: 1,
    borderColor: palette.amber,
    backgroundColor: palette.amberWash,
  },
  /** At twice the text size the title uses the corner too. */
  menuBelow: { position: 'relative', alignSelf: 'flex-end' },
  menu: {
    position: 'absolute',
    top: 0,
    right: 0,
    width: MIN_TOUCH_TARGET,
    height: MIN_TOUCH_TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderBottomLeftRadius: radius.chip,
  },
}));

/** Who plays with whom, and how many cards each side still has to get rid of. */
export function TableCardSides({ sides }: { readonly sides: readonly TableSideData[] }) {
  const { stockShort } = useWords().setUp.tables;
  return (
    <View style={styles.sides}>
      {sides.map(({ key, members, stock }) => (
        <View key={key} style={styles.side}>
          <View style={styles.members}>
            {members.map(({ seat, name }) => (
              <View key={seat} style={styles.member}>
                <SeatBadge side={seat} size={15} />
                <AppText style={styles.name}>{name}</AppText>
              </View>
            ))}
          </View>
          {stock === null ? null : (
            <AppText size="strong" style={tabular}>
              {stockShort(stock)}
            </AppText>
          )}
        </View>
      ))}
    </View>
  );
}

const tabular: TextStyle = { fontVariant: ['tabular-nums'] };
const styles = defineStaticStyles({
  sides: { gap: 2 },
  side: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  members: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: space.medium },
  member: { flexDirection: 'row', alignItems: 'center', gap: 6, flexShrink: 1 },
  name: { flexShrink: 1 },
});
