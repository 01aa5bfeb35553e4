import Database from 'better-sqlite3';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Entry, gameSummary, type Header, replay, type GameSummary } from '@/engine';
import { SCHEMA_VERSION } from '../../src/storage/sqlite/migrate';
import { type Batch, type Head, type ListedTable, type ResolvedInDoubtBatch, type TableContents } from '@/storage';
import { type OpenedNodeLog, openNodeLog } from '@/storage/node';

/** What the build that wrote the profile said of it (see the fixture's README). */
interface Expected {
  readonly table: string;
  /** The head of the table before the write in doubt. */
  readonly acknowledged: Head;
  /** The write in doubt: two lines. */
  readonly batch: Batch;
  /** The header and every entry up to the end of that batch, each as its line lies in the database. */
  readonly lines: readonly { readonly text: string; readonly hash: string }[];
  /** The same game to its end, not stored yet. */
  readonly rest: readonly [Entry, ...Entry[]];
  readonly summaries: { readonly inPlay: GameSummary; readonly atTheEnd: GameSummary };
  /** As listed before the write in doubt. */
  readonly list: readonly ListedTable[];
  readonly settings: Readonly<Record<string, string>>;
}

const FIXTURE = path.join(__dirname, '../fixtures/profile-2026-11/node');
const expected = JSON.parse(readFileSync(path.join(FIXTURE, 'expected.json'), 'utf8')) as Expected;
const { table, batch, lines, rest } = expected;
const NOW = '2031-01-01T12:00:00.000Z';

const must = <T, E>(result: { ok: true; value: T } | { ok: false; error: E }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const summaryOf = ({ header, entries }: TableContents): GameSummary =>
  gameSummary(must(replay(header as Header, entries as readonly Entry[])));

interface StoredLine {
  readonly seq: number;
  readonly text: string;
  readonly hash: string;
  readonly prev: string;
}

/** Read beside the log, so that what it says of its lines is compared with the bytes on the disk. */
function storedLines(file: string): readonly StoredLine[] {
  const database = new Database(file, { readonly: true });
  try {
    return database
      .prepare('SELECT seq, line AS text, hash, prev_hash AS prev FROM log WHERE table_id = ? ORDER BY seq')
      .all(table) as StoredLine[];
  } finally {
    database.close();
  }
}

const OUTCOMES = [
  { name: 'written', outcome: 'was-there', lastStored: '2026-11-18T19:19:00.000Z' },
  { name: 'unwritten', outcome: 'appended', lastStored: NOW },
] satisfies readonly { name: string; outcome: ResolvedInDoubtBatch['outcome']; lastStored: string }[];

describe.each(OUTCOMES)('a profile of November 2026 with a write in doubt that was $name', ({ name, ...settling }) => {
  let folder = '';
  let file = '';
  let opened: OpenedNodeLog;

  const open = async (): Promise<OpenedNodeLog> => must(await openNodeLog(file, { now: () => NOW }));
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tableside-fixture-'));
    cpSync(path.join(FIXTURE, name), folder, { recursive: true });
    file = path.join(folder, 'log.db');
    // Without them the fixture would have lost what it is about.
    expect(existsSync(`${file}.pending.json`) && existsSync(`${file}.acknowledged.json`)).toBe(true);
    expect(storedLines(file)).toHaveLength(name === 'written' ? lines.length : lines.length - batch.lines.length);
    opened = await open();
  });
  afterEach(async () => {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('opens, loses nothing, and settles the write in doubt', async () => {
    expect(opened.losses).toEqual([]);
    expect(opened.settled).toEqual([{ batch, outcome: settling.outcome }]);
    expect(opened.log.health()).toBe('sound');
    expect(existsSync(`${file}.pending.json`)).toBe(false);
  });

  test('takes every step of the schema that the old build did not know', () => {
    const versionOf = (of: string): unknown =>
      new Database(of, { readonly: true }).pragma('user_version', { simple: true });
    expect(versionOf(path.join(FIXTURE, name, 'log.db'))).toBe(1);
    expect(versionOf(file)).toBe(SCHEMA_VERSION);
  });

  test('has every line, byte for byte and hash for hash', async () => {
    const { header, entries, head } = must(await opened.log.read(table));
    expect([header, ...entries].map((line) => JSON.stringify(line))).toEqual(lines.map(({ text }) => text));
    expect(head).toEqual({ table, epoch: 0, seq: lines.length - 1, hash: lines.at(-1)?.hash });
    expect(storedLines(file)).toEqual(
      lines.map(({ text, hash }, seq) => ({ seq, text, hash, prev: lines[seq - 1]?.hash ?? '0'.repeat(64) })),
    );
    expect(lines[expected.acknowledged.seq]?.hash).toBe(expected.acknowledged.hash);
  });

  test('lists the table in play and the hidden one, not the forgotten one, and has its settings', async () => {
    const { head } = must(await opened.log.read(table));
    expect(must(await opened.log.list())).toEqual(
      expected.list.map((row) => (row.head.table === table ? { ...row, head, touched: settling.lastStored } : row)),
    );
    expect(expected.list.map(({ isHidden }) => isHidden)).toEqual([false, true]);
    expect(must(await opened.log.readSettings())).toEqual(expected.settings);
    expect(
      await opened.log.append({ table: 'gone', after: null, lines: [{ ...expected.list[1]!.header, id: 'gone' }] }),
    ).toEqual({
      ok: false,
      error: { why: 'forgotten' },
    });
  });

  test('replays to the position the old build saw', async () => {
    expect(summaryOf(must(await opened.log.read(table)))).toEqual(expected.summaries.inPlay);
  });

  test('goes on to the end of the game, and has it all after another start', async () => {
    const before = must(await opened.log.read(table));
    const [first, ...others] = rest;
    let head = must(await opened.log.append({ table, after: before.head, lines: [first] }));
    for (const entry of others) head = must(await opened.log.append({ table, after: head, lines: [entry] }));
    must(await opened.log.writeSetting('theme', 'light'));
    must(await opened.log.hide('hidden', false));
    await opened.close();

    opened = await open();
    expect({ losses: opened.losses, settled: opened.settled }).toEqual({ losses: [], settled: [] });
    const after = must(await opened.log.read(table));
    expect(after.head).toEqual(head);
    expect([after.header, ...after.entries].map((line) => JSON.stringify(line))).toEqual([
      ...lines.map(({ text }) => text),
      ...rest.map((line) => JSON.stringify(line)),
    ]);
    expect(summaryOf(after)).toEqual(expected.summaries.atTheEnd);
    expect(must(await opened.log.readSettings())).toEqual({ ...expected.settings, theme: 'light' });
    expect(must(await opened.log.list()).map(({ isHidden }) => isHidden)).toEqual([false, false]);
  });
});
