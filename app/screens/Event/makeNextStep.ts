import { type EventEntry } from '@/record';
import { type EventDraft, type EventState } from '@/state';
import { next, type NextAnswer, type ReplayedEvent } from '@/tournament';
import { type EventWords } from '@/words/eventScreens';
import { personName, sideName } from '../../events/eventNames';

/** What the one big button says, and what it will do. */
export interface NextStepData {
  readonly title: string;
  /** It can be pressed: there is something to write. */
  readonly isPossible: boolean;
  readonly lines: readonly string[];
  /** The draw of this step was taken back before: it is made again only with a reason. */
  readonly needsReason: boolean;
  /** Who is level for first place, and whether one game between exactly them can be seated. */
  readonly playOff: { readonly text: string; readonly maySeat: boolean } | null;
}

/** At one table: more could not sit there. */
const MOST_PEOPLE_AT_TABLE = 6;

/** The preview is made with a seed of its own: numbers of pairs and games are the same for every seed. */
const PREVIEW_SEED = 'preview';

export function makeNextStep(state: EventState, say: EventWords): NextStepData {
  const { event, entries } = state;
  const step = next(state, PREVIEW_SEED);
  return {
    title: titleOf(step, event, say),
    isPossible: step.entries.length > 0,
    lines: linesOf(step, event, say),
    needsReason: isDrawnAgain(step.entries, entries),
    playOff: makePlayOff(step, event, say),
  };
}

function makePlayOff({ playOff }: NextAnswer, event: ReplayedEvent, say: EventWords): NextStepData['playOff'] {
  if (playOff.length < 2) return null;
  const names = playOff.map((side) => sideName(event, side, say));
  const maySeat = playOff.flat().length <= MOST_PEOPLE_AT_TABLE;
  return { text: maySeat ? say.next.playOff(names) : say.next.playOffTooLarge(names), maySeat };
}

/** One game between exactly those who are level: only such a game decides between them. */
export function playOffDrafts(state: EventState): readonly EventDraft[] {
  const { playOff } = next(state, PREVIEW_SEED);
  if (playOff.length < 2) return [];
  const taken = new Set(state.event.games.map(({ id }) => id));
  let number = 1;
  while (taken.has(`play-off-${number}`)) number += 1;
  return [{ act: 'seat', round: 'play-off', games: [{ game: `play-off-${number}`, table: 1, sides: playOff }] }];
}

/** What the button writes. The reason stands before the draw that it explains. */
export const nextDrafts = (state: EventState, seed: string, reason: string): readonly EventDraft[] => [
  ...(reason.trim() === '' ? [] : [{ act: 'note', text: reason.trim() } as const]),
  ...next(state, seed).entries.map(({ n: _n, ...draft }) => draft as EventDraft),
];

function titleOf({ entries, waiting, done }: NextAnswer, event: ReplayedEvent, say: EventWords): string {
  const pairs = entries.reduce((sum, entry) => sum + (entry.act === 'pair' ? entry.sides.length : 0), 0);
  const seat = entries.findLast((entry) => entry.act === 'seat');
  if (seat?.act === 'seat') return pairs > 0 ? say.next.pairAndSeat(pairs, seat.round) : say.next.seat(seat.round);
  if (pairs > 0) return say.next.pair(pairs);
  if (entries.length > 0) return say.next.forfeits;
  if (done) return say.next.done;
  if (waiting.length > 0) {
    const games = waiting.flatMap((id) => event.gameById.get(id) ?? []);
    const tables = games.flatMap(({ table }) => (table === null ? [] : [table]));
    return say.next.waiting(tables, games.length - tables.length);
  }
  return event.people.size === 0 ? say.next.nothing : say.next.tooFew;
}

function linesOf(step: NextAnswer, event: ReplayedEvent, say: EventWords): readonly string[] {
  const lines: string[] = [];
  for (const entry of step.entries) {
    if (entry.act === 'pair') {
      lines.push(say.next.willPair(entry.sides.length, entry.sides.length * 2));
      if (event.play.drawsAcrossChapters) lines.push(say.next.acrossChapters);
    }
    if (entry.act === 'seat') {
      const played = entry.games.filter(
        ({ game }) => !step.entries.some((one) => one.act === 'result' && one.game === game),
      );
      lines.push(say.next.willSeat(played.length, played.filter(({ table }) => table !== null).length));
      const byes = entry.byes?.length ?? 0;
      if (byes > 0) lines.push(say.next.willBye(byes));
    }
  }
  const forfeited = step.entries.flatMap((entry) => {
    if (entry.act !== 'result') return [];
    const seated = step.entries.flatMap((one) => (one.act === 'seat' ? one.games : []));
    const game = seated.find(({ game: id }) => id === entry.game);
    return (game?.sides ?? []).filter((_side, i) => i !== entry.won).map((side) => sideName(event, side, say));
  });
  if (forfeited.length > 0) lines.push(say.next.willForfeit(say.names(forfeited)));
  if (step.entries.some((entry) => 'drawn' in entry)) lines.push(say.next.willBeDrawn);
  if (step.single !== null) lines.push(say.next.single(personName(event, step.single)));
  if (step.late.length > 0) lines.push(say.next.late(step.late.map((id) => personName(event, id))));
  if (step.done && step.champions.length > 0)
    lines.push(say.next.champions(step.champions.map((side) => sideName(event, side, say))));
  return lines;
}

/** Whether a draw for the same thing (partners, or the same round) stands in the record, struck. */
function isDrawnAgain(planned: readonly EventEntry[], entries: readonly EventEntry[]): boolean {
  const struck = new Set<number>();
  for (const entry of [...entries].reverse())
    if (entry.act === 'strike' && !struck.has(entry.n)) struck.add(entry.entry);
  const taken = entries.filter(({ n }) => struck.has(n));
  return planned.some((entry) => {
    if (!('drawn' in entry) || entry.drawn === undefined) return false;
    return taken.some(
      (one) =>
        one.act === entry.act &&
        'drawn' in one &&
        one.drawn !== undefined &&
        (one.act !== 'seat' || entry.act !== 'seat' || one.round === entry.round),
    );
  });
}
