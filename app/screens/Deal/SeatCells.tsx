import { View } from 'react-native';
import { type Seat } from '@/engine';
import { CardFace, Press, SeatBadge, Words } from '../../components';
import { useCramped, useWords } from '../../hooks';
import { type Palette, radius, space, usePalette, useStyles } from '../../theme';
import { type SeatCell } from './makeDeal';

interface SeatCellsProps {
  readonly cells: readonly SeatCell[];
  readonly onTouch: (seat: Seat) => void;
}

/** The seats as they sit, each with the card that lies before it. To touch one is to answer, or to correct. */
export function SeatCells({ cells, onTouch }: SeatCellsProps) {
  const styles = useStyles(makeStyles);
  const isCramped = useCramped();
  return (
    <View style={styles.seats}>
      {cells.map((cell) => (
        <View key={cell.seat} style={isCramped ? styles.one : styles.half}>
          <Cell cell={cell} onTouch={onTouch} />
        </View>
      ))}
    </View>
  );
}

function Cell({ cell, onTouch }: { readonly cell: SeatCell; readonly onTouch: SeatCellsProps['onTouch'] }) {
  const styles = useStyles(makeStyles);
  const { seats } = usePalette();
  const { deal } = useWords().setUp;
  const { seat, name, top, drawn, isAsked, isDealer, isStarter } = cell;
  const tag = isStarter ? deal.startsTag : isDealer ? deal.dealerTag : null;
  return (
    <Press
      testID={cell.testID}
      label={cell.label}
      onPress={() => onTouch(seat)}
      isPressed={isDealer || isStarter}
      style={[styles.seat, isAsked && styles.asked, (isDealer || isStarter) && styles.named]}
      pressedStyle={styles.pressed}
    >
      <View style={styles.who}>
        <View style={styles.name}>
          <SeatBadge side={seat} size={15} />
          <Words size="label" style={styles.shrink} lines={tag === null ? 2 : 1}>
            {name}
          </Words>
        </View>
        {tag === null ? null : (
          <Words size="label" colour="accent">
            {tag}
          </Words>
        )}
      </View>
      {drawn === null ? null : <CardFace card={drawn} size="small" />}
      <CardFace
        card={top}
        size="medium"
        isStock={top !== null}
        isLifted={isAsked && drawn === null}
        colour={seats[seat % seats.length]}
      />
    </Press>
  );
}

const makeStyles = (palette: Palette) => ({
  seats: { flexDirection: 'row' as const, flexWrap: 'wrap' as const, gap: space.small },
  half: { flexBasis: '46%' as const, flexGrow: 1, flexShrink: 1, minWidth: 0 },
  one: { width: '100%' as const },
  seat: {
    flexDirection: 'row' as const,
    alignItems: 'center' as const,
    gap: space.hair,
    minHeight: 62,
    paddingVertical: 5,
    paddingLeft: space.small,
    paddingRight: 6,
    borderRadius: radius.chip + 2,
    borderWidth: 2,
    borderColor: palette.line,
    backgroundColor: palette.card,
  },
  asked: { borderColor: palette.accent, backgroundColor: palette.accentWash },
  named: { borderColor: palette.accent },
  pressed: { backgroundColor: palette.accentWash },
  who: { flex: 1 },
  name: { flexDirection: 'row' as const, alignItems: 'center' as const, gap: 6 },
  shrink: { flexShrink: 1 },
});
