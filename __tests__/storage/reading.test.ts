import Database from 'better-sqlite3';
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
  test.each([
    ['nothing', [], null],
    ['a word changed', [`UPDATE log SET line = replace(line, 'line 2', 'line Z') WHERE table_id = 'a'`], 2],
    ['a space added', [`UPDATE log SET line = line || ' ' WHERE table_id = 'a' AND seq = 2`], null],
    ['a hash changed', [`UPDATE log SET hash = '${'1'.repeat(64)}' WHERE table_id = 'a' AND seq = 3`], 3],
    ['a link changed', [`UPDATE log SET prev_hash = '${'1'.repeat(64)}' WHERE table_id = 'a' AND seq = 3`], 3],
    ['a keeper changed', [`UPDATE log SET epoch = 1 WHERE table_id = 'a' AND seq = 1`], 1],
    ['a line missing', [`DELETE FROM log WHERE table_id = 'a' AND seq = 2`], 2],
    ['the header missing', [`DELETE FROM log WHERE table_id = 'a' AND seq = 0`], 0],
    ['no JSON', [`UPDATE log SET line = '{' WHERE table_id = 'a' AND seq = 4`], 4],
    ['no object', [`UPDATE log SET line = '7' WHERE table_id = 'a' AND seq = 4`], 4],
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
    const read = await log.read('a');
    if (seq === null) expect(must(read).entries).toEqual([note(1), note(2), note(3), note(4)]);
    else expect(read).toEqual({ ok: false, error: { why: 'broken-chain', seq } });
    expect(must(await log.read('b')).header).toEqual(headerOf('b'));
    expect(must(await log.list()).map(({ head }) => head.table)).toEqual(['b', 'a']);
    await close();
  });

  /** From a place on: what lies before the row before it is not looked at, everything from there on is. */
  test.each([
    ['nothing', [], 3, null],
    ['a word before it', [`UPDATE log SET line = '{}' WHERE table_id = 'a' AND seq = 1`], 3, null],
    ['the hash it follows', [`UPDATE log SET hash = '${'1'.repeat(64)}' WHERE table_id = 'a' AND seq = 2`], 3, 3],
    ['a word in it', [`UPDATE log SET line = '{}' WHERE table_id = 'a' AND seq = 4`], 3, 4],
    ['the row it follows is missing', [`DELETE FROM log WHERE table_id = 'a' AND seq = 2`], 3, 2],
    ['a row missing', [`DELETE FROM log WHERE table_id = 'a' AND seq = 3`], 3, 3],
    ['a link', [`UPDATE log SET prev_hash = '${'1'.repeat(64)}' WHERE table_id = 'a' AND seq = 3`], 3, 3],
    ['all after it, and asked for nothing', [], 5, null],
  ] as const)('rows from a place on: %s', async (_, sql, from, seq) => {
    const { log, close } = await damaged(...sql);
    const read = await log.readRows('a', from);
    if (seq === null) expect(must(read).rows.map((row) => row.seq)).toEqual([3, 4].filter((one) => one >= from));
    else expect(read).toEqual({ ok: false, error: { why: 'broken-chain', seq } });
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
