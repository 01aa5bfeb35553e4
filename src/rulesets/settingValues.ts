import { type SettingKey, type SettingValues, type StockSizeRow } from './settings';

/** The tables that can be: stock sizes are compared at each of them. */
const PLAYERS = Array.from({ length: 11 }, (_, index) => index + 2);

/** The cards in each stock at a table of so many players: the first row that reaches them, else the last. */
export const cardsInStockRow = (rows: readonly StockSizeRow[], players: number): number =>
  (rows.find((row) => players <= row.upTo) ?? rows[rows.length - 1])?.cards ?? 0;

/** Whether two values of a setting mean the same: rows of stock sizes may be written differently, keys may be in another order. */
export function isSameSettingValue<K extends SettingKey>(
  key: K,
  one: SettingValues[K],
  other: SettingValues[K],
): boolean {
  if (key !== 'stock') return comparable(one) === comparable(other);
  const [here, there] = [one, other] as readonly (readonly StockSizeRow[])[];
  return PLAYERS.every((players) => cardsInStockRow(here ?? [], players) === cardsInStockRow(there ?? [], players));
}

/** JSON with the keys of every object in order. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
