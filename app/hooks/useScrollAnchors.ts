import { type RefObject, useCallback, useRef, useState } from 'react';
import { type ScrollView, type View } from 'react-native';

export interface ScrollAnchors {
  readonly scroll: RefObject<ScrollView | null>;
  /** The view right inside the scroller; places are measured against it. */
  readonly content: RefObject<View | null>;
  /** The last jump: its target is highlighted, its origin is offered as the way back. */
  readonly sent: { readonly to: string; readonly from?: string | undefined } | null;
  readonly register: (id: string) => (view: View | null) => void;
  /** Scrolls a place into view without moving the focus. */
  readonly reveal: (id: string) => void;
  /** Scrolls to a place and moves the focus there, for screen readers. */
  readonly goTo: (id: string, from?: string) => void;
}

const ABOVE = 16;

/** Scrolls from a reference to its target without animation, because the distance may be forty rows. */
export function useScrollAnchors(): ScrollAnchors {
  const scroll = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const places = useRef(new Map<string, View>());
  const [sent, setSent] = useState<ScrollAnchors['sent']>(null);

  const register = useCallback(
    (id: string) => (view: View | null) => {
      if (view === null) places.current.delete(id);
      else places.current.set(id, view);
    },
    [],
  );
  const reveal = useCallback((id: string) => {
    const place = places.current.get(id);
    if (place === undefined || content.current === null) return;
    place.measureLayout(content.current, (_left, top) => {
      scroll.current?.scrollTo({ y: Math.max(0, top - ABOVE), animated: false });
    });
  }, []);
  const goTo = useCallback(
    (id: string, from?: string) => {
      setSent({ to: id, from });
      reveal(id);
      const place = places.current.get(id) as { focus?: (options: object) => void } | undefined;
      place?.focus?.({ preventScroll: true });
    },
    [reveal],
  );
  return { scroll, content, sent, register, reveal, goTo };
}
