import { createContext, useContext, useState } from 'react';

/** What was typed and not told yet, each under the name of its place. */
export type Shelf = Map<string, unknown>;

/** The shelf of the table at hand. Without one nothing outlives its field. */
export const UntoldContext = createContext<Shelf | null>(null);

/** Words being typed at a place: a panel closed or a screen left by mistake costs nobody theirs. */
export function useUntold(place: string): readonly [string, (text: string) => void] {
  const shelf = useContext(UntoldContext);
  const [text, setText] = useState(() => (shelf?.get(place) as string | undefined) ?? '');
  const type = (next: string): void => {
    setText(next);
    if (next === '') shelf?.delete(place);
    else shelf?.set(place, next);
  };
  return [text, type];
}
