import { memo } from 'react';
import { type Seat } from '@/engine';
import { type Tap } from '@/state';
import { CardFace, Press } from '../../components';
import { usePalette } from '../../theme';
import { type Size } from './measure';
import { type PileData } from './tableData';

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
    <Press
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
    </Press>
  );
});

const PRESSED = { opacity: 0.7 } as const;
