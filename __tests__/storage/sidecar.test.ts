import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type SidecarStore, memorySidecar } from '@/storage';
import { openNodeLog, fileSidecar } from '@/storage/node';
import { behind, headerOf, must, note, opening } from './contract';
import { newFile, removeFolders } from './kit/folder';

afterAll(removeFolders);

const parts = ['', '-wal', '-shm'];
const copy = (from: string, to: string): void => {
  for (const part of parts) {
    rmSync(`${to}${part}`, { force: true });
    if (existsSync(`${from}${part}`)) copyFileSync(`${from}${part}`, `${to}${part}`);
  }
};

describe('a head older than what was acknowledged is told loudly', () => {
  /** Two tables with two lines each, the file put aside after the first of them, then `after`. */
  async function restored(): Promise<{ file: string; heads: unknown }> {
    const file = newFile();
    const first = must(await openNodeLog(file));
    const a = must(await first.log.append(opening('a', note(1))));
    await first.close();
    copy(file, `${file}.old`);
    const second = must(await openNodeLog(file));
    expect(second.losses).toEqual([]);
    const last = must(await second.log.append(behind(a, note(2), note(3))));
    const b = must(await second.log.append(opening('b')));
    await second.close();
    return { file, heads: { a, last, b } };
  }

  test('an older copy of the file', async () => {
    const { file, heads } = await restored();
    const { a, last, b } = heads as Record<string, never>;
    const sound = must(await openNodeLog(file));
    expect(sound.losses).toEqual([]);
    await sound.close();
    copy(`${file}.old`, file);
    const { log, losses, close } = must(await openNodeLog(file));
    expect(losses).toEqual([
      { table: 'a', acknowledged: last, found: a },
      { table: 'b', acknowledged: b, found: null },
    ]);
    // What is there can be read, and the game can go on.
    expect(must(await log.read('a')).entries).toEqual([note(1)]);
    await close();
  });

  test('again at every start, until the table goes on or is forgotten', async () => {
    const { file, heads } = await restored();
    copy(`${file}.old`, file);
    const first = must(await openNodeLog(file));
    await first.close();
    const second = must(await openNodeLog(file));
    expect(second.losses.map(({ table }) => table)).toEqual(['a', 'b']);
    must(await second.log.append(behind((heads as { a: never }).a, note(9))));
    await second.close();
    const third = must(await openNodeLog(file));
    expect(third.losses.map(({ table }) => table)).toEqual(['b']);
    must(await third.log.forget('b'));
    await third.close();
    const fourth = must(await openNodeLog(file));
    expect(fourth.losses).toEqual([]);
    expect(await fourth.log.append({ table: 'b', after: null, lines: [headerOf('b')] })).toMatchObject({ ok: false });
    await fourth.close();
  });

  test('the file is gone', async () => {
    const { file } = await restored();
    for (const part of parts) rmSync(`${file}${part}`, { force: true });
    const { losses, close } = must(await openNodeLog(file));
    expect(losses.map(({ table, found }) => [table, found])).toEqual([
      ['a', null],
      ['b', null],
    ]);
    await close();
  });

  test('another history in the same place', async () => {
    const { file } = await restored();
    const other = newFile();
    const { log, close } = must(await openNodeLog(other));
    const elsewhere = must(await log.append(opening('a', note(1), note(7), note(8), note(9))));
    must(await log.append(opening('b')));
    await close();
    copy(other, file);
    const { losses, close: leave } = must(await openNodeLog(file));
    expect(losses).toMatchObject([{ table: 'a', found: elsewhere }]);
    await leave();
  });

  test('not for what was forgotten, nor where the other medium only lags behind', async () => {
    const { file } = await restored();
    const kept = readFileSync(`${file}.acknowledged.json`);
    const { log, close } = must(await openNodeLog(file));
    must(await log.forget('b'));
    must(await log.append(behind(must(await log.read('a')).head, note(4))));
    await close();
    writeFileSync(`${file}.acknowledged.json`, kept);
    const { losses, close: leave } = must(await openNodeLog(file));
    expect(losses).toEqual([]);
    await leave();
  });
});

