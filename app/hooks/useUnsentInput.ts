import { createContext, useContext, useState } from 'react';

/** What was typed and not told yet, each under the name of its place. */
export type UnsentInput = Map<string, unknown>;

/** The shelf of the table at hand. Without one nothing outlives its field. */
export const UnsentInputContext = createContext<UnsentInput | null>(null);

/** Words being typed at a place: a panel closed or a screen left by mistake costs nobody theirs. Once told, they are taken off. */
export function useUnsentInput(place: string): readonly [string, (text: string) => void] {
  const shelf = useContext(UnsentInputContext);
  const found = (): { place: string; text: string } => ({
    place,
    text: (shelf?.get(place) as string | undefined) ?? '',
  });
  const [typed, setTyped] = useState(found);
  const here = typed.place === place ? typed : found();
  if (here !== typed) setTyped(here);
  const type = (text: string): void => {
    setTyped({ place, text });
    if (text === '') shelf?.delete(place);
    else shelf?.set(place, text);
  };
  return [here.text, type];
}
