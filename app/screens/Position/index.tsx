import { useState } from 'react';
import { distinctPlayerNames, selectTableFacts, type TableSession } from '@/state';
import { rulesetWords } from '@/words';
import { TableGate, useRegistry, useTableState } from '../../registry';
import { useWords } from '../../hooks';
import { submitFailureMessage } from '../../labels/submitFailureMessage';
import {
  positionFromTable,
  serializePosition,
  parseStoredPosition,
  UNFINISHED_POSITION_SETTING_KEY,
  countCardsPilesShowButDoNotHold,
} from './startPosition';
import { makePositionEditState, applyPositionTouch, type PositionTouch } from '../../positionEditor/applyPositionTouch';
import { blankPosition, deckAndStockSizes, makePositionBody } from '../../positionEditor/enteredPosition';
import { PositionView } from './PositionView';

interface PositionScreenProps {
  readonly id: string;
  readonly onTold: () => void;
  readonly onBack: () => void;
}

/** What lies on a table now: the start of a record, or a way to catch up. */
export function PositionScreen({ id, onTold, onBack }: PositionScreenProps) {
  return (
    <TableGate id={id} onBack={onBack}>
      {(table) => <LivePosition key={id} table={table} onTold={onTold} onBack={onBack} />}
    </TableGate>
  );
}

function LivePosition({ table, onTold, onBack }: Omit<PositionScreenProps, 'id'> & { readonly table: TableSession }) {
  const words = useWords();
  const state = useTableState(table);
  const { game } = state;
  const seats = distinctPlayerNames(game.table.names).map((name, seat) => ({ seat, name }));
  const { stock, deck } = deckAndStockSizes(game.inForce, seats.length);
  const registry = useRegistry();
  const entries = game.entries?.length ?? 0;
  const [entering, setEntering] = useState(() =>
    makePositionEditState(
      parseStoredPosition(registry.setting(UNFINISHED_POSITION_SETTING_KEY), table.id, entries, seats.length) ??
        (game.table.laid ? positionFromTable(selectTableFacts(state), game.table) : blankPosition(seats.length, stock)),
    ),
  );
  const touch = (what: PositionTouch): void => {
    const next = applyPositionTouch(entering, what);
    setEntering(next);
    if (next.entered !== entering.entered)
      void registry.set(UNFINISHED_POSITION_SETTING_KEY, serializePosition(table.id, entries, next.entered));
  };
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const tell = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const told = await table.tell({ act: 'position', ...makePositionBody(entering.entered) });
    setBusy(false);
    if (told.ok) {
      void registry.set(UNFINISHED_POSITION_SETTING_KEY, '');
      onTold();
    } else
      setFailure(words.phrasing.sentences([words.forms.position.notTold, submitFailureMessage(told.error, words)]));
  };

  return (
    <PositionView
      entering={entering}
      seats={seats}
      deck={deck}
      recycled={countCardsPilesShowButDoNotHold(game.table)}
      subtitle={rulesetWords(words, game.rules.ruleset).name}
      isBusy={isBusy}
      failure={failure}
      onTouch={touch}
      onTell={() => void tell()}
      onBack={onBack}
    />
  );
}
