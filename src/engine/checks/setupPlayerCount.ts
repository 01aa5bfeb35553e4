import { type Check } from '../check';
import { NONE, raise } from '../raise';

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
