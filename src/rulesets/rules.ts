import { memoizeByObject } from '@/base';
import { FLAG_CODES, type FlagCode } from './flagCodes';
import { type House } from './house';
import { HOUSE_READING_IDS, isReadingId, READING_IDS, type ReadingId, readingOptions } from './readings';
import { rulesetById } from './registry';
import { type Cell, type CellVerdict, type Cells, type Ruleset } from './ruleset';
import { HOUSE_KEYS, type HouseKey, type SettingKey, type SettingValues } from './settings';
import { cardsInStockRow, isSameSettingValue } from './settingValues';

/** A ruleset with a table's house rules applied: what the engine judges by. */
export interface Rules {
  readonly ruleset: Ruleset;
  readonly values: SettingValues;
  readonly cells: Cells;
  readonly readings: Readonly<Record<ReadingId, string>>;
  /** What the house rules changed, and a custom ruleset in the one it is based on. Flags that depend on it are marked as local. */
  readonly local: ReadonlySet<HouseKey | ReadingId>;
  /** The rulings that a custom ruleset changed in the one it is based on: their flags are marked as local, too. */
  readonly localCodes: ReadonlySet<FlagCode>;
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
    local.size === 0 ? ruleset.cells : { ...ruleset.cells, ...cellsChangedByHouse(ruleset, values, readings, local) };
  const own = overridesOf(ruleset);
  return { ruleset, values, cells, readings, local: new Set([...own.keys, ...local]), localCodes: own.codes };
}

interface Overrides {
  readonly keys: readonly (HouseKey | ReadingId)[];
  readonly codes: ReadonlySet<FlagCode>;
}

/**
 * What a custom ruleset changes in the built-in one it is based on. A row that cites a clause of its own is left out:
 * then that ruleset's own sheet says so, and the flag cites it like any other.
 */
const overridesOf = memoizeByObject((ruleset: Ruleset): Overrides => {
  const base = ruleset.basedOn === undefined ? undefined : rulesetById(ruleset.basedOn);
  if (base === undefined) return { keys: [], codes: new Set() };
  const inherited = new Set(base.clauses.map(({ id }) => id));
  const isWithoutOwnClause = ({ clauses }: Pick<Cell, 'clauses'>): boolean => clauses.every((id) => inherited.has(id));
  const isOverride = (key: HouseKey): boolean =>
    !isSameSettingValue(key, ruleset.settings[key].value, base.settings[key].value) &&
    isWithoutOwnClause(ruleset.settings[key]);
  const reading = (of: Ruleset, id: ReadingId): string | undefined => of.readings[id] ?? readingOptions(id)[0];
  const codes = FLAG_CODES.filter(
    (code) => ruleset.cells[code].ruling !== base.cells[code].ruling && isWithoutOwnClause(ruleset.cells[code]),
  );
  return {
    keys: [
      ...HOUSE_KEYS.filter(isOverride),
      ...HOUSE_READING_IDS.filter((id) => reading(ruleset, id) !== reading(base, id)),
    ],
    codes: new Set(codes),
  };
});

function localValues(ruleset: Ruleset, house: House, readings: Readonly<Record<ReadingId, string>>): SettingValues {
  const written = Object.fromEntries(
    (Object.keys(ruleset.settings) as SettingKey[]).map((key) => [key, ruleset.settings[key].value]),
  ) as unknown as SettingValues;
  const { stock, readings: picked, ...overrides } = house;
  const known = Object.fromEntries(HOUSE_KEYS.filter((key) => key in overrides).map((key) => [key, house[key]]));
  return {
    ...written,
    ...(known as Partial<SettingValues>),
    ...(stock === undefined ? {} : { stock: [{ upTo: Infinity, cards: stock }] }),
    ...(picked?.X22 === undefined ? {} : { teams: { ...written.teams, size: readings.X22 === '2x3' ? 3 : 2 } }),
    ...(picked?.X23 === undefined ? {} : { deck: Number(readings.X23) }),
    ...(picked?.X37 === 'new' && house.starter === undefined ? { starter: 'manual' as const } : {}),
  };
}

/** Whether a hand card that others have seen must be played or discarded. */
export const isShownCardBinding = ({ values }: Pick<Rules, 'values'>): boolean =>
  values.revealedCard === 'handCommit' || values.revealedCard === 'both';

/** The number of cards in each stock, by number of players. */
export const stockSize = (rules: Rules, players: number): number => cardsInStockRow(rules.values.stock, players);

type Local = ReadonlySet<HouseKey | ReadingId>;

/**
 * The cells that house rules change. A changed ruling no longer follows from a clause, so its basis becomes
 * `default`; the clause it replaces stays cited.
 */
