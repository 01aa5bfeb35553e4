import { type HouseKey } from './settings';

/**
 * A disputed point: a published sheet contradicts itself or can be read in more than one way. `words` has
 * the question, the alternatives and the reason for the default. If a house key decides the point, `by`
 * names that key; otherwise `house.readings` chooses by this id.
 */
interface ReadingRow {
  readonly by?: HouseKey;
  readonly options: readonly [string, ...string[]];
}

const table = {
  X01: { by: 'starter', options: ['highestStockTop', 'leftOfDealer', 'manual'] },
  X02: { options: ['none', 'named'] },
  X03: { options: ['stockTops', 'cut'] },
  X05: { by: 'penalty', options: ['bottom', 'top'] },
  X06: { options: ['one', 'two'] },
  X07: { options: ['refereeToo', 'opponentsOnly'] },
  X08: { by: 'silence', options: ['asWorded'] },
  X09: { options: ['stock', 'hand', 'discard'] },
  X12: { options: ['advice', 'duty'] },
  X13: { by: 'revealedCard', options: ['handCommit', 'forcedStock', 'both', 'off'] },
  X14: { by: 'fourBeforeStack', options: ['once', 'always', 'off'] },
  X15: { options: ['yes', 'no'] },
  X16: { options: ['maximum', 'duty'] },
  X17: { options: ['player', 'shields'] },
  X19: { options: ['allowed', 'request'] },
  X21: { by: 'win', options: ['firstPlayerForTeam', 'allTeamStocks', 'ownStock'] },
  X22: { options: ['3x2', '2x3'] },
  X23: { options: ['162', '144'] },
  X24: { options: ['advice', 'rule'] },
  X25a: { options: ['stay', 'return'] },
  X25b: { options: ['refillOnly', 'playThenDraw', 'nextTurn'] },
  X28: { options: ['refill', 'stops'] },
  X30: { by: 'deadDraw', options: ['shortThenRecycle', 'recycle', 'short'] },
  X32: { options: ['hand', 'any'] },
  X37: { options: ['42050', 'new'] },
  X38: { options: ['advice', 'housekeeping'] },
  X41: { options: ['exempt', 'breach'] },
} as const satisfies Readonly<Record<string, ReadingRow>>;

export type ReadingId = keyof typeof table;
export const READING_IDS = Object.keys(table) as readonly ReadingId[];
export const isReadingId = (text: string): text is ReadingId => Object.hasOwn(table, text);

/** The possible readings. The first is in force unless the ruleset says otherwise. */
export const readingOptions = (id: ReadingId): readonly string[] => table[id].options;
export const houseKeyDecidingReading = (id: ReadingId): HouseKey | undefined => (table[id] as ReadingRow).by;

/** The readings that `house.readings` may choose. */
export const HOUSE_READING_IDS = READING_IDS.filter((id) => houseKeyDecidingReading(id) === undefined);
export type Readings = Readonly<Partial<Record<ReadingId, string>>>;
