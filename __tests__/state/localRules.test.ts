import { fail } from '@/base';
import { type Log } from '@/storage';
import { isLocalRulesSettingKey, makeTableRegistry, selectLocalRules, selectTableFacts } from '@/state';
import { must, openRegistry, removeFiles, testStamps, type TestRegistry } from './kit/openRegistry';

const QUIET = {
  id: 'local-quiet-1',
  name: 'Quiet table',
  parent: 'texas-good-sam',
  settings: { stock: { value: [{ upTo: 99, cards: 9 }], basis: 'default' } },
  cells: { overdraw: { ruling: 'illegal', basis: 'default' } },
};
const APPLE = { id: 'local-apple-1', name: 'Apple Valley', parent: 'mattel' };
const SEATS = ['Ana', 'Bo', 'Cy', 'Di'].map((name, seat) => ({ name, team: seat % 2 }));

let at: TestRegistry;
beforeEach(async () => {
  at = await openRegistry();
});
afterEach(() => at.close());
afterAll(removeFiles);

const kept = () => selectLocalRules(at.registry.store.getState().settings);
const names = () => kept().map(({ ruleset }) => ruleset.name);

describe('local rules of this device', () => {
  test('are kept by name, survive a restart, and are replaced under their id', async () => {
    must(await at.registry.saveLocalRules(QUIET));
    must(await at.registry.saveLocalRules(APPLE));
    expect(names()).toEqual(['Apple Valley', 'Quiet table']);
    at = await at.restart();
    expect(kept()).toMatchObject([{ rules: APPLE }, { rules: QUIET, ruleset: { basedOn: 'texas-good-sam' } }]);
    must(await at.registry.saveLocalRules({ ...QUIET, name: 'Quieter table' }));
    expect(names()).toEqual(['Apple Valley', 'Quieter table']);
  });

  test('are deleted for good, and leave nothing in the file with everything', async () => {
    must(await at.registry.saveLocalRules(QUIET));
    must(await at.registry.saveLocalRules(APPLE));
    must(await at.registry.deleteLocalRules(QUIET.id));
    expect(names()).toEqual(['Apple Valley']);
    at = await at.restart();
    expect(names()).toEqual(['Apple Valley']);
    const [line = ''] = must(await at.registry.exportAll()).text.split('\n');
    const { settings } = JSON.parse(line) as { settings: Record<string, string> };
    expect(Object.keys(settings).filter(isLocalRulesSettingKey)).toEqual([`localRules:${APPLE.id}`]);
  });

  test('what cannot be used is left out and stays where it is', async () => {
    await at.registry.set('localRules:later', '{"id":"later","name":"Later","parent":"not-yet-known"}');
    await at.registry.set('localRules:broken', '{');
    await at.registry.set('localRules:none', 'null');
    expect(names()).toEqual([]);
    expect(at.registry.setting('localRules:later')).toContain('not-yet-known');
  });

  test('are the same list until one of them changes', async () => {
    must(await at.registry.saveLocalRules(QUIET));
    const before = kept();
    await at.registry.set('theme', 'dark');
    expect(kept()).toBe(before);
    must(await at.registry.saveLocalRules({ ...QUIET, name: 'Quieter table' }));
    expect(kept()).not.toBe(before);
  });

  test('are not shown as saved where the disk did not take them', async () => {
    const log: Log = { ...at.log, writeSetting: async () => fail({ why: 'unknown', error: 'disk full' }) };
    const registry = makeTableRegistry({ log, losses: [], settled: [], dropped: [], settings: {} }, testStamps(), {});
    expect(await registry.saveLocalRules(QUIET)).toMatchObject({ ok: false });
    expect(selectLocalRules(registry.store.getState().settings)).toEqual([]);
    registry.close();
  });
});

describe('a table that uses them', () => {
  const open = async () => must(await at.registry.openNew({ ruleset: QUIET.id, rules: QUIET, seats: SEATS }));

  test('carries them whole: they can be deleted, and it goes on after a restart', async () => {
    must(await at.registry.saveLocalRules(QUIET));
    const table = await open();
    must(await at.registry.deleteLocalRules(QUIET.id));
    must(await table.tell({ act: 'deal', tops: [12, 3, 4, 5] }));
    at = await at.restart();
    const again = must(await at.registry.open(table.id));
    must(await again.tell({ act: 'draw', seat: 0, count: 7 }));
    const { game } = again.store.getState();
    expect(game.header.rules).toEqual(QUIET);
    expect(game.table.seats.map(({ stock }) => stock)).toEqual([9, 9, 9, 9]);
    expect(game.table.raised?.last).toMatchObject({ code: 'overdraw', verdict: 'illegal', local: true });
    expect(selectTableFacts(again.store.getState()).ruleset.name).toBe('Quiet table');
  });

  test('plays its next game under them', async () => {
    const table = await open();
    must(await table.tell({ act: 'end', why: 'time' }));
    const next = must(await at.registry.nextGame(table.id));
    expect(next.store.getState().game.header).toMatchObject({ ruleset: QUIET.id, rules: QUIET, game: 2 });
  });

  test('is read in on a device that has never seen them, sealed', async () => {
    const table = await open();
    must(await table.tell({ act: 'deal', tops: [12, 3, 4, 5] }));
    const there = await openRegistry();
    expect(await there.registry.importRecords(table.record(true))).toMatchObject({ tables: [table.id], refused: [] });
    expect(must(await there.registry.open(table.id)).store.getState()).toMatchObject({ provenance: 'sealed' });
    expect(selectLocalRules(there.registry.store.getState().settings)).toEqual([]);
    await there.close();
  });

  test('is changed to other rules by a set, and back by undo', async () => {
    const table = await open();
    must(await table.tell({ act: 'set', ruleset: APPLE.id, rules: APPLE }));
    expect(table.store.getState().game.rules.ruleset.name).toBe('Apple Valley');
    must(await table.tell({ act: 'set', ruleset: 'texas-good-sam' }));
    expect(table.store.getState().game.inForce).not.toHaveProperty('rules');
    must(await table.tell({ act: 'strike', entry: 2 }));
    must(await table.tell({ act: 'strike', entry: 1 }));
    expect(table.store.getState().game.rules.ruleset.name).toBe('Quiet table');
  });

  test('is refused with bad rules, and nothing is stored', async () => {
    const refused = await at.registry.openNew({ ruleset: 'x', rules: { ...QUIET, id: 'x', name: '' }, seats: SEATS });
    expect(refused).toMatchObject({
      ok: false,
      error: { why: 'refused', refusal: { code: 'bad-rules', field: 'rules.name' } },
    });
    expect(at.registry.store.getState().rows).toEqual([]);
  });
});
