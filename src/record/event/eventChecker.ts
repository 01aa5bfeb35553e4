import type { Refusal } from '@/engine';
import { type FindRuleset, type House, resolveRuleset, rulesFor } from '@/rulesets';
import { type RawObject } from '../lines';
import { checkEventFields, type EventEntry, type EventEntryOf, type PlayerId, type WrittenSide } from './eventEntries';
import { type EventHeader } from './eventHeader';

/** What the entries so far have written, struck or not: a struck game's id is not free again. */
interface WrittenSoFar {
  readonly numbers: Set<unknown>;
  readonly roster: Set<PlayerId>;
  /** The sides of each game as they were seated. */
  readonly games: Map<string, readonly WrittenSide[]>;
  readonly sides: Set<string>;
}

/** What the header says of the entries behind it. */
interface ExpectedByHeader {
  /** In single elimination every game and bye has its place in the round. */
  readonly needsPlaces: boolean;
  /** Sides are pairs and stay together: a player alone is no side before somebody seats one. */
  readonly isPlayedByPairs: boolean;
}

/** Equal for two ways of writing one side. The colon keeps a player's id apart from the list of a pair. */
export const sideKeyOf = (side: WrittenSide): string =>
  side.length === 1 ? `:${side[0]}` : JSON.stringify([...side].sort());

/** Checks the entries of one record, in their order. */
export function makeEventChecker(header: EventHeader, find: FindRuleset): (raw: RawObject) => Refusal | null {
  const written: WrittenSoFar = { numbers: new Set(), roster: new Set(), games: new Map(), sides: new Set() };
  const { kind } = header.format;
  const expected: ExpectedByHeader = {
    needsPlaces: kind === 'single-elimination',
    isPlayedByPairs: kind !== 'lowest-total' && needsPartners(header, find),
  };
  return (raw) => {
    const refusal = checkNumber(raw, written) ?? checkEventFields(raw) ?? checkAgainst(raw, written, expected);
    if (refusal === null) {
      remember(raw as unknown as EventEntry, written);
      return null;
    }
    const act = typeof raw.act === 'string' ? { act: raw.act } : {};
    const n = Number.isSafeInteger(raw.n) ? { n: raw.n as number } : {};
    return { ...refusal, ...act, ...n };
  };
}

function needsPartners(header: EventHeader, find: FindRuleset): boolean {
  const found = resolveRuleset(header, find);
  return found.ok && rulesFor(found.value, header.house as House | undefined).values.teams.play === 'required';
}

function checkNumber({ n }: RawObject, { numbers }: WrittenSoFar): Refusal | null {
  if (n === undefined) return { code: 'missing-field', field: 'n', allowed: '≥ 1' };
  if (!Number.isSafeInteger(n) || (n as number) < 1) return { code: 'bad-field', field: 'n', value: n, allowed: '≥ 1' };
  return numbers.has(n) ? { code: 'n-reused', field: 'n', value: n } : null;
}

function remember(entry: EventEntry, { numbers, roster, games, sides }: WrittenSoFar): void {
  numbers.add(entry.n);
  if (entry.act === 'enter') roster.add(entry.player);
  if (entry.act === 'pair') for (const side of entry.sides) sides.add(sideKeyOf(side));
  if (entry.act !== 'seat') return;
  for (const { game, sides: seated } of entry.games) {
    games.set(game, seated);
    for (const side of seated) sides.add(sideKeyOf(side));
  }
  for (const { side } of entry.byes ?? []) sides.add(sideKeyOf(side));
}

function checkAgainst(raw: RawObject, written: WrittenSoFar, expected: ExpectedByHeader): Refusal | null {
  const entry = raw as unknown as EventEntry;
  switch (entry.act) {
    case 'arrive':
    case 'leave':
    case 'penalty':
      return checkPlayer(entry.player, 'player', written);
    case 'pair':
      return checkPair(entry, written, expected);
    case 'seat':
      return checkSeat(entry, written, expected);
    case 'move':
      return checkGame(entry.game, written);
    case 'result':
      return checkGame(entry.game, written) ?? checkResult(entry, written.games.get(entry.game) ?? []);
    case 'strike':
      return written.numbers.has(entry.entry)
        ? null
        : { code: 'no-such-entry', field: 'entry', value: entry.entry, act: 'strike' };
    default:
      return null;
  }
}

