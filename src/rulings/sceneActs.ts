import { listToArray } from '@/base';
import {
  type Act,
  type Card,
  type EntryOf,
  type RulingCall,
  type Source,
  type SpeechKind,
  isTeamGame,
  type Table,
  WILD_CARD,
} from '@/engine';
import { type AnyFlagCode, type FlagCode, type Rules, stockSize } from '@/rulesets';
import { parseSamplePosition, parsePositionAtTurnBegin } from './parseSamplePosition';
import { type SampleTable, type SeatRole } from './sampleTable';

type WithoutNumber<E> = E extends unknown ? Omit<E, 'n'> : never;
/** An entry before it has its number. */
export type SceneEntry = WithoutNumber<EntryOf<Act>>;

/** Where an act of a scene happens: the table so far, and who sits where. */
export interface SceneSoFar {
  readonly at: SampleTable;
  readonly rules: Rules;
  readonly table: Table;
}
/** What happens, in entries of a record. None, where it cannot happen under these rules. */
export type SceneAct = (soFar: SceneSoFar) => readonly SceneEntry[];

const single =
  (make: (seatOf: SampleTable['seatOf'], soFar: SceneSoFar) => SceneEntry): SceneAct =>
  (soFar) => [make(soFar.at.seatOf, soFar)];

/** What lies on the table; see `parseSamplePosition`. */
export const lies =
  (text: string): SceneAct =>
  ({ at, rules }) => [parseSamplePosition(text, at, rules.values.deck)];

/**
 * A six from the stock would be the last card that stands between the first seat and the win, as these rules count it:
 * where the partner's stock has to be empty too, it is.
 */
export const isOneCardFromWin =
  (top: Card = 6): SceneAct =>
  (soFar) => {
    const { at, rules, table } = soFar;
    const lastOfSide = `you* stock 1 top ${top} | partner stock 0 | next hand 4 | build 5 0 0 0`;
    const ownOnly = `you* stock 1 top ${top} | next hand 4 | build 5 0 0 0`;
    const needsPartner = isTeamGame(rules, table) && rules.values.win !== 'firstPlayerForTeam';
    return lies(needsPartner ? lastOfSide : ownOnly)({ at, rules, table });
  };

/** The same, with a turn that has just begun: nothing drawn yet. */
export const turnBegins =
  (text: string): SceneAct =>
  ({ at, rules }) =>
    parsePositionAtTurnBegin(text, at, rules.values.deck);

const TOPS: readonly Card[] = [12, 3, 4, 5, 6, 7, 8, 2, 1, 9, 10, 3];

interface DealDetails {
  readonly tops?: readonly Card[];
  readonly dealer?: SeatRole;
  /** The deck was counted: so many cards more than the rules name. */
  readonly deckBeyond?: number;
  /** The stock of the second seat was counted: so many cards more than the rules name. */
  readonly stockBeyond?: number;
}

/** The stocks are dealt. Unless told otherwise the first seat starts, however these rules find the starter. */
export const deals = ({ tops = TOPS, dealer = 'last', deckBeyond, stockBeyond }: DealDetails = {}): SceneAct =>
  single((seatOf, { at, rules }) => {
    const seats = Array.from({ length: at.seats }, (_, seat) => seat);
    const size = stockSize(rules, at.seats);
    return {
      act: 'deal',
      tops: seats.map((seat) => tops[seat] ?? (seat % 9) + 1),
      ...(rules.values.starter === 'leftOfDealer' ? { dealer: seatOf(dealer) } : {}),
      ...(deckBeyond === undefined ? {} : { deck: rules.values.deck + deckBeyond }),
      ...(stockBeyond === undefined
        ? {}
        : { stock: seats.map((seat) => (seat === seatOf('next') ? Math.max(0, size + stockBeyond) : size)) }),
    };
  });

export const draws = (who: SeatRole, count: number): SceneAct =>
  single((seatOf) => ({ act: 'draw', seat: seatOf(who), count }));

/** Draws up to a full hand. */
export const fillsHand = (who: SeatRole): SceneAct =>
  single((seatOf, { rules, table }) => ({
    act: 'draw',
    seat: seatOf(who),
    count: Math.max(0, rules.values.hand - (table.seats[seatOf(who)]?.hand ?? 0)),
  }));

interface PlayDetails {
  readonly from?: Source;
  readonly of?: SeatRole;
  readonly asked?: true;
}
/** A card is laid on a building pile; `to` 4 is a fifth pile. */
export const lays = (who: SeatRole, card: Card, to: number, { from = 'hand', of, asked }: PlayDetails = {}): SceneAct =>
  single((seatOf) => ({
    act: 'play',
    seat: seatOf(who),
    card,
    from,
    to,
    ...(of === undefined ? {} : { owner: seatOf(of) }),
    ...(asked === undefined ? {} : { asked }),
  }));

