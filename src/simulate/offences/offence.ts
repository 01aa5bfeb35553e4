import { type AnyCode } from '@/rulesets';
import type { Header, Seat, Verdict } from '@/engine';
import { type Dice } from '../dice';
import { type Running, type Told, type When } from '../running';

export type OffenceCode = Exclude<AnyCode, 'extra-game'>;

/** What somebody does wrong, and whom the book blames for it. */
export interface Offence {
  /** What is told, the offence last unless `at` says otherwise. */
  readonly told: readonly Told[];
  readonly seat: Seat | null;
  readonly at?: number;
  /** Where the offence sits in the header: other seats, other chapters. */
  readonly header?: Header;
  /** What was told before does not fit that header: the record begins here. */
  readonly anew?: true;
  /** Where it is not the one of the sheet's cell. */
  readonly verdict?: Verdict;
  /** Flags that have to be raised on the way to this one, by their place in `told`. */
  readonly means?: readonly { readonly at: number; readonly code: AnyCode }[];
  /** No card has moved: the game goes on as if nothing had happened. */
  readonly goesOn?: true;
  /** Told in place of the entry that would have come next. */
  readonly instead?: true;
}

/** Commits the offence if this is a moment for it. Looks at the game, and never touches it. */
export type Offend = (game: Running, when: When, dice: Dice) => Offence | null;

/** The number the next entry told will have, so that a ruling can name its flag. */
export const nextNumber = (game: Running): number => game.entries.length + 1;

export const isRunning = (game: Running, when: When): boolean =>
  game.started && (when === 'begin' || when === 'middle');

export const otherSeats = (game: Running, ...not: (Seat | null)[]): Seat[] =>
  game.sheet.partners.flatMap((_, seat) => (not.includes(seat) ? [] : [seat]));

/** Only at some moments there is somebody to do it. */
export const pickOr = <T>(dice: Dice, items: readonly T[]): T | null => (items.length === 0 ? null : dice.pick(items));
