import { type EntryOf, type Header, isNumberCard, type Seat, type Verdict } from '@/engine';
import type { AnyFlagCode } from '@/rulesets';
import { type SeededRandom } from '@/base';
import { type CardPlay, playerAt, type RealTable } from '../realTable';
import { type RunningGame, type UnnumberedEntry, type MomentKind } from '../runningGame';
import {
  type DiscardChoice,
  distinctHandCards,
  legalPlaysOfCards,
  allowedDiscardPiles,
  stockAndDiscardTops,
  type CardWithSource,
} from '../strategy';

export type OffenceCode = Exclude<AnyFlagCode, 'extra-game'>;

/** The entries that commit an offence, and the seat the flag must name. */
export interface CommittedOffence {
  /** The entries to record. The last one is the offence, unless `at` gives another index. */
  readonly entries: readonly UnnumberedEntry[];
  readonly seat: Seat | null;
  readonly at?: number;
  /** For an offence in the header: other seats, other chapters. */
  readonly header?: Header;
  /** The earlier entries do not fit the new header, so the record begins with these. */
  readonly anew?: true;
  /** The expected verdict, if it is not the ruling of the ruleset's cell. */
  readonly verdict?: Verdict;
  /** Flags that must be raised before this one, by their index in `entries`. */
  readonly preliminaries?: readonly { readonly at: number; readonly code: AnyFlagCode }[];
  /** No card has moved, so the game can continue. */
  readonly goesOn?: true;
  /** The entries replace the next entry of the game. */
  readonly instead?: true;
}

/** Commits the offence if this moment is suitable, else returns null. Must not change the game. */
export type TryOffence = (game: RunningGame, when: MomentKind, dice: SeededRandom) => CommittedOffence | null;

/** The number of the next entry, so that a ruling can name its flag. */
export const nextEntryNumber = (game: RunningGame): number => game.entries.length + 1;

export const isMomentInTurn = (game: RunningGame, when: MomentKind): boolean =>
  game.started && (when === 'begin' || when === 'middle');

export const seatsExcept = (game: RunningGame, ...not: (Seat | null)[]): Seat[] =>
  game.playRules.partners.flatMap((_, seat) => (not.includes(seat) ? [] : [seat]));

/** A random item; null if there is none. */
export const pickOrNull = <T>(dice: SeededRandom, items: readonly T[]): T | null =>
  items.length === 0 ? null : dice.pick(items);

/** The top cards of a player's piles, except a last stock card: playing that would end the game. */
export const pileTopsExceptLastStockCard = (realTable: RealTable, owner: Seat): CardWithSource[] =>
  stockAndDiscardTops(realTable, owner).filter(
    ({ from }) => from !== 'stock' || playerAt(realTable, owner).stock.length > 1,
  );

export const handStockAndDiscardTops = (realTable: RealTable, seat: Seat): CardWithSource[] => [
  ...distinctHandCards(realTable, seat),
  ...pileTopsExceptLastStockCard(realTable, seat),
];

/** A random legal play of one of these cards. */
export const pickFittingPlay = (
  { playRules }: RunningGame,
  realTable: RealTable,
  places: readonly CardWithSource[],
  dice: SeededRandom,
): CardPlay | null => pickOrNull(dice, legalPlaysOfCards(playRules, realTable, places));

/** Plays of a number onto a started pile that needs a different one. */
export const misfittingPlays = (realTable: RealTable, places: readonly CardWithSource[]): CardPlay[] =>
  places.flatMap((place) =>
    realTable.building.flatMap(({ shows }, to) =>
      isNumberCard(place.card) && shows > 0 && place.card !== shows + 1 ? [{ ...place, to }] : [],
    ),
  );

/** A random discard that breaks no rule. */
export function pickProperDiscard(
  { playRules }: RunningGame,
  realTable: RealTable,
  seat: Seat,
  dice: SeededRandom,
): DiscardChoice | null {
  const { hand } = playerAt(realTable, seat);
  return hand.length === 0
    ? null
    : { card: dice.pick(hand), pile: dice.pick(allowedDiscardPiles(playRules, realTable, seat)) };
}

export const cardsMissingFromHand = ({ playRules }: RunningGame, realTable: RealTable, seat: Seat): number =>
  Math.max(0, playRules.rules.values.hand - playerAt(realTable, seat).hand.length);

export const makePlayEntry = (seat: Seat, { card, from, owner, to }: CardPlay): Omit<EntryOf<'play'>, 'n'> => ({
  act: 'play',
  seat,
  card,
  from,
  ...(owner === seat ? {} : { owner }),
  to,
});

/** The same play, made by the partner at the player's request. */
export const makeAskedPlayEntry = ({ card, from, owner, to }: CardPlay): Omit<EntryOf<'play'>, 'n'> => ({
  act: 'play',
  seat: owner,
  card,
  from,
  to,
  asked: true,
});

export const makeDiscardEntry = (seat: Seat, { card, pile }: DiscardChoice): Omit<EntryOf<'discard'>, 'n'> => ({
  act: 'discard',
  seat,
  card,
  pile,
});