export const turnsUp = (who: SeatRole, card: Card): SceneAct =>
  single((seatOf) => ({ act: 'flip', seat: seatOf(who), card }));

interface DiscardDetails {
  readonly from?: Source;
  readonly of?: SeatRole;
}
export const discards = (who: SeatRole, card: Card, pile: number, { from, of }: DiscardDetails = {}): SceneAct =>
  single((seatOf) => ({
    act: 'discard',
    seat: seatOf(who),
    card,
    pile,
    ...(from === undefined ? {} : { from }),
    ...(of === undefined ? {} : { owner: seatOf(of) }),
  }));

export const passes = (who: SeatRole): SceneAct => single((seatOf) => ({ act: 'pass', seat: seatOf(who) }));
export const shifts = (who: SeatRole, pile: number, to: number | 'hand'): SceneAct =>
  single((seatOf) => ({ act: 'shift', seat: seatOf(who), pile, to }));

interface SpeechDetails {
  readonly to?: SeatRole;
  readonly calledBy?: SeatRole;
}
export const says = (who: SeatRole | 'spectator', what: SpeechKind, { to, calledBy }: SpeechDetails = {}): SceneAct =>
  single((seatOf) => ({
    act: 'speak',
    seat: who === 'spectator' ? null : seatOf(who),
    what,
    ...(to === undefined ? {} : { to: seatOf(to) }),
    ...(calledBy === undefined ? {} : { calledBy: seatOf(calledBy) }),
  }));

export const shows = (who: SeatRole, card: Card): SceneAct =>
  single((seatOf) => ({ act: 'reveal', seat: seatOf(who), card }));
export const peeks = (who: SeatRole, where: EntryOf<'peek'>['where']): SceneAct =>
  single((seatOf) => ({ act: 'peek', seat: seatOf(who), where }));
export const takesBack = (who: SeatRole, what: 'play' | 'discard'): SceneAct =>
  single((seatOf) => ({ act: 'take-back', seat: seatOf(who), what }));
export const reshuffles = (from: 'completed' | 'under-tops' | 'other' = 'completed'): SceneAct =>
  single(() => ({ act: 'reshuffle', from }));
export const claims = (who: SeatRole): SceneAct => single((seatOf) => ({ act: 'claim', seat: seatOf(who) }));
export const counts = (who: SeatRole, stock: (usual: number) => number): SceneAct =>
  single((seatOf, { table }) => ({
    act: 'count',
    seat: seatOf(who),
    stock: stock(table.seats[seatOf(who)]?.stock ?? 0),
  }));
/** What only eyes can see, told by its code. */
export const isReported = (who: SeatRole, code: FlagCode): SceneAct =>
  single((seatOf) => ({ act: 'report', seat: seatOf(who), code }));

/** The referee rules on the newest flag of one of these codes. Nothing happens where none was raised. */
export const rulesOn =
  (call: RulingCall, ...codes: readonly AnyFlagCode[]): SceneAct =>
  ({ table }) => {
    const flag = listToArray(table.raised).findLast(({ code, ruling }) => codes.includes(code) && ruling === null);
    return flag === undefined ? [] : [{ act: 'rule', flag: flag.id, call }];
  };

/** The referee rules on a flag that a later correction has removed. */
export const rulesOnLostFlag: SceneAct = () => [{ act: 'rule', flag: '1:build-sequence', call: 'remedy' }];

/** The seats from the first role up to, and without, the second, in order of play; a whole round where they are one. */
const seatsFrom = ({ seats, seatOf }: SampleTable, first: SeatRole, until: SeatRole): number[] => {
  const start = seatOf(first);
  const length = (seatOf(until) - start + seats) % seats || seats;
  return Array.from({ length }, (_, i) => (start + i) % seats);
};

/** Players in order of play who only discard, an eleven on their first place. */
export const discardInTurn =
  (first: SeatRole, until: SeatRole): SceneAct =>
  ({ at }) =>
    seatsFrom(at, first, until).map((seat) => ({ act: 'discard', seat, card: 11, pile: 0 }));

/** The first turns of a game: everybody draws a hand and discards, the first of them a one. */
export const openingTurns =
  (first: SeatRole, until: SeatRole): SceneAct =>
  ({ at, rules }) =>
    seatsFrom(at, first, until).flatMap((seat, index): SceneEntry[] => [
      { act: 'draw', seat, count: rules.values.hand },
      { act: 'discard', seat, card: index === 0 ? 1 : 9, pile: 0 },
    ]);

/** Several cards in a row, by one player, from the hand onto one pile. */
export const laysInRow =
  (who: SeatRole, cards: readonly Card[], to: number): SceneAct =>
  ({ at }) =>
    cards.map((card) => ({ act: 'play', seat: at.seatOf(who), card, from: 'hand', to }));

export const SKIP_BO_CARD = WILD_CARD;
