import {
  dueDrawSteps,
  type Entry,
  type EntryOf,
  type Game,
  seatToLeftOf,
  numberNeededAt,
  buildingPileAt,
  type Seat,
  seatStateAt,
  seatsOnSameSideAs,
  type Winner,
} from '@/engine';

/** An entry without its number. */
export type Body = { readonly act: Entry['act'] } & Readonly<Record<string, unknown>>;

/** Something that goes wrong in the middle of a game, and what the referee says to it. */
export interface Trouble {
  readonly name: string;
  /** What happens before (or instead of) the entry that would come next; null where this is no moment for it. */
  readonly happens: (game: Game, next: Entry, winner: Winner | null) => Body | null;
  readonly isInstead?: true;
  readonly call: EntryOf<'rule'>['call'];
  /** Where the sheet has no clause. */
  readonly silentCall?: EntryOf<'rule'>['call'];
  readonly as?: EntryOf<'rule'>['as'];
}

const isOwners = ({ table }: Game, next: Entry): next is EntryOf<'draw'> =>
  next.act === 'draw' && next.seat === table.turn;

/** A partner advises, or where nobody has one any other player. Never one who wins: the penalty would undo it. */
const coach = (what: string): Trouble['happens'] => {
  return ({ rules, table }, _next, winner) => {
    if (table.turn === null || !table.started || winner === null) return null;
    const hasWon = (seat: Seat): boolean =>
      'team' in winner ? table.teams[seat] === winner.team : winner.seat === seat;
    const side = seatsOnSameSideAs(rules, table, table.turn);
    const seats = side.length > 1 ? side : table.seats.map((_, seat) => seat);
    const seat = seats.find((each) => each !== table.turn && !hasWon(each));
    return seat === undefined ? null : { act: 'speak', seat, what };
  };
};

/** A hand card on a pile that needs another; the hand has one to spare. */
const improper: Trouble['happens'] = ({ table }, next) => {
  if (next.act !== 'play' || next.from !== 'hand' || next.seat !== table.turn) return null;
  const to = table.building.findIndex((_, pile) => buildingPileAt(table, pile).shows > 0);
  if (to < 0 || seatStateAt(table, next.seat).hand < 2) return null;
  const card = [9, 5, 3].find((face) => face !== numberNeededAt(table, to));
  return { act: 'play', seat: next.seat, card, from: 'hand', to };
};

const tooMany: Trouble['happens'] = ({ rules, table }, next) => {
  const [due, more] = dueDrawSteps(rules, table);
  const isPlain = next.act === 'draw' && due?.act === 'draw' && due.count === next.count && more === undefined;
  return isPlain && table.draw > 20 ? { ...due, count: due.count + 2 } : null;
};

/** Somebody who is plainly not on turn takes a card. */
const early: Trouble['happens'] = (game, next) => {
  const { rules, table } = game;
  if (!isOwners(game, next) || !table.started) return null;
  const seat = seatToLeftOf(table, seatToLeftOf(table, next.seat));
  const isOutside = seat !== next.seat && seat !== table.justDiscarded;
  return isOutside && seatStateAt(table, seat).hand < rules.values.hand ? { act: 'draw', seat, count: 1 } : null;
};

/** The next player takes a card while the one on turn still holds some: did one forget, or the other hurry? */
const eager: Trouble['happens'] = ({ rules, table }, next) => {
  if (next.act !== 'discard' || next.seat !== table.turn || !(table.progress.drew || table.progress.plays > 0))
    return null;
  const seat = seatToLeftOf(table, next.seat);
  return seatStateAt(table, seat).hand < rules.values.hand ? { act: 'draw', seat, count: 1 } : null;
};

const inPlay =
  (body: (seat: Seat) => Body): Trouble['happens'] =>
  ({ table }) =>
    table.turn === null || !table.started ? null : body(seatToLeftOf(table, table.turn));

/** What the acceptance of the live table asks for. */
export const FOUR_TROUBLES: readonly Trouble[] = [
  { name: 'improper build', happens: improper, call: 'remedy' },
  { name: 'coaching', happens: coach('advice'), call: 'remedy', silentCall: 'stand' },
  { name: 'out of turn', happens: early, call: 'remedy' },
  { name: 'overdraw', happens: tooMany, isInstead: true, call: 'remedy' },
];

/** Every kind of ruling, on several codes; what is left to stand moves no card. */
export const ALL_TROUBLES: readonly Trouble[] = [
  { name: 'improper build', happens: improper, call: 'remedy' },
  { name: 'peek', happens: inPlay((seat) => ({ act: 'peek', seat, where: 'stock' })), call: 'stand' },
  { name: 'mis-tap', happens: improper, call: 'mistap' },
  { name: 'report', happens: inPlay((seat) => ({ act: 'report', seat, code: 'setup-layout' })), call: 'waive' },
  { name: 'eager', happens: eager, call: 'remedy', as: 'oot-started' },
  { name: 'overdraw', happens: tooMany, isInstead: true, call: 'remedy' },
  { name: 'claim', happens: inPlay((seat) => ({ act: 'claim', seat })), call: 'waive' },
  { name: 'gesture', happens: coach('gesture'), call: 'waive' },
  { name: 'out of turn', happens: early, call: 'remedy' },
  { name: 'coaching', happens: coach('advice'), call: 'remedy', silentCall: 'stand' },
];
