import Database from 'better-sqlite3';
import { fail } from '@/base';
import {
  makeTimeLimitedConnection,
  memorySidecar,
  filePragmas,
  type LogOpener,
  openMemoryLog,
  openSqliteLog,
} from '@/storage';
import { expoDriver } from '../../src/storage/expo/expoDriver';
import { shareOpenedLog } from '../../src/storage/expo/openOnce';
import { must, note, opening } from './contract';
import { newFile, removeFolders } from './kit/folder';
import { likeExpo } from './kit/likeExpo';

afterAll(removeFolders);

/** On phones an error without a message is not thrown: the transaction is left open, and nobody says so. */
describe('an error that expo-sqlite swallows', () => {
  const openWith = async (isDoubted: boolean) => {
    const database = new Database(newFile());
    const real = likeExpo(database);
    const silent = {
      ...real,
      execAsync: async (sql: string) => {
        if (sql.includes('INSERT INTO log')) database.exec('BEGIN IMMEDIATE');
        else await real.execAsync(sql);
      },
    };
    const connection = makeTimeLimitedConnection(expoDriver(silent, isDoubted));
    const durability = { kept: 'disk', persisted: null } as const;
    return must(await openSqliteLog({ connection, pragmas: filePragmas, sidecar: memorySidecar(), durability })).log;
  };

  test('is noticed by the open transaction', async () => {
    const log = await openWith(true);
    expect(await log.append(opening('a', note(1)))).toMatchObject({ ok: false, error: { why: 'unknown' } });
  });
  test('and would not be otherwise', async () => {
    const log = await openWith(false);
    expect(await log.append(opening('a', note(1)))).toMatchObject({ ok: true });
  });
});

describe('a log is opened once', () => {
  test('whoever asks gets the same, at the same time or later', async () => {
    let count = 0;
    const open = shareOpenedLog(async () => {
      count += 1;
      return openMemoryLog();
    });
    const [a, b] = await Promise.all([open(), open()]);
    expect([a === b, (await open()) === a, count]).toEqual([true, true, 1]);
  });

  test('unless it failed, or can no longer write', async () => {
    const readOnly = must(await openMemoryLog());
    const answers: ReturnType<LogOpener>[] = [
      Promise.reject(new Error('thrown')),
      Promise.resolve(fail({ why: 'open-elsewhere' })),
      Promise.resolve({ ok: true, value: { ...readOnly, log: { ...readOnly.log, health: () => 'read-only' } } }),
      openMemoryLog(),
      openMemoryLog(),
    ];
    const open = shareOpenedLog(() => answers.shift() ?? openMemoryLog());
    await expect(open()).rejects.toThrow('thrown');
    expect(await open()).toEqual({ ok: false, error: { why: 'open-elsewhere' } });
    expect(must(await open()).log.health()).toBe('read-only');
    const sound = await open();
    expect(must(sound).log.health()).toBe('sound');
    expect(await open()).toBe(sound);
  });
});
