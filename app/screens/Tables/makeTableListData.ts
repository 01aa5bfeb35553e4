import { type Header, type SeatedPlayer, type Winner } from '@/engine';
import { rulesetById } from '@/rulesets';
import { type TableStatus, type TableListRow } from '@/state';
import { type Durability } from '@/storage';
import { rulesetWords, type Words } from '@/words';
import { tableTitle } from '../../labels/tableTitle';

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
}

export interface TableListData {
  readonly open: readonly TableCardData[];
  readonly finished: readonly TableCardData[];
  readonly hidden: readonly TableCardData[];
}

export type TimeFormatter = (iso: string) => string;

const isFinished = ({ standing }: TableListRow): boolean => standing?.phase === 'over' || standing?.phase === 'signed';

/** Those in play first, then the finished ones; what was put away apart. */
export function makeTableListData(
  rows: readonly TableListRow[],
  durability: Durability,
  sayTime: TimeFormatter,
  words: Words,
): TableListData {
  const card = (row: TableListRow): TableCardData => makeCard(row, durability, sayTime, words);
  const shown = rows.filter(({ isHidden }) => !isHidden);
  return {
    open: shown.filter((row) => !isFinished(row)).map(card),
    finished: shown.filter(isFinished).map(card),
    hidden: rows.filter(({ isHidden }) => isHidden).map(card),
  };
}

function makeCard(row: TableListRow, { kept }: Durability, sayTime: TimeFormatter, words: Words): TableCardData {
  const { id, header, standing, isHidden } = row;
  const { tables } = words.setUp;
  const ruleset = rulesetById(header.ruleset);
  const title = tableTitle(header, words);
  const trouble = row.trouble === null ? null : tables.trouble[row.trouble.why];
  const state = trouble ?? stateOf(header, standing, words);
  return {
    id,
    title,
    sheet: ruleset === undefined ? header.ruleset : rulesetWords(words, ruleset).short,
    state,
    sides: sidesOf(header.seats, standing),
    flags: standing?.openFlags ?? 0,
    saved: kept === 'disk' ? tables.savedAt(sayTime(row.touched)) : tables.notSaved,
    isSaved: kept === 'disk',
    trouble,
    isHidden,
  };
}

/** What goes on there, in words. */
function stateOf(header: Header, standing: TableStatus | null, words: Words): string {
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
function sidesOf(seats: readonly SeatedPlayer[], standing: TableStatus | null): readonly TableSideData[] {
  const isDealt = standing !== null && standing.phase !== 'setup' && standing.phase !== 'cut';
  const sides = [...new Set(seats.map(({ team }, seat) => team ?? -1 - seat))];
  return sides.map((side) => {
    const members = seats.flatMap(({ team, name }, seat) => ((team ?? -1 - seat) === side ? [{ seat, name }] : []));
    const stock = isDealt ? members.reduce((sum, { seat }) => sum + (standing.stock[seat] ?? 0), 0) : null;
    return { key: side, members, stock };
  });
}
