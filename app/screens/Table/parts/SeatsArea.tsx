import { memo, type ReactNode, useState } from 'react';
import { type LayoutChangeEvent, ScrollView, View } from 'react-native';
import { type Tap } from '@/state';
import { PanelFillsHeightContext } from '../../../components';
import { useWords } from '../../../hooks';
import { LAYOUT_EDGE_MARGIN, LAYOUT_GAP, type TableLayout } from '../layout/computeTableLayout';
import { SEAT_GAP, seatBoxWidth, type SeatsInRow } from '../layout/seatSizes';
import { useTableViewPart } from '../model/tableSource';
import { PartnerPilesRow } from './PartnerPilesRow';
import { RecentEntryList } from './RecentEntryList';
import { SeatCard } from './SeatCard';
import { defineStaticStyles } from '../../../theme';

interface SeatsAreaProps {
  readonly measures: TableLayout;
  readonly fontScale: number;
  readonly isOpposite: boolean;
  /** Lies over the seats. */
  readonly over: ReactNode;
  /** Another name: something else lies there. */
  readonly overName: string;
  /** How far that may reach above them, and below. */
  readonly above: number;
  readonly below: number;
  /** It begins at the top of the screen, and leaves free what it does not need at the bottom. */
  readonly isFromTop: boolean;
  /** It has all the height there is, and the whole width up to the edges. */
  readonly isSheet: boolean;
  /** Has a place of its own: beside the seats of a tablet, below them in a column. */
  readonly beside: ReactNode;
  readonly onTap: (tap: Tap) => void;
}

/** Everybody else, and what may lie over them: never over what is below the slot. The seats around it stay in reach. */
export const SeatsArea = memo(function SeatsArea(props: SeatsAreaProps) {
  const { measures: m, isOpposite, over, above, below, isSheet, beside, onTap } = props;
  const width = m.mode === 'wide' ? m.left : m.mode === 'tall' ? Math.round(m.width / 2) : m.width;
  const isColumn = m.mode === 'wide';
  return (
    <View
      style={[isColumn ? styles.column : [styles.row, { height: m.seats }], (above > 0 || below > 0) && styles.onTop]}
    >
      <View style={isColumn ? styles.asNeeded : { width }}>
        <OtherSeats
          width={width}
          opponent={m.opponent}
          line={m.nameLine}
          nameSize={m.nameSize}
          partnerName={m.partnerName}
          partnerHeight={m.partner}
          gap={m.seatGap}
          inRow={m.seatsInRow}
          isAtTop={isColumn}
          isOpposite={isOpposite}
          onTap={onTap}
        />
      </View>
      {isColumn ? <RecentEntryList fontScale={props.fontScale} /> : null}
      {beside === null ? null : (
        <View style={isColumn ? [styles.foot, m.seats < LOW && styles.low] : styles.beside}>{beside}</View>
      )}
      {over === null ? null : (
        <OverSeats
          name={props.overName}
          above={above}
          below={below}
          seats={isColumn || props.isFromTop ? null : m.seats}
          isFromTop={props.isFromTop}
          isSheet={isSheet}
        >
          {over}
        </OverSeats>
      )}
    </View>
  );
});

/** In a lower column, as on a phone that lies across, a flag needs nearly all of it; the seats scroll. */
const LOW = 400;

interface OverSeatsProps extends Pick<SeatsAreaProps, 'above' | 'below' | 'isFromTop' | 'isSheet'> {
  readonly name: string;
  /** The height of the seats; null where what lies over them never reaches beyond. */
  readonly seats: number | null;
  readonly children: ReactNode;
}

/** As high as it needs to be. If it reaches into the header it covers it: half a title cannot be read. */
function OverSeats({ name, above, below, seats, isFromTop, isSheet, children }: OverSeatsProps) {
  const [reaching, setReaching] = useState<string | null>(null);
  const isFilling = isSheet || reaching === name;
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent): void => {
    if (above > 0 && seats !== null && layout.height > seats + below - LAYOUT_GAP) setReaching(name);
  };
  return (
    <View style={[styles.over, isFromTop && styles.fromTop, isSheet && styles.full, { top: -above, bottom: -below }]}>
      <View onLayout={measure} style={[styles.fit, isFilling && styles.fill]}>
        <PanelFillsHeightContext.Provider value={isFilling}>{children}</PanelFillsHeightContext.Provider>
      </View>
    </View>
  );
}

