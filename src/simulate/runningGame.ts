import type { Act, Entry, EntryOf, Seat, Winner } from '@/engine';
import { type SeededRandom } from '@/base';
import { type PlayRules } from './playRules';
import { type CardPlay, playerAt, type RealTable } from './realTable';

/** An entry that has no number yet. */
export type UnnumberedEntry = { [A in Act]: Omit<EntryOf<A>, 'n'> }[Act];

/**
 * The moments at which `watch` is called: `deal` before the deal is recorded, `dealt` when the starter is
 * known, `begin` before a turn, `middle` after the draw and after every play, `over` at the end.
 */
export type MomentKind = 'deal' | 'dealt' | 'begin' | 'middle' | 'over';

/** A game in progress: the real cards, the entries recorded so far, and the state of the turn. */
export interface RunningGame {
  readonly playRules: PlayRules;
  readonly realTable: RealTable;
  readonly entries: Entry[];
  readonly dice: SeededRandom;
  readonly skill: number;
  readonly haste: number;
  readonly watch: ((when: MomentKind, game: RunningGame) => void) | undefined;
  /** By seat: whether the record knows the top of the stock. */
  readonly topRecorded: boolean[];
  dealer: Seat | null;
  turn: Seat;
  started: boolean;
  /** Cards that were due and could not be drawn because there were none. */
  due: number;
  /** The last thing the player on turn did, apart from turning up a stock card. */
  last: 'nothing' | 'draw' | 'play';
  plays: number;
  /** The last card the player on turn laid in this turn, and whether a card was drawn or turned up since. */
  laid: (CardPlay & { readonly seat: Seat; learned: boolean }) | null;
  /** Who discarded last, as long as nobody has acted since. */
  after: Seat | null;
  /** Consecutive turns without a play. */
  idle: number;
  winner: Winner | null;
}

export function recordEntry(game: RunningGame, told: UnnumberedEntry): void {
  game.entries.push({ n: game.entries.length + 1, ...told } as Entry);
}

export const handSizeOfTurnOwner = (game: RunningGame): number => playerAt(game.realTable, game.turn).hand.length;

/** How many cards the player on turn would draw now. */
export const cardsToFillHand = (game: RunningGame): number =>
  Math.max(0, game.playRules.rules.values.hand - handSizeOfTurnOwner(game));
