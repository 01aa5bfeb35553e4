import Database from 'better-sqlite3';
import { type Log } from '@/storage';
import { openNodeLog } from '@/storage/node';
import { headerOf, must, note, opening } from './contract';
import { newFile, removeFolders } from './kit/folder';

afterAll(removeFolders);

const TRIGGERS = ['log_only_grows', 'log_never_changes', 'log_never_shrinks'];

/** Five lines at table `a`, one at `b`; then somebody gets at the file, with nothing to hold them back. */
async function damaged(...sql: string[]) {
  const file = newFile();
  const { log, close } = must(await openNodeLog(file));
  must(await log.append(opening('a', note(1), note(2), note(3), note(4))));
  must(await log.append(opening('b')));
  await close();
  const database = new Database(file);
  for (const trigger of TRIGGERS) database.exec(`DROP TRIGGER ${trigger}`);
  for (const one of sql) database.exec(one);
  database.close();
  return must(await openNodeLog(file));
}

describe('damage is found where it begins, and harms no other table', () => {
  const expectOthersUnharmed = async (log: Log): Promise<void> => {
    expect(must(await log.read('b')).header).toEqual(headerOf('b'));
    expect(must(await log.list()).map(({ head }) => head.table)).toEqual(['b', 'a']);
  };

  test.each([
    ['nothing', []],
    [
      'a space added, which the parsed line does not have',
      [`UPDATE log SET line = line || ' ' WHERE table_id = 'a' AND seq = 2`],
    ],
  ])('no damage: %s', async (_, sql) => {
    const { log, close } = await damaged(...sql);
    expect(must(await log.read('a')).entries).toEqual([note(1), note(2), note(3), note(4)]);
    await expectOthersUnharmed(log);
    await close();
  });

  test.each([
    ['a word changed', [`UPDATE log SET line = replace(line, 'line 2', 'line Z') WHERE table_id = 'a'`], 2],
    ['a hash changed', [`UPDATE log SET hash = '${'1'.repeat(64)}' WHERE table_id = 'a' AND seq = 3`], 3],
    ['a link changed', [`UPDATE log SET prev_hash = '${'1'.repeat(64)}' WHERE table_id = 'a' AND seq = 3`], 3],
    ['a keeper changed', [`UPDATE log SET epoch = 1 WHERE table_id = 'a' AND seq = 1`], 1],
    ['a line missing', [`DELETE FROM log WHERE table_id = 'a' AND seq = 2`], 2],
    ['the header missing', [`DELETE FROM log WHERE table_id = 'a' AND seq = 0`], 0],
    ['no JSON', [`UPDATE log SET line = '{' WHERE table_id = 'a' AND seq = 4`], 4],
    ['no object', [`UPDATE log SET line = '7' WHERE table_id = 'a' AND seq = 4`], 4],
    [
      'a line break inside a line',
      [`UPDATE log SET line = '{"x":' || char(10) || '1}' WHERE table_id = 'a' AND seq = 3`],
      3,
    ],
    ['a line that looks like two rows', [`UPDATE log SET line = line || char(10) || '9 0 x x {}' WHERE seq = 3`], 3],
    ['a header that is no JSON', [`UPDATE log SET line = 'x' WHERE table_id = 'a' AND seq = 0`], 0],
    [
      'two lines swapped',
      [
        `UPDATE log SET seq = 9 WHERE table_id = 'a' AND seq = 1`,
        `UPDATE log SET seq = 1 WHERE table_id = 'a' AND seq = 2`,
        `UPDATE log SET seq = 2 WHERE table_id = 'a' AND seq = 9`,
      ],
      1,
    ],
  ] as const)('%s', async (_, sql, seq) => {
    const { log, close } = await damaged(...sql);
    expect(await log.read('a')).toEqual({ ok: false, error: { why: 'broken-chain', seq } });
    await expectOthersUnharmed(log);
    await close();
  });

  // `readRows(table, from)` checks the row before `from` and every row after it; it does not look at earlier rows.
  test.each([
    ['nothing', [], 3, [3, 4]],
    ['a word before it', [`UPDATE log SET line = '{}' WHERE table_id = 'a' AND seq = 1`], 3, [3, 4]],
    ['nothing, and asked for rows after the last', [], 5, []],
  ])('rows from a place on, no damage there: %s', async (_, sql, from, found) => {
    const { log, close } = await damaged(...sql);
    expect(must(await log.readRows('a', from)).rows.map(({ seq }) => seq)).toEqual(found);
    await close();
  });

  test.each([
    ['the hash it follows', [`UPDATE log SET hash = '${'1'.repeat(64)}' WHERE table_id = 'a' AND seq = 2`], 3, 3],
    ['a word in it', [`UPDATE log SET line = '{}' WHERE table_id = 'a' AND seq = 4`], 3, 4],
    ['the row it follows is missing', [`DELETE FROM log WHERE table_id = 'a' AND seq = 2`], 3, 2],
    ['a row missing', [`DELETE FROM log WHERE table_id = 'a' AND seq = 3`], 3, 3],
    ['a link', [`UPDATE log SET prev_hash = '${'1'.repeat(64)}' WHERE table_id = 'a' AND seq = 3`], 3, 3],
  ] as const)('rows from a place on, damage there: %s', async (_, sql, from, seq) => {
    const { log, close } = await damaged(...sql);
    expect(await log.readRows('a', from)).toEqual({ ok: false, error: { why: 'broken-chain', seq } });
    await close();
  });

  test('lines that vanish while the log is open', async () => {
    const file = newFile();
    const { log, close } = must(await openNodeLog(file));
    must(await log.append(opening('a', note(1), note(2))));
    const database = new Database(file);
    database.exec('DROP TRIGGER log_never_shrinks');
    database.exec('DELETE FROM log WHERE seq = 2');
    expect(await log.read('a')).toEqual({ ok: false, error: { why: 'broken-chain', seq: 2 } });
    expect(await log.readRows('a', 1)).toEqual({ ok: false, error: { why: 'broken-chain', seq: 2 } });
    database.exec('DELETE FROM log');
    expect(await log.read('a')).toEqual({ ok: false, error: { why: 'broken-chain', seq: 0 } });
    database.close();
    await close();
  });
});
