import { type FlagCode } from '@/rulesets';
import type { EntryOf, Seat, Speech } from '@/engine';
import { type Running } from '../runningGame';
import { playerAt, topOf } from '../realTable';
import { reports } from './exposure';
import { isRunning, nextNumber, type Offence, type Offend, otherSeats, pickOr } from './offence';
import { deadPosition } from './position';

const saying = (seat: Seat | null, what: Speech, more: Partial<EntryOf<'speak'>> = {}): Offence => ({
  told: [{ act: 'speak', seat, what, ...more }],
  seat,
  goesOn: true,
});

const partnersOf = ({ sheet, turn }: Running): readonly Seat[] => sheet.partners[turn] ?? [];
const opponentsOf = (game: Running): Seat[] => otherSeats(game, game.turn, ...partnersOf(game));

/** A partner of the player on turn speaks; where nobody has one, the referee can only report it. */
const partnerSays =
  (code: FlagCode, ...words: Speech[]): Offend =>
  (game, when, dice) => {
    const seat = pickOr(dice, partnersOf(game));
    if (seat === null) return reports(code)(game, when, dice);
    return isRunning(game, when) ? saying(seat, dice.pick(words), dice.chance(0.3) ? { to: game.turn } : {}) : null;
  };

export const advisesPartner = partnerSays('coach-verbal', 'advice', 'request');
export const gestures = partnerSays('coach-nonverbal', 'gesture');
export const chats = partnerSays('talk-unrelated', 'remark', 'question');
export const answersPartner = partnerSays('partner-reply', 'answer');

export const opponentAdvises: Offend = (game, when, dice) => {
  const seat = pickOr(dice, opponentsOf(game));
  return seat === null || !isRunning(game, when)
    ? null
    : saying(seat, dice.pick(['advice', 'gesture', 'answer', 'request']));
};

export const spectatorAdvises: Offend = (game, when, dice) =>
  isRunning(game, when) ? saying(null, dice.pick(['advice', 'gesture', 'answer'])) : null;

/** Somebody advises a partner whose turn it is not. */
export const advisesBetweenTurns: Offend = (game, when, dice) => {
  const pairs = opponentsOf(game).flatMap((seat) => (game.sheet.partners[seat] ?? []).map((to) => ({ seat, to })));
  const pair = pickOr(dice, pairs);
  if (pair === null) return reports('coach-between-turns')(game, when, dice);
  return isRunning(game, when)
    ? saying(pair.seat, dice.pick(['advice', 'gesture', 'answer', 'request']), { to: pair.to })
    : null;
};

export const ownerChats: Offend = (game, when, dice) =>
  isRunning(game, when) ? saying(game.turn, dice.pick(['remark', 'question', 'advice', 'answer'])) : null;

export const ownerCommands: Offend = (game, when) => (isRunning(game, when) ? saying(game.turn, 'request') : null);

/** Where only an opponent's call counts, any talk the referee alone has heard; elsewhere it is reported. */
export const nobodyCalled: Offend = (game, when, dice) =>
  game.sheet.rules.readings.X07 === 'opponentsOnly'
    ? ownerChats(game, when, dice)
    : reports('penalty-uncalled')(game, when, dice);

/** The penalty is due and the draw pile has not enough for it, nor has anything been set aside. */
export const penaltyRunsShort: Offend = (game, when, dice) => {
  const cards = game.sheet.rules.values.penalty?.cards ?? 0;
  const coach = partnersOf(game).length > 0 ? 'coach-verbal' : 'coach-nonpartner';
  const seat = pickOr(dice, partnersOf(game).length > 0 ? partnersOf(game) : opponentsOf(game));
  if (!isRunning(game, when) || cards === 0 || seat === null || game.sheet.rules.cells[coach].ruling !== 'penalty')
    return null;
  const { told } = deadPosition(game, dice.below(cards));
  if (told === null) return null;
  const n = nextNumber(game) + 1;
  return {
    told: [told, { act: 'speak', seat, what: 'advice' }, { act: 'rule', flag: `${n}:${coach}`, call: 'remedy' }],
    seat,
    means: [{ at: 1, code: coach }],
  };
};

/** A partner turns up the own stock without a word. */
export const partnerFlips: Offend = (game, when, dice) => {
  const seat = pickOr(dice, partnersOf(game));
  const card = seat === null ? undefined : topOf(playerAt(game.world, seat).stock);
  return seat === null || card === undefined || !isRunning(game, when)
    ? null
    : { told: [{ act: 'flip', seat, card }], seat };
};
