import { type Driver } from '@/storage';
import { type OpenedNodeLog, openNodeLog } from '@/storage/node';
import { behind, must, note, opening } from './contract';
import { newFile, removeFolders } from './kit/folder';

afterAll(removeFolders);

/** The next transaction that has this statement in it fails, before or after it is written. */
function troubled(): { armed: { sql: string; isWritten: boolean } | null; wrap: (driver: Driver) => Driver } {
  const trouble: ReturnType<typeof troubled> = {
    armed: null,
    wrap: (driver) => ({
      ...driver,
      run: async (statements) => {
        const { armed } = trouble;
        if (armed === null || !statements.some(({ sql }) => sql.startsWith(armed.sql))) return driver.run(statements);
        trouble.armed = null;
        if (armed.isWritten) await driver.run(statements);
        throw new Error('disk I/O error (made up)');
      },
    }),
  };
  return trouble;
}

describe.each([
  { isWritten: true, outcome: 'was-there' },
  { isWritten: false, outcome: 'appended' },
])('an import whose write failed and is settled as $outcome', ({ isWritten, outcome }) => {
  test('says how it came here, at the same time as its lines are there', async () => {
    const file = newFile();
    const trouble = troubled();
    const open = async (): Promise<OpenedNodeLog> => must(await openNodeLog(file, { wrapDriver: trouble.wrap }));
    let opened = await open();
    trouble.armed = { sql: 'INSERT INTO log', isWritten };
    const answer = await opened.log.append({ ...opening('a', note(1)), origin: 'not-sealed' });
    expect(answer).toMatchObject({ ok: false, error: { why: 'unknown' } });
    await opened.close();
    opened = await open();
    expect(opened.settled.map((one) => one.outcome)).toEqual([outcome]);
    const read = must(await opened.log.read('a'));
    expect([read.entries.length, read.origin]).toEqual([1, 'not-sealed']);
    await opened.close();
  });
});

test('a summary that cannot be written harms nothing, and is not tried again', async () => {
  const file = newFile();
  const trouble = troubled();
  const { log, close } = must(await openNodeLog(file, { wrapDriver: trouble.wrap }));
  const head = must(await log.append(opening('a')));
  trouble.armed = { sql: 'INSERT INTO summaries', isWritten: false };
  await log.writeSummaries([{ head, build: 'b', text: 't' }]);
  expect(trouble.armed).toBeNull();
  expect(log.health()).toBe('sound');
  must(await log.append(behind(head, note(1))));
  await log.writeSummaries([{ head: must(await log.read('a')).head, build: 'b', text: 't' }]);
  expect(must(await log.list())[0]?.summary).toBeUndefined();
  await close();
});
