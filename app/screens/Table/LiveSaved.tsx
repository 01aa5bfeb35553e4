import { useStore } from 'zustand';
import { type TableDesk } from '@/state';
import { Saved } from './Saved';

/** Watches whether what was told is on the disk, by itself: twice a tap, and nothing else is drawn for it. */
export function LiveSaved({ table }: { readonly table: TableDesk }) {
  return <Saved saved={useStore(table.store, ({ saved }) => saved)} />;
}
