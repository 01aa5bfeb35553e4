import { createContext, useCallback, useContext, useRef } from 'react';
import { type GestureResponderEvent } from 'react-native';

/** A second touch on the same control within this many ms counts as a tremor, not as another act. */
export const DEFAULT_BOUNCE_MS = 120;

/** How long a control ignores touches after one that counted, in ms. 0, the default: never. */
export const BounceMsContext = createContext(0);

/** The time of the touch by the event's own clock: on a busy device the handler runs late. */
const timeOf = (event: GestureResponderEvent | undefined): number => {
  const at = (event?.nativeEvent as { timestamp?: number } | undefined)?.timestamp ?? event?.timeStamp;
  return typeof at === 'number' && at > 0 ? at : Date.now();
};

/**
 * Returns a function that tells whether a touch counts. The guard belongs to one control: a touch on another control
 * always counts, and so does one on a control that replaced it, such as the next player's piles after a discard.
 */
export function useBounceGuard(name?: string): (event?: GestureResponderEvent) => boolean {
  const deaf = useContext(BounceMsContext);
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
