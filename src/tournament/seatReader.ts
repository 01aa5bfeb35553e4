import { type EventEntry, type EventEntryOf, type PlayerId } from '@/record';
import { type ContestantDraft, type ContestantRegister } from './contestantRegister';
import { type ByeDraft, type GameDraft } from './gameStatus';
import { type Roster } from './roster';

export interface SeatedGameDraft extends GameDraft {
  readonly id: string;
  readonly entry: number;
  readonly table: number | null;
  readonly place: number | null;
  readonly sides: readonly (readonly PlayerId[])[];
}
export interface SeatedByeDraft extends ByeDraft {
  readonly entry: number;
  readonly place: number | null;
  readonly side: readonly PlayerId[];
}

interface SeatReader {
  /** Whom one `seat` makes sit down, and who of them was not here. */
  readonly read: (entry: EventEntryOf<'seat'>) => {
    readonly absences: readonly { readonly game: SeatedGameDraft; readonly absent: readonly PlayerId[] }[];
    readonly inRound: readonly ContestantDraft[];
  };
  readonly games: readonly SeatedGameDraft[];
  readonly byes: readonly SeatedByeDraft[];
}

const NOBODY_ABSENT: readonly PlayerId[] = [];

function absentPlayers(
  sides: readonly (readonly PlayerId[])[],
  isHere: (player: PlayerId) => boolean,
): readonly PlayerId[] {
  let absent = NOBODY_ABSENT;
  for (const side of sides)
    for (const player of side) if (!isHere(player) && !absent.includes(player)) absent = [...absent, player];
  return absent;
}

/** Reads the `seat` entries in their order. Results and moves, which come later, are looked up at once. */
export function makeSeatReader(
  entries: readonly EventEntry[],
  register: ContestantRegister,
  { isHere }: Roster,
): SeatReader {
  const results = new Map<string, EventEntryOf<'result'>>();
  const moved = new Map<string, number | null>();
  for (const entry of entries) {
    if (entry.act === 'result') results.set(entry.game, entry);
    if (entry.act === 'move') moved.set(entry.game, entry.table);
  }
  const games: SeatedGameDraft[] = [];
  const byes: SeatedByeDraft[] = [];

  const read: SeatReader['read'] = ({ n, round, games: seated, byes: sitting = [] }) => {
    const inRound: ContestantDraft[] = [];
    const sitDown = (side: readonly PlayerId[]): readonly ContestantDraft[] => {
      const contestants = register.seat(side);
      for (const contestant of contestants) {
        contestant.hasBeenSeated = true;
        inRound.push(contestant);
      }
      return contestants;
    };
    const absences: { readonly game: SeatedGameDraft; readonly absent: readonly PlayerId[] }[] = [];
    for (const { game: id, table, sides, place } of seated) {
      for (const side of sides) register.noteWriting(side);
      const result = results.get(id) ?? null;
      // An abandoned game is as if never seated; play-offs decide between those that are there.
      const sit = round === 'play-off' || result?.why === 'abandoned' ? register.find : sitDown;
      const game: SeatedGameDraft = {
        id,
        entry: n,
        round,
        table: moved.has(id) ? (moved.get(id) ?? null) : table,
        place: place ?? null,
        sides,
        contestants: sides.map(sit),
        result,
      };
      games.push(game);
      const absent = absentPlayers(sides, isHere);
      if (absent.length > 0) absences.push({ game, absent });
    }
    for (const { side, place } of sitting) {
      register.noteWriting(side);
      if (round === 'play-off') continue;
      byes.push({ entry: n, round, place: place ?? null, side, contestants: sitDown(side) });
    }
    return { absences, inRound };
  };
  return { read, games, byes };
}
