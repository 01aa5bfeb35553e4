import { useStore } from 'zustand';
import { type TableDesk } from '@/state';
import { useWords } from '../../hooks';
import { SavedSign } from './Saved';

interface LiveSavedProps {
  readonly table: TableDesk;
}

/** Watches whether what was told is on the disk, by itself: twice a tap, and nothing but its word is drawn for it. */
export function LiveSaved({ table }: LiveSavedProps) {
  const isLost = useStore(table.store, ({ saved }) => saved === 'not saved');
  return (
    <SavedSign isLost={isLost}>
      <Word table={table} />
    </SavedSign>
  );
}

function Word({ table }: LiveSavedProps) {
  const saved = useStore(table.store, (state) => state.saved);
  return useWords().table.saved[saved];
}
