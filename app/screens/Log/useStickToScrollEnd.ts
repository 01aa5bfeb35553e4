import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  type LayoutChangeEvent,
  type NativeScrollEvent,
  type NativeSyntheticEvent,
  Platform,
  type ScrollView,
} from 'react-native';

/** A distance from the end, in dp, that still counts as the end. */
const NEAR = 48;
/** How much of the row above stays visible when something opens below it, in dp. */
const ROW_ABOVE = 110;

interface EndOfScroll {
  readonly scroll: RefObject<ScrollView | null>;
  readonly isAtEnd: boolean;
  readonly onScroll: (event: NativeSyntheticEvent<NativeScrollEvent>) => void;
  readonly onContentSizeChange: (width: number, height: number) => void;
  readonly goToEnd: () => void;
  readonly goToStart: () => void;
  readonly onLayout: (event: LayoutChangeEvent) => void;
  /** Scrolls what has opened in the list into view, with its row. */
  readonly reveal: (event: LayoutChangeEvent) => void;
  /** Call before rows are added above: the visible rows then keep their place. */
  readonly keepPlace: () => void;
}

/** On the web the scroller is the element itself, and can be measured before anything is painted. */
const heightOf = (view: ScrollView | null): number | null =>
  Platform.OS === 'web' && view !== null ? (view as unknown as { scrollHeight: number }).scrollHeight : null;

/**
 * For a list that grows at its end and is opened there. It scrolls to new rows while the reader is at the end, and does
 * not scroll once the reader has scrolled up.
 */
export function useStickToScrollEnd(rows: number): EndOfScroll {
  const scroll = useRef<ScrollView>(null);
  const follows = useRef(true);
  const offset = useRef(0);
  const height = useRef(0);
  const window = useRef(0);
  const kept = useRef<{ readonly height: number; readonly offset: number } | null>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  const settle = useCallback((now: number | null) => {
    const before = kept.current;
    if (before !== null) {
      if (now === null || now === before.height) return;
      kept.current = null;
      scroll.current?.scrollTo({ y: before.offset + now - before.height, animated: false });
    } else if (follows.current) scroll.current?.scrollToEnd({ animated: false });
  }, []);
  useLayoutEffect(() => settle(heightOf(scroll.current)), [rows, settle]);

  const onContentSizeChange = useCallback(
    (_width: number, now: number) => {
      settle(now);
      height.current = now;
    },
    [settle],
  );
  const onScroll = useCallback(({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
    const { contentOffset, contentSize, layoutMeasurement } = nativeEvent;
    offset.current = contentOffset.y;
    follows.current = contentOffset.y + layoutMeasurement.height >= contentSize.height - NEAR;
    setAtEnd(follows.current);
  }, []);
  const goToEnd = useCallback(() => {
    follows.current = true;
    scroll.current?.scrollToEnd({ animated: false });
  }, []);
  const goToStart = useCallback(() => {
    follows.current = false;
    kept.current = null;
    scroll.current?.scrollTo({ y: 0, animated: false });
  }, []);
  const onLayout = useCallback(({ nativeEvent }: LayoutChangeEvent) => {
    window.current = nativeEvent.layout.height;
  }, []);
  const reveal = useCallback(({ nativeEvent }: LayoutChangeEvent) => {
    const { y: top, height: tall } = nativeEvent.layout;
    // A form that is being filled in must not be scrolled away when an entry arrives.
    follows.current = false;
    const lowest = Math.max(0, top - ROW_ABOVE);
    const wanted = Math.min(top + tall - window.current, lowest);
    if (wanted > offset.current) scroll.current?.scrollTo({ y: wanted, animated: false });
    else if (offset.current > lowest) scroll.current?.scrollTo({ y: lowest, animated: false });
  }, []);
  const keepPlace = useCallback(() => {
    follows.current = false;
    kept.current = { height: heightOf(scroll.current) ?? height.current, offset: offset.current };
  }, []);
  return { scroll, isAtEnd, onScroll, onLayout, reveal, onContentSizeChange, goToEnd, goToStart, keepPlace };
}
