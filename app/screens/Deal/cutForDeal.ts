import { type Card, isNumber, type Seat } from '@/engine';

export interface Drawn {
  readonly seat: Seat;
  readonly card: Card;
}

/** How far drawing cards for the deal has come. */
export interface Cut {
  /** Who draws next; null when it is decided. */
  readonly ask: Seat | null;
  readonly dealer: Seat | null;
  /** Those who can still become dealer. */
  readonly rivals: readonly Seat[];
  /** Each round is told by itself: who tied draws again, and only against each other. */
  readonly rounds: readonly (readonly Drawn[])[];
}

/** The highest number deals. A Skip-Bo does not count: that player draws again. Who ties for highest draws again too. */
export function cutForDeal(seats: readonly Seat[], drawn: readonly Drawn[]): Cut {
  let rivals = seats;
  let round: Drawn[] = [];
  let shown = new Map<Seat, number>();
  const rounds: Drawn[][] = [];
  for (const one of drawn) {
    if (round.length === 0) rounds.push(round);
    round.push(one);
    if (isNumber(one.card)) shown.set(one.seat, one.card);
    if (shown.size < rivals.length) continue;
    const best = Math.max(...shown.values());
    rivals = rivals.filter((seat) => shown.get(seat) === best);
    round = [];
    shown = new Map();
    if (rivals.length === 1) break;
  }
  const [only, other] = rivals;
  const dealer = other === undefined && only !== undefined ? only : null;
  const ask = dealer === null ? (rivals.find((seat) => !shown.has(seat)) ?? null) : null;
  return { ask, dealer, rivals, rounds };
}
