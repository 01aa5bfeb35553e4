import { type Seat } from '@/engine';
import { type SeededRandom } from '@/base';
import { distinctHandCards, legalPlaysOfCards, type CardWithSource } from '../strategy';
import { handSizeOfTurnOwner, type RunningGame, type MomentKind } from '../runningGame';
import { playerAt, topCardOf } from '../realTable';
import {
  makeAskedPlayEntry,
  makeDiscardEntry,
  pickFittingPlay,
  type CommittedOffence,
  type TryOffence,
  seatsExcept,
  pileTopsExceptLastStockCard,
  makePlayEntry,
  pickProperDiscard,
} from './offence';

/** Plays another player's card; a partner may be asked to move it. */
function playsOf(
  game: RunningGame,
  when: MomentKind,
  dice: SeededRandom,
  places: readonly CardWithSource[],
  mayAsk: boolean,
): CommittedOffence | null {
  const lay = when === 'middle' ? pickFittingPlay(game, game.realTable, places, dice) : null;
  if (lay === null) return null;
  return {
    entries: [mayAsk && dice.chance(0.5) ? makeAskedPlayEntry(lay) : makePlayEntry(game.turn, lay)],
    seat: game.turn,
  };
}

const partnersOf = ({ playRules, turn }: RunningGame): readonly Seat[] => playRules.partners[turn] ?? [];

export const offendByPlayingPartnerStock: TryOffence = (game, when, dice) => {
  const places = partnersOf(game).flatMap((seat) =>
    pileTopsExceptLastStockCard(game.realTable, seat).filter(({ from }) => from === 'stock'),
  );
  return playsOf(game, when, dice, places, true);
};

export const offendByPlayingPartnerDiscard: TryOffence = (game, when, dice) => {
  const places = partnersOf(game).flatMap((seat) =>
    pileTopsExceptLastStockCard(game.realTable, seat).filter(({ from }) => from !== 'stock'),
  );
  return playsOf(game, when, dice, places, true);
};

export const offendByPlayingPartnerHand: TryOffence = (game, when, dice) =>
  playsOf(
    game,
    when,
    dice,
    partnersOf(game).flatMap((seat) => distinctHandCards(game.realTable, seat)),
    true,
  );

export const offendByPlayingOpponentCard: TryOffence = (game, when, dice) => {
  const opponents = seatsExcept(game, game.turn, ...partnersOf(game));
  return playsOf(
    game,
    when,
    dice,
    opponents.flatMap((seat) => pileTopsExceptLastStockCard(game.realTable, seat)),
    false,
  );
};

export const offendByPlayingPartnerDiscardInFirstTurn: TryOffence = (game, when, dice) =>
  game.playRules.sharesPiles && playerAt(game.realTable, game.turn).turns === 0
    ? offendByPlayingPartnerDiscard(game, when, dice)
    : null;

export const offendByPlayingBuriedDiscard: TryOffence = (game, when, dice) => {
  const { realTable, turn } = game;
  const buried = playerAt(realTable, turn).discards.flatMap((cards, pile) =>
    cards
      .filter((card) => card !== topCardOf(cards))
      .map((card) => ({ card, from: `discard:${pile}`, owner: turn }) as CardWithSource),
  );
  return playsOf(game, when, dice, buried, false);
};

/** The player's stock card fits, and the turn ends without it. */
export const offendByDecliningStockPlay: TryOffence = (game, when, dice) => {
  const { playRules, realTable, turn } = game;
  const stock = pileTopsExceptLastStockCard(realTable, turn).filter(({ from }) => from === 'stock');
  const drop = pickProperDiscard(game, realTable, turn, dice);
  const declined =
    when === 'middle' && game.topRecorded[turn] === true && legalPlaysOfCards(playRules, realTable, stock).length > 0;
  return declined && drop !== null ? { entries: [makeDiscardEntry(turn, drop)], seat: turn } : null;
};

/** Plays from a discard pile and no stock card after it. */
export const offendByPlayingDiscardWithoutStock: TryOffence = (game, when, dice) => {
  const { realTable, turn } = game;
  const lay = pickFittingPlay(
    game,
    realTable,
    pileTopsExceptLastStockCard(realTable, turn).filter(({ from }) => from !== 'stock'),
    dice,
  );
  const drop = pickProperDiscard(game, realTable, turn, dice);
  if (
    when !== 'middle' ||
    lay === null ||
    drop === null ||
    handSizeOfTurnOwner(game) < 1 ||
    game.playRules.rules.values.fourBeforeStack !== 'off'
  )
    return null;
  return { entries: [makePlayEntry(turn, lay), makeDiscardEntry(turn, drop)], seat: turn };
};
