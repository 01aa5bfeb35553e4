import { View } from 'react-native';
import { Heading } from '../../components';
import { useReadingWidth } from '../../hooks';
import { defineStaticStyles, space } from '../../theme';
import { type TableCardData } from './makeTableListData';
import { TableCardView } from './TableCardView';
import { COMPACT_ROW_HEIGHT, TableRowView } from './TableRowView';
import { type TableRowActions } from './tableRowActions';

interface TableGroupProps extends TableRowActions {
  readonly title: string;
  readonly cards: readonly TableCardData[];
  /** How many of the tables are rendered; empty space of the same height replaces the others. */
  readonly drawn: number;
  readonly isCompact: boolean;
  /** The table whose menu is open. */
  readonly menu: string | null;
}

/** The widths from which two, and three, cards are shown side by side. */
const TWO_FROM = 720;
const THREE_FROM = 1150;

/** Tables that belong together under one heading: those in play, those that are over, those that were put away. */
export function TableGroupView({ title, cards, drawn, isCompact, menu, ...actions }: TableGroupProps) {
  const width = useReadingWidth();
  const columns = width < TWO_FROM ? 1 : width < THREE_FROM ? 2 : 3;
  const place = columns === 1 ? undefined : columns === 2 ? styles.half : styles.third;
  const missing = Math.ceil(Math.max(0, cards.length - drawn) / columns);
  if (cards.length === 0) return null;
  return (
    <View style={styles.group}>
      <Heading level={2} size="heading" colour="inkSoft">
        {title}
      </Heading>
      <View role="list" style={[isCompact ? styles.rows : styles.cards, columns > 1 && styles.grid]}>
        {cards.slice(0, Math.max(0, drawn)).map((card) => (
          <View key={card.id} role="listitem" style={place}>
            {isCompact ? (
              <TableRowView card={card} isMenuOpen={menu === card.id} {...actions} />
            ) : (
              <TableCardView card={card} isMenuOpen={menu === card.id} {...actions} />
            )}
          </View>
        ))}
      </View>
      {missing === 0 ? null : <View aria-hidden style={{ height: missing * COMPACT_ROW_HEIGHT }} />}
    </View>
  );
}

const styles = defineStaticStyles({
  group: { gap: space.small },
  rows: { gap: space.small },
  cards: { gap: space.medium },
  grid: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start' },
  half: { width: '49%' },
  third: { width: '32.4%' },
});
