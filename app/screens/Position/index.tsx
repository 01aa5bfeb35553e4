import { useState } from 'react';
import { selectFacts, type TableDesk } from '@/state';
import { rulesetWords } from '@/words';
import { TableGate, useDesk, useTableState } from '../../desk';
import { useWords } from '../../hooks';
import { failureWords } from '../Log/failureWords';
import { believedLying, recycledIn } from './believed';
import { beginEntering, enter, type Touch } from './entering';
import { KEPT, makeKept, parseKept } from './kept';
import { blankLying, makePosition } from './lying';
import { PositionView } from './PositionView';
import { sheetOf } from './sheetOf';

interface PositionProps {
  readonly id: string;
  readonly onTold: () => void;
  readonly onBack: () => void;
}

/** What lies on a table now: the start of a record, or a way to catch up. */
export function Position({ id, onTold, onBack }: PositionProps) {
  return (
    <TableGate id={id} onBack={onBack}>
      {(table) => <LivePosition key={id} table={table} onTold={onTold} onBack={onBack} />}
    </TableGate>
  );
}

function LivePosition({ table, onTold, onBack }: Omit<PositionProps, 'id'> & { readonly table: TableDesk }) {
  const words = useWords();
  const state = useTableState(table);
  const { game } = state;
  const seats = game.table.names.map((name, seat) => ({ seat, name }));
  const { stock, deck } = sheetOf(game.inForce, seats.length);
  const desk = useDesk();
  const entries = game.entries?.length ?? 0;
  const [entering, setEntering] = useState(() =>
    beginEntering(
      parseKept(desk.setting(KEPT), table.id, entries, seats.length) ??
        (game.table.laid ? believedLying(selectFacts(state), game.table) : blankLying(seats.length, stock)),
    ),
  );
  const touch = (what: Touch): void => {
    const next = enter(entering, what);
    setEntering(next);
    if (next.lying !== entering.lying) void desk.set(KEPT, makeKept(table.id, entries, next.lying));
  };
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const tell = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const told = await table.tell({ act: 'position', ...makePosition(entering.lying) });
    setBusy(false);
    if (told.ok) {
      void desk.set(KEPT, '');
      onTold();
    } else setFailure(`${words.forms.position.notTold} ${failureWords(told.error, words)}`);
  };

  return (
    <PositionView
      entering={entering}
      seats={seats}
      deck={deck}
      recycled={recycledIn(game.table)}
      subtitle={rulesetWords(words, game.rules.ruleset).name}
      isBusy={isBusy}
      failure={failure}
      onTouch={touch}
      onTell={() => void tell()}
      onBack={onBack}
    />
  );
}
