import { type EventEntryOf, type RoundName, type WholeEventFormat } from '@/record';
import { type ContestantDraft } from './contestantRegister';
import { type GameStatus } from './replayedEvent';

/** What of a seated game decides whether it counts. */
export interface GameDraft {
  readonly round: RoundName;
  readonly contestants: readonly (readonly ContestantDraft[])[];
  readonly result: EventEntryOf<'result'> | null;
}
export interface ByeDraft {
  readonly round: number;
  readonly contestants: readonly ContestantDraft[];
}

export interface CountedGames<G, B> {
  readonly statusOf: ReadonlyMap<G, GameStatus>;
  /** Who was out already, in an extra game of single elimination. */
  readonly outBefore: ReadonlyMap<G, readonly ContestantDraft[]>;
  readonly extraByes: ReadonlySet<B>;
  /** Single elimination: the round in which a side went out. */
  readonly outIn: ReadonlyMap<ContestantDraft, number>;
}

/** By the results as they now are. `current` follows a contestant whose results somebody else has taken over. */
export function countGames<G extends GameDraft, B extends ByeDraft>(
  format: WholeEventFormat,
  games: readonly G[],
  byes: readonly B[],
  current: (draft: ContestantDraft) => ContestantDraft,
): CountedGames<G, B> {
  const statusOf = new Map<G, GameStatus>(games.map((game) => [game, statusByResult(format, game)]));
  const outBefore = new Map<G, readonly ContestantDraft[]>();
  const extraByes = new Set<B>();
  const outIn = new Map<ContestantDraft, number>();
  const setExtra = (game: G, out: readonly ContestantDraft[]): void => {
    statusOf.set(game, 'extra');
    outBefore.set(game, out);
  };
  if (format.kind === 'most-wins' || format.kind === 'lowest-total') {
    for (const game of games)
      if (game.round !== 'play-off' && game.round > format.games && statusOf.get(game) !== 'abandoned')
        setExtra(game, []);
    for (const bye of byes) if (bye.round > format.games) extraByes.add(bye);
  }
  if (format.kind !== 'single-elimination') return { statusOf, outBefore, extraByes, outIn };

  const isOutBefore = (draft: ContestantDraft, round: number): boolean => (outIn.get(draft) ?? Infinity) < round;
  for (const [round, inRound] of byRound(games)) {
    for (const game of inRound) {
      const status = statusOf.get(game);
      const out = game.contestants.flatMap((side) => side.map(current).filter((draft) => isOutBefore(draft, round)));
      if (status !== 'abandoned' && out.length > 0) setExtra(game, out);
      else if (status === 'counts')
        game.contestants.forEach((side, i) => {
          if (i === game.result?.won) return;
          for (const draft of side.map(current)) if (!outIn.has(draft)) outIn.set(draft, round);
        });
    }
  }
  for (const bye of byes)
    if (bye.contestants.some((draft) => isOutBefore(current(draft), bye.round))) extraByes.add(bye);
  return { statusOf, outBefore, extraByes, outIn };
}

function byRound<G extends GameDraft>(games: readonly G[]): readonly (readonly [number, readonly G[]])[] {
  const rounds = new Map<number, G[]>();
  for (const game of games) {
    if (game.round === 'play-off') continue;
    const before = rounds.get(game.round);
    if (before === undefined) rounds.set(game.round, [game]);
    else before.push(game);
  }
  return [...rounds].sort(([a], [b]) => a - b);
}

/** A forfeit needs no cards left, and in single elimination both may forfeit. */
function statusByResult({ kind }: WholeEventFormat, { round, result }: GameDraft): GameStatus {
  if (result === null) return 'pending';
  const why = result.why ?? 'win';
  if (why === 'abandoned') return 'abandoned';
  if (round === 'play-off' || why === 'forfeit') return 'counts';
  if (kind === 'single-elimination' && result.won === null) return 'no-winner';
  return (kind === 'lowest-total' || kind === 'points') && result.left === undefined ? 'left-missing' : 'counts';
}
