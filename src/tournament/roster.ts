import { type EventEntry, type EventEntryOf, type PlayerId } from '@/record';

/** Who is on the roster and who is here, while the entries are replayed one after the other. */
export interface Roster {
  readonly enter: (entry: EventEntryOf<'enter'>) => void;
  readonly arrive: (player: PlayerId) => void;
  readonly leave: (player: PlayerId) => void;
  readonly isHere: (player: PlayerId) => boolean;
  /** Is here, or was at some time. */
  readonly wasHere: (player: PlayerId) => boolean;
  readonly chapterOf: (player: PlayerId) => string | undefined;
  /** In the order of entering. */
  readonly people: () => readonly RosterLine[];
}
export interface RosterLine {
  readonly id: PlayerId;
  readonly name: string;
  readonly chapter?: string;
}

/** Once the first `arrive` comes before the first `pair` and `seat`, only who has arrived is here. */
function isCheckedIn(entries: readonly EventEntry[]): boolean {
  const first = entries.find(({ act }) => act === 'arrive' || act === 'pair' || act === 'seat');
  return first?.act === 'arrive';
}

/** For entries that stand. */
export function makeRoster(entries: readonly EventEntry[]): Roster {
  const isOnlyWhoArrived = isCheckedIn(entries);
  const lines = new Map<PlayerId, RosterLine>();
  const lastTold = new Map<PlayerId, 'arrive' | 'leave'>();
  const seen = new Set<PlayerId>();
  const isHere = (player: PlayerId): boolean =>
    lines.has(player) && (isOnlyWhoArrived ? lastTold.get(player) === 'arrive' : lastTold.get(player) !== 'leave');
  const look = (player: PlayerId): void => {
    if (isHere(player)) seen.add(player);
  };
  return {
    enter: ({ player, name, chapter }) => {
      lines.set(player, { id: player, name, ...(chapter === undefined ? {} : { chapter }) });
      look(player);
    },
    arrive: (player) => {
      lastTold.set(player, 'arrive');
      look(player);
    },
    leave: (player) => void lastTold.set(player, 'leave'),
    isHere,
    wasHere: (player) => seen.has(player),
    chapterOf: (player) => lines.get(player)?.chapter,
    people: () => [...lines.values()],
  };
}
