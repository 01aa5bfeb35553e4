import { addEntry, type Entry, type Game } from '@/engine';
import {
  type EntryDraft,
  assumedDraftsBefore,
  type PendingInput,
  interpretTap,
  NO_PENDING_INPUT,
  inputReleasedIfOnTurn,
} from '@/state';
import { tap as gesture, tapOf } from '../../kit/referee';

/** A referee's fingers on a table that is nowhere kept: what is held, and what was told, tap by tap. */
export interface Fingers {
  readonly game: Game;
  readonly input: PendingInput;
  /** Everything told since, what was filled in included, without numbers. */
  readonly told: readonly EntryDraft[];
  /** By their names on the screen. */
  readonly tap: (...names: readonly string[]) => Fingers;
}

export const fingersOn = (
  game: Game,
  input: PendingInput = NO_PENDING_INPUT,
  told: readonly EntryDraft[] = [],
): Fingers => ({
  game,
  input,
  told,
  tap: (...names) => names.reduce<Fingers>(touch, fingersOn(game, input, told)),
});

function touch({ game, input, told }: Fingers, name: string): Fingers {
  const tap = tapOf(gesture(name));
  if (tap === null) throw new Error(`nothing is called ${name}`);
  const meaning = interpretTap(game, input, tap);
  let now = game;
  const all = [...told];
  const add = (draft: EntryDraft): void => {
    const added = addEntry(now, { ...draft, n: (now.entries?.length ?? 0) + 1 } as Entry);
    if (!added.ok) throw new Error(JSON.stringify(added.error));
    now = added.value;
    all.push(draft);
  };
  for (const draft of meaning.drafts) {
    assumedDraftsBefore(now, draft, input.noDraw).forEach(add);
    add(draft);
  }
  return fingersOn(now, now === game ? meaning.input : inputReleasedIfOnTurn(now, meaning.input), all);
}
