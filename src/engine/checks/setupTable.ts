import { stockSize } from '@/rulesets';
import { type Check } from '../check';
import { NONE, raise } from '../raise';
import { arePartners } from '../sides';

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

export const setupStockCount: Check<'deal'> = (rules, table, deal) => {
  if (deal.stock === undefined) return NONE;
  const expected = stockSize(rules, table.seats.length);
  return deal.stock.flatMap((found, seat) =>
    found === expected ? NONE : raise(rules, 'setup-stock-count', seat, { expected, found, owner: seat }),
  );
};

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
