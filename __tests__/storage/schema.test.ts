import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { makeTimeLimitedConnection } from '@/storage';
import { openNodeLog, nodeDriver } from '@/storage/node';
import { chainRowsOf } from '../../src/storage/chain';
import { migrate, type Migration, SCHEMA_VERSION } from '../../src/storage/sqlite/migrate';
import { migrations } from '../../src/storage/sqlite/migrations';
import { behind, must, note, opening } from './contract';
import { newFile, removeFolders } from './kit/folder';

afterAll(removeFolders);

const sha = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const ZERO = '0'.repeat(64);
const hashOf = (digit: string): string => digit.repeat(64);

async function withTables(): Promise<string> {
  const file = newFile();
  const { log, close } = must(await openNodeLog(file));
  const head = must(await log.append(opening('a', note(1))));
  must(await log.append(behind(head, note(2))));
  must(await log.append({ ...opening('b', note(1)), origin: 'a file' }));
  must(await log.append(opening('gone')));
  must(await log.forget('gone'));
  await close();
  return file;
}

describe('migrations', () => {
  test('are numbered from 1 without gaps', () => {
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, i) => i + 1));
    expect(SCHEMA_VERSION).toBe(migrations.length);
  });

  /** Frozen: a phone that took this step will never take it again. A change is the next number. */
  test.each([
    [1, '7bbe7718627f167ce31622af7d1d5e71d9e382d45ab53ccfbdc6010b44a08713'],
    [2, '4c889ad999270fb0ac9010a62782985ab17055377a7a705260e41ba24310a145'],
    [3, 'e5049f969707560fd9e19bf6131f9c5057548ea78f0fe86f98c497eb06830b08'],
  ])('%i is as it was released', (version, frozen) => {
    expect(sha(JSON.stringify(migrations[version - 1]?.statements))).toBe(frozen);
  });

  test('a fresh file gets the newest version', async () => {
    const file = await withTables();
    expect(new Database(file).pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION);
  });

  test.each(migrations.map(({ version }) => version))(
    'a file of version %i is brought up to date, with all that is in it',
    async (version) => {
      const file = newFile();
      const database = new Database(file);
      const old = makeTimeLimitedConnection(nodeDriver(database));
      await migrate(old, 0, migrations.slice(0, version));
      const row = must(chainRowsOf(opening('a')))[0];
      database
        .prepare(
          'INSERT INTO log (table_id, seq, epoch, prev_hash, hash, line, stored_at) VALUES (?, 0, 0, ?, ?, ?, ?)',
        )
        .run('a', row?.prev, row?.hash, row?.line, '');
      database.close();
      const { log, losses, close } = must(await openNodeLog(file));
      expect(losses).toEqual([]);
      const head = must(await log.read('a')).head;
      must(await log.append(behind(head, note(1))));
      must(await log.addAttachment({ id: 'f', subject: 's', name: 'n', type: 't' }, Uint8Array.of(1, 2)));
      expect(must(await log.readAttachment('f'))).toEqual(Uint8Array.of(1, 2));
      await close();
      expect(new Database(file).pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION);
    },
  );

  test('a step that fails was never taken, and the steps before it were', async () => {
    const file = await withTables();
    const database = new Database(file);
    const connection = makeTimeLimitedConnection(nodeDriver(database));
    const more: readonly Migration[] = [
      ...migrations,
      { version: SCHEMA_VERSION + 1, statements: ['CREATE TABLE extra (a TEXT)'] },
      { version: SCHEMA_VERSION + 2, statements: ['CREATE TABLE half (a TEXT)', 'INSERT INTO nowhere VALUES (1)'] },
    ];
    await expect(migrate(connection, SCHEMA_VERSION, more)).rejects.toThrow('nowhere');
    await connection.all({ sql: 'SELECT 1' });
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").pluck().all();
    expect(tables).toEqual(['attachments', 'extra', 'forgotten', 'hidden', 'log', 'origins', 'settings', 'summaries']);
    expect(database.pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION + 1);
    expect(database.inTransaction).toBe(false);
  });

  test.each(['WAL', 'DELETE'])('a file of a newer version is refused and not touched (%s)', async (mode) => {
    const file = await withTables();
    const database = new Database(file);
    database.pragma(`user_version = ${SCHEMA_VERSION + 1}`);
    database.pragma(`journal_mode = ${mode}`);
    database.close();
    const before = sha(readFileSync(file));
    const opened = await openNodeLog(file);
    expect(opened).toEqual({ ok: false, error: { why: 'newer-version', version: SCHEMA_VERSION + 1 } });
    expect(sha(readFileSync(file))).toBe(before);
    expect([existsSync(`${file}-wal`), existsSync(`${file}-journal`)]).toEqual([false, false]);
  });

  test('what is no database is refused', async () => {
    const file = newFile();
    copyFileSync(__filename, file);
    expect(await openNodeLog(file)).toMatchObject({ ok: false, error: { why: 'failed' } });
    expect(await openNodeLog('/nowhere/at/all.db')).toMatchObject({ ok: false, error: { why: 'failed' } });
  });
});

