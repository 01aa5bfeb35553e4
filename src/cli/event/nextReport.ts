import { type EventEntry } from '@/record';
import { type NextAnswer, type ReplayedEvent } from '@/tournament';
import { eventReportWordsFor } from '@/words/eventReport';
import { replaceControlChars } from '../adjudicate/textStyles';
import { playerNamer } from './textStandings';

/** The answer for programs, on one line. The order of the keys is part of the format. */
export const jsonNextLine = ({ entries, waiting, done, champions, playOff, single, late }: NextAnswer): string =>
  JSON.stringify({ entries, waiting, done, champions, playOff, single, late });

const say = eventReportWordsFor('en');

/** The answer for people: who is drawn together, who plays where, and what there is to wait for. */
export function textNextLines(event: ReplayedEvent, answer: NextAnswer): readonly string[] {
  const nameOf = playerNamer(event);
  const sideName = (who: readonly string[]): string => say.sideName(who.map(nameOf));
  const seated = new Map<string, readonly string[]>();
  const lines = [
    ...answer.entries.flatMap((entry) => entryLines(entry, sideName, seated)),
    ...(answer.done ? [say.champions(answer.champions.map(sideName))] : []),
    ...(answer.playOff.length === 0 ? [] : [say.playOff(answer.playOff.map(sideName))]),
    ...(answer.waiting.length === 0
      ? []
      : [say.waiting(answer.waiting.map((id) => say.waitingGame(id, event.gameById.get(id)?.table ?? null)))]),
    ...(answer.single === null ? [] : [say.single(nameOf(answer.single))]),
    ...(answer.late.length === 0 ? [] : [say.late(answer.late.map(nameOf))]),
  ];
  return (lines.length === 0 ? [say.next.nothing] : lines).map(replaceControlChars);
}

/** `seated` gathers the sides of the games seated so far, for the results of those that are forfeited on the spot. */
function entryLines(
  entry: EventEntry,
  sideName: (who: readonly string[]) => string,
  seated: Map<string, readonly string[]>,
): readonly string[] {
  switch (entry.act) {
    case 'pair':
      return [say.next.pair(entry.sides.map(sideName))];
    case 'seat':
      for (const { game, sides } of entry.games) seated.set(game, sides.map(sideName));
      return [
        say.next.seat(entry.round),
        ...entry.games.map(
          ({ game, table, sides }) => `  ${say.next.game(table, say.next.versus(sides.map(sideName)), game)}`,
        ),
        ...(entry.byes ?? []).map(({ side }) => `  ${say.next.sitsOut(sideName(side))}`),
      ];
    case 'result':
      return [say.next.forfeit(entry.game, entry.won === null ? null : (seated.get(entry.game)?.[entry.won] ?? null))];
    default:
      return [say.next.other(entry.act)];
  }
}
