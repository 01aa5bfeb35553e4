import { type Rules, stockSize } from '@/rulesets';
import { type Check, type Flag, NONE, raise } from '../flags';
import { arePartners } from '../sides';
import { stanceOf } from '../stance';
import { type Table } from '../table';

/** The sheet names how many sit down; one that names no number may still name the size of a team. */
export const setupPlayerCount: Check<'deal'> = (rules, table) => {
  const { players, teams } = rules.values;
  const found = table.seats.length;
  const byTeams = teams.play === 'required' && rules.ruleset.settings.players.basis === 'default';
  const fits = byTeams ? isPaired(table.teams, teams.size) : found >= players.min && found <= players.max;
  if (fits) return NONE;
  const expected = found < players.min ? players.min : players.max;
  return raise(
    rules,
    'setup-player-count',
    null,
    { expected, found },
    { unsaid: players.unsaid?.includes(found) === true },
  );
};

function isPaired(teams: readonly (number | undefined)[], size: number): boolean {
  const members = new Map<number | undefined, number>();
  for (const team of teams) members.set(team, (members.get(team) ?? 0) + 1);
  return !members.has(undefined) && [...members.values()].every((count) => count === size);
}

export const setupDeckCount: Check<'deal'> = (rules, _table, deal) =>
  deal.deck === undefined || deal.deck === rules.values.deck
    ? NONE
    : raise(rules, 'setup-deck-count', null, { expected: rules.values.deck, found: deal.deck });

/** Each stock has the size the sheet names: counted at the deal … */
export const setupStockCount: Check<'deal'> = (rules, table, deal) =>
  deal.stock?.flatMap((found, seat) => wrongSize(rules, table, seat, found)) ?? NONE;

/** … or after it, before anybody has drawn. */
export const stockCountedEarly: Check<'count'> = (rules, table, { seat, stock }) =>
  table.laid && !table.started && seat !== undefined && stock !== undefined
    ? wrongSize(rules, table, seat, stock)
    : NONE;

function wrongSize(rules: Rules, table: Table, seat: number, found: number): readonly Flag[] {
  const expected = stockSize(rules, table.seats.length);
  return found === expected ? NONE : raise(rules, 'setup-stock-count', seat, { expected, found, owner: seat });
}

/** Partners of one chapter are asked to change: a request of the sheet, never an offence. */
export const setupSameChapter: Check<'deal'> = (rules, table) => {
  const seats = table.chapters.flatMap((chapter, seat) =>
    chapter !== undefined &&
    chapter !== '' &&
    table.chapters.some((other, mate) => other === chapter && arePartners(rules, table, seat, mate))
      ? [seat]
      : [],
  );
  return seats.length === 0 ? NONE : raise(rules, 'setup-same-chapter', null, { seats });
};

/** The first draw or play of the game belongs to the starter, and a tie is settled before it. */
export const wrongStarter: Check<'draw' | 'play'> = (rules, table, entry) => {
  if (table.started || (entry.act === 'draw' && entry.assumed === true)) return NONE;
  const stance = stanceOf(rules, table, entry);
  if (stance === 'wrong-starter') return raise(rules, 'setup-wrong-starter', entry.seat, { turn: table.turn });
  if (stance === 'wrong-tiebreak')
    return raise(rules, 'setup-tiebreak-wrong', entry.seat, { seats: table.tie?.seats ?? [] });
  return NONE;
};
