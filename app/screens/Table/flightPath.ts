import { type Flight } from './flightOf';
import { EDGE, type Measures, MOST_BETWEEN } from './measure';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Both ends of a flight, from the sizes alone: asking the views where they are would come too late. */
export function flightPath(flight: Flight, measures: Measures): { readonly from: Point; readonly to: Point } {
  const { pile, stripPile } = measures;
  const { x, y } = pileAt(flight.to, measures);
  const to = { x: x + (pile.width - stripPile.width) / 2, y: y + (pile.height - stripPile.height) / 2 };
  return { from: startOf(flight, measures), to };
}

/** The corner of a building pile. */
export function pileAt(index: number, measures: Measures): Point {
  const { left, width, felt, pile } = measures;
  const between = EDGE * Math.min(1, measures.unit);
  const row = 4 * pile.width + 3 * between;
  const x = left + (width - row) / 2 + index * (pile.width + between);
  return { x, y: feltTop(measures) + (felt - pile.height) / 2 };
}

const feltTop = ({ mode, header, seats, slot }: Measures): number => (mode === 'wide' ? 0 : header + seats + slot);

/** A pile of the strip, or of the partner's row on a phone; a hand card comes up from below the strip. */
function startOf({ row, from, discards }: Flight, measures: Measures): Point {
  const { mode, left, width, header, seats, felt, strip, stripPile, unit } = measures;
  const place = from === 'stock' ? discards : from === 'hand' ? discards / 2 : from;
  const row5 = Math.min(width - 2 * EDGE, 5 * stripPile.width + 4 * MOST_BETWEEN * Math.max(1, unit));
  const x = left + (width - row5) / 2 + (place * (row5 - stripPile.width)) / Math.max(1, discards);
  if (row === 'partner' && mode === 'phone') return { x, y: header + seats - stripPile.height };
  const stripTop = feltTop(measures) + felt;
  return { x, y: from === 'hand' ? stripTop + strip : stripTop + strip - stripPile.height };
}
