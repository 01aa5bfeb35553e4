import { type ReplayedEvent, standings } from '@/tournament';
import { type EventWords } from '@/words/eventScreens';
import { type EventPrintKind } from '../../events/eventPrints';
import { personName, sideName } from '../../events/eventNames';
import { type PrintedRowData, type PrintedSectionData, type PrintedTextData } from '../../printing/printedTextData';

/** The lists; the bracket is a picture. */
export type EventListKind = Exclude<EventPrintKind, 'bracket'>;

/** The text of a list; sections are empty where there is nothing to print yet. */
export function makeEventPrint(
  kind: EventListKind,
  event: ReplayedEvent,
  say: EventWords,
  locale: string,
  foot: string,
): PrintedTextData {
  const round = event.games.at(-1)?.round;
  const title = say.print.titles[kind](round === undefined ? '' : say.roundName(round));
  return {
    title,
    subtitle: event.header.name ?? say.unnamed,
    sections: sectionsOf[kind](event, say, locale),
    foot,
    columns: kind === 'names' ? 2 : 1,
    labels: 'beside',
    isOnePage: false,
    fileName: say.print.fileName(title),
  };
}

const sectionsOf: Readonly<
  Record<EventListKind, (event: ReplayedEvent, say: EventWords, locale: string) => readonly PrintedSectionData[]>
> = {
  seating: (event, say) => {
    const games = gamesOfRound(event);
    const byes = event.byes.filter(({ round, isExtra }) => round === event.games.at(-1)?.round && !isExtra);
    return nonEmpty([
      {
        heading: say.print.tables,
        rows: [...games].sort(byTable).map(({ table, sides }) => ({
          label: say.tableName(table),
          text: say.versus(sides.map((side) => sideName(event, side, say))),
        })),
      },
      { heading: say.print.byes, rows: byes.map(({ side }) => ({ text: sideName(event, side, say) })) },
    ]);
  },
  names: (event, say, locale) => {
    const seats = gamesOfRound(event).flatMap(({ table, sides }) =>
      sides.flatMap((side) => side.map((player) => ({ player, table }))),
    );
    const rows = seats.map(({ player, table }): PrintedRowData & { readonly label: string } => ({
      label: personName(event, player),
      text: say.tableName(table),
    }));
    return nonEmpty([{ heading: say.print.people, rows: rows.sort((a, b) => a.label.localeCompare(b.label, locale)) }]);
  },
  standings: (event, say) =>
    nonEmpty([
      {
        heading: say.standings.title,
        rows: standings(event).rows.map(({ rank, isTied, contestant, score, total, points }) => ({
          label: say.standings.rank(rank, isTied),
          text: sideName(event, contestant.who, say),
          detail:
            total !== null
              ? say.standings.total(total.total)
              : points !== null
                ? say.standings.points(points)
                : say.standings.wins(score.wins, score.losses, score.byes),
        })),
      },
    ]),
};

const gamesOfRound = ({ games }: ReplayedEvent): ReplayedEvent['games'] => {
  const round = games.at(-1)?.round;
  return games.filter((game) => game.round === round && game.status !== 'extra' && game.status !== 'abandoned');
};

/** Games that wait for a table come last. */
const byTable = (a: { readonly table: number | null }, b: { readonly table: number | null }): number =>
  (a.table ?? Number.MAX_SAFE_INTEGER) - (b.table ?? Number.MAX_SAFE_INTEGER);

const nonEmpty = (sections: readonly PrintedSectionData[]): readonly PrintedSectionData[] =>
  sections.filter(({ rows }) => rows.length > 0);
