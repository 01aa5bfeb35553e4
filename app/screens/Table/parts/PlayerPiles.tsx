import { memo } from 'react';
import { View } from 'react-native';
import { type Seat } from '@/engine';
import { type Tap } from '@/state';
import { CardFace, DebouncedPressable } from '../../../components';
import { defineStaticStyles, usePalette } from '../../../theme';
import { type Size } from '../layout/computeTableLayout';
import { type PileData } from '../model/tableData';

interface PlayerPilesProps {
  readonly seat: Seat;
  readonly stock: PileData;
  readonly discards: readonly PileData[];
  readonly size: 'medium' | 'large';
  /** Of one pile, while four discards lie there; a fifth makes all of them narrower. */
  readonly box: Size;
  readonly gap: number;
  /** How wide they may spread together. */
  readonly most?: number | undefined;
  readonly isOpposite: boolean;
  readonly onTap: (tap: Tap) => void;
}

/** As they lie before the player: discards left to right, the stock at the right; turned round from the other side. */
export const PlayerPiles = memo(function Piles({
  seat,
  stock,
  discards,
  size,
  box,
  gap,
  most,
  isOpposite,
  onTap,
}: PlayerPilesProps) {
  const isWide = discards.length > 4;
  const width = isWide
    ? Math.floor((5 * box.width + 4 * gap - discards.length * gap) / (discards.length + 1))
    : box.width;
  const each = { size, box: isWide ? { ...box, width } : box, seat, onTap };
  const piles = [
    ...discards.map((pile, place) => <PileButton key={place} place={place} pile={pile} {...each} />),
    <PileButton key="stock" place="stock" pile={stock} {...each} />,
  ];
  return (
    <View style={[styles.piles, { gap }, most !== undefined && [styles.spread, { maxWidth: most }]]}>
      {isOpposite ? piles.reverse() : piles}
    </View>
  );
});

const styles = defineStaticStyles({
  piles: { flexDirection: 'row', justifyContent: 'space-between' },
  spread: { width: '100%', alignSelf: 'center' },
});

interface PileButtonProps {
  readonly seat: Seat;
  readonly place: number | 'stock';
  readonly pile: PileData;
  readonly size: 'medium' | 'large';
  readonly box: Size;
  readonly onTap: (tap: Tap) => void;
}

/** A stock or a discard pile in full size: tapped, it is played from or discarded on. */
export const PileButton = memo(function PileButton({ seat, place, pile, size, box, onTap }: PileButtonProps) {
  const { seats } = usePalette();
  const isStock = place === 'stock';
  return (
    <DebouncedPressable
      onPress={() => onTap(isStock ? { on: 'stock', seat } : { on: 'discard', seat, pile: place })}
      label={pile.label}
      testID={isStock ? `stock-${seat}` : `discard-${seat}-${place}`}
      pressedStyle={PRESSED}
    >
      <CardFace
        card={pile.card}
        count={pile.count}
        size={size}
        width={box.width}
        height={box.height}
        isStock={isStock}
        isLifted={pile.isHeld}
        colour={isStock ? seats[seat % seats.length] : undefined}
      />
    </DebouncedPressable>
  );
});

const PRESSED = { opacity: 0.7 } as const;
