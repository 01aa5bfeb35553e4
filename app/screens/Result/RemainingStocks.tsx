import { View } from 'react-native';
import { AppText, Icon, SeatBadge } from '../../components';
import { useWords } from '../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../theme';
import { TitledCard } from '../../components/TitledCard';
import { type SideResultData } from './makeResultData';

/** What is left in the stocks, side by side, and the penalty cards that were given. */
export function RemainingStocks({ sides }: { readonly sides: readonly SideResultData[] }) {
  const styles = useStyles(makeStyles);
  const say = useWords().review.result;
  return (
    <TitledCard title={say.stocksLeft} testID="result-stocks">
      <View style={styles.sides} role="list">
        {sides.map((side) => (
          <Side key={side.index} side={side} />
        ))}
      </View>
      {sides.every(({ penalties }) => penalties === null) && (
        <AppText size="small" colour="inkSoft">
          {say.noPenalties}
        </AppText>
      )}
    </TitledCard>
  );
}

function Side({ side }: { readonly side: SideResultData }) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const say = useWords().review.result;
  const mark = side.isWinner && (
    <View style={styles.mark}>
      <Icon name="trophy" size={18} colour={palette.accent} />
      <AppText size="label" colour="accent">
        {say.winner}
      </AppText>
    </View>
  );
  return (
    <View
      role="listitem"
      aria-label={side.spoken}
      testID={`result-side-${side.index}`}
      style={[styles.side, side.isWinner && styles.winner]}
    >
      {side.seats.length > 1 && (
        <View style={styles.seat}>
          <AppText size="figure" style={styles.name}>
            {side.stock}
          </AppText>
          {mark}
        </View>
      )}
      {side.seats.map(({ seat, name, stock }) => (
        <View key={seat} style={styles.seat}>
          <SeatBadge side={seat} />
          <AppText style={styles.name}>{name}</AppText>
          {side.seats.length > 1 ? (
            <AppText size="strong" style={styles.figure}>
              {stock}
            </AppText>
          ) : (
            <>
              {mark}
              <AppText size="figure">{stock}</AppText>
            </>
          )}
        </View>
      ))}
      {side.penalties !== null && (
        <View style={styles.seat}>
          <Icon name="penalty" size={18} colour={palette.tones.penalty.ink} />
          <AppText size="label" style={{ color: palette.tones.penalty.ink }}>
            {side.penalties}
          </AppText>
        </View>
      )}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  sides: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  side: {
    flexGrow: 1,
    flexShrink: 1,
    // At most two side by side: narrower, and the words of a long name break.
    flexBasis: 240,
    gap: space.hair,
    padding: space.medium,
    borderRadius: radius.chip + 2,
    borderWidth: 1.5,
    borderColor: palette.line,
  },
  winner: { borderColor: palette.accent, backgroundColor: palette.accentWash },
  mark: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  seat: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 60 },
  figure: { fontVariant: ['tabular-nums'] },
}));
