import type { Rules } from '@/rulesets';
import { type Seat } from './cards';
import { type Table, type Winner } from './table';

/** Teams count only if the ruleset plays partners: a record with teams can be judged under one that does not. */
export const isTeamGame = (rules: Rules, table: Table): boolean =>
  rules.values.teams.play !== 'none' && table.teams.some((team) => team !== undefined);

export const arePartners = (rules: Rules, table: Table, a: Seat, b: Seat): boolean =>
  a !== b && rules.values.teams.play !== 'none' && table.teams[a] !== undefined && table.teams[a] === table.teams[b];

/** The seats of this player's side, the player included. */
export const seatsOnSameSideAs = (rules: Rules, table: Table, seat: Seat): Seat[] =>
  table.seats.map((_, other) => other).filter((other) => other === seat || arePartners(rules, table, seat, other));

export const makeWinnerFromSeat = (rules: Rules, table: Table, seat: Seat): Winner => {
  const team = table.teams[seat];
  return isTeamGame(rules, table) && team !== undefined ? { team } : { seat };
};

/** All sides by number: team numbers where partners play, seats otherwise. */
export const sideNumbers = (rules: Rules, table: Table): number[] =>
  isTeamGame(rules, table)
    ? [...new Set(table.teams.map((team, seat) => team ?? -1 - seat))]
    : table.seats.map((_, seat) => seat);

/** Whether this seat's empty stock wins the game: alone, or together with the partners' stocks. */
export function hasWon(rules: Rules, table: Table, seat: Seat): boolean {
  if (table.seats[seat]?.stock !== 0) return false;
  const own = rules.values.win === 'firstPlayerForTeam' || !needsWholeTeam(rules, table);
  return own || seatsOnSameSideAs(rules, table, seat).every((member) => table.seats[member]?.stock === 0);
}

const needsWholeTeam = (rules: Rules, table: Table): boolean =>
  rules.values.win === 'allTeamStocks' ||
  (rules.values.teams.play === 'ifTold' &&
    rules.values.win === 'ownStock' &&
    !rules.local.has('win') &&
    isTeamGame(rules, table));
