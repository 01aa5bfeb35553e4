import { useMemo } from 'react';
import { selectResult, selectTableFacts, type TableSession } from '@/state';
import { TableGate, useTableState } from '../../registry';
import { useWords } from '../../hooks';
import { layoutScoreSheet } from '../../printing/layoutScoreSheet';
import { layoutResultSlip } from '../../printing/layoutResultSlip';
import { makeScoreSheetData } from '../../printing/makeScoreSheetData';
import { makeResultSlipData } from '../../printing/makeResultSlipData';
import { PrintedPagesView } from '../../printing/PrintedPagesView';

interface SlipScreenProps {
  readonly id: string;
  readonly what: 'slip' | 'score-sheet';
  readonly onBack: () => void;
}

/** The result slip of one table, or its whole score sheet, by the id in the address. */
export function ResultSlipOrScoreSheetScreen({ id, what, onBack }: SlipScreenProps) {
  return (
    <TableGate id={id} onBack={onBack}>
      {(table) => <OpenSlip table={table} what={what} onBack={onBack} />}
    </TableGate>
  );
}

interface OpenSlipProps extends Omit<SlipScreenProps, 'id'> {
  readonly table: TableSession;
}

function OpenSlip({ table, what, onBack }: OpenSlipProps) {
  const words = useWords();
  const { printed: say, review } = words;
  const state = useTableState(table);
  const facts = selectTableFacts(state);
  // What is printed is what is committed: the head belongs to the newest line on the disk.
  const { seq, hash } = table.head();
  const { provenance } = state;
  const pages = useMemo(() => {
    const made = [state.game, selectResult(state), { seq, hash, provenance }, words] as const;
    return what === 'slip'
      ? [layoutResultSlip(makeResultSlipData(...made))]
      : layoutScoreSheet(makeScoreSheetData(...made));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- selectResult reads nothing but the game
  }, [state.game, seq, hash, provenance, words, what]);
  const place = review.result.place(facts.table, facts.game);
  return (
    <PrintedPagesView
      title={what === 'slip' ? say.slip : say.scoreSheet}
      subtitle={place === '' ? undefined : place}
      help={what === 'slip' ? say.slipHelp : say.scoreSheetHelp}
      pages={pages}
      fileName={say.fileName(what, facts.table, facts.game, table.id)}
      onBack={onBack}
    />
  );
}
