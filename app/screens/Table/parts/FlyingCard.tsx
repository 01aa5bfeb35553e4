import { memo, useCallback, useEffect, useState } from 'react';
import { Animated, Platform } from 'react-native';
import { type Card, type Seat } from '@/engine';
import { CardFace } from '../../../components';
import { useReducedMotion } from '../../../hooks';
import { radius, usePalette } from '../../../theme';
import {
  gapBetweenBuildingPiles,
  buildingPileWidth,
  LAYOUT_EDGE_MARGIN,
  MAX_PILE_GAP,
  type TableLayout,
} from '../layout/computeTableLayout';
import { type SeatData, type TableViewData } from '../model/tableData';
import { useTableSource } from '../model/tableSource';

/** Duration of the animation in ms. Input never waits for it. */
const MOTION = 180;
const isNative = Platform.OS !== 'web';
/** Delay in ms, so that the table is drawn before the animation starts. */
const FRAME = 16;

interface FlyingCardProps {
  readonly measures: TableLayout;
  /** Every seat is turned round: its stock lies at the left. */
  readonly isOpposite: boolean;
}

/**
 * Animates a card from where it was played to its building pile. It starts after the table has been drawn, receives no
 * touches, and delays nothing.
 */
export const FlyingCard = memo(function FlyingCard({ measures, isOpposite }: FlyingCardProps) {
  const isReduced = useReducedMotion();
  const { subscribe, view } = useTableSource();
  const [flight, fly] = useState<FlyingCardData | null>(null);
  const land = useCallback(() => fly(null), []);
  useEffect(() => {
    if (isReduced) return undefined;
    let later: ReturnType<typeof setTimeout> | undefined;
    let before = view();
    const stop = subscribe(() => {
      const now = view();
      if (now === before) return;
      const next = detectFlyingCard(before, now);
      before = now;
      clearTimeout(later);
      if (next !== null) later = setTimeout(() => fly(next), FRAME);
    });
    return () => {
      clearTimeout(later);
      stop();
    };
  }, [subscribe, view, isReduced]);
  if (flight === null || isReduced) return null;
  return <Slide key={flight.at} flight={flight} measures={measures} isOpposite={isOpposite} onLanded={land} />;
});

interface SlideProps extends FlyingCardProps {
  readonly flight: FlyingCardData;
  readonly onLanded: () => void;
}

const Slide = memo(function Slide({ flight, measures, isOpposite, onLanded }: SlideProps) {
  const { onFelt } = usePalette();
  const [way] = useState(() => new Animated.Value(0));
  useEffect(() => {
    const slide = Animated.timing(way, { toValue: 1, duration: MOTION, useNativeDriver: isNative });
    slide.start(({ finished }) => {
      if (finished) onLanded();
    });
    return () => slide.stop();
  }, [way, onLanded]);
  const { from, to } = flyingCardEndpoints(flight, measures, isOpposite);
  const along = (start: number, end: number) => way.interpolate({ inputRange: [0, 1], outputRange: [start, end] });
  const { x, y } = topLeftOfBuildingPile(flight, measures);
  const pile = { width: buildingPileWidth(measures, flight.piles), height: measures.pile.height };
  return (
    <>
      <Animated.View
        aria-hidden
        style={[GLOW, pile, { left: x, top: y, backgroundColor: onFelt, opacity: along(0.35, 0) }]}
      />
      <Animated.View
        aria-hidden
        testID="flying-card"
        style={{
          ...ABOVE,
          left: 0,
          top: 0,
          opacity: way.interpolate({ inputRange: [0, 0.75, 1], outputRange: [1, 0.9, 0] }),
          transform: [{ translateX: along(from.x, to.x) }, { translateY: along(from.y, to.y) }],
        }}
      >
        <CardFace card={flight.card} size="large" {...measures.stripPile} />
      </Animated.View>
    </>
  );
});

const ABOVE = { position: 'absolute', pointerEvents: 'none' } as const;
const GLOW = { ...ABOVE, borderRadius: radius.chip + 2 } as const;

/** A card that has just gone from somewhere to a building pile. */
export interface FlyingCardData {
  readonly card: Card;
  /** The row the card came from: the active player's panel (`strip`) or the partner's row. */
  readonly row: 'strip' | 'partner';
  readonly from: number | 'stock' | 'hand';
  readonly discards: number;
  readonly to: number;
  /** How many building piles lie there. */
  readonly piles: number;
  /** Each flight is another one. */
  readonly at: number;
}