describe('the other medium', () => {
  test('is written after the acknowledgement, and never ahead of it', async () => {
    const events: string[] = [];
    const kept = memorySidecar();
    const sidecar: SidecarStore = {
      ...kept,
      set: async (key, text) => {
        events.push(`kept ${(JSON.parse(text) as { heads: { seq: number }[] }).heads[0]?.seq}`);
        await kept.set(key, text);
      },
    };
    const { log, close } = must(await openNodeLog(newFile(), { sidecar, sidecarPauseMs: 5 }));
    // The clock is the test's: a line every millisecond, however slow the machine is.
    jest.useFakeTimers();
    let head = must(await log.append(opening('a')));
    events.push('acknowledged 0');
    for (let n = 1; n <= 20; n += 1) {
      await jest.advanceTimersByTimeAsync(1);
      head = must(await log.append(behind(head, note(n))));
    }
    events.push('acknowledged 20');
    jest.useRealTimers();
    await close();
    // Gathered: one write for about five lines, each after its lines were acknowledged.
    expect(events).toEqual(['acknowledged 0', 'kept 4', 'kept 9', 'kept 14', 'kept 19', 'acknowledged 20', 'kept 20']);
  });

  const broken: readonly (readonly [string, SidecarStore])[] = [
    [
      'fails',
      {
        get: () => Promise.reject(new Error('no')),
        set: () => Promise.reject(new Error('no')),
        remove: () => Promise.reject(new Error('no')),
      },
    ],
    [
      'never answers',
      {
        get: () => new Promise(() => undefined),
        set: () => new Promise(() => undefined),
        remove: () => new Promise(() => undefined),
      },
    ],
    ['is full', { ...memorySidecar(), set: () => Promise.reject(new Error('quota')) }],
    [
      'holds nonsense',
      { ...memorySidecar(), get: async () => '{"heads":[1,{}],"batches":[{"after":null,"lines":[]},7]' },
    ],
    [
      'holds other things',
      {
        ...memorySidecar(),
        get: async () => '{"heads":[null,{"table":3}],"batches":[{},null,{"after":{},"lines":[{}]}]}',
      },
    ],
  ];
  test.each(broken)('that %s breaks nothing', async (how, sidecar) => {
    const file = newFile();
    for (let start = 0; start < 2; start += 1) {
      const opened = must(await openNodeLog(file, { sidecar, sidecarTimeoutMs: 20, sidecarPauseMs: 0 }));
      expect([opened.losses, opened.settled]).toEqual([[], []]);
      const found = await opened.log.read('a');
      const head = found.ok ? found.value.head : must(await opened.log.append(opening('a')));
      must(await opened.log.append(behind(head, note(start + 1))));
      const closed = opened.close();
      // closing waits for the other medium's answer, which here never comes
      if (how !== 'never answers') await closed;
    }
    const { log, close } = must(await openNodeLog(file));
    expect(must(await log.read('a')).entries).toEqual([note(1), note(2)]);
    await close();
  });

  test('a write that failed is made up for by the next', async () => {
    const kept = memorySidecar();
    let isFull = true;
    let noteTried = (): void => undefined;
    const tried = new Promise<void>((resolve) => void (noteTried = resolve));
    const sidecar: SidecarStore = {
      ...kept,
      set: (...it) => {
        if (!isFull) return kept.set(...it);
        noteTried();
        return Promise.reject(new Error('full'));
      },
    };
    const { log, close } = must(await openNodeLog(newFile(), { sidecar, sidecarPauseMs: 0 }));
    must(await log.append(opening('a')));
    await tried;
    isFull = false;
    must(await log.append(opening('b')));
    await close();
    const { heads } = JSON.parse((await kept.get('acknowledged')) ?? '{}') as { heads: { table: string }[] };
    expect(heads.map(({ table }) => table)).toEqual(['a', 'b']);
  });

  test('in a file: replaced as a whole, gone when removed', async () => {
    const file = newFile();
    const sidecar = fileSidecar(file);
    expect(await sidecar.get('x')).toBeNull();
    await sidecar.set('x', 'one');
    await sidecar.set('x', 'twö');
    expect(await sidecar.get('x')).toBe('twö');
    expect(existsSync(`${file}.x.json.new`)).toBe(false);
    await sidecar.remove('x');
    await sidecar.remove('x');
    expect(await sidecar.get('x')).toBeNull();
  });
});
