import { type Lying, type SeatPlaces } from './lying';

/** The name under which the device keeps the position that is being entered: a restart must not cost it. */
export const KEPT = 'positionInHand';

/** `entries`: what was told before. With more told since, the cards have moved on. */
export const makeKept = (id: string, entries: number, lying: Lying): string => JSON.stringify({ id, entries, lying });

/** What was entered for this table, if it was the last one and nothing was told there since. */
export function parseKept(text: string | undefined, id: string, entries: number, seats: number): Lying | null {
  if (text === undefined || text === '') return null;
  try {
    const kept = JSON.parse(text) as { id?: unknown; entries?: unknown; lying?: Partial<Lying> };
    if (kept.id !== id || kept.entries !== entries || typeof kept.lying !== 'object' || kept.lying === null)
      return null;
    const { lying } = kept;
    const isWhole = Array.isArray(lying.seats) && lying.seats.length === seats && lying.seats.every(isSeat);
    return isWhole && Array.isArray(lying.building) ? (lying as Lying) : null;
  } catch {
    return null;
  }
}

const isSeat = ({ stock, hand, discards }: Partial<SeatPlaces>): boolean =>
  typeof stock === 'number' && typeof hand === 'number' && Array.isArray(discards);
