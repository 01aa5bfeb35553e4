import { useLayoutEffect, useState } from 'react';
import { type EntryDraft } from '@/state';
import { useDismissOnBackOrEscape, useStableCallback, useWords, type WriteOutcomePromise } from '../hooks';
import { ActForm } from './ActForm';
import { draftFromForm, openForm } from './formState';
import { makeMoreMenu, type MoreAct, type MoreItem } from './makeMoreMenu';
import { MoreSheet } from './MoreSheet';
import { WhoActsOutOfTurnPanel } from './WhoActsOutOfTurnPanel';
import { type MoreActsPanelProps } from './props';

/**
 * Everything that has no tap of its own: the sheet that lists it, and the form of what was chosen there, which lies
 * over the seats so that play can go on beneath. What needs no question is told at once; nothing asks whether it was
 * meant, because `undo` takes it back.
 */
export function MoreActsPanel(props: MoreActsPanelProps) {
  const { isPaused = false, turn = null, onTell, onPosition, onLog, onActor, onListShown, onClose, ...table } = props;
  const words = useWords();
  const [open, setOpen] = useState<MoreItem | null>(null);
  const closeForm = (): void => setOpen(null);
  useDismissOnBackOrEscape(open !== null, closeForm);
  const isList = open === null;
  const reportList = useStableCallback((isShown: boolean) => onListShown?.(isShown));
  useLayoutEffect(() => reportList(isList), [isList, reportList]);

  const tell = (draft: EntryDraft): WriteOutcomePromise => {
    const telling = onTell(draft);
    onClose();
    return telling;
  };
  const goTo = (go: () => void): void => {
    go();
    onClose();
  };
  const pick = (item: MoreItem): void => {
    const { does } = item;
    if (does.kind === 'position') goTo(onPosition);
    else if (does.kind === 'log') goTo(onLog);
    else if (does.kind === 'at-once') void tell(toldAtOnce(does, table));
    else setOpen(item);
  };
  if (open === null) return <MoreSheet sections={makeMoreMenu(isPaused)} onPick={pick} onClose={onClose} />;
  if (!('act' in open.does))
    return (
      <WhoActsOutOfTurnPanel
        seats={table.seats}
        turn={turn}
        onChoose={(seat) => goTo(() => onActor(seat))}
        onClose={closeForm}
      />
    );
  const { act, preset, asks } = open.does;
  return (
    <ActForm
      key={open.testID}
      {...table}
      act={act}
      // shorter than in the list: at twice the text size no word of a heading may break
      title={act === 'end' ? words.forms.endings.concede : words.forms.acts[act]}
      initial={preset}
      asks={asks}
      onTell={tell}
      onClose={closeForm}
    />
  );
}

const toldAtOnce = (
  { act, preset }: MoreAct,
  { seats, actor }: Pick<MoreActsPanelProps, 'seats' | 'actor'>,
): EntryDraft => draftFromForm(openForm({ act, initial: preset, seats: seats.length, actor }));
