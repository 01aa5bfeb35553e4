import { makeSeededRandom } from '@/base';
import { type EventEntry, type EventFormat, type EventFormatKind, type EventHeader } from '@/record';
import { next, replayEvent, standings } from '@/tournament';
import { type Workload } from './interleave';

/** What an organizer's screen asks for after every entry. */
export type EventFunctionName = 'standings' | 'next';

interface EventToMeasure {
  readonly header: EventHeader;
  readonly entries: readonly EventEntry[];
}

/** The round that is seated next. A bracket of fewer sides is measured before its last round. */
const ROUND = 10;

const FORMATS: { readonly [K in EventFormatKind]: EventFormat & { readonly kind: K } } = {
  'single-elimination': { kind: 'single-elimination' },
  'most-wins': { kind: 'most-wins', games: 20 },
  'lowest-total': { kind: 'lowest-total', games: 20 },
  points: { kind: 'points', to: 1_000_000 },
  'round-robin': { kind: 'round-robin', ties: ['headToHead', 'stockLeft', 'stockTaken', 'opponents'] },
  swiss: { kind: 'swiss', rounds: 20, ties: ['headToHead', 'stockLeft', 'stockTaken', 'opponents'] },
};

export const MEASURED_FORMATS = Object.keys(FORMATS) as readonly EventFormatKind[];

/** An event of so many players, two to a side, in which everything before the tenth round is played. */
export function makeEventInRoundTen(kind: EventFormatKind, players: number): EventToMeasure {
  const ruleset = kind === 'lowest-total' ? 'florida-good-sam' : 'texas-good-sam';
  const header: EventHeader = { tablesideEvent: 1, id: 'measured', ruleset, format: FORMATS[kind], tables: players };
  const random = makeSeededRandom(`${kind} ${players}`);
  const entries: EventEntry[] = Array.from({ length: players }, (_, i) => ({
    n: i + 1,
    act: 'enter',
    player: `p${i + 1}`,
    name: `Player ${i + 1}`,
    chapter: `Chapter ${i % 12}`,
  }));
  for (;;) {
    const answer = next({ header, entries }, `${entries.length}`);
    const seat = answer.entries.find((entry) => entry.act === 'seat');
    const isThere = seat === undefined || seat.round === ROUND || (seat.games.length === 1 && seat.round !== 1);
    if (isThere) return { header, entries };
    entries.push(...answer.entries);
    for (const { game, sides } of seat.games) {
      const won = random.below(sides.length);
      const left = sides.map((side, i) => side.map(() => (i === won ? 0 : random.below(20))));
      entries.push({ n: entries.length + 1, act: 'result', game, won, left });
    }
  }
}

/** The whole answer from the entries on, replaying them included. */
const ASK: Readonly<Record<EventFunctionName, (event: EventToMeasure) => unknown>> = {
  standings: ({ header, entries }) => standings(replayEvent(header, entries)).rows,
  next: (event) => next(event, 'measured').entries,
};

export const eventWorkload = (name: EventFunctionName, event: EventToMeasure): Workload => {
  const ask = ASK[name];
  return () => {
    ask(event);
    return 1;
  };
};
