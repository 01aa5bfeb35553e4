import { isDeepStrictEqual } from 'node:util';
import { gameSummary, type Header, replay, type GameSummary } from '@/engine';
import { makeGameRecordReader } from '@/record';
import { plainEntries, type Told } from './plainRecord';

/** A record as JSON Lines, read by the same reader as every other. */
export function readTold(text: string): Told {
  const reader = makeGameRecordReader();
  const told: { header: Header | null; entries: Told['entries'][number][] } = { header: null, entries: [] };
  text.split('\n').forEach((line, i) => {
    const item = reader.read(line, i + 1);
    if (item === null || item.kind === 'seal') return;
    if (item.kind === 'problem') throw new Error(`line ${i + 1} of the record cannot be read: ${line}`);
    if (item.kind === 'header') told.header = item.header;
    else told.entries.push(item.entry);
  });
  if (told.header === null) throw new Error('the record has no header');
  return { header: told.header, entries: told.entries };
}

const AROUND = 3;

/** The two tell one game: the same in every field, order and flag; the first difference is shown with its seed. */
export function assertSameRecord(wanted: Told, found: Told, seed: string): void {
  const heads = [wanted.header, found.header].map(plainHeader);
  if (!isDeepStrictEqual(heads[0], heads[1])) throw new Error(differs(seed, 'header', heads));
  const lines = [plainEntries(wanted.entries), plainEntries(found.entries)] as const;
  const at = lines[0].findIndex((line, i) => !isDeepStrictEqual(line, lines[1][i]));
  const first = at >= 0 ? at : lines[1].length > lines[0].length ? lines[0].length : -1;
  if (first >= 0) {
    const around = lines.map((list) => list.slice(Math.max(0, first - AROUND), first + AROUND));
    throw new Error(differs(seed, `entry ${first + 1}`, around));
  }
  const ends = [wanted, found].map(summaryOf);
  if (!isDeepStrictEqual(ends[0], ends[1])) throw new Error(differs(seed, 'end', ends));
}

function plainHeader({ ruleset, house, seats }: Header): unknown {
  const rules = house === undefined || Object.keys(house).length === 0 ? null : house;
  return { ruleset, house: rules, seats: seats.map(({ name, team, chapter }) => ({ name, team, chapter })) };
}

function summaryOf({ header, entries }: Told): Omit<GameSummary, 'open'> & { readonly open: readonly string[] } {
  const game = replay(header, entries);
  if (!game.ok) throw new Error(`refused: ${JSON.stringify(game.error)}`);
  const summary = gameSummary(game.value);
  return { ...summary, open: summary.open.map((id) => id.slice(id.indexOf(':'))) };
}

const differs = (seed: string, where: string, [wanted, found]: readonly unknown[]): string =>
  [`another record than the one told (${seed}), at ${where}:`, ...show('wanted', wanted), ...show('found', found)].join(
    '\n',
  );

const show = (title: string, what: unknown): string[] =>
  (Array.isArray(what) ? what : [what]).map((line, i) => `  ${i === 0 ? title : ''}\t${JSON.stringify(line)}`);
