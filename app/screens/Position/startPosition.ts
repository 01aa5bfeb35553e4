import { type Table } from '@/engine';
import { type TableFacts } from '@/state';
import { PILES_PER_POSITION, type EnteredSeat, type EnteredPosition } from '../../positionEditor/enteredPosition';

/**
 * What the app believes lies there, to be put right where it does not. Hands and the draw pile as the table
 * shows them, with the draw that is due already made; the piles as deep as they are known.
 */
export const positionFromTable = (facts: TableFacts, table: Table): EnteredPosition => ({
  turn: facts.turn,
  dealer: table.dealer,
  seats: facts.seats.map(({ stock, top, hand }, seat) => ({
    stock,
    top,
    hand,
    discards: Array.from({ length: PILES_PER_POSITION }, (_, pile) => table.seats[seat]?.discards[pile] ?? []),
  })),
  building: facts.building.slice(0, PILES_PER_POSITION).map(({ shows }) => shows),
  draw: facts.isDrawKnown ? facts.draw : null,
  completed: facts.isDrawKnown ? facts.completed : null,
});

/** How many cards building piles show more than they hold: some were shuffled away, or one came out of sequence. */
export const countCardsPilesShowButDoNotHold = ({ building }: Table): number =>
  building.slice(0, PILES_PER_POSITION).reduce((sum, { shows, cards }) => sum + shows - cards.length, 0);

/** Setting key of the unfinished position, so that it survives a restart. */
export const UNFINISHED_POSITION_SETTING_KEY = 'positionInHand';

/** `entries`: what was told before. With more told since, the cards have moved on. */
export const serializePosition = (id: string, entries: number, lying: EnteredPosition): string =>
  JSON.stringify({ id, entries, lying });

/** What was entered for this table, if it was the last one and nothing was told there since. */
export function parseStoredPosition(
  text: string | undefined,
  id: string,
  entries: number,
  seats: number,
): EnteredPosition | null {
  if (text === undefined || text === '') return null;
  try {
    const kept = JSON.parse(text) as { id?: unknown; entries?: unknown; lying?: Partial<EnteredPosition> };
    if (kept.id !== id || kept.entries !== entries || typeof kept.lying !== 'object' || kept.lying === null)
      return null;
    const { lying } = kept;
    const isWhole = Array.isArray(lying.seats) && lying.seats.length === seats && lying.seats.every(isSeat);
    return isWhole && Array.isArray(lying.building) ? (lying as EnteredPosition) : null;
  } catch {
    return null;
  }
}

const isSeat = ({ stock, hand, discards }: Partial<EnteredSeat>): boolean =>
  typeof stock === 'number' && typeof hand === 'number' && Array.isArray(discards);
