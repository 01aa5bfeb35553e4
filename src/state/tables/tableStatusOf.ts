import { type Game, openFlags, phaseOf } from '@/engine';
import { distinctPlayerNames } from '../selecting/distinctPlayerNames';
import { isSignedUnderProtest, signaturesOf } from '../selecting/selectResult';
import { type TableStatusSummary } from '../session';

/** How a table stands, as its row in the list says it. */
export const tableStatusOf = (game: Game): TableStatusSummary => {
  const { rules, table, entries } = game;
  return {
    phase: phaseOf(rules, table),
    turn: table.turn === null ? null : (distinctPlayerNames(table.names)[table.turn] ?? null),
    stock: table.seats.map(({ stock }) => stock),
    openFlags: openFlags(table).length,
    winner: table.over?.winner ?? null,
    isUnderProtest: signaturesOf(game).some(isSignedUnderProtest),
    entries: entries?.length ?? 0,
  };
};
