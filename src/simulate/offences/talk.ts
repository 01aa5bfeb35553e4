import { type FlagCode } from '@/rulesets';
import type { EntryOf, Seat, SpeechKind } from '@/engine';
import { type RunningGame } from '../runningGame';
import { playerAt, topOf } from '../realTable';
import { reportsCode } from './exposure';
import { isRunning, nextNumber, type Offence, type TryOffence, otherSeats, pickOrNull } from './offence';
import { deadPosition } from './position';

const saying = (seat: Seat | null, what: SpeechKind, more: Partial<EntryOf<'speak'>> = {}): Offence => ({
  entries: [{ act: 'speak', seat, what, ...more }],
  seat,
  goesOn: true,
});

const partnersOf = ({ playRules, turn }: RunningGame): readonly Seat[] => playRules.partners[turn] ?? [];
const opponentsOf = (game: RunningGame): Seat[] => otherSeats(game, game.turn, ...partnersOf(game));

/** A partner of the player on turn speaks. Without partners, the referee reports the code instead. */
const partnerSays =
  (code: FlagCode, ...words: SpeechKind[]): TryOffence =>
  (game, when, dice) => {
    const seat = pickOrNull(dice, partnersOf(game));
    if (seat === null) return reportsCode(code)(game, when, dice);
    return isRunning(game, when) ? saying(seat, dice.pick(words), dice.chance(0.3) ? { to: game.turn } : {}) : null;
  };

export const advisesPartner = partnerSays('coach-verbal', 'advice', 'request');
export const partnerGestures = partnerSays('coach-nonverbal', 'gesture');
export const partnerChats = partnerSays('talk-unrelated', 'remark', 'question');
export const answersPartner = partnerSays('partner-reply', 'answer');

export const opponentAdvises: TryOffence = (game, when, dice) => {
  const seat = pickOrNull(dice, opponentsOf(game));
  return seat === null || !isRunning(game, when)
    ? null
    : saying(seat, dice.pick(['advice', 'gesture', 'answer', 'request']));
};

export const spectatorAdvises: TryOffence = (game, when, dice) =>
  isRunning(game, when) ? saying(null, dice.pick(['advice', 'gesture', 'answer'])) : null;

/** Somebody advises a partner whose turn it is not. */
export const advisesBetweenTurns: TryOffence = (game, when, dice) => {
  const pairs = opponentsOf(game).flatMap((seat) => (game.playRules.partners[seat] ?? []).map((to) => ({ seat, to })));
  const pair = pickOrNull(dice, pairs);
  if (pair === null) return reportsCode('coach-between-turns')(game, when, dice);
  return isRunning(game, when)
    ? saying(pair.seat, dice.pick(['advice', 'gesture', 'answer', 'request']), { to: pair.to })
    : null;
};

export const ownerChats: TryOffence = (game, when, dice) =>
  isRunning(game, when) ? saying(game.turn, dice.pick(['remark', 'question', 'advice', 'answer'])) : null;

export const ownerCommands: TryOffence = (game, when) => (isRunning(game, when) ? saying(game.turn, 'request') : null);

/** Talk that no opponent called, where only they may call it; elsewhere the referee reports the code. */
export const nobodyCalled: TryOffence = (game, when, dice) =>
  game.playRules.rules.readings.X07 === 'opponentsOnly'
    ? ownerChats(game, when, dice)
    : reportsCode('penalty-uncalled')(game, when, dice);

/** A penalty is due, and there are too few cards to draw and none to reshuffle. */
export const penaltyRunsShort: TryOffence = (game, when, dice) => {
  const cards = game.playRules.rules.values.penalty?.cards ?? 0;
  const coach = partnersOf(game).length > 0 ? 'coach-verbal' : 'coach-nonpartner';
  const seat = pickOrNull(dice, partnersOf(game).length > 0 ? partnersOf(game) : opponentsOf(game));
  if (!isRunning(game, when) || cards === 0 || seat === null || game.playRules.rules.cells[coach].ruling !== 'penalty')
    return null;
  const { entries } = deadPosition(game, dice.below(cards));
  if (entries === null) return null;
  const n = nextNumber(game) + 1;
  return {
    entries: [entries, { act: 'speak', seat, what: 'advice' }, { act: 'rule', flag: `${n}:${coach}`, call: 'remedy' }],
    seat,
    preliminaries: [{ at: 1, code: coach }],
  };
};

/** A partner turns up a stock card without a request. */
export const partnerFlips: TryOffence = (game, when, dice) => {
  const seat = pickOrNull(dice, partnersOf(game));
  const card = seat === null ? undefined : topOf(playerAt(game.realTable, seat).stock);
  return seat === null || card === undefined || !isRunning(game, when)
    ? null
    : { entries: [{ act: 'flip', seat, card }], seat };
};
