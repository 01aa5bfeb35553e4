import { must, openRegistry, removeFiles } from './kit/openRegistry';

afterAll(removeFiles);

const SEATS = ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ name, team: seat % 2 }));
const TABLE = { ruleset: 'texas-good-sam', seats: SEATS } as const;

/** A device with two tables and a setting, and the file that holds all of it. */
async function exported() {
  const { registry, close } = await openRegistry();
  const first = must(await registry.openNew(TABLE));
  must(await first.tell({ act: 'deal', tops: [12, 3, 4, 5] }));
  const second = must(await registry.openNew({ ...TABLE, table: 7 }));
  await registry.set('theme', 'dark');
  const made = must(await registry.exportAll());
  return { registry, first, second, made, close };
}

describe('everything in one file', () => {
  test('holds every record, sealed, behind a line with the settings', async () => {
    const { made, first, second, close } = await exported();
    const [settings = '', ...lines] = made.text.trimEnd().split('\n');
    expect(JSON.parse(settings)).toMatchObject({
      'tableside-settings': 1,
      device: 'test-device',
      settings: { theme: 'dark' },
    });
    expect(made).toMatchObject({ tables: 2, unreadable: [] });
    expect(lines.join('\n')).toContain(first.record(true).trimEnd());
    expect(lines.join('\n')).toContain(second.record(true).trimEnd());
    await close();
  });

  test('read in elsewhere it is new, read in again it is already here, and what went on is continued', async () => {
    const here = await exported();
    const there = await openRegistry();
    const arrive = async (text: string) => must(await there.registry.importAll(text));
    const ids = [here.first.id, here.second.id];
    const sorted = (all: readonly { id: string; how: string }[]) => [...all].sort((a, b) => a.id.localeCompare(b.id));
    const how = (...hows: string[]) => ids.map((id, at) => ({ id, how: hows[at] }));

    const first = await arrive(here.made.text);
    expect(sorted(first.arrived)).toEqual(how('new', 'new'));
    expect(first.refused).toEqual([]);
    expect(first.settings).toMatchObject({ settings: { theme: 'dark' } });
    expect(there.registry.setting('theme')).toBeUndefined();
    expect(must(await there.registry.open(here.first.id)).record(true)).toBe(here.first.record(true));

    expect(sorted((await arrive(here.made.text)).arrived)).toEqual(how('already-here', 'already-here'));
    must(await here.first.tap({ on: 'build', pile: 0 }));
    const more = must(await here.registry.exportAll());
    expect(sorted((await arrive(more.text)).arrived)).toEqual(how('continued', 'already-here'));
    expect(must(await there.registry.open(here.first.id)).record()).toBe(here.first.record());
    await here.close();
    await there.close();
  });

  test('a record that came without its seal still says so after everything was exported and read in elsewhere', async () => {
    const { first, close } = await exported();
    const unsealed = first.record();
    const between = await openRegistry();
    must(await between.registry.importAll(unsealed));
    const carried = must(await between.registry.exportAll());
    const there = await openRegistry();
    must(await there.registry.importAll(carried.text));
    expect(must(await there.registry.open(first.id)).store.getState().provenance).toBe('not-sealed');

    // the same way with its seal: unchanged since it was exported
    const another = await openRegistry();
    must(await another.registry.importAll(first.record(true)));
    const sealed = must(await another.registry.exportAll());
    const last = await openRegistry();
    must(await last.registry.importAll(sealed.text));
    expect(must(await last.registry.open(first.id)).store.getState().provenance).toBe('sealed');
    for (const end of [close, between.close, there.close, another.close, last.close]) await end();
  });

  test('one that breaks off says where, takes nothing of that record, and takes what is whole of it when asked to', async () => {
    const { made, first, close } = await exported();
    const there = await openRegistry();
    const begin = made.text.indexOf(first.record().split('\n')[0] ?? '');
    const cutAt = made.text.indexOf('"deal"', begin);
    const file = made.text.slice(0, cutAt);
    expect(must(await there.registry.importAll(file))).toMatchObject({
      refused: [],
      cut: { table: first.id, after: null },
      settings: { device: 'test-device' },
    });
    expect(await there.registry.open(first.id)).toMatchObject({ ok: false });
    const progress: (readonly number[])[] = [];
    const onProgress = (...counts: readonly number[]): void => void progress.push(counts);
    const { arrived, cut } = must(await there.registry.importAll(file, { takesCut: true, onProgress }));
    expect(arrived).toContainEqual({ id: first.id, how: 'new' });
    expect(cut).toBeNull();
    expect(progress.map(([taken]) => taken)).toEqual(arrived.map((_, index) => index));
    expect(progress.every(([, all]) => all === arrived.length)).toBe(true);
    expect(must(await there.registry.open(first.id)).store.getState().provenance).toBe('not-sealed');
    await close();
    await there.close();
  });

  test('a record that was changed is refused by its line in the file; the others are taken', async () => {
    const { made, close } = await exported();
    const there = await openRegistry();
    const lines = made.text.split('\n');
    const dealt = lines.findIndex((line) => line.includes('"deal"'));
    lines[dealt] = (lines[dealt] ?? '').replace('12,3,4,5', '11,3,4,5');
    const { arrived, refused } = must(await there.registry.importAll(lines.join('\n')));
    expect(arrived).toHaveLength(1);
    // The seal stands right behind the changed entry; lines are counted from 1.
    expect(refused).toEqual([{ line: dealt + 2, refusal: null, failure: { why: 'seal-differs' } }]);
    await close();
    await there.close();
  });

  test.each([
    ['{"tableside-settings":1,"made":"x"', 'unreadable'],
    ['{"tableside-settings":1,"made":"x","device":"d","settings":{"theme":7}}', 'unreadable'],
    ['{"tableside-settings":1,"made":"x","device":"d","settings":{}}', { made: 'x', device: 'd', settings: {} }],
  ])('settings alone: %s', async (text, settings) => {
    const { registry, close } = await openRegistry();
    expect(must(await registry.importAll(text))).toEqual({ arrived: [], refused: [], cut: null, settings });
    await close();
  });

  test('what is no record is refused, and a file without settings has none', async () => {
    const { registry, close } = await openRegistry();
    const { arrived, refused, settings } = must(await registry.importAll('a letter'));
    expect([arrived, settings]).toEqual([[], null]);
    expect(refused).toHaveLength(1);
    await close();
  });

  test('the ordinary import takes the records of such a file and does not stumble over the settings', async () => {
    const { made, close } = await exported();
    const there = await openRegistry();
    const { tables, refused } = await there.registry.importRecords(made.text);
    expect([tables.length, refused]).toEqual([2, []]);
    await close();
    await there.close();
  });
});
