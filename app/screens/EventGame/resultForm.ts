import { type EventEntry, GAME_ENDINGS, type GameEnding } from '@/record';
import { type EventDraft } from '@/state';
import { replayEvent, type EventGame, type ReplayedEvent } from '@/tournament';

/** The result of a game, as it is being told. */
export interface ResultForm {
  /** Undefined: not told yet. */
  readonly won: number | null | undefined;
  readonly why: GameEnding;
  /** Text of each player's cards left, shaped like the sides of the game. */
  readonly left: readonly (readonly string[])[];
}

/** What is there already, or nothing. */
export function resultFormOf({ sides, result }: EventGame): ResultForm {
  return {
    won: result === null ? undefined : result.won,
    why: result?.why ?? 'win',
    left: sides.map((side, i) => side.map((_player, j) => leftText(result?.left?.[i]?.[j]))),
  };
}
const leftText = (left: number | undefined): string => (left === undefined ? '' : String(left));

/** What can be told of a game: nobody wins one that a stock ended. */
export const endingsFor = ({ won }: ResultForm): readonly GameEnding[] =>
  GAME_ENDINGS.filter((why) => (won === null ? why !== 'win' && why !== 'concede' : why !== 'abandoned'));

/** Whoever won by emptying the stocks has none left: it need not be typed. */
export function withWinner(form: ResultForm, won: number | null): ResultForm {
  const next = { ...form, won };
  const why = endingsFor(next).includes(next.why) ? next.why : (endingsFor(next)[0] ?? 'win');
  return { ...next, why };
}

export const withLeft = (form: ResultForm, side: number, player: number, typed: string): ResultForm => ({
  ...form,
  left: form.left.map((row, i) => (i === side ? row.map((text, j) => (j === player ? typed : text)) : row)),
});

/** Cards left as numbers; null: none was told; `wrong`: a part is missing or no number. */
export function leftOf({ left, why, won }: ResultForm): readonly (readonly number[])[] | null | 'wrong' {
  if (why === 'forfeit' || why === 'abandoned') return null;
  const isEmpty = left.every((row) => row.every((text) => text.trim() === ''));
  if (isEmpty) return null;
  const numbers = left.map((row, i) =>
    // The winners by an emptied stock may be left empty: theirs are none.
    row.map((text) => (text.trim() === '' && i === won && why === 'win' ? '0' : text.trim())),
  );
  return numbers.every((row) => row.every((text) => /^\d{1,3}$/.test(text)))
    ? numbers.map((row) => row.map(Number))
    : 'wrong';
}

/** The entry; null while something is missing or wrong. */
export function resultDraft(game: EventGame, form: ResultForm, needsLeft: boolean): EventDraft | null {
  const left = leftOf(form);
  if (form.won === undefined || left === 'wrong') return null;
  const isPlayed = form.why !== 'forfeit' && form.why !== 'abandoned';
  if (needsLeft && isPlayed && left === null) return null;
  return {
    act: 'result',
    game: game.id,
    won: form.why === 'abandoned' ? null : form.won,
    ...(left === null ? {} : { left }),
    ...(form.why === 'win' ? {} : { why: form.why }),
  };
}

/** In these formats a result without the cards left does not count. */
export const needsCardsLeft = ({ format }: ReplayedEvent): boolean =>
  format.kind === 'lowest-total' || format.kind === 'points';

/** What a result would change among the games that were seated later. */
export interface ResultConsequences {
  /** Rounds that were seated after this game. */
  readonly laterRounds: readonly (number | 'play-off')[];
  /** Games that would no longer count. */
  readonly noLongerCount: readonly EventGame[];
}

export function consequencesOf(
  event: ReplayedEvent,
  entries: readonly EventEntry[],
  game: EventGame,
  draft: EventDraft | null,
): ResultConsequences {
  const later = event.games.filter(
    ({ entry, status }) => entry > game.entry && status !== 'extra' && status !== 'abandoned',
  );
  if (draft === null || later.length === 0) return { laterRounds: [], noLongerCount: [] };
  const after = replayEvent(event.header, [...entries, { n: event.lastNumber + 1, ...draft } as EventEntry]);
  const isExtra = (id: string): boolean => after.gameById.get(id)?.status === 'extra';
  return {
    laterRounds: [...new Set(later.map(({ round }) => round))].filter((round) => round !== game.round),
    noLongerCount: later.filter(({ id }) => isExtra(id)),
  };
}
