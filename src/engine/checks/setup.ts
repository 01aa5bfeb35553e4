import { type Rules, stockSize } from '@/rulesets';
import { type Check, type Flag, NO_FLAGS, raiseFlag } from '../flags';
import { arePartners } from '../sides';
import { stanceOf } from '../stance';
import { type Table } from '../table';

/** setup-player-count: as many players as the ruleset names. One that names no number may still name a team size. */
export const wrongPlayerCount: Check<'deal'> = (rules, table) => {
  const { players, teams } = rules.values;
  const found = table.seats.length;
  const byTeams = teams.play === 'required' && rules.ruleset.settings.players.basis === 'default';
  const fits = byTeams ? isPaired(table.teams, teams.size) : found >= players.min && found <= players.max;
  if (fits) return NO_FLAGS;
  const expected = found < players.min ? players.min : players.max;
  return raiseFlag(
    rules,
    'setup-player-count',
    null,
    { expected, found },
    { isUnsaid: players.unsaid?.includes(found) === true },
  );
};

function isPaired(teams: readonly (number | undefined)[], size: number): boolean {
  const members = new Map<number | undefined, number>();
  for (const team of teams) members.set(team, (members.get(team) ?? 0) + 1);
  return !members.has(undefined) && [...members.values()].every((count) => count === size);
}

/** setup-deck-count: the counted deck has as many cards as the ruleset names. */
export const wrongDeckSize: Check<'deal'> = (rules, _table, deal) =>
  deal.deck === undefined || deal.deck === rules.values.deck
    ? NO_FLAGS
    : raiseFlag(rules, 'setup-deck-count', null, { expected: rules.values.deck, found: deal.deck });

/** setup-stock-count: each stock counted at the deal has the size the ruleset names. */
export const wrongStockCountAtDeal: Check<'deal'> = (rules, table, deal) =>
  deal.stock?.flatMap((found, seat) => wrongSize(rules, table, seat, found)) ?? NO_FLAGS;

/** setup-stock-count, for a stock counted after the deal and before the first draw. */
export const wrongStockCountAfterDeal: Check<'count'> = (rules, table, { seat, stock }) =>
  table.laid && !table.started && seat !== undefined && stock !== undefined
    ? wrongSize(rules, table, seat, stock)
    : NO_FLAGS;

function wrongSize(rules: Rules, table: Table, seat: number, found: number): readonly Flag[] {
  const expected = stockSize(rules, table.seats.length);
  return found === expected ? NO_FLAGS : raiseFlag(rules, 'setup-stock-count', seat, { expected, found, owner: seat });
}

/** setup-same-chapter: the ruleset asks partners of one chapter to change partners. A notice, not an offence. */
export const partnersOfSameChapter: Check<'deal'> = (rules, table) => {
  const seats = table.chapters.flatMap((chapter, seat) =>
    chapter !== undefined &&
    chapter !== '' &&
    table.chapters.some((other, mate) => other === chapter && arePartners(rules, table, seat, mate))
      ? [seat]
      : [],
  );
  return seats.length === 0 ? NO_FLAGS : raiseFlag(rules, 'setup-same-chapter', null, { seats });
};

/** setup-wrong-starter, setup-tiebreak-wrong: the starter acts first, after any tie has been settled. */
export const wrongStarter: Check<'draw' | 'play'> = (rules, table, entry) => {
  if (table.started || (entry.act === 'draw' && entry.assumed === true)) return NO_FLAGS;
  const stance = stanceOf(rules, table, entry);
  if (stance === 'wrong-starter') return raiseFlag(rules, 'setup-wrong-starter', entry.seat, { turn: table.turn });
  if (stance === 'wrong-tiebreak')
    return raiseFlag(rules, 'setup-tiebreak-wrong', entry.seat, { seats: table.tie?.seats ?? [] });
  return NO_FLAGS;
};
