import type { Header } from '@/engine';
import type { Head, ListedTable, SummaryOfHead } from '@/storage';
import { type TableStatusSummary } from '../session';
import { type StoredGame } from '../table/readAndReplayStoredTable';
import { tableStatusOf } from './tableStatusOf';

/** How a table stands, as it is kept beside the log, so that a start need not replay every record. */
export interface TableSummaryFacts {
  readonly standing: TableStatusSummary;
  /** The header in force. */
  readonly header: Header;
}

export const summaryFactsOf = ({ game }: Pick<StoredGame, 'game'>): TableSummaryFacts => ({
  standing: tableStatusOf(game),
  header: game.inForce,
});

export const serializeSummary = (facts: TableSummaryFacts, head: Head, build: string): SummaryOfHead => ({
  head,
  build,
  text: JSON.stringify(facts),
});

/** Null where there is none for the newest line, another build wrote it, or it cannot be read. */
export function parseSummary({ summary }: ListedTable, build: string | undefined): TableSummaryFacts | null {
  if (summary === undefined || build === undefined || summary.build !== build) return null;
  try {
    const { standing, header } = JSON.parse(summary.text) as Partial<TableSummaryFacts>;
    const isWhole =
      typeof standing?.phase === 'string' && Array.isArray(standing.stock) && Array.isArray(header?.seats);
    return isWhole ? { standing, header: header as Header } : null;
  } catch {
    return null;
  }
}
