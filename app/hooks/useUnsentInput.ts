import { createContext, useContext, useState } from 'react';

/** Input that was typed and not sent, by the name of its field. */
export type UnsentInputStore = Map<string, unknown>;

/** The unsent input of the open table. Without a provider, input is lost when its field unmounts. */
export const UnsentInputStoreContext = createContext<UnsentInputStore | null>(null);

/** Text state of one field that survives closing its panel or leaving its screen. Setting it to '' removes it. */
export function useUnsentInput(place: string): readonly [string, (text: string) => void] {
  const unsentInputStore = useContext(UnsentInputStoreContext);
  const found = (): { place: string; text: string } => ({
    place,
    text: (unsentInputStore?.get(place) as string | undefined) ?? '',
  });
  const [typed, setTyped] = useState(found);
  const here = typed.place === place ? typed : found();
  if (here !== typed) setTyped(here);
  const type = (text: string): void => {
    setTyped({ place, text });
    if (text === '') unsentInputStore?.delete(place);
    else unsentInputStore?.set(place, text);
  };
  return [here.text, type];
}
