import { memo } from 'react';
import { ScrollView, View } from 'react-native';
import { type Tap } from '@/state';
import { useWords } from '../../hooks';
import { EDGE } from './measure';
import { PartnerRow } from './PartnerRow';
import { SeatCard } from './SeatCard';
import { useTable } from './tableSource';

interface SeatsProps {
  readonly width: number;
  readonly opponent: number;
  readonly line: number;
  readonly partnerHeight: number;
  readonly gap: number;
  /** Where the height may change, everybody keeps the place at the top. */
  readonly isAtTop: boolean;
  readonly isOpposite: boolean;
  readonly onTap: (tap: Tap) => void;
}

const BETWEEN = 6;

/** Everybody who is not in the strip. It scrolls only where the letters, or the window, leave no other way. */
export const Seats = memo(function Seats(props: SeatsProps) {
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
  const others = useTable((table) => table.others);
  const partner = useTable((table) => table.partner);
  const { width, opponent, line, partnerHeight, gap, isOpposite, onTap } = props;
  const { others: label } = useWords().table.seat;
  const inner = width - 2 * EDGE;
  const isNarrow = inner < 280;
  const card = isNarrow ? inner : Math.floor((inner - BETWEEN) / 2);
  return (
    <View role="group" aria-label={label} style={{ paddingHorizontal: EDGE, gap, paddingBottom: gap }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: BETWEEN, rowGap: gap }}>
        {others.map((seat, index) => (
          <SeatCard
            key={seat.seat}
            seat={seat}
            // A lone one at the end has the row to itself.
            width={index === others.length - 1 && index % 2 === 0 ? inner : card}
            height={opponent}
            line={line}
            isOpposite={isOpposite}
            onTap={onTap}
          />
        ))}
      </View>
      {partner === null ? null : (
        <PartnerRow seat={partner} width={inner} height={partnerHeight} isOpposite={isOpposite} onTap={onTap} />
      )}
    </View>
  );
});
