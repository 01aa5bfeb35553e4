import { type Entry } from '@/engine';
import { isSignedUnderProtest, type ResultFacts, type SideResult } from '@/state';
import { type Words } from '@/words';

/** How the game ended, in a title and a sentence. */
export interface ResultHeadlineWords {
  readonly title: string;
  readonly help: string;
  readonly hasWinner: boolean;
}

export function resultHeadlineWords({ why, sides }: ResultFacts, words: Words): ResultHeadlineWords {
  const { result: say } = words.review;
  const won = sides.filter(({ isWinner }) => isWinner);
  const winners = won.flatMap(({ seats }) => seats.map(({ name }) => name));
  if (winners.length > 0) {
    // some sheets let a side win with one of its stocks
    const isAllPlayed = winners.length > 1 && won.every(({ stock }) => stock === 0);
    const byStock = isAllPlayed ? say.wonByStocks : say.wonByStock;
    return { title: say.won(winners), help: why === 'concede' ? say.wonByConcession : byStock, hasWinner: true };
  }
  const hasWinner = false;
  if (why === null) return { title: say.goesOn, help: say.goesOnHelp, hasWinner };
  if (why === 'time') return { title: say.time, help: say.timeHelp, hasWinner };
  if (why === 'concede') return { title: say.conceded, help: say.concededHelp, hasWinner };
  return { title: say.abandoned, help: say.abandonedHelp, hasWinner };
}

/** Who signed for a side, and what is disputed; null where nobody did. */
export interface SignatureWords {
  readonly title: string;
  /** What is disputed; null where nothing is, or nobody wrote down what. */
  readonly protest: string | null;
  readonly isProtest: boolean;
}

export function signatureWords({ signature, seats }: SideResult, { review }: Words): SignatureWords | null {
  if (signature === null) return null;
  const { result: say } = review;
  const isDisputed = isSignedUnderProtest(signature);
  const { name, disputes } = signature;
  return {
    title: (isDisputed ? say.signedUnder : say.signed)(name, review.names(seats.map((seat) => seat.name))),
    protest: isDisputed && typeof disputes === 'string' ? disputes : null,
    isProtest: isDisputed,
  };
}

/** When a game began and when its last entry that is no signature was told, in ms; null where no times were kept. */
export function findPlayStartAndEndMs(
  entries: readonly Entry[],
): { readonly began: number; readonly ended: number } | null {
  const times = entries.flatMap(({ act, at }) => {
    const time = act === 'sign' || at === undefined ? Number.NaN : Date.parse(at);
    return Number.isNaN(time) ? [] : [time];
  });
  const [began, ended] = [times[0], times.at(-1)];
  return began === undefined || ended === undefined || ended < began ? null : { began, ended };
}

/** How long a game lasted, to the minute. */
export const minutesBetween = ({ began, ended }: { readonly began: number; readonly ended: number }): number =>
  Math.round((ended - began) / 60_000);
