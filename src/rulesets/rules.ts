import { type House } from './house';
import { localCells } from './localCells';
import { isReadingId, READING_IDS, type ReadingId, readingOptions } from './readings';
import { type Cells, type Ruleset } from './ruleset';
import { HOUSE_KEYS, type HouseKey, type SettingKey, type SettingValues } from './settings';

/** A sheet with a table's local rules laid over it: what the engine judges by. */
export interface Rules {
  readonly ruleset: Ruleset;
  readonly values: SettingValues;
  readonly cells: Cells;
  readonly readings: Readonly<Record<ReadingId, string>>;
  /** What the table decided for itself: flags that rest on it say so. */
  readonly local: ReadonlySet<HouseKey | ReadingId>;
}

export function rulesFor(ruleset: Ruleset, house: House = {}): Rules {
  const readings = Object.fromEntries(
    READING_IDS.map((id) => [id, house.readings?.[id] ?? ruleset.readings[id] ?? readingOptions(id)[0]]),
  ) as Record<ReadingId, string>;
  const values = localValues(ruleset, house, readings);
  const local = new Set<HouseKey | ReadingId>([
    ...HOUSE_KEYS.filter((key) => house[key] !== undefined),
    ...Object.keys(house.readings ?? {}).filter(isReadingId),
  ]);
  const cells =
    local.size === 0 ? ruleset.cells : { ...ruleset.cells, ...localCells(ruleset, values, readings, local) };
  return { ruleset, values, cells, readings, local };
}

function localValues(ruleset: Ruleset, house: House, readings: Readonly<Record<ReadingId, string>>): SettingValues {
  const sheet = Object.fromEntries(
    (Object.keys(ruleset.settings) as SettingKey[]).map((key) => [key, ruleset.settings[key].value]),
  ) as unknown as SettingValues;
  const { stock, readings: picked, ...overrides } = house;
  const known = Object.fromEntries(HOUSE_KEYS.filter((key) => key in overrides).map((key) => [key, house[key]]));
  return {
    ...sheet,
    ...(known as Partial<SettingValues>),
    ...(stock === undefined ? {} : { stock: [{ upTo: Infinity, cards: stock }] }),
    ...(picked?.X22 === undefined ? {} : { teams: { ...sheet.teams, size: readings.X22 === '2x3' ? 3 : 2 } }),
    ...(picked?.X23 === undefined ? {} : { deck: Number(readings.X23) }),
    ...(picked?.X37 === 'new' && house.starter === undefined ? { starter: 'manual' as const } : {}),
  };
}

/** Where a hand card that others have seen must be played or discarded. */
export const commitsShown = ({ values }: Pick<Rules, 'values'>): boolean =>
  values.revealedCard === 'handCommit' || values.revealedCard === 'both';

/** Cards in each stock at a table of so many. */
export const stockSize = (rules: Rules, players: number): number => {
  const rows = rules.values.stock;
  return (rows.find((row) => players <= row.upTo) ?? rows[rows.length - 1])?.cards ?? 0;
};
