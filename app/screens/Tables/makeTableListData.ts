import { type Header, type SeatedPlayer, type Winner } from '@/engine';
import { type Ruleset, rulesetOfHeader } from '@/rulesets';
import {
  distinctPlayerNames,
  eventHeaderFieldsOf,
  type Provenance,
  type TableStatusSummary,
  type TableListRow,
} from '@/state';
import { type Durability } from '@/storage';
import { rulesetWords, type Words } from '@/words';
import { compareTableNumbers, tableTitle } from '../../labels/tableTitle';
import { unreadableRecordLine } from '../../labels/unreadableRecordLine';
import { splitIntoSearchWords } from './findTables';

export interface TableSideData {
  readonly key: number;
  /** Each with the colour and shape of the seat. */
  readonly members: readonly { readonly seat: number; readonly name: string }[];
  /** Null before the deal. */
  readonly stock: number | null;
}

/** One table in the list, every word chosen. */
export interface TableCardData {
  readonly id: string;
  readonly title: string;
  readonly sheet: string;
  readonly state: string;
  readonly sides: readonly TableSideData[];
  readonly flags: number;
  readonly saved: string;
  readonly isSaved: boolean;
  /** It could not be read, and why. */
  readonly trouble: string | null;
  readonly isHidden: boolean;
  /** Who sits there, in one line. */
  readonly people: string;
  readonly provenance: Provenance | undefined;
  /** By what it is found: words, and those of them that a typed number may mean. */
  readonly findable: { readonly words: readonly string[]; readonly numbers: readonly string[] };
  readonly isOver: boolean;
  /** A side signed and disputes the result. */
  readonly isUnderProtest: boolean;
}

export interface TableListData {
  readonly open: readonly TableCardData[];
  readonly finished: readonly TableCardData[];
  readonly hidden: readonly TableCardData[];
  /**
   * Null: all are known. Otherwise how many records have been read so far: which group a table belongs to is not known
   * before, and nothing may move under a finger that is about to touch it.
   */
  readonly reading: { readonly read: number; readonly all: number } | null;
}

export type TimeFormatter = (iso: string) => string;

const isFinished = ({ standing }: TableListRow): boolean => standing?.phase === 'over' || standing?.phase === 'signed';

const isKnown = ({ standing, trouble }: TableListRow): boolean => standing !== null || trouble !== null;

/** Those in play first, then the finished ones; what was put away apart. A table that is not read yet is left out. */
export function makeTableListData(
  rows: readonly TableListRow[],
  durability: Durability,
  sayTime: TimeFormatter,
  words: Words,
): TableListData {
  const card = (row: TableListRow): TableCardData => makeCard(row, durability, sayTime, words);
  const sorted = [...rows].filter(isKnown).sort((a, b) => compareTableNumbers(a.header, b.header));
  const shown = sorted.filter(({ isHidden }) => !isHidden);
  return {
    open: shown.filter((row) => !isFinished(row)).map(card),
    finished: shown.filter(isFinished).map(card),
    hidden: sorted.filter(({ isHidden }) => isHidden).map(card),
    reading: sorted.length === rows.length ? null : { read: sorted.length, all: rows.length },
  };
}

function makeCard(row: TableListRow, { kept }: Durability, sayTime: TimeFormatter, words: Words): TableCardData {
  const { id, header, standing, isHidden } = row;
  const { tables } = words.setUp;
  const ruleset = rulesetOfHeader(header);
  const title = tableTitle(header, words);
  const trouble = row.trouble === null ? null : unreadableRecordLine(row.trouble, words);
  const state = trouble ?? stateOf(header, standing, words);
  const people = distinctPlayerNames(header.seats.map(({ name }) => name));
  return {
    id,
    title,
    sheet: ruleset === undefined ? header.ruleset : rulesetWords(words, ruleset).short,
    state,
    sides: sidesOf(
      header.seats.map((seat, at) => ({ ...seat, name: people[at] ?? seat.name })),
      standing,
    ),
    flags: standing?.openFlags ?? 0,
    saved: kept === 'disk' ? tables.savedAt(sayTime(row.touched)) : tables.notSaved,
    isSaved: kept === 'disk',
    trouble,
    isHidden,
    people: words.phrasing.list(people),
    provenance: row.provenance,
    findable: findableOf(row, [...people, state], words),
    isOver: isFinished(row),
    isUnderProtest: standing?.isUnderProtest === true,
  };
}

function findableOf({ header, standing, provenance }: TableListRow, said: readonly string[], words: Words) {
  const { findWords } = words.tableList;
  const ruleset = rulesetOfHeader(header);
  const { table } = eventHeaderFieldsOf(header);
  const phase = standing?.phase;
  const sheet = [header.ruleset, ...(ruleset === undefined ? [] : sheetNamesOf(ruleset, words))];
  const more = [
    phase === 'over' || phase === 'signed' || phase === 'paused' ? findWords[phase] : findWords.open,
    ...((standing?.openFlags ?? 0) > 0 ? [findWords.flags] : []),
    ...(table === undefined ? [] : [findWords.table]),
    ...(provenance === undefined ? [] : [findWords[provenance]]),
  ];
  const names = header.seats.map(({ name }) => name);
  return {
    words: splitIntoSearchWords(...said, ...sheet, ...more),
    numbers: splitIntoSearchWords(...names, ...(table === undefined ? [] : [String(table)])),
  };
}

const sheetNamesOf = (ruleset: Ruleset, words: Words): readonly string[] => {
  const { name, short } = rulesetWords(words, ruleset);
  return [name, short];
};

/** What goes on there, in words. */
function stateOf(header: Header, standing: TableStatusSummary | null, words: Words): string {
  const { tables } = words.setUp;
  if (standing === null) return tables.reading;
  const { phase, turn, winner } = standing;
  switch (phase) {
    case 'setup':
    case 'cut':
      return tables.waitsForDeal;
    case 'dealt':
      return turn === null ? tables.waitsForStart : tables.onTurn(turn);
    case 'paused':
      return tables.paused;
    case 'over':
    case 'signed':
      return tables.ended(winner === null ? [] : winners(header, winner), phase === 'signed');
    default:
      return turn === null ? words.phases[phase] : tables.onTurn(turn);
  }
}

const winners = ({ seats }: Header, winner: Winner): readonly string[] =>
  'team' in winner
    ? seats.filter(({ team }) => team === winner.team).map(({ name }) => name)
    : [seats[winner.seat]?.name ?? ''];

/** Each side once: partners together, everybody else alone. */
function sidesOf(seats: readonly SeatedPlayer[], standing: TableStatusSummary | null): readonly TableSideData[] {
  const isDealt = standing !== null && standing.phase !== 'setup' && standing.phase !== 'cut';
  const sides = [...new Set(seats.map(({ team }, seat) => team ?? -1 - seat))];
  return sides.map((side) => {
    const members = seats.flatMap(({ team, name }, seat) => ((team ?? -1 - seat) === side ? [{ seat, name }] : []));
    const stock = isDealt ? members.reduce((sum, { seat }) => sum + (standing.stock[seat] ?? 0), 0) : null;
    return { key: side, members, stock };
  });
}
