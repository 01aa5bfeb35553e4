import { useState } from 'react';
import { type EntryDraft } from '@/state';
import { OverlayPanel } from '../components';
import { useWords, type PendingWrite } from '../hooks';
import { ActForm } from './ActForm';
import { ActGrid } from './ActGrid';
import { draftFromForm, openForm } from './formState';
import { makeActMenu, type ActMenuItem, menuItemTitle } from './makeActMenu';
import { type MoreActsPanelProps } from './props';

/**
 * Everything that has no tap of its own: a grid of acts, and the form of the one that was tapped. What needs
 * no question is told at once; nothing asks whether it was meant, because `undo` takes it back.
 */
export function MoreActsPanel({ isPaused = false, onTell, onPosition, onClose, ...table }: MoreActsPanelProps) {
  const words = useWords();
  const [open, setOpen] = useState<ActMenuItem | null>(null);
  const tell = (draft: EntryDraft): PendingWrite => {
    const telling = onTell(draft);
    onClose();
    return telling;
  };
  const pick = (item: ActMenuItem): void => {
    if (item.isScreen) {
      onPosition();
      onClose();
    } else if (item.isAtOnce) void tell(atOnce(item, table));
    else setOpen(item);
  };
  if (open === null)
    return (
      <OverlayPanel title={words.forms.more} onClose={onClose} testID="more-panel">
        <ActGrid groups={makeActMenu(isPaused)} onPick={pick} />
      </OverlayPanel>
    );
  const { act, preset, asks } = open;
  return (
    <ActForm
      key={open.testID}
      {...table}
      act={act}
      title={menuItemTitle(open, words)}
      initial={preset}
      asks={asks}
      onTell={tell}
      onClose={() => setOpen(null)}
    />
  );
}

const atOnce = (
  { act, preset }: ActMenuItem,
  { seats, actor }: Pick<MoreActsPanelProps, 'seats' | 'actor'>,
): EntryDraft => draftFromForm(openForm({ act, initial: preset, seats: seats.length, actor }));
