import { type RefObject, useEffect } from 'react';
import { type ScrollView } from 'react-native';
import { focusControl } from '../device';

/** How a list was left: kept outside of its screen, which a browser does not keep while another one covers it. */
interface ListPlaceMemory {
  readonly get: () => { readonly scrollY: number; readonly focus: string | null };
  readonly set: (change: { readonly scrollY?: number; readonly focus?: string | null }) => void;
}

/** A screen that comes back is laid out some frames after it is mounted, and only then can it be scrolled. */
const FRAMES = 30;

/** Scrolls the list to where it was left, and puts the focus back on what led away from it. */
export function useRestoredList(memory: ListPlaceMemory, scroll: RefObject<ScrollView | null>): void {
  useEffect(() => {
    const { scrollY, focus } = memory.get();
    memory.set({ scrollY: 0, focus: null });
    let frame = 0;
    let isGone = false;
    const restore = (): void => {
      // What the list reports is where it really is.
      if (isGone || Math.abs(memory.get().scrollY - scrollY) < 2 || frame > FRAMES) return;
      frame += 1;
      scroll.current?.scrollTo({ y: scrollY, animated: false });
      requestAnimationFrame(restore);
    };
    if (scrollY > 0) restore();
    if (focus !== null) focusControl(focus);
    return () => void (isGone = true);
  }, [memory, scroll]);
}
