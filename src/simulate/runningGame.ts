import type { Act, Entry, EntryOf, Seat, Winner } from '@/engine';
import { type Dice } from './dice';
import { type Sheet } from './playRules';
import { type Lay, playerAt, type World } from './realTable';

/** An entry before it has its number. */
export type Told = { [A in Act]: Omit<EntryOf<A>, 'n'> }[Act];

/**
 * Where a game can be looked at: stocks about to be told, dealt and the starter known, a turn about
 * to begin, in the middle of one (after the draw, and again after every play), over.
 */
export type When = 'deal' | 'dealt' | 'begin' | 'middle' | 'over';

/** A game in progress: the real cards, what has been told of them, and how far the turn has come. */
export interface Running {
  readonly sheet: Sheet;
  readonly world: World;
  readonly entries: Entry[];
  readonly dice: Dice;
  readonly skill: number;
  readonly haste: number;
  readonly watch: ((when: When, game: Running) => void) | undefined;
  /** Stocks whose top the record knows. */
  readonly topTold: boolean[];
  dealer: Seat | null;
  turn: Seat;
  started: boolean;
  /** Cards due and not drawn, because there were none. */
  due: number;
  /** The last thing the player on turn did, apart from turning up a stock card. */
  last: 'nothing' | 'draw' | 'play';
  plays: number;
  /** The card laid last in this turn by the one on turn, and whether anybody has learned anything since. */
  laid: (Lay & { readonly seat: Seat; learned: boolean }) | null;
  /** Who has just discarded, nobody having acted since. */
  after: Seat | null;
  /** Turns in a row without a building play. */
  idle: number;
  winner: Winner | null;
}

export function tell(game: Running, told: Told): void {
  game.entries.push({ n: game.entries.length + 1, ...told } as Entry);
}

export const handOf = (game: Running): number => playerAt(game.world, game.turn).hand.length;

/** Cards the player on turn would draw now. */
export const wantedBy = (game: Running): number => Math.max(0, game.sheet.rules.values.hand - handOf(game));
