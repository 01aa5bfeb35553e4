import { useEffect, useState } from 'react';
import { rulesetWords } from '@/words';
import { distinctPlayerNames, dealerQuestionKind, type TableSession } from '@/state';
import { TableGate, useRegistry, useTableState } from '../../registry';
import { BounceMsContext, useWords } from '../../hooks';
import { useTablePreferences } from '../../hooks/useTablePreferences';
import { tableTitle } from '../../labels/tableTitle';
import {
  UNFINISHED_DEAL_SETTING_KEY,
  EMPTY_DEAL_FORM,
  formFromUndoneDeal,
  serializeDealForm,
  parseStoredDealForm,
} from './dealForm';
import { DealView } from './DealView';
import { makeDealData } from './makeDealData';
import { makeDealDrafts } from './makeDrafts';
import { useDealForm, useDealerFromPreviousGame } from './useDealForm';

interface DealScreenProps {
  readonly id: string;
  readonly onStarted: () => void;
  readonly onBack: () => void;
}

/** The deal of one table. */
export const DealScreen = ({ id, onStarted, onBack }: DealScreenProps) => (
  <TableGate id={id} onBack={onBack}>
    {(table) => <DealOf key={table.id} registry={table} onStarted={onStarted} onBack={onBack} />}
  </TableGate>
);

interface DealOfProps extends Omit<DealScreenProps, 'id'> {
  readonly registry: TableSession;
}

function DealOf({ registry: session, onStarted, onBack }: DealOfProps) {
  const words = useWords();
  const registry = useRegistry();
  const { bounce } = useTablePreferences(registry);
  const { game, saved } = useTableState(session);
  const { rules, table } = game;
  const [first] = useState(() =>
    table.laid
      ? EMPTY_DEAL_FORM
      : (parseStoredDealForm(registry.setting(UNFINISHED_DEAL_SETTING_KEY), session.id) ??
        formFromUndoneDeal(game) ??
        EMPTY_DEAL_FORM),
  );
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const suggested = useDealerFromPreviousGame(session);
  const actions = useDealForm(first, {
    rules,
    table,
    suggested,
    keep: (sheet) => void registry.set(UNFINISHED_DEAL_SETTING_KEY, serializeDealForm(session.id, sheet)),
  });
  const { sheet, correcting } = actions;
  const { deal, tables } = words.setUp;

  // The table was dealt already (the address was opened again): nothing is left to ask.
  const isSettled = table.laid && (table.started || table.turn !== null);
  // If the deal could not be saved, the form stays and the reason is shown here.
  const isDone = isSettled && saved !== 'saving';
  useEffect(() => {
    if (isDone) onStarted();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone]);

  const start = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const drafts = makeDealDrafts(rules, table, sheet);
    const told = drafts.length === 0 ? null : await session.tell(...drafts);
    setBusy(false);
    if (told !== null && !told.ok)
      return setFailure(words.phrasing.sentences([deal.notTold, tables.wentWrong[told.error.why]]));
    void registry.set(UNFINISHED_DEAL_SETTING_KEY, '');
    // The starter may stay unnamed: then the first player to act is the starter.
    if (session.store.getState().game.table.turn === null) onStarted();
  };

  if (isSettled) return null;
  const data = makeDealData(
    {
      rules,
      table,
      subtitle: words.phrasing.inLine([tableTitle(game.inForce, words), rulesetWords(words, rules.ruleset).short]),
      sheet,
      correcting,
      suggested,
      last: actions.last,
    },
    words,
  );
  const mayDeal = correcting !== null && !table.laid && dealerQuestionKind(rules) === 'one';
  return (
    <BounceMsContext.Provider value={bounce}>
      <DealView
        data={data}
        isCorrecting={correcting !== null}
        dealsInstead={
          mayDeal
            ? {
                title: deal.dealsInstead(distinctPlayerNames(table.names)[correcting] ?? words.setUp.seat(correcting)),
                onPress: () => actions.dealInstead(correcting),
              }
            : null
        }
        isBusy={isBusy}
        failure={failure}
        onKey={actions.key}
        onTouch={actions.touch}
        onStopCorrecting={actions.stopCorrecting}
        onCut={actions.beginCut}
        onUndo={actions.undo}
        onStart={() => void start()}
        onCountStock={actions.countStock}
        onCountDeck={actions.countDeck}
        onBack={onBack}
      />
    </BounceMsContext.Provider>
  );
}
