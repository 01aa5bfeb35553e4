import { type FlagCode } from '@/rulesets';
import type { EntryOf, Seat, SpeechKind } from '@/engine';
import { type RunningGame } from '../runningGame';
import { playerAt, topCardOf } from '../realTable';
import { offendByReportedIrregularity } from './exposure';
import {
  isMomentInTurn,
  nextEntryNumber,
  type CommittedOffence,
  type TryOffence,
  seatsExcept,
  pickOrNull,
} from './offence';
import { positionWithDrawPileRunOut } from './position';

const saying = (seat: Seat | null, what: SpeechKind, more: Partial<EntryOf<'speak'>> = {}): CommittedOffence => ({
  entries: [{ act: 'speak', seat, what, ...more }],
  seat,
  goesOn: true,
});

const partnersOf = ({ playRules, turn }: RunningGame): readonly Seat[] => playRules.partners[turn] ?? [];
const opponentsOf = (game: RunningGame): Seat[] => seatsExcept(game, game.turn, ...partnersOf(game));

/** A partner of the player on turn speaks. Without partners, the referee reports the code instead. */
const partnerSays =
  (code: FlagCode, ...words: SpeechKind[]): TryOffence =>
  (game, when, dice) => {
    const seat = pickOrNull(dice, partnersOf(game));
    if (seat === null) return offendByReportedIrregularity(code)(game, when, dice);
    return isMomentInTurn(game, when)
      ? saying(seat, dice.pick(words), dice.chance(0.3) ? { to: game.turn } : {})
      : null;
  };

export const offendByAdvisingPartner = partnerSays('coach-verbal', 'advice', 'request');
export const offendByPartnerGesture = partnerSays('coach-nonverbal', 'gesture');
export const offendByPartnerChat = partnerSays('talk-unrelated', 'remark', 'question');
export const offendByPartnerAnswer = partnerSays('partner-reply', 'answer');

export const offendByOpponentAdvice: TryOffence = (game, when, dice) => {
  const seat = pickOrNull(dice, opponentsOf(game));
  return seat === null || !isMomentInTurn(game, when)
    ? null
    : saying(seat, dice.pick(['advice', 'gesture', 'answer', 'request']));
};

export const offendBySpectatorAdvice: TryOffence = (game, when, dice) =>
  isMomentInTurn(game, when) ? saying(null, dice.pick(['advice', 'gesture', 'answer'])) : null;

/** Somebody advises a partner whose turn it is not. */
export const offendByAdvisingBetweenTurns: TryOffence = (game, when, dice) => {
  const pairs = opponentsOf(game).flatMap((seat) => (game.playRules.partners[seat] ?? []).map((to) => ({ seat, to })));
  const pair = pickOrNull(dice, pairs);
  if (pair === null) return offendByReportedIrregularity('coach-between-turns')(game, when, dice);
  return isMomentInTurn(game, when)
    ? saying(pair.seat, dice.pick(['advice', 'gesture', 'answer', 'request']), { to: pair.to })
    : null;
};

export const offendByTurnOwnerChat: TryOffence = (game, when, dice) =>
  isMomentInTurn(game, when) ? saying(game.turn, dice.pick(['remark', 'question', 'advice', 'answer'])) : null;

export const offendByTurnOwnerCommand: TryOffence = (game, when) =>
  isMomentInTurn(game, when) ? saying(game.turn, 'request') : null;

/** Talk that no opponent called, where only they may call it; elsewhere the referee reports the code. */
export const offendByTalkWithoutPenaltyCall: TryOffence = (game, when, dice) =>
  game.playRules.rules.readings.X07 === 'opponentsOnly'
    ? offendByTurnOwnerChat(game, when, dice)
    : offendByReportedIrregularity('penalty-uncalled')(game, when, dice);

/** A penalty is due, and there are too few cards to draw and none to reshuffle. */
export const offendByPileTooShortForPenalty: TryOffence = (game, when, dice) => {
  const cards = game.playRules.rules.values.penalty?.cards ?? 0;
  const coach = partnersOf(game).length > 0 ? 'coach-verbal' : 'coach-nonpartner';
  const seat = pickOrNull(dice, partnersOf(game).length > 0 ? partnersOf(game) : opponentsOf(game));
  if (
    !isMomentInTurn(game, when) ||
    cards === 0 ||
    seat === null ||
    game.playRules.rules.cells[coach].ruling !== 'penalty'
  )
    return null;
  const { entries } = positionWithDrawPileRunOut(game, dice.below(cards));
  if (entries === null) return null;
  const n = nextEntryNumber(game) + 1;
  return {
    entries: [entries, { act: 'speak', seat, what: 'advice' }, { act: 'rule', flag: `${n}:${coach}`, call: 'remedy' }],
    seat,
    preliminaries: [{ at: 1, code: coach }],
  };
};

/** A partner turns up a stock card without a request. */
export const offendByPartnerFlip: TryOffence = (game, when, dice) => {
  const seat = pickOrNull(dice, partnersOf(game));
  const card = seat === null ? undefined : topCardOf(playerAt(game.realTable, seat).stock);
  return seat === null || card === undefined || !isMomentInTurn(game, when)
    ? null
    : { entries: [{ act: 'flip', seat, card }], seat };
};
