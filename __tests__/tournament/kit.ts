import { jsonStandingsLine } from '@/cli/event/jsonStandings';
import { type EventEntry, type EventHeader, makeEventRecordReader } from '@/record';
import { replayEvent, type ReplayedEvent, standings } from '@/tournament';

export interface ReadEvent {
  readonly header: EventHeader;
  readonly entries: readonly EventEntry[];
}

/** Reads the event records of a text, as the command does; a refusal fails the test. */
export function readEvents(text: string): readonly ReadEvent[] {
  const reader = makeEventRecordReader();
  const events: { readonly header: EventHeader; readonly entries: EventEntry[] }[] = [];
  text.split('\n').forEach((content, i) => {
    const item = reader.read(content, i + 1);
    if (item?.kind === 'problem') throw new Error(JSON.stringify(item));
    if (item?.kind === 'header') events.push({ header: item.header, entries: [] });
    if (item?.kind === 'entry') events.at(-1)?.entries.push(item.entry);
  });
  return events;
}

export interface JsonRow {
  readonly rank: number;
  readonly tied: boolean;
  readonly who: readonly string[];
  readonly played: number;
  readonly wins: number;
  readonly losses: number;
  readonly byes: number;
  readonly total: number | null;
  readonly points: number | null;
  readonly left: number | null;
  readonly taken: number | null;
  readonly opponents: number | null;
}
export interface JsonStandings {
  readonly event: string;
  readonly done: boolean;
  readonly champions: readonly (readonly string[])[];
  readonly waiting: readonly string[];
  readonly single: string | null;
  readonly rows: readonly JsonRow[];
  readonly problems: readonly Readonly<Record<string, unknown>>[];
}

/** The standings as programs get them. */
export const jsonStandings = ({ header, entries }: ReadEvent): JsonStandings =>
  JSON.parse(jsonStandingsLine(header, standings(replayEvent(header, entries)))) as JsonStandings;

type Body = Readonly<Record<string, unknown>> & { readonly act: string };

/** An event out of a format and entries without numbers; everything is checked by the reader first. */
export function eventOf(
  format: EventHeader['format'],
  entries: readonly Body[],
  header: Readonly<Record<string, unknown>> = {},
): ReadEvent {
  const lines = [
    { tablesideEvent: 1, id: 'e', ruleset: 'tennessee-2018', format, ...header },
    ...entries.map((entry, i) => ({ n: i + 1, ...entry })),
  ];
  const [read] = readEvents(lines.map((line) => JSON.stringify(line)).join('\n'));
  if (read === undefined) throw new Error('no event');
  return read;
}

export const replayed = ({ header, entries }: ReadEvent): ReplayedEvent => replayEvent(header, entries);

/** `'a b c'` enter in this order. */
export const enter = (players: string, chapter?: string): Body[] =>
  players.split(' ').map((player) => ({
    act: 'enter',
    player,
    name: player.toUpperCase(),
    ...(chapter === undefined ? {} : { chapter }),
  }));
export const arrive = (player: string): Body => ({ act: 'arrive', player });
export const leave = (player: string): Body => ({ act: 'leave', player });
/** `'ab'`: the players a and b. */
export const side = (letters: string): readonly string[] => [...letters];
export const pair = (sides: string, instead?: string): Body => ({
  act: 'pair',
  sides: sides.split(' ').map(side),
  ...(instead === undefined ? {} : { instead: side(instead) }),
});

/**
 * `seat(1, 'g1 ab-cd', 'g2@3 ef-gh', 'bye@2 ij')`: game g1 of ab against cd, g2 at place 3, a bye of ij at place 2.
 * Tables are counted from 1.
 */
export function seat(round: number | 'play-off', ...games: readonly string[]): Body {
  const seated = games.map((text) => {
    const [name = '', sides = ''] = text.split(' ');
    const [game = '', place] = name.split('@');
    return { game, ...(place === undefined ? {} : { place: Number(place) }), sides: sides.split('-').map(side) };
  });
  return {
    act: 'seat',
    round,
    games: seated.filter(({ game }) => game !== 'bye').map((game, i) => ({ ...game, table: i + 1 })),
    byes: seated
      .filter(({ game }) => game === 'bye')
      .map(({ sides, game: _, ...rest }) => ({ side: sides[0], ...rest })),
  };
}

/** `result('g1', 0, '00-53')`: side 0 won, and 0, 0 and 5, 3 cards are left. */
export const result = (game: string, won: number | null, left?: string | null, why?: string): Body => ({
  act: 'result',
  game,
  won,
  ...(typeof left === 'string' ? { left: left.split('-').map((cards) => [...cards].map(Number)) } : {}),
  ...(why === undefined ? {} : { why }),
});
export const strike = (entry: number): Body => ({ act: 'strike', entry });
export const close: Body = { act: 'close' };

/** `1 a 2= b 2= c`: the rows with their ranks. */
export const ranks = (event: ReadEvent): string =>
  jsonStandings(event)
    .rows.map(({ rank, tied, who }) => `${rank}${tied ? '=' : ''} ${who.join('')}`)
    .join(' ');
export const rowOf = (event: ReadEvent, who: string): JsonRow => {
  const row = jsonStandings(event).rows.find((one) => one.who.join('') === who);
  if (row === undefined) throw new Error(`no row of ${who}`);
  return row;
};
export const champions = (event: ReadEvent): string =>
  jsonStandings(event)
    .champions.map((who) => who.join(''))
    .join(' ');
/** `extra-game g3`, …, in the order in which they are told. */
export const problems = (event: ReadEvent): readonly string[] =>
  jsonStandings(event).problems.map(({ code, game, who }) =>
    [code, game, ...(Array.isArray(who) ? [who.join('')] : [])].filter((part) => part !== undefined).join(' '),
  );
