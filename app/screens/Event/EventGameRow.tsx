import { View } from 'react-native';
import { AppText, Button, Icon } from '../../components';
import { useEventWords } from '../../events/useEventWords';
import { defineStyles, radius, space, usePalette, useStyles } from '../../theme';
import { type GameRowData } from './makeEventHome';

interface EventGameRowProps {
  readonly game: GameRowData;
  readonly onOpen: () => void;
}

/** One game: its table, its sides one below the other, and its result. Names are never cut. */
export function EventGameRow({ game, onOpen }: EventGameRowProps) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { home } = useEventWords();
  return (
    <View
      style={[styles.row, game.isOpen && styles.open]}
      testID={game.table === null ? `floor-game-${game.id}` : `floor-table-${game.table}`}
    >
      <AppText size="label" colour="inkSoft">
        {game.tableName}
      </AppText>
      {game.sides.map(({ name, hasWon }) => (
        <View key={name} style={styles.side}>
          <View style={styles.mark}>{hasWon ? <Icon name="trophy" size={18} colour={palette.accent} /> : null}</View>
          <AppText size={hasWon ? 'strong' : 'body'} style={styles.name}>
            {name}
          </AppText>
        </View>
      ))}
      <AppText size="small" colour={game.isOpen ? 'amber' : 'inkSoft'}>
        {game.result === '' ? home.noResult : game.result}
      </AppText>
      <Button
        testID={`game-result-${game.id}`}
        kind={game.isOpen ? 'plain' : 'quiet'}
        icon="pencil"
        title={game.result === '' ? home.enterResult : home.changeResult}
        onPress={onOpen}
      />
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  row: {
    gap: space.hair,
    padding: space.small,
    borderRadius: radius.chip,
    borderWidth: 1,
    borderColor: palette.line,
  },
  open: { borderColor: palette.amber, borderWidth: 2 },
  side: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  mark: { width: 22 },
  name: { flex: 1, overflowWrap: 'anywhere' } as object,
}));
