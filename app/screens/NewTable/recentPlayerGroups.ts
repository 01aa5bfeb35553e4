import { rulesetOfHeader, type RulesetJson } from '@/rulesets';
import { eventHeaderFieldsOf, type TableListRow } from '@/state';
import { type Words } from '@/words';
import { type NewTableForm } from './newTableForm';
import { playerCountOptionsFor } from './makeSeats';

/** Who sat at one of the last tables of this device, and what they played. */
export interface RecentPlayerGroupData {
  readonly key: string;
  readonly ruleset: string;
  /** A custom ruleset, as their record carries it. */
  readonly rules?: RulesetJson;
  /** By seat; empty where the seat had no name of its own. */
  readonly names: readonly string[];
  readonly chapters: readonly string[];
  readonly isPartners: boolean;
  readonly table: string;
  readonly game: number;
}

/** So many different companies are offered. */
const MOST = 4;

/** The same for the same people, in whatever seats. */
const companyKeyOf = (names: readonly string[]): string => JSON.stringify([...names].sort());

/** The companies of the last tables, the newest first, each once however many games it played. */
export function listRecentPlayerGroups(rows: readonly TableListRow[], words: Words): readonly RecentPlayerGroupData[] {
  const found = new Map<string, RecentPlayerGroupData>();
  for (const { header } of rows) {
    if (found.size === MOST) break;
    const { ruleset, rules, seats } = header;
    const names = seats.map(({ name }, seat) => (name === words.setUp.seat(seat) ? '' : name));
    const key = companyKeyOf(names);
    if (rulesetOfHeader(header) === undefined || names.every((name) => name === '') || found.has(key)) continue;
    const { table, game } = eventHeaderFieldsOf(header);
    found.set(key, {
      key,
      ruleset,
      ...(rules === undefined ? {} : { rules }),
      names,
      chapters: seats.map(({ chapter }) => chapter ?? ''),
      isPartners: seats.some(({ team }) => team !== undefined),
      table: typeof table === 'number' ? String(table) : '',
      game: typeof game === 'number' ? game : 1,
    });
  }
  return [...found.values()];
}

/** The form as these people left it, one game further. A game that is in play already is not counted on. */
export function withRecentPlayers(form: NewTableForm, people: RecentPlayerGroupData, isInPlay: boolean): NewTableForm {
  const { ruleset, rules, names, chapters, isPartners, table, game } = people;
  const filled = { ...form, ruleset, rules: rules ?? null, players: names.length, isPartners, names, chapters, table };
  const sheet = rulesetOfHeader(people);
  const isOffered = sheet === undefined || playerCountOptionsFor(sheet, filled).options.includes(names.length);
  return { ...filled, otherFor: isOffered ? form.otherFor : ruleset, game: isInPlay ? 1 : game + 1 };
}

/**
 * The same players in another order: the first keeps the seat, the others move on by one, so that neighbours and
 * partners change. Applied once per other player, it has produced every such order.
 */
export function withPlayersRotated(form: NewTableForm, people: RecentPlayerGroupData, isInPlay: boolean): NewTableForm {
  const isSeated = companyKeyOf(form.names.slice(0, people.names.length)) === people.key;
  const from = isSeated ? form : withRecentPlayers(form, people, isInPlay);
  const count = people.names.length;
  const [kept, ...others] = Array.from({ length: count }, (_, seat) => seat);
  const order = count === 2 ? [1, 0] : [kept ?? 0, ...others.slice(1), ...others.slice(0, 1)];
  return inOrder(from, order);
}

/** Two of them change places. */
export function withSeatsSwapped(form: NewTableForm, one: number, other: number): NewTableForm {
  const count = Math.max(form.names.length, one + 1, other + 1);
  const order = Array.from({ length: count }, (_, seat) => (seat === one ? other : seat === other ? one : seat));
  return inOrder(form, order);
}

/** Seat by seat, the seat from which somebody comes. */
const inOrder = (form: NewTableForm, order: readonly number[]): NewTableForm => ({
  ...form,
  names: order.map((seat) => form.names[seat] ?? ''),
  chapters: order.map((seat) => form.chapters[seat] ?? ''),
});
