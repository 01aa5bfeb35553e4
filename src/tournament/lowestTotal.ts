import { type Contestant, type EventGame, type EventRound, type ReplayedEvent } from './replayedEvent';
import { cardsOf } from './scores';

/** What lowest-total adds up for one player. */
export interface ChargedTotal {
  /** One for each game that counts, in the order of the rounds. */
  readonly charges: readonly { readonly game: string; readonly round: number; readonly charge: number }[];
  readonly byes: number;
  /** What the byes are charged together: the own average, rounded up once. */
  readonly byeCharge: number;
  readonly total: number;
  /** Complete rounds in which the player had neither a game nor a bye. */
  readonly roundsMissed: number;
}
interface TotalDraft {
  readonly charges: { readonly game: string; readonly round: number; readonly charge: number }[];
  byes: number;
  roundsPresent: number;
}

/** By the contestants' indices. */
export function chargedTotals(event: ReplayedEvent): readonly ChargedTotal[] {
  const drafts = event.contestants.map((): TotalDraft => ({ charges: [], byes: 0, roundsPresent: 0 }));
  const of = ({ index }: Contestant): TotalDraft => drafts[index] as TotalDraft;
  for (const round of event.rounds) chargeRound(round, isChargedBySide(event), of);
  const complete = event.rounds.filter(({ isComplete }) => isComplete).length;
  return drafts.map(({ charges, byes, roundsPresent }) => {
    const sum = charges.reduce((total, { charge }) => total + charge, 0);
    const byeCharge = charges.length === 0 ? 0 : Math.ceil((byes * sum) / charges.length);
    return { charges, byes, byeCharge, total: sum + byeCharge, roundsMissed: complete - roundsPresent };
  });
}

const isChargedBySide = ({ format }: ReplayedEvent): boolean =>
  format.kind === 'lowest-total' && format.charge === 'side';

/** An abandoned game is no sitting down, and makes no round missed either. */
function chargeRound(
  { round, games, byes, isComplete }: EventRound,
  bySide: boolean,
  of: (contestant: Contestant) => TotalDraft,
): void {
  const counting = games.filter(({ status }) => status === 'counts');
  const played = counting.filter(({ result }) => result?.why !== 'forfeit');
  const highest = played.reduce((most, game) => Math.max(most, ...chargesOf(game, bySide).flat()), 0);
  for (const game of counting) {
    const charges = game.result?.why === 'forfeit' ? forfeitCharges(game, highest) : chargesOf(game, bySide);
    game.contestants.forEach((side, i) =>
      side.forEach((player, j) => of(player).charges.push({ game: game.id, round, charge: charges[i]?.[j] ?? 0 })),
    );
  }
  for (const player of byes.flatMap(({ contestants }) => contestants)) of(player).byes += 1;
  if (!isComplete) return;
  const seated = [...games.flatMap(({ contestants }) => contestants.flat()), ...byes.flatMap((bye) => bye.contestants)];
  for (const player of new Set(seated)) of(player).roundsPresent += 1;
}

/** The winning side 0, the others what is left in the stocks of the side, or in the own one. */
function chargesOf({ sides, result }: EventGame, bySide: boolean): readonly (readonly number[])[] {
  return sides.map((side, i) => {
    if (i === result?.won) return side.map(() => 0);
    const left = result?.left?.[i] ?? [];
    return bySide ? side.map(() => cardsOf(left)) : left;
  });
}

const forfeitCharges = ({ sides, result }: EventGame, highest: number): readonly (readonly number[])[] =>
  sides.map((side, i) => side.map(() => (i === result?.won ? 0 : highest)));
