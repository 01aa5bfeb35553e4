import type { EntryOf } from '@/engine';
import type { FlagCode } from '@/rulesets';
import { discardOf, isRunning, type Offend, otherSeats, pickOr, properDrop } from './offence';
import { playerAt } from '../realTable';

/** What no act tells: the referee saw it. */
export const reports =
  (code: FlagCode): Offend =>
  (game, when, dice) => {
    const seat = dice.pick(otherSeats(game));
    return isRunning(game, when) ? { told: [{ act: 'report', seat, code }], seat, goesOn: true } : null;
  };

export const peeks =
  (where: EntryOf<'peek'>['where']): Offend =>
  (game, when, dice) => {
    const seat = dice.pick(otherSeats(game));
    return isRunning(game, when) ? { told: [{ act: 'peek', seat, where }], seat, goesOn: true } : null;
  };

/** Where a shown card is committed the game does not go on as it would have. */
export const showsHandCard: Offend = (game, when, dice) => {
  const seat = pickOr(
    dice,
    otherSeats(game).filter((each) => playerAt(game.world, each).hand.length > 0),
  );
  if (seat === null || !isRunning(game, when)) return null;
  const { revealedCard } = game.sheet.rules.values;
  const told = [{ act: 'reveal', seat, card: dice.pick(playerAt(game.world, seat).hand) } as const];
  return revealedCard === 'handCommit' || revealedCard === 'both' ? { told, seat } : { told, seat, goesOn: true };
};

/** Shows one card and discards another. */
export const keepsShownCard: Offend = (game, when, dice) => {
  const { world, turn } = game;
  const drop = properDrop(game, world, turn, dice);
  const shown = pickOr(
    dice,
    playerAt(world, turn).hand.filter((card) => card !== drop?.card),
  );
  if (when !== 'middle' || drop === null || shown === null || game.sheet.mustPlayStock) return null;
  return { told: [{ act: 'reveal', seat: turn, card: shown }, discardOf(turn, drop)], seat: turn };
};

/** While the game is on, somebody's stock is not gone; whoever wins wins at once. */
export const claimsEarly: Offend = (game, when, dice) => {
  const seat = dice.pick(otherSeats(game));
  return isRunning(game, when) ? { told: [{ act: 'claim', seat }], seat, goesOn: true } : null;
};
