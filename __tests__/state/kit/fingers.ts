import { addEntry, type Entry, type Game } from '@/engine';
import { type Draft, fillIn, type Held, interpret, NOTHING_HELD } from '@/state';
import { tap as gesture, tapOf } from '../../kit/referee';

/** A referee's fingers on a table that is nowhere kept: what is held, and what was told, tap by tap. */
export interface Fingers {
  readonly game: Game;
  readonly held: Held;
  /** Everything told since, what was filled in included, without numbers. */
  readonly told: readonly Draft[];
  /** By their names on the screen. */
  readonly tap: (...names: readonly string[]) => Fingers;
}

export const fingersOn = (game: Game, held: Held = NOTHING_HELD, told: readonly Draft[] = []): Fingers => ({
  game,
  held,
  told,
  tap: (...names) => names.reduce<Fingers>(touch, fingersOn(game, held, told)),
});

function touch({ game, held, told }: Fingers, name: string): Fingers {
  const tap = tapOf(gesture(name));
  if (tap === null) throw new Error(`nothing is called ${name}`);
  const meaning = interpret(game, held, tap);
  let now = game;
  const all = [...told];
  const add = (draft: Draft): void => {
    const added = addEntry(now, { ...draft, n: (now.entries?.length ?? 0) + 1 } as Entry);
    if (!added.ok) throw new Error(JSON.stringify(added.error));
    now = added.value;
    all.push(draft);
  };
  for (const draft of meaning.drafts) {
    fillIn(now, draft, held.noDraw).forEach(add);
    add(draft);
  }
  return fingersOn(now, meaning.held, all);
}
