import Database from 'better-sqlite3';
import {
  browserPragmas,
  makeTimeLimitedConnection,
  memorySidecar,
  filePragmas,
  openSqliteLog,
  type Pragmas,
} from '@/storage';
import { openNodeLog, nodeDriver } from '@/storage/node';
import { must, note, opening } from './contract';
import { newFile, removeFolders } from './kit/folder';

afterAll(removeFolders);

const durability = { kept: 'disk', persisted: null } as const;
const openOver = (database: Database.Database, pragmas: Pragmas) =>
  openSqliteLog({
    connection: makeTimeLimitedConnection(nodeDriver(database)),
    pragmas,
    sidecar: memorySidecar(),
    durability,
  });

describe('a log starts only as safe as it is meant to be', () => {
  test.each([
    ['phones and Node', filePragmas, { journal_mode: 'wal', synchronous: 2, busy_timeout: 5000 }],
    ['a browser', browserPragmas, { locking_mode: 'exclusive', journal_mode: 'truncate', synchronous: 2 }],
  ] as const)('on %s', async (_, pragmas, wanted) => {
    const database = new Database(newFile());
    database.pragma('synchronous = OFF');
    const { log } = must(await openOver(database, pragmas));
    must(await log.append(opening('a', note(1))));
    for (const [name, value] of Object.entries(wanted)) expect(database.pragma(name, { simple: true })).toBe(value);
    database.close();
  });

  /** SQLite says nothing when it does not follow: here a database that has no journal to switch. */
  test('a pragma that did not take refuses the start', async () => {
    const opened = await openOver(new Database(':memory:'), filePragmas);
    expect(opened).toEqual({ ok: false, error: { why: 'failed', error: 'PRAGMA journal_mode reads memory, not wal' } });
  });

  // A new file is checked before its schema is written, an older one together with its overview.
  test.each(
    ['journal_mode', 'synchronous', 'busy_timeout', 'secure_delete'].flatMap((name) => [
      [name, 'new'],
      [name, 'older'],
    ]),
  )('%s is read back from a file that is %s', async (name, age) => {
    const file = newFile();
    if (age === 'older') {
      await must(await openNodeLog(file)).close();
      const database = new Database(file);
      database.pragma('journal_mode = DELETE');
      database.close();
    }
    const opened = await openNodeLog(file, {
      wrapDriver: (driver) => ({
        ...driver,
        run: (statements) => driver.run(statements.filter(({ sql }) => !sql.startsWith(`PRAGMA ${name} =`))),
        // What better-sqlite3 sets by itself is set otherwise first, so that nothing reads right by chance.
        all: async (statement) => {
          if (statement.sql === 'PRAGMA user_version') {
            await driver.run([{ sql: 'PRAGMA synchronous = OFF' }, { sql: 'PRAGMA busy_timeout = 1' }]);
            await driver.run([{ sql: 'PRAGMA secure_delete = OFF' }]);
          }
          return driver.all(statement);
        },
      }),
    });
    expect(opened).toMatchObject({
      ok: false,
      error: { why: 'failed', error: expect.stringContaining(name) as string },
    });
  });
});

test('the handle is asked for one thing at a time, whoever asks', async () => {
  const database = new Database(newFile());
  const inner = nodeDriver(database);
  let now = 0;
  let most = 0;
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    most = Math.max(most, (now += 1));
    // Not a wait: lets whoever else would ask meanwhile do so.
    await new Promise((resolve) => void setImmediate(resolve));
    try {
      return await work();
    } finally {
      now -= 1;
    }
  };
  const connection = makeTimeLimitedConnection({
    run: (all) => alone(() => inner.run(all)),
    all: (one) => alone(() => inner.all(one)),
  });
  const place = { connection, pragmas: filePragmas, sidecar: memorySidecar(), durability };
  const { log } = must(await openSqliteLog(place));
  // A second log over the same handle, as after a failure, waits in the same line.
  const again = openSqliteLog(place);
  await Promise.all([
    log.append(opening('a', note(1))),
    log.read('a'),
    log.list(),
    log.writeSetting('x', 'y'),
    log.readSettings(),
    log.hide('a', true),
    again,
  ]);
  expect(most).toBe(1);
  // The check can fail: without the connection two meet.
  await Promise.all([alone(async () => 1), alone(async () => 2)]);
  expect(most).toBe(2);
  database.close();
});

describe('what was set is found when the log is opened', () => {
  const writtenFile = async (): Promise<string> => {
    const file = newFile();
    const database = new Database(file);
    const { log } = must(await openOver(database, filePragmas));
    must(await log.append(opening('a', note(1))));
    must(await log.append(opening('b', note(1))));
    must(await log.forget('b'));
    must(await log.writeSetting('x', 'y'));
    database.close();
    return file;
  };

  test('beside the tables and the forgotten ones', async () => {
    const { log, settings } = must(await openOver(new Database(await writtenFile()), filePragmas));
    expect(settings).toEqual({ x: 'y' });
    expect(must(await log.list()).map(({ head }) => head.table)).toEqual(['a']);
    expect(await log.append(opening('b', note(1)))).toEqual({ ok: false, error: { why: 'forgotten' } });
  });

  test('tables open although the settings cannot be read', async () => {
    const database = new Database(await writtenFile());
    database.exec('DROP TABLE settings');
    const { log, settings } = must(await openOver(database, filePragmas));
    expect(settings).toBeNull();
    expect(must(await log.read('a')).entries).toEqual([note(1)]);
  });

  test.each(['summaries', 'origins'])('tables open and are listed although the %s cannot be read', async (table) => {
    const database = new Database(await writtenFile());
    database.exec(`DROP TABLE ${table}`);
    const { log } = must(await openOver(database, filePragmas));
    expect(must(await log.list()).map(({ head }) => head.table)).toEqual(['a']);
    expect(must(await log.read('a')).entries).toEqual([note(1)]);
  });
});
