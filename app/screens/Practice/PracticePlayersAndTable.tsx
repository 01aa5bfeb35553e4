import { type ReactNode, useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';
import { type PressCounter } from '../../device';
import { useHasTwoPanes } from '../../hooks';
import { defineStyles, useStyles } from '../../theme';
import { PlayersBandAboveTable, PlayersPanelBesideTable, type PlayersViewProps } from './PlayersView';

/** Where the way back from the table leads. */
export type PracticeBackTarget = 'report' | 'players';

interface PracticeTableProps extends PlayersViewProps {
  /** Draws the table screen, as the app does for real tables. `onLeave`: the way back from it, which leads to `to`. */
  readonly renderTable: (onLeave: () => void, to: PracticeBackTarget) => ReactNode;
  readonly presses: PressCounter;
}

/** Lower than this, players and table do not fit below each other: a phone at twice its text size, or held across. */
const LOW = 520;

/**
 * The players beside the table where there is room, else above it; the table has all the rest of the window. Where
 * there is room for one of them only, they take turns: the way back from the table leads to the players.
 */
export function PracticePlayersAndTable({ renderTable, presses, ...players }: PracticeTableProps) {
  const styles = useStyles(makeStyles);
  const { height } = useWindowDimensions();
  const [isAtTable, setAtTable] = useState(false);
  const isWide = useHasTwoPanes();
  const insets = useSafeAreaInsets();
  const inner = isWide ? { ...insets, left: 0 } : { ...insets, top: 0 };
  const leave = (go: () => void) => (): void => {
    presses.forgetLast();
    go();
  };
  if (!isWide && height < LOW)
    return isAtTable ? (
      <View {...presses.props} style={styles.table}>
        {renderTable(
          leave(() => setAtTable(false)),
          'players',
        )}
      </View>
    ) : (
      <PlayersPanelBesideTable {...players} onTable={() => setAtTable(true)} />
    );
  return (
    <View style={isWide ? styles.beside : styles.below}>
      <View style={isWide ? styles.panel : undefined}>
        {isWide ? <PlayersPanelBesideTable {...players} /> : <PlayersBandAboveTable {...players} />}
      </View>
      <View {...presses.props} style={styles.table}>
        <SafeAreaInsetsContext.Provider value={inner}>
          {renderTable(leave(players.onFinish), 'report')}
        </SafeAreaInsetsContext.Provider>
      </View>
    </View>
  );
}

const PANEL_WIDTH = 340;

const makeStyles = defineStyles((palette) => ({
  beside: { flex: 1, flexDirection: 'row', backgroundColor: palette.paper },
  below: { flex: 1, backgroundColor: palette.paper },
  panel: { width: PANEL_WIDTH },
  table: { flex: 1 },
}));
