import { type SeededRandom } from '@/base';
import { type EventEntry, type EventFormat, type EventHeader, type PlayerId } from '@/record';
import { type EventGame, next, type NextAnswer, type ReplayedEvent, replayEvent } from '@/tournament';

type Unnumbered = EventEntry extends infer E ? (E extends EventEntry ? Omit<E, 'n'> : never) : never;

/** An event that grows entry by entry, as an organizer writes it. */
export class RunningEvent {
  readonly entries: EventEntry[] = [];
  constructor(readonly header: EventHeader) {}

  add(entry: Unnumbered): EventEntry {
    const numbered = { n: this.entries.reduce((most, { n }) => Math.max(most, n), 0) + 1, ...entry } as EventEntry;
    this.entries.push(numbered);
    return numbered;
  }
  enter(...players: PlayerId[]): this {
    for (const player of players) this.add({ act: 'enter', player, name: player.toUpperCase() });
    return this;
  }
  now(): ReplayedEvent {
    return replayEvent(this.header, this.entries);
  }
  /** What `next` answers, its entries written. */
  next(seed = 'seed'): NextAnswer {
    const answer = next({ header: this.header, entries: this.entries }, seed);
    this.entries.push(...answer.entries);
    return answer;
  }
  /** Everybody who is waited for finishes; the first side wins, or whoever `winner` says. */
  play(winner: (game: EventGame) => number = () => 0): this {
    for (const game of this.now().waiting) this.result(game, winner(game));
    return this;
  }
  result(game: Pick<EventGame, 'id' | 'sides'>, won: number | null, cards = 1): EventEntry {
    const left = game.sides.map((side, i) => side.map(() => (i === won ? 0 : cards)));
    return this.add({ act: 'result', game: game.id, won, left, ...(won === null ? { why: 'time' as const } : {}) });
  }
}

/** In Tennessee everybody plays alone; Texas draws pairs across chapters; Florida seats people. */
export function eventOf(
  format: EventFormat,
  more: { readonly ruleset?: string; readonly tables?: number; readonly people?: number } = {},
): RunningEvent {
  const { ruleset = 'tennessee-2018', people = 0, ...rest } = more;
  const event = new RunningEvent({ tablesideEvent: 1, id: 'event', ruleset, format, ...rest });
  return event.enter(...Array.from({ length: people }, (_, i) => `p${i + 1}`));
}

/** Something that happens at an event between two rounds, or in one. */
export function disturb(event: RunningEvent, random: SeededRandom): void {
  const now = event.now();
  const people = [...now.people.values()];
  const pickPerson = (isHere: boolean): PlayerId | undefined => {
    const some = people.filter((person) => person.isHere === isHere);
    return some.length === 0 ? undefined : random.pick(some).id;
  };
  const newcomer = (): PlayerId => {
    const id = `n${event.entries.length}`;
    event.add({ act: 'enter', player: id, name: id });
    event.add({ act: 'arrive', player: id });
    return id;
  };
  const kind = random.pick(['leave', 'arrive', 'enter', 'substitute', 'correct', 'strike', 'forfeit', 'move'] as const);
  const player = pickPerson(kind !== 'arrive');
  if (kind === 'leave' && player !== undefined && people.length > 5) event.add({ act: 'leave', player });
  if (kind === 'arrive' && player !== undefined) event.add({ act: 'arrive', player });
  if (kind === 'enter' && people.length < 24) newcomer();
  if (kind === 'substitute') {
    const sat = now.contestants.filter(({ hasSat }) => hasSat);
    if (sat.length === 0) return;
    const { who } = random.pick(sat);
    event.add({ act: 'pair', sides: [[newcomer(), ...who.slice(1)]], instead: who });
  }
  const played = now.games.filter(({ status }) => status === 'counts');
  if (kind === 'correct' && played.length > 0) {
    const game = random.pick(played);
    event.result(game, random.below(game.sides.length), random.below(9));
  }
  if (kind === 'strike') {
    const mayGo = event.entries.filter(({ act }) => ['result', 'seat', 'strike', 'leave', 'pair'].includes(act));
    if (mayGo.length > 0) event.add({ act: 'strike', entry: random.pick(mayGo.slice(-6)).n });
  }
  if (kind === 'forfeit' && now.waiting.length > 0) {
    const game = random.pick(now.waiting);
    event.add({ act: 'result', game: game.id, won: random.chance(0.3) ? null : 0, why: 'forfeit' });
  }
  if (kind === 'move' && now.games.length > 0)
    event.add({ act: 'move', game: random.pick(now.games).id, table: random.chance(0.3) ? null : 1 + random.below(9) });
}

/** Results for what is waited for: some won, some out of time, a few abandoned. */
export function finishGames(event: RunningEvent, random: SeededRandom, isCalm: boolean): void {
  const { kind } = event.header.format;
  for (const game of event.now().waiting) {
    if (!isCalm && random.chance(0.05)) event.add({ act: 'result', game: game.id, won: null, why: 'abandoned' });
    else if (kind !== 'single-elimination' && random.chance(0.1)) event.result(game, null, random.below(9));
    else event.result(game, random.below(game.sides.length), random.below(9));
  }
}
