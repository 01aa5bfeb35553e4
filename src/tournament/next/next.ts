import { makeSeededRandom } from '@/base';
import { type EventEntry, type EventHeader, type PlayerId, type WrittenSide } from '@/record';
import { drawPairs } from '../pairing/drawPairs';
import { type ReplayedEvent } from '../replayedEvent';
import { replayEvent } from '../replayEvent';
import { type Standings, standings } from '../standings';
import { planBracketRound } from './planBracketRound';
import { planLowestTotalRound } from './planLowestTotalRound';
import { planMostWinsRound, planPointsRound } from './planTableRound';
import { planRoundRobinRound } from './planRoundRobinRound';
import { planSwissRound } from './planSwissRound';
import { type EntryWriter, makeEntryWriter, type RoundPlan, writeRound } from './roundPlan';

export interface EventRecord {
  readonly header: EventHeader;
  readonly entries: readonly EventEntry[];
}

/** What comes next, and how the event stands once the entries are written. */
export interface NextAnswer {
  readonly entries: readonly EventEntry[];
  /** Games seated before, that lack a result that counts. As long as there are any, nothing is seated. */
  readonly waiting: readonly string[];
  readonly done: boolean;
  readonly champions: readonly WrittenSide[];
  /** Who is level for the first place; in points, at the head of one table. */
  readonly playOff: readonly WrittenSide[];
  readonly single: PlayerId | null;
  readonly late: readonly PlayerId[];
}

/**
 * All entries up to the moment when people have to play: partners for those who have none, the next round, and the
 * results of games that are forfeited because somebody is gone. The same record and seed give the same answer.
 */
export function next({ header, entries }: EventRecord, seed: string): NextAnswer {
  const writer = makeEntryWriter(entries);
  const written: EventEntry[] = [];
  let event = replayEvent(header, entries);
  const write = (more: readonly EventEntry[]): void => {
    if (more.length === 0) return;
    written.push(...more);
    event = replayEvent(header, [...entries, ...written]);
  };
  write(pairPeople(event, seed, writer));
  const { waiting } = standings(event);
  while (waiting.length === 0 && !standings(event).isDone) {
    const plan = planRound(event, standings(event), seed);
    if (plan === null) break;
    const isFirst = plan.round === 1 && event.field.length === 0;
    write(writeRound(plan, header.tables, isFirst ? seed : null, writer));
    if (plan.games.some(({ forfeit }) => forfeit === undefined)) break;
  }
  const { isDone, champions, playOff, single } = standings(event);
  return {
    entries: written,
    waiting,
    done: isDone,
    champions: champions.map(({ who }) => who),
    playOff: playOff.map(({ who }) => who),
    single,
    late: event.late,
  };
}

/** Each step has numbers of its own out of one seed, so that who is paired does not decide who is seated where. */
const randomFor = (seed: string, step: string) => makeSeededRandom(`${step} ${seed}`);

/** One `pair` for all who have no side. */
function pairPeople({ unpaired, people, play }: ReplayedEvent, seed: string, writer: EntryWriter): EventEntry[] {
  if (!play.isPaired || unpaired.length < 2) return [];
  const toPair = unpaired.map((player) => ({
    player,
    chapter: play.drawsAcrossChapters ? people.get(player)?.chapter : undefined,
  }));
  const { pairs } = drawPairs(toPair, randomFor(seed, 'pair'));
  return [{ n: writer.nextNumber(), act: 'pair', sides: pairs, drawn: { seed } }];
}

/** Null: too few to seat, or nobody has to play. */
function planRound(event: ReplayedEvent, now: Standings, seed: string): RoundPlan | null {
  const random = randomFor(seed, `round ${event.rounds.length + 1}`);
  switch (event.format.kind) {
    case 'single-elimination':
      return planBracketRound(event, random);
    case 'most-wins':
      return planMostWinsRound(event, random);
    case 'lowest-total':
      return planLowestTotalRound(event, random);
    case 'points':
      return planPointsRound(event, now, random);
    case 'round-robin':
      return planRoundRobinRound(event, random);
    case 'swiss':
      return planSwissRound(event, now, random);
  }
}