export function cellsChangedByHouse(
  ruleset: Ruleset,
  values: SettingValues,
  readings: Readonly<Record<ReadingId, string>>,
  local: Local,
): Partial<Cells> {
  const changed: Partial<Record<FlagCode, Cell>> = {};
  const rule = (code: FlagCode, ruling: CellVerdict, setting?: SettingKey) => {
    const own = ruleset.cells[code];
    if (own.ruling === ruling) return;
    const clauses = own.clauses.length > 0 || setting === undefined ? own.clauses : ruleset.settings[setting].clauses;
    changed[code] = { ...own, ruling, basis: 'default', clauses };
  };
  const touches = (...keys: (HouseKey | ReadingId)[]) => keys.some((key) => local.has(key));

  if (touches('starter')) {
    rule('setup-wrong-starter', values.starter === 'manual' ? 'never' : 'illegal', 'starter');
  }
  if (touches('partnerPiles')) {
    rule('src-partner-stock', values.partnerPiles ? 'legal' : 'illegal', 'partnerPiles');
    rule('src-partner-discard', values.partnerPiles ? 'legal' : 'illegal', 'partnerPiles');
  }
  if (touches('fourBeforeStack')) {
    rule('discard-stack-early', values.fourBeforeStack === 'off' ? 'legal' : 'illegal', 'fourBeforeStack');
  }
  if (touches('revealedCard')) revealedCells(values, rule);
  if (touches('emptyHandRefill') && values.emptyHandRefill === 'mandatory') {
    rule('turn-end-empty', 'illegal', 'emptyHandRefill');
  }
  if (touches('overdraw')) {
    rule('overdraw', values.overdraw === 'none' ? 'illegal' : 'penalty', 'overdraw');
    rule('draw-midturn', values.overdraw === 'none' ? 'illegal' : 'penalty', 'overdraw');
  }
  if (touches('outOfTurn')) {
    const stops = values.outOfTurn === 'stopAndPlayFirst';
    rule('oot-started', stops ? 'penalty' : 'silent', 'outOfTurn');
    rule('oot-draw-before-play', stops ? 'illegal' : 'silent', 'outOfTurn');
  }
  if (touches('penalty', 'coachTarget', 'silence')) talkCells(ruleset, values, local, rule);

  if (readings.X12 === 'duty' && touches('X12')) rule('stock-play-declined', 'illegal', 'strategy');
  if (readings.X19 === 'request' && touches('X19')) rule('partner-flip', 'illegal', 'partnerFlip');
  if (readings.X24 === 'rule' && touches('X24')) rule('strategy-discard-play', 'info', 'strategy');
  if (readings.X28 === 'stops' && touches('X28')) {
    rule('refill-on-empty', 'illegal', 'emptyHandRefill');
    rule('turn-end-empty', 'legal');
  }
  if (readings.X32 === 'any' && touches('X32')) rule('discard-not-from-hand', 'legal');
  return changed;
}

type Rule = (code: FlagCode, ruling: CellVerdict, setting?: SettingKey) => void;

function revealedCells(values: SettingValues, rule: Rule): void {
  const commits = values.revealedCard === 'handCommit' || values.revealedCard === 'both';
  const forces = values.revealedCard === 'forcedStock' || values.revealedCard === 'both';
  rule('hand-revealed', commits ? 'info' : 'silent', 'revealedCard');
  rule('revealed-not-played', commits ? 'illegal' : 'never', 'revealedCard');
  rule('stock-play-declined', forces ? 'illegal' : 'legal', 'revealedCard');
}

/** An event that adopts penalty cards applies them to partners' advice, unless it names another target. */
function talkCells(ruleset: Ruleset, values: SettingValues, local: Local, rule: Rule): void {
  const adopted = local.has('penalty') && values.penalty !== null && ruleset.settings.penalty.value === null;
  const target = values.coachTarget === 'none' && adopted && !local.has('coachTarget') ? 'partner' : values.coachTarget;
  const price: CellVerdict = values.penalty === null ? 'illegal' : 'penalty';
  if (local.has('penalty') || local.has('coachTarget')) {
    rule('coach-verbal', target === 'none' ? 'silent' : price, 'coachTarget');
    rule('coach-nonverbal', target === 'none' ? 'silent' : price, 'coachTarget');
    rule('partner-reply', target === 'none' && values.silence === 'off' ? 'silent' : price, 'coachTarget');
    rule('coach-nonpartner', target === 'anyPlayer' ? price : 'silent', 'coachTarget');
  }
  if (local.has('silence')) {
    const talkRuling: Record<SettingValues['silence'], CellVerdict> = {
      off: 'legal',
      playsOnly: 'legal',
      all: 'illegal',
      allButCommands: price,
    };
    rule('talk-unrelated', talkRuling[values.silence], 'silence');
    rule('talk-owner-noncommand', values.silence === 'allButCommands' ? price : 'legal', 'silence');
    rule('coach-between-turns', values.silence === 'allButCommands' ? price : 'silent', 'silence');
  } else if (values.penalty === null) {
    for (const code of ['talk-unrelated', 'talk-owner-noncommand', 'coach-between-turns'] as const) {
      if (ruleset.cells[code].ruling === 'penalty') rule(code, 'illegal', 'penalty');
    }
  }
}
