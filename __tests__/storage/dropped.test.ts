import { fail } from '@/base';
import {
  type Batch,
  MAX_DROPPED_BATCHES,
  type Driver,
  headAfter,
  type LogEvent,
  memorySidecar,
  type OpenedLog,
  type SidecarStore,
} from '@/storage';
import { type OpenedNodeLog, openNodeLog } from '@/storage/node';
import { behind, must, note, opening, same } from './contract';
import { newFile, removeFolders } from './kit/folder';

afterAll(removeFolders);

const texts = (batches: readonly Batch[]): string[] =>
  batches.flatMap(({ lines }) => lines.map((line) => (line as { text?: string }).text ?? 'header'));

interface Stored {
  readonly batches?: readonly Batch[];
  readonly dropped?: readonly Batch[];
}

/** A file whose next transactions fail, before or after they are written, as often as asked. */
interface Trouble {
  times: number;
  isWritten: boolean;
}
const wrapDriver =
  (trouble: Trouble) =>
  (driver: Driver): Driver => ({
    ...driver,
    run: async (statements) => {
      const isAppend = statements.some(({ sql }) => sql.startsWith('INSERT INTO log'));
      if (!isAppend || trouble.times === 0) return driver.run(statements);
      trouble.times -= 1;
      if (trouble.isWritten) await driver.run(statements);
      throw new Error('disk I/O error (made up)');
    },
  });

interface Scene {
  readonly kept: SidecarStore;
  readonly trouble: Trouble;
  /** Everything that could be seen from outside, in order. */
  readonly seen: string[];
  readonly start: () => Promise<OpenedNodeLog>;
  readonly stored: () => Promise<Stored | null>;
}

function makeScene(wrong: (sidecar: SidecarStore) => SidecarStore = (sidecar) => sidecar): Scene {
  const file = newFile();
  const kept = wrong(memorySidecar());
  const trouble: Trouble = { times: 0, isWritten: false };
  const seen: string[] = [];
  const sidecar: SidecarStore = {
    ...kept,
    set: async (key, text) => {
      await kept.set(key, text);
      if (key === 'pending') seen.push('sidecar written');
    },
  };
  return {
    kept,
    trouble,
    seen,
    start: async () => must(await openNodeLog(file, { sidecar, sidecarPauseMs: 0, wrapDriver: wrapDriver(trouble) })),
    stored: async () => JSON.parse((await kept.get('pending')) ?? 'null') as Stored | null,
  };
}

/** Three appends queued, the first of them fails; one more comes later; then the log is opened again, twice. */
async function story(scene: Scene): Promise<{ first: OpenedLog; second: OpenedLog }> {
  const { trouble, seen, start, stored } = scene;
  const before = await start();
  const head = must(await before.log.append(opening('a')));
  before.log.subscribe((event: LogEvent) => void (event.what === 'health' && seen.push('published')));
  const one = behind(head, note(1));
  const two = behind(must(headAfter(one)), note(2));
  const three = behind(must(headAfter(two)), note(3));
  trouble.times = 1;
  const answers = await Promise.all(
    [one, two, three].map(async (batch) => {
      const answer = await before.log.append(batch);
      seen.push(answer.ok ? 'acknowledged' : answer.error.why);
      return answer;
    }),
  );
  same(
    answers.map((answer) => !answer.ok && answer.error.why),
    ['unknown', 'read-only', 'read-only'],
    'answers',
  );
  same(seen, ['sidecar written', 'published', 'unknown', 'read-only', 'read-only'], 'order');
  const kept = await stored();
  same([texts(kept?.batches ?? []), texts(kept?.dropped ?? [])], [['line 1'], ['line 2', 'line 3']], 'sidecar');
  const later = behind(must(headAfter(three)), note(4));
  same(await before.log.append(later), fail({ why: 'read-only' }), 'later');
  same(texts((await stored())?.dropped ?? []), ['line 2', 'line 3', 'line 4'], 'the later one is added');
  await before.close();

  const first = await start();
  same(
    first.settled.map(({ batch, outcome }) => [texts([batch]), outcome]),
    [[['line 1'], 'appended']],
    'settled',
  );
  same(first.dropped, [two, three, later], 'dropped');
  same(await stored(), null, 'nothing is left in the sidecar');
  // They still fit: each follows the one before it.
  for (const batch of first.dropped) must(await first.log.append(batch));
  await first.close();
  const second = await start();
  same([second.settled, second.dropped], [[], []], 'told once');
  same(
    must(await second.log.read('a')).entries,
    [1, 2, 3, 4].map((n) => note(n)),
    'entries',
  );
  await second.close();
  return { first, second };
}