const seatIn = (table: TableViewData, seat: Seat): SeatData | undefined =>
  [table.strip, ...(table.partner === null ? [] : [table.partner]), ...table.others].find((one) => one.seat === seat);

/** What flew between two pictures of the table; null where nothing did, or more than one card can have moved. */
export function detectFlyingCard(before: TableViewData, now: TableViewData): FlyingCardData | null {
  if (before.id !== now.id || now.entries <= before.entries || now.slot.kind === 'undone') return null;
  const to = now.building.findIndex((pile, index) => pile.isNewest && pile.needs !== before.building[index]?.needs);
  const needed = before.building[to]?.needs ?? 1;
  const needs = now.building[to]?.needs ?? 1;
  // A twelve, or a card laid as one, clears the pile; anything else raises it.
  if (to < 0 || (needs < needed && needs !== 1)) return null;
  const laid = needs > 1 ? needs - 1 : 12;
  const piles = now.building.length;
  for (const row of ['strip', 'partner'] as const) {
    const was = before[row];
    const is = was === null ? undefined : seatIn(now, was.seat);
    if (was === null || is === undefined) continue;
    const flight = { row, to, piles, at: now.entries, discards: was.discards.length };
    if (is.stock.count === was.stock.count - 1) return { ...flight, from: 'stock', card: was.stock.card ?? laid };
    const place = was.discards.findIndex((pile, index) => (is.discards[index]?.count ?? 0) === pile.count - 1);
    if (place >= 0) return { ...flight, from: place, card: was.discards[place]?.card ?? laid };
  }
  const { discards } = before.strip;
  return {
    row: 'strip',
    from: 'hand',
    card: before.armed ?? laid,
    discards: discards.length,
    to,
    piles,
    at: now.entries,
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Both ends of a flight, from the sizes alone: asking the views where they are would come too late. */
export function flyingCardEndpoints(
  flight: FlyingCardData,
  measures: TableLayout,
  isOpposite: boolean,
): { readonly from: Point; readonly to: Point } {
  const { pile, stripPile } = measures;
  const { x, y } = topLeftOfBuildingPile(flight, measures);
  const width = buildingPileWidth(measures, flight.piles);
  const to = { x: x + (width - stripPile.width) / 2, y: y + (pile.height - stripPile.height) / 2 };
  return { from: startOf(flight, measures, isOpposite), to };
}

/** The corner of a building pile. */
export function topLeftOfBuildingPile(
  { to, piles }: Pick<FlyingCardData, 'to' | 'piles'>,
  measures: TableLayout,
): Point {
  const { left, width, felt, pile } = measures;
  const between = gapBetweenBuildingPiles(measures.unit);
  const wide = buildingPileWidth(measures, piles);
  const row = piles * wide + (piles - 1) * between;
  const x = left + (width - row) / 2 + to * (wide + between);
  return { x, y: feltTop(measures) + (felt - pile.height) / 2 };
}

const feltTop = ({ mode, header, seats, slot }: TableLayout): number => (mode === 'wide' ? 0 : header + seats + slot);

/**
 * The position of a pile in the active player's panel or, on a phone, in the partner's row; a hand card starts below
 * the panel.
 */
function startOf({ row, from, discards }: FlyingCardData, measures: TableLayout, isOpposite: boolean): Point {
  const { mode, left, width, header, seats, felt, strip, stripPile, unit } = measures;
  const fromLeft = from === 'stock' ? discards : from === 'hand' ? discards / 2 : from;
  const place = isOpposite ? discards - fromLeft : fromLeft;
  const row5 = Math.min(width - 2 * LAYOUT_EDGE_MARGIN, 5 * stripPile.width + 4 * MAX_PILE_GAP * Math.max(1, unit));
  const x = left + (width - row5) / 2 + (place * (row5 - stripPile.width)) / Math.max(1, discards);
  if (row === 'partner' && mode === 'phone') return { x, y: header + seats - stripPile.height };
  const stripTop = feltTop(measures) + felt;
  return { x, y: from === 'hand' ? stripTop + strip : stripTop + strip - stripPile.height };
}
