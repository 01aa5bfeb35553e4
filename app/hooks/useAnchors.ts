import { type RefObject, useCallback, useRef, useState } from 'react';
import { type ScrollView, type View } from 'react-native';

export interface Anchors {
  readonly scroll: RefObject<ScrollView | null>;
  /** The view right inside the scroller; places are measured against it. */
  readonly content: RefObject<View | null>;
  /** Where the reader was sent last; it is marked. */
  readonly shown: string | null;
  readonly register: (id: string) => (view: View | null) => void;
  readonly goTo: (id: string) => void;
}

const ABOVE = 16;

/** Takes the reader from a mention to the thing mentioned, by eye and by screen reader. */
export function useAnchors(): Anchors {
  const scroll = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const places = useRef(new Map<string, View>());
  const [shown, setShown] = useState<string | null>(null);

  const register = useCallback(
    (id: string) => (view: View | null) => {
      if (view === null) places.current.delete(id);
      else places.current.set(id, view);
    },
    [],
  );
  const goTo = useCallback((id: string) => {
    const place = places.current.get(id);
    if (place === undefined || content.current === null) return;
    setShown(id);
    place.measureLayout(content.current, (_left, top) => {
      scroll.current?.scrollTo({ y: Math.max(0, top - ABOVE), animated: true });
      // The browser would jump there at once; the smooth scroll is already under way.
      (place as unknown as { focus?: (options: object) => void }).focus?.({ preventScroll: true });
    });
  }, []);
  return { scroll, content, shown, register, goTo };
}