describe('the database itself holds the log together', () => {
  const insert = (table: string, seq: number, prev: string, hash: string, epoch = 0, how = 'INSERT'): string =>
    `${how} INTO log (table_id, seq, epoch, prev_hash, hash, line, stored_at)
     VALUES ('${table}', ${seq}, ${epoch}, '${prev}', '${hash}', '{}', '')`;
  const headOf = (database: Database.Database, table: string): string =>
    database.prepare('SELECT hash FROM log WHERE table_id = ? ORDER BY seq DESC').pluck().get(table) as string;

  /** Each must be refused, and each would go through if nothing held it: the trigger or key is named. */
  const tampering: readonly (readonly [string, (database: Database.Database) => string, drop: readonly string[]])[] = [
    ['change a line', () => `UPDATE log SET line = '{}' WHERE table_id = 'a'`, ['log_never_changes']],
    ['delete a line', () => `DELETE FROM log WHERE table_id = 'a' AND seq = 2`, ['log_never_shrinks']],
    ['delete everything', () => 'DELETE FROM log', ['log_never_shrinks']],
    ['leave a gap', (db) => insert('a', 4, headOf(db, 'a'), hashOf('1')), ['log_only_grows']],
    ['hang behind another line', () => insert('a', 3, hashOf('2'), hashOf('1')), ['log_only_grows']],
    ['open a table in the middle', () => insert('new', 1, ZERO, hashOf('1')), ['log_only_grows']],
    ['open a table behind something', () => insert('new', 0, hashOf('2'), hashOf('1')), ['log_only_grows']],
    [
      'take a line’s place',
      (db) => insert('a', 2, headOf(db, 'a'), hashOf('1'), 0, 'INSERT OR REPLACE'),
      ['log_only_grows'],
    ],
    [
      'take the place of another table’s line',
      (db) => insert('a', 3, headOf(db, 'a'), headOf(db, 'b'), 0, 'INSERT OR REPLACE'),
      ['log_only_grows'],
    ],
    ['append to a forgotten table', () => insert('gone', 0, ZERO, hashOf('1')), ['log_only_grows']],
    ['drop how a record came here', () => 'DELETE FROM origins', ['origins_stay']],
    ['remember what was forgotten', () => 'DELETE FROM forgotten', ['forgotten_never_shrinks']],
    ['change what was forgotten', () => `UPDATE forgotten SET forgotten_at = ''`, ['forgotten_never_changes']],
    [
      'forget again',
      () => `INSERT OR REPLACE INTO forgotten VALUES ('gone', 0, 0, '${hashOf('1')}', '')`,
      ['forgotten_once'],
    ],
  ];

  test.each(tampering)('nobody can %s', async (_, sql, triggers) => {
    const database = new Database(await withTables());
    const everything = (): unknown => [
      database.prepare('SELECT * FROM log').all(),
      database.prepare('SELECT * FROM forgotten').all(),
      database.prepare('SELECT * FROM origins').all(),
    ];
    const before = everything();
    expect(() => database.exec(sql(database))).toThrow();
    expect(everything()).toEqual(before);
    for (const trigger of triggers) database.exec(`DROP TRIGGER ${trigger}`);
    database.exec(sql(database));
    expect(everything()).not.toEqual(before);
    database.close();
  });

  test('a keeper of the log may follow another, and none comes back', async () => {
    const database = new Database(await withTables());
    database.exec(insert('a', 3, headOf(database, 'a'), hashOf('1'), 1));
    expect(() => database.exec(insert('a', 4, hashOf('1'), hashOf('2'), 0))).toThrow('behind the head');
    database.close();
  });

  test('of a forgotten table the id, the last hash and the time stay, and none of its words', async () => {
    const file = newFile();
    const { log, close } = must(await openNodeLog(file, { now: () => '2031-05-06T07:08:09.000Z' }));
    const head = must(await log.append(opening('secret', note(1, { text: 'Persephone' }))));
    must(await log.append(opening('other')));
    must(await log.forget('secret'));
    expect(existsSync(`${file}-wal`) && readFileSync(`${file}-wal`).includes('Persephone')).toBe(false);
    await close();
    const database = new Database(file);
    expect(database.prepare('SELECT * FROM forgotten').all()).toEqual([
      { table_id: 'secret', epoch: 0, seq: 1, hash: head.hash, forgotten_at: '2031-05-06T07:08:09.000Z' },
    ]);
    database.close();
    expect(readFileSync(file).includes('Persephone')).toBe(false);
  });
});
