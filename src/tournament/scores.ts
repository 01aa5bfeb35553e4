import { type Contestant, type EventGame, type ReplayedEvent } from './replayedEvent';

/** What the games that count have brought a contestant. */
export interface Score {
  readonly played: number;
  /** A bye is a win in swiss. */
  readonly wins: number;
  readonly losses: number;
  readonly byes: number;
  /** Own cards left over all games. */
  readonly left: number;
  /** Cards left in the other sides' stocks in games won. */
  readonly taken: number;
  /** The sum of the opponents' wins, an opponent counted once per game. */
  readonly opponents: number;
  /** A result without `left` stands, forfeits aside: left and taken cannot be compared. */
  readonly lacksLeft: boolean;
}
type ScoreDraft = { -readonly [K in keyof Score]: Score[K] };

export const countingGames = ({ games }: ReplayedEvent): readonly EventGame[] =>
  games.filter(({ status, round }) => status === 'counts' && round !== 'play-off');

export const cardsOf = (left: readonly number[] | undefined): number =>
  left === undefined ? 0 : left.reduce((sum, cards) => sum + cards, 0);

const NO_CARDS: readonly (readonly number[])[] = [];

/** Cards left of each side, as far as they count: a forfeit leaves none. */
const leftOf = ({ result }: EventGame): readonly (readonly number[])[] =>
  result === null || result.why === 'forfeit' ? NO_CARDS : (result.left ?? NO_CARDS);

/** By the contestants' indices. */
export function scoresOf(event: ReplayedEvent): readonly Score[] {
  const isByeWin = event.format.kind === 'swiss';
  const scores = event.contestants.map((): ScoreDraft => ({
    played: 0,
    wins: 0,
    losses: 0,
    byes: 0,
    left: 0,
    taken: 0,
    opponents: 0,
    lacksLeft: false,
  }));
  const of = ({ index }: Contestant): ScoreDraft => scores[index] as ScoreDraft;
  const games = countingGames(event);
  for (const game of games) {
    const left = leftOf(game);
    const cards = left.reduce((sum, side) => sum + cardsOf(side), 0);
    const lacksLeft = game.result?.left === undefined && game.result?.why !== 'forfeit';
    const won = game.result?.won ?? null;
    game.contestants.forEach((side, i) => {
      for (const contestant of side) {
        const score = of(contestant);
        score.played += 1;
        score.left += cardsOf(left[i]);
        score.lacksLeft ||= lacksLeft;
        if (won === i) {
          score.wins += 1;
          score.taken += cards - cardsOf(left[i]);
        } else if (won !== null) score.losses += 1;
      }
    });
  }
  const byes = event.byes.filter(({ isExtra }) => !isExtra).flatMap(({ contestants }) => contestants);
  for (const contestant of byes) {
    of(contestant).byes += 1;
    if (isByeWin) of(contestant).wins += 1;
  }
  addOpponents(games, isByeWin ? byes : [], of);
  return scores;
}

const winsTogether = (side: readonly Contestant[], of: (contestant: Contestant) => ScoreDraft): number =>
  side.reduce((sum, one) => sum + of(one).wins, 0);

/** After all wins are known. A swiss bye is an opponent with the side's own wins. */
function addOpponents(
  games: readonly EventGame[],
  swissByes: readonly Contestant[],
  of: (contestant: Contestant) => ScoreDraft,
): void {
  for (const { contestants } of games) {
    let all = 0;
    for (const side of contestants) all += winsTogether(side, of);
    for (const side of contestants) {
      const others = all - winsTogether(side, of);
      for (const contestant of side) of(contestant).opponents += others;
    }
  }
  for (const contestant of swissByes) of(contestant).opponents += of(contestant).wins;
}
