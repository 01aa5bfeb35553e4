import { type Seat } from '@/engine';
import { type EventEntryOf, type PlayerId } from '@/record';
import { type EventGame, type ReplayedEvent } from '@/tournament';
import { type NewTableOptions, type TableSession } from '../session';
import { isSignedUnderProtest, selectResult } from '../selecting/selectResult';

/** What a table is opened with on which this game of the event is played. */
export function tableOptionsForGame(event: ReplayedEvent, game: EventGame): NewTableOptions {
  const { header, people, play } = event;
  const { sides, table, round, id } = game;
  const hasTeams = play.sideSize > 1 && sides.some((side) => side.length > 1);
  const seats = seatsInOrder(sides).map(({ player, side }) => {
    const { name, chapter } = people.get(player) ?? { name: player, chapter: undefined };
    return {
      name,
      ...(hasTeams ? { team: side } : {}),
      ...(chapter === undefined ? {} : { chapter }),
      player,
    };
  });
  return {
    ruleset: header.ruleset,
    ...(header.rules === undefined ? {} : { rules: header.rules }),
    ...(header.house === undefined ? {} : { house: header.house }),
    seats,
    ...(table === null ? {} : { table }),
    event: header.id,
    eventGame: id,
    ...(round === 'play-off' ? {} : { round }),
  };
}

/** Round the table: the first player of each side in order, then the second ones. */
function seatsInOrder(sides: EventGame['sides']): readonly { readonly player: PlayerId; readonly side: number }[] {
  const most = Math.max(...sides.map(({ length }) => length));
  return Array.from({ length: most }, (_one, place) => place).flatMap((place) =>
    sides.flatMap((side, i) => {
      const player = side[place];
      return player === undefined ? [] : [{ player, side: i }];
    }),
  );
}

/** What a table on this device says of its game, for the organizer to take over. */
export type TableResult =
  /** `isSigned`: by every side, none under protest. */
  | {
      readonly kind: 'result';
      readonly entry: Omit<EventEntryOf<'result'>, 'n' | 'at' | 'by'>;
      readonly isSigned: boolean;
    }
  | { readonly kind: 'not-over' }
  /** Others sit there than were seated. */
  | { readonly kind: 'other-people' };

/** The result of the record that is open at a table, in the terms of the event's game. */
export function resultAtTable(table: TableSession, game: EventGame): TableResult {
  const state = table.store.getState();
  const { why, sides } = selectResult(state);
  if (why === null) return { kind: 'not-over' };
  const seats = state.game.inForce.seats;
  const seatOf = (player: PlayerId): Seat | null => {
    const at = seats.findIndex((seat) => seat.player === player);
    return at < 0 ? null : at;
  };
  const seated = game.sides.map((side) => side.map(seatOf));
  const isComplete = seated.flat().every((seat) => seat !== null) && seated.flat().length === seats.length;
  if (!isComplete) return { kind: 'other-people' };
  const winners = new Set(
    sides.filter(({ isWinner }) => isWinner).flatMap((side) => side.seats.map(({ seat }) => seat)),
  );
  const won = seated.findIndex((side) => side.length > 0 && side.every((seat) => seat !== null && winners.has(seat)));
  const stockOf = new Map(sides.flatMap((side) => side.seats.map(({ seat, stock }) => [seat, stock] as const)));
  const left = seated.map((side) => side.map((seat) => (seat === null ? 0 : (stockOf.get(seat) ?? 0))));
  const { hash } = table.head();
  return {
    kind: 'result',
    entry: {
      act: 'result',
      game: game.id,
      won: won < 0 ? null : won,
      ...(why === 'abandoned' ? {} : { left }),
      ...(why === 'win' ? {} : { why }),
      record: { id: table.id, head: hash },
    },
    isSigned: sides.every(({ signature }) => signature !== null && !isSignedUnderProtest(signature)),
  };
}