describe('batches behind a failed write', () => {
  test('are in the sidecar before anybody hears of the failure, and are handed back by the next opening', async () => {
    await story(makeScene());
  });

  const wrongSidecars: readonly (readonly [string, (sidecar: SidecarStore) => SidecarStore])[] = [
    [
      'stores no dropped batches',
      (sidecar) => ({
        ...sidecar,
        set: (key, text) => sidecar.set(key, JSON.stringify({ ...(JSON.parse(text) as object), dropped: undefined })),
      }),
    ],
    [
      'says it has written before it has',
      (sidecar) => ({
        ...sidecar,
        set: async (key, text) => void setTimeout(() => void sidecar.set(key, text), 5),
      }),
    ],
    ['never removes anything', (sidecar) => ({ ...sidecar, remove: async () => undefined })],
    [
      'keeps them in another order',
      (sidecar) => ({
        ...sidecar,
        set: (key, text) => {
          const { dropped = [], ...rest } = JSON.parse(text) as Stored;
          return sidecar.set(key, JSON.stringify({ ...rest, dropped: [...dropped].reverse() }));
        },
      }),
    ],
  ];
  test.each(wrongSidecars)('the same story notices a sidecar that %s', async (_, wrong) => {
    await expect(story(makeScene(wrong))).rejects.toThrow();
  });

  test('stay in the sidecar while a batch is still of unknown outcome', async () => {
    const { trouble, start, stored } = makeScene();
    const before = await start();
    const head = must(await before.log.append(opening('a')));
    const one = behind(head, note(1));
    const two = behind(must(headAfter(one)), note(2));
    trouble.times = 2;
    await Promise.all([before.log.append(one), before.log.append(two)]);
    await before.close();
    const failed = await start();
    expect([failed.settled[0]?.outcome, failed.log.health(), texts(failed.dropped)]).toEqual([
      'failed',
      'read-only',
      ['line 2'],
    ]);
    const kept = await stored();
    // What is being settled is not taken for dropped as well.
    expect([texts(kept?.batches ?? []), texts(kept?.dropped ?? [])]).toEqual([['line 1'], ['line 2']]);
    await failed.close();
    const sound = await start();
    expect([sound.settled[0]?.outcome, texts(sound.dropped)]).toEqual(['appended', ['line 2']]);
    expect(await stored()).toBeNull();
    await sound.close();
  });

  test('also behind a write that was no append, and where the failed one was written after all', async () => {
    const { trouble, start } = makeScene();
    const before = await start();
    const head = must(await before.log.append(opening('a')));
    trouble.times = 1;
    trouble.isWritten = true;
    const one = behind(head, note(1));
    await Promise.all([before.log.append(one), before.log.append(behind(must(headAfter(one)), note(2)))]);
    await before.close();
    const after = await start();
    expect([after.settled[0]?.outcome, texts(after.dropped)]).toEqual(['was-there', ['line 2']]);
    await after.close();

    const hiding = must(
      await openNodeLog(newFile(), {
        sidecar: memorySidecar(),
        wrapDriver: (driver) => ({
          ...driver,
          run: (statements) =>
            statements.some(({ sql }) => sql.includes('INTO hidden'))
              ? Promise.reject(new Error('no'))
              : driver.run(statements),
        }),
      }),
    );
    const at = must(await hiding.log.append(opening('a')));
    const [, dropped] = await Promise.all([hiding.log.hide('a', true), hiding.log.append(behind(at, note(1)))]);
    expect(dropped).toEqual(fail({ why: 'read-only' }));
    await hiding.close();
  });

  test('are remembered as they were handed over', async () => {
    const { trouble, start } = makeScene();
    const before = await start();
    const head = must(await before.log.append(opening('a')));
    trouble.times = 1;
    const entry = { n: 1, act: 'note', text: 'as told' };
    const answer = before.log.append(behind(head, entry as never));
    entry.text = 'changed';
    expect(await answer).toMatchObject({ ok: false });
    await before.close();
    const after = await start();
    expect(texts(after.settled.map(({ batch }) => batch))).toEqual(['as told']);
    await after.close();
  });

  test(`no more than ${MAX_DROPPED_BATCHES}, the first ones`, async () => {
    const { trouble, start, stored } = makeScene();
    const { log, close } = await start();
    let batch = opening('a');
    trouble.times = 1;
    const answers: Promise<unknown>[] = [log.append(batch)];
    for (let n = 1; n <= MAX_DROPPED_BATCHES + 10; n += 1) {
      batch = behind(must(headAfter(batch)), note(n));
      answers.push(log.append(batch));
    }
    await Promise.all(answers);
    await log.append(behind(must(headAfter(batch)), note(99)));
    const kept = texts((await stored())?.dropped ?? []);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([MAX_DROPPED_BATCHES, 'line 1', `line ${MAX_DROPPED_BATCHES}`]);
    await close();
  });

  test('a file of an older version, without the field, has none', async () => {
    const { kept, start } = makeScene();
    await kept.set('pending', JSON.stringify({ batches: [opening('a', note(1))] }));
    const { settled, dropped, close } = await start();
    expect([settled[0]?.outcome, dropped]).toEqual(['appended', []]);
    await close();
  });

  test('nonsense is no batch', async () => {
    const { kept, start } = makeScene();
    await kept.set('pending', '{"batches":[],"dropped":[7,null,{},{"table":"a","after":null,"lines":[]}]}');
    const { dropped, close } = await start();
    expect(dropped).toEqual([]);
    await close();
  });
});

describe('flushed', () => {
  test('resolves when heads and dropped batches are in the sidecar, without waiting for the pause', async () => {
    const sidecar = memorySidecar();
    const { log, close } = must(await openNodeLog(newFile(), { sidecar, sidecarPauseMs: 60_000 }));
    must(await log.append(opening('a')));
    expect(await sidecar.get('acknowledged')).toBeNull();
    await log.flushed();
    expect(await sidecar.get('acknowledged')).toContain('"table":"a"');
    await close();
  });

  test('and waits for a slow one', async () => {
    const { trouble, start, kept, stored } = makeScene((sidecar) => ({
      ...sidecar,
      set: async (key, text) => {
        await new Promise((resolve) => void setTimeout(resolve, 10));
        await sidecar.set(key, text);
      },
    }));
    const { log, close } = await start();
    const head = must(await log.append(opening('a')));
    trouble.times = 1;
    await log.append(behind(head, note(1)));
    void log.append(behind(head, note(2)));
    await log.flushed();
    expect(texts((await stored())?.dropped ?? [])).toEqual(['line 2']);
    expect(await kept.get('acknowledged')).toContain('"table":"a"');
    await close();
  });
});
