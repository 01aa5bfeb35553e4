import { type SeatedPlayer } from '@/engine';
import { type Ruleset, rulesFor, stockSize } from '@/rulesets';
import { type NewTableOptions } from '@/state';
import { rulesetWords, type Words } from '@/words';
import { type RulesetCardData } from '../../components';
import { makeRulesetCard } from '../../rulesetCards/rulesetCards';
import { countHouseRules, houseFromPicks, parseWholeNumber } from '../../houseRules/houseFromPicks';
import { type LocalRuleGroupData, makeLocalRuleGroups } from '../../houseRules/makeLocalRuleGroups';
import {
  playerCountOptionsFor,
  makeSeatedPlayers,
  mayChoosePartners,
  type PlayerCountOptions,
  sameChapterPartnersOf,
  sameNameWarnings,
  withDistinctNames,
} from './makeSeats';
import { type NewTableForm, rulePicksOfForm } from './newTableForm';
import { BUILT_IN_OFFERED_RULESETS, type OfferedRuleset, findOfferedRuleset } from './offeredRulesets';

export interface SeatRowData {
  readonly seat: number;
  /** Which seat it is, and who sits across from it: by seats, because names change while they are typed. */
  readonly label: string;
  readonly name: string;
  readonly partners: readonly number[];
  /** Null where the sheet does not ask for it. */
  readonly chapter: string | null;
  /** Why the sheet asks them to change seats; null: it does not. */
  readonly warning: string | null;
}

/** A chosen sheet with everything that hangs on it. */
export interface ChosenRulesetData {
  readonly card: RulesetCardData;
  readonly players: PlayerCountOptions;
  /** Null where the table has no say in it. */
  readonly isPartners: boolean | null;
  readonly hasPartners: boolean;
  readonly seats: readonly SeatRowData[];
  readonly hasNames: boolean;
  readonly localRules: readonly LocalRuleGroupData[];
  readonly localCount: number;
  /** Worth knowing; the table can be opened all the same. */
  readonly hints: readonly string[];
  readonly summary: string;
}

/** The new table as the screen shows it: every word chosen. */
export interface NewTableData {
  readonly cards: readonly RulesetCardData[];
  readonly chosen: ChosenRulesetData | null;
  readonly table: string;
  readonly tableError: string | null;
  /** What has to be put right before the table can be opened. */
  readonly problems: readonly string[];
}

const MOST_TABLES = 9999;

/** The sheet used last comes first; the others as people pick from them. */
const ordered = (last: string | null, offered: readonly OfferedRuleset[]): readonly Ruleset[] => {
  const all = offered.map(({ ruleset }) => ruleset);
  return [...all.filter(({ id }) => id === last), ...all.filter(({ id }) => id !== last)];
};

export function makeNewTableData(
  typed: NewTableForm,
  last: string | null,
  words: Words,
  offered = BUILT_IN_OFFERED_RULESETS,
): NewTableData {
  const ruleset = findOfferedRuleset(offered, typed.ruleset)?.ruleset;
  const { problems } = words.setUp.newTable;
  const isTable = typed.table.trim() === '' || parseWholeNumber(typed.table, 1, MOST_TABLES) !== null;
  const chosen = ruleset === undefined ? null : makeChosen(ruleset, typed, words);
  return {
    cards: ordered(last, offered).map((one) => makeRulesetCard(one, words)),
    chosen,
    table: typed.table,
    tableError: isTable ? null : problems.table,
    problems: [
      ...(ruleset === undefined ? [problems.noSheet] : houseProblems(ruleset, typed, words)),
      ...(isTable ? [] : [problems.table]),
    ],
  };
}

function makeChosen(ruleset: Ruleset, typed: NewTableForm, words: Words): ChosenRulesetData {
  const { newTable } = words.setUp;
  const picks = rulePicksOfForm(typed, ruleset.id);
  const players = playerCountOptionsFor(ruleset, typed);
  const house = houseFromPicks(ruleset, picks, players.count);
  const rules = rulesFor(ruleset, house);
  const seats = makeSeatedPlayers(ruleset, house, typed, words);
  const hasPartners = seats.some(({ team }) => team !== undefined);
  const asksChapters = rules.values.partnerDraw === 'differentChapters';
  const mates = (seat: number): readonly number[] =>
    seats.flatMap(({ team }, other) =>
      other !== seat && team !== undefined && team === seats[seat]?.team ? [other] : [],
    );
  return {
    card: makeRulesetCard(ruleset, words),
    players,
    isPartners: mayChoosePartners(rules, players.count) ? typed.isPartners : null,
    hasPartners,
    seats: seats.map((_, seat) => ({
      seat,
      label: hasPartners ? words.lastPeople.seatWith(seat, mates(seat)) : newTable.seatLabel(seat),
      partners: mates(seat),
      name: typed.names[seat] ?? '',
      chapter: asksChapters ? (typed.chapters[seat] ?? '') : null,
      warning: asksChapters ? sameChapterWarning(seats, seat, words) : null,
    })),
    hasNames: seats.some((_, seat) => (typed.names[seat] ?? '') !== ''),
    localRules: makeLocalRuleGroups(ruleset, picks, players.count, words),
    localCount: countHouseRules(house),
    hints: [
      ...(players.isNamed ? [] : [newTable.notNamed(players.count)]),
      ...(rules.values.teams.play === 'required' && !hasPartners ? [newTable.noPairs(players.count)] : []),
      ...sameNameWarnings(seats, words),
    ],
    summary: newTable.summary(rulesetWords(words, ruleset).name, players.count, countHouseRules(house)),
  };
}

const sameChapterWarning = (seats: readonly SeatedPlayer[], seat: number, words: Words): string | null => {
  const same = sameChapterPartnersOf(seats, seat);
  return same.length === 0 ? null : words.lastPeople.sameChapter(same);
};

/** What the table is opened with; null while something has to be put right. */
export function newTableOptionsFromForm(
  typed: NewTableForm,
  words: Words,
  offered = BUILT_IN_OFFERED_RULESETS,
): NewTableOptions | null {
  const { ruleset, rules } = findOfferedRuleset(offered, typed.ruleset) ?? {};
  if (ruleset === undefined || makeNewTableData(typed, null, words, offered).problems.length > 0) return null;
  const { count } = playerCountOptionsFor(ruleset, typed);
  const house = houseFromPicks(ruleset, rulePicksOfForm(typed, ruleset.id), count);
  const table = parseWholeNumber(typed.table, 1, MOST_TABLES);
  return {
    ruleset: ruleset.id,
    ...(rules === undefined ? {} : { rules }),
    seats: withDistinctNames(makeSeatedPlayers(ruleset, house, typed, words)),
    ...(countHouseRules(house) === 0 ? {} : { house }),
    ...(table === null ? {} : { table }),
    game: typed.game,
  };
}

function houseProblems(ruleset: Ruleset, typed: NewTableForm, words: Words): readonly string[] {
  const picks = rulePicksOfForm(typed, ruleset.id);
  const { count } = playerCountOptionsFor(ruleset, typed);
  const typedWrong = makeLocalRuleGroups(ruleset, picks, count, words)
    .flatMap(({ rules }) => rules)
    .flatMap((rule) => (rule.kind === 'number' && rule.error !== null ? [rule.error] : []));
  const rules = rulesFor(ruleset, houseFromPicks(ruleset, picks, count));
  const stock = stockSize(rules, count);
  const { deck } = rules.values;
  const isShort = stock * count > deck;
  return [...typedWrong, ...(isShort ? [words.setUp.newTable.problems.tooManyCards(count, stock, deck)] : [])];
}