const checkPlayer = (player: PlayerId, field: string, { roster }: WrittenSoFar): Refusal | null =>
  roster.has(player) ? null : { code: 'not-on-roster', field, value: player };

const checkGame = (game: string, { games }: WrittenSoFar): Refusal | null =>
  games.has(game) ? null : { code: 'game-not-seated', field: 'game', value: game };

/** Everybody in it is on the roster, and nobody is in it twice. */
function checkSide(side: WrittenSide, field: string, written: WrittenSoFar): Refusal | null {
  for (const [i, player] of side.entries()) {
    const at = `${field}[${i}]`;
    const refusal = checkPlayer(player, at, written);
    if (refusal !== null) return refusal;
    if (side.indexOf(player) < i) return { code: 'bad-field', field: at, value: player, allowed: 'another player' };
  }
  return null;
}

function firstRefusal<T>(items: readonly T[], check: (item: T, i: number) => Refusal | null): Refusal | null {
  for (const [i, item] of items.entries()) {
    const refusal = check(item, i);
    if (refusal !== null) return refusal;
  }
  return null;
}

const checkSides = (sides: readonly WrittenSide[], field: string, written: WrittenSoFar): Refusal | null =>
  firstRefusal(sides, (side, i) => checkSide(side, `${field}[${i}]`, written));

function checkPair(
  { sides, instead }: EventEntryOf<'pair'>,
  written: WrittenSoFar,
  { isPlayedByPairs }: ExpectedByHeader,
): Refusal | null {
  const refusal = checkSides(sides, 'sides', written);
  if (refusal !== null || instead === undefined) return refusal;
  if (sides.length > 1) return { code: 'bad-field', field: 'sides', value: sides, allowed: '1 items' };
  return (
    checkSide(instead, 'instead', written) ??
    // In individual play nobody has to be paired: every player is a side from the start.
    ((!isPlayedByPairs && instead.length === 1) || written.sides.has(sideKeyOf(instead))
      ? null
      : { code: 'no-such-side', field: 'instead', value: instead })
  );
}

function checkSeat(
  { round, games, byes = [] }: EventEntryOf<'seat'>,
  written: WrittenSoFar,
  { needsPlaces }: ExpectedByHeader,
): Refusal | null {
  const checkPlace = (place: number | undefined, field: string): Refusal | null =>
    place === undefined && needsPlaces && round !== 'play-off'
      ? { code: 'missing-field', field: `${field}.place`, allowed: '≥ 1' }
      : null;
  const isReused = (game: string, i: number): boolean =>
    written.games.has(game) || games.findIndex((one) => one.game === game) < i;
  return (
    firstRefusal(games, ({ game, sides, place }, i) =>
      isReused(game, i)
        ? { code: 'game-reused', field: `games[${i}].game`, value: game }
        : (checkSides(sides, `games[${i}].sides`, written) ?? checkPlace(place, `games[${i}]`)),
    ) ??
    firstRefusal(
      byes,
      ({ side, place }, i) => checkSide(side, `byes[${i}].side`, written) ?? checkPlace(place, `byes[${i}]`),
    )
  );
}

function checkResult({ won, left }: EventEntryOf<'result'>, sides: readonly WrittenSide[]): Refusal | null {
  if (won !== null && won >= sides.length)
    return { code: 'bad-field', field: 'won', value: won, allowed: `0–${sides.length - 1} | null` };
  if (left === undefined) return null;
  if (left.length !== sides.length)
    return { code: 'bad-field', field: 'left', value: left, allowed: `${sides.length} items` };
  return firstRefusal(sides, (side, i) =>
    left[i]?.length === side.length
      ? null
      : { code: 'bad-field', field: `left[${i}]`, value: left[i], allowed: `${side.length} items` },
  );
}
