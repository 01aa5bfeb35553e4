import { createContext, useCallback, useContext, useRef } from 'react';
import { type GestureResponderEvent } from 'react-native';

/** A second touch on the same control within this time is the finger's tremor, not another act. */
export const BOUNCE = 120;

/** How long a control is deaf after a touch that counted, in ms; 0: never. Off unless a screen asks for it. */
export const BounceContext = createContext(0);

/** When the finger came down, by the clock of the event: a busy device must not eat honest touches. */
const timeOf = (event: GestureResponderEvent | undefined): number => {
  const at = (event?.nativeEvent as { timestamp?: number } | undefined)?.timestamp ?? event?.timeStamp;
  return typeof at === 'number' && at > 0 ? at : Date.now();
};

/**
 * Asks whether a touch counts. The guard belongs to one control: a touch on its neighbour always counts, and so
 * does one on what has taken its place, as the next player's piles take that of the one who has discarded.
 */
export function useBounce(name?: string): (event?: GestureResponderEvent) => boolean {
  const deaf = useContext(BounceContext);
  const last = useRef<{ readonly name: string | undefined; readonly at: number } | null>(null);
  return useCallback(
    (event) => {
      const at = timeOf(event);
      const before = last.current?.name === name ? last.current : null;
      const isEcho = before !== null && at >= before.at && at - before.at < deaf;
      if (!isEcho) last.current = { name, at };
      return !isEcho;
    },
    [deaf, name],
  );
}
