import { type EventEntry, type PlayerId, type RoundName } from '@/record';
import { type ClockEvent, type EventPenalty, type ReplayedEvent } from './replayedEvent';

/**
 * The penalties of an event, for entries that stand. Those that a record brought give way once a newer head of that
 * record has landed, with its result or with penalties of its own.
 */
export function penaltiesOf(entries: readonly EventEntry[]): readonly EventPenalty[] {
  const heads = new Map<string, string>();
  for (const entry of entries)
    if ((entry.act === 'penalty' || entry.act === 'result') && entry.record !== undefined)
      heads.set(entry.record.id, entry.record.head);
  return entries.flatMap((entry): readonly EventPenalty[] => {
    if (entry.act !== 'penalty') return [];
    const { n, player, code, game, record, note, at } = entry;
    if (record !== undefined && heads.get(record.id) !== record.head) return [];
    return [
      {
        entry: n,
        player,
        code,
        ...(game === undefined ? {} : { game }),
        ...(record === undefined ? {} : { record }),
        ...(note === undefined ? {} : { note }),
        ...(at === undefined ? {} : { at }),
      },
    ];
  });
}

/** The history that follows a player, in the order of the entries: a code that comes again is a repeat offence. */
export const penaltyHistoryOf = (
  { penalties }: Pick<ReplayedEvent, 'penalties'>,
  player: PlayerId,
): readonly EventPenalty[] => penalties.filter((penalty) => penalty.player === player);

/** What was done with the clock of each round and with that of the whole event, for entries that stand. */
export function clocksOf(entries: readonly EventEntry[]): ReadonlyMap<RoundName | 'event', readonly ClockEvent[]> {
  const clocks = new Map<RoundName | 'event', ClockEvent[]>();
  for (const entry of entries) {
    if (entry.act !== 'clock') continue;
    const { n, round = 'event', minutes, at } = entry;
    const told: ClockEvent = {
      entry: n,
      do: entry.do,
      ...(minutes === undefined ? {} : { minutes }),
      ...(at === undefined ? {} : { at }),
    };
    const before = clocks.get(round);
    if (before === undefined) clocks.set(round, [told]);
    else before.push(told);
  }
  return clocks;
}