const styles = defineStaticStyles({
  row: { flexDirection: 'row' },
  column: { flex: 1 },
  onTop: { zIndex: 1 },
  /** No higher than its seats; lower where there is less, and then they scroll. */
  asNeeded: { flexShrink: 1, minHeight: 0 },
  beside: {
    flex: 1,
    minWidth: 0,
    paddingRight: LAYOUT_EDGE_MARGIN,
    paddingBottom: LAYOUT_GAP,
    gap: LAYOUT_GAP,
    justifyContent: 'flex-end',
  },
  /** The seats above it keep their place; what it covers of them scrolls. */
  foot: { maxHeight: '62%', paddingHorizontal: LAYOUT_EDGE_MARGIN, paddingVertical: LAYOUT_GAP, gap: LAYOUT_GAP },
  low: { maxHeight: '78%' },
  over: {
    position: 'absolute',
    left: 0,
    right: 0,
    paddingHorizontal: LAYOUT_EDGE_MARGIN,
    paddingBottom: LAYOUT_GAP,
    justifyContent: 'flex-end',
    pointerEvents: 'box-none',
  },
  fromTop: { justifyContent: 'flex-start' },
  full: { paddingHorizontal: 0, paddingBottom: 0 },
  fit: { flexShrink: 1, minHeight: 0 },
  fill: { flexGrow: 1 },
});

interface SeatsProps {
  readonly width: number;
  readonly opponent: number;
  readonly line: number;
  readonly nameSize: number;
  readonly partnerName: number;
  readonly partnerHeight: number;
  readonly gap: number;
  readonly inRow: SeatsInRow;
  /** Where the height may change, everybody keeps the place at the top. */
  readonly isAtTop: boolean;
  readonly isOpposite: boolean;
  readonly onTap: (tap: Tap) => void;
}

/** The players who do not act now. Scrolls only if the window is too small for the text size. */
export const OtherSeats = memo(function Seats(props: SeatsProps) {
  return (
    <ScrollView
      style={props.isAtTop ? AS_NEEDED : FILL}
      contentContainerStyle={props.isAtTop ? null : SPREAD}
      showsVerticalScrollIndicator={false}
    >
      <SeatList {...props} />
    </ScrollView>
  );
});
const FILL = { flex: 1 } as const;
const AS_NEEDED = { flexGrow: 0, flexShrink: 1 } as const;
const SPREAD = { flexGrow: 1, justifyContent: 'space-evenly' } as const;

const SeatList = memo(function SeatList(props: SeatsProps) {
  const others = useTableViewPart((table) => table.others);
  const partner = useTableViewPart((table) => table.partner);
  const { width, opponent, line, partnerHeight, gap, inRow, isOpposite, onTap } = props;
  const { others: label } = useWords().table.seat;
  const inner = width - 2 * LAYOUT_EDGE_MARGIN;
  const card = seatBoxWidth(inner, inRow);
  const isTurnShown = useTableViewPart(({ strip }) => strip.guest !== null);
  return (
    <View role="group" aria-label={label} style={{ paddingHorizontal: LAYOUT_EDGE_MARGIN, gap, paddingBottom: gap }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SEAT_GAP, rowGap: gap }}>
        {others.map((seat, index) => (
          <SeatCard
            key={seat.seat}
            seat={seat}
            // A lone one at the end has the row to itself.
            width={index === others.length - 1 && index % inRow === 0 ? inner : card}
            height={opponent}
            line={line}
            nameSize={props.nameSize}
            isTurnShown={isTurnShown}
            isOpposite={isOpposite}
            onTap={onTap}
          />
        ))}
      </View>
      {partner === null ? null : (
        <PartnerPilesRow
          seat={partner}
          width={inner}
          height={partnerHeight}
          above={props.partnerName}
          isTurnShown={isTurnShown}
          isOpposite={isOpposite}
          onTap={onTap}
        />
      )}
    </View>
  );
});
