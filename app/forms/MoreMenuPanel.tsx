import { useLayoutEffect, useState } from 'react';
import { type EntryDraft } from '@/state';
import { useDismissOnBackOrEscape, useStableCallback, useWords, type WriteOutcomePromise } from '../hooks';
import { ActForm } from './ActForm';
import { draftFromForm, makeFormState } from './formState';
import { makeMoreMenu, type MoreMenuAct, type MoreMenuItemData } from './makeMoreMenu';
import { MoreMenuSheet } from './MoreMenuSheet';
import { WhoActsOutOfTurnPanel } from './WhoActsOutOfTurnPanel';
import { type MoreMenuPanelProps } from './props';

/**
 * Everything that has no tap of its own: the sheet that lists it, and the form of what was chosen there, which lies
 * over the seats so that play can go on beneath. What needs no question is told at once; nothing asks whether it was
 * meant, because `undo` takes it back.
 */
export function MoreMenuPanel(props: MoreMenuPanelProps) {
  const { isPaused = false, turn = null, mayAsk, opens, onTell, onPlace, onActor, onListShown, ...rest } = props;
  const { onClose, ...table } = rest;
  const words = useWords();
  const [open, setOpen] = useState<MoreMenuItemData | null>(() => (opens === undefined ? null : itemFor(opens)));
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
  const pick = (item: MoreMenuItemData): void => {
    const { does } = item;
    if (does.kind === 'place') goTo(() => onPlace(does.place));
    else if (does.kind === 'at-once') void tell(toldAtOnce(does, table));
    else setOpen(item);
  };
  if (open === null) return <MoreMenuSheet sections={makeMoreMenu(isPaused, mayAsk)} onPick={pick} onClose={onClose} />;
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

/** The form of an act that was chosen elsewhere. Nothing is told at once: a form shows first what will be. */
function itemFor(act: MoreMenuAct): MoreMenuItemData | null {
  const items = makeMoreMenu(false).flatMap((section) => section.items);
  const item = items.find(({ does }) => 'act' in does && does.act === act.act);
  return item === undefined ? null : { ...item, does: { ...act, kind: 'form' } };
}

const toldAtOnce = (
  { act, preset }: MoreMenuAct,
  { seats, actor }: Pick<MoreMenuPanelProps, 'seats' | 'actor'>,
): EntryDraft => draftFromForm(makeFormState({ act, initial: preset, seats: seats.length, actor }));
