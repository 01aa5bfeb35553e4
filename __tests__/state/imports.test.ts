import { setTimeout as sleep } from 'node:timers/promises';
import { fail } from '@/base';
import { NEWER_RECORD, type TableListRow, type TableSession } from '@/state';
import { must, openRegistry, removeFiles, type TestRegistry } from './kit/openRegistry';
import { actsOf, dealtTable, entriesOf } from './kit/tables';

/** Where the record was made, and where it is read in. */
let [at, there]: TestRegistry[] = [] as unknown as [TestRegistry, TestRegistry];
beforeEach(async () => {
  at = await openRegistry();
  there = await openRegistry();
});
afterEach(() => Promise.all([at?.close(), there?.close()]));
afterAll(removeFiles);

const device = (): TestRegistry => there as TestRegistry;
const rowOf = (id: string): TableListRow | undefined =>
  device()
    .registry.store.getState()
    .rows.find((row) => row.id === id);
const openThere = async (id: string): Promise<TableSession> => must(await device().registry.open(id));
const provenances = async (id: string): Promise<readonly unknown[]> => [
  rowOf(id)?.provenance,
  (await openThere(id)).store.getState().provenance,
];
const restart = async (): Promise<void> => void (there = await device().restart());

/** A game of five entries, as it is exported. */
async function played(): Promise<{ id: string; sealed: string; lines: readonly string[] }> {
  const table = await dealtTable(at as TestRegistry);
  for (let i = 0; i < 3; i += 1) must(await table.tap({ on: 'build', pile: 0 }));
  const sealed = table.record(true);
  expect(entriesOf(table).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
  return { id: table.id, sealed, lines: sealed.trimEnd().split('\n') };
}
const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

describe('a record from a file', () => {
  test('with its seal is known to be unchanged, now and after a restart', async () => {
    const { id, sealed } = await played();
    expect(await device().registry.importRecords(sealed)).toEqual({ tables: [id], here: [], refused: [], cut: null });
    expect(await provenances(id)).toEqual(['sealed', 'sealed']);
    await restart();
    expect(await provenances(id)).toEqual(['sealed', 'sealed']);
  });

  test.each([
    ['without its seal', (lines: readonly string[]) => lines.slice(0, -1)],
    ['shortened', (lines: readonly string[]) => lines.slice(0, 3)],
    ['with a line behind its seal', (lines: readonly string[]) => [...lines, '{"n":6,"act":"note","text":"more"}']],
    ['with a seal of a form nobody knows', (lines: readonly string[]) => [...lines.slice(0, -1), '{"seal":{"x":1}}']],
  ])('%s is marked, now, after a restart, and when the game goes on here', async (_, change) => {
    const { id, lines } = await played();
    expect(await device().registry.importRecords(text(change(lines)))).toMatchObject({ tables: [id], refused: [] });
    expect(await provenances(id)).toEqual(['not-sealed', 'not-sealed']);
    await restart();
    const table = await openThere(id);
    must(await table.tell({ act: 'note', text: 'told here' }));
    expect(await provenances(id)).toEqual(['not-sealed', 'not-sealed']);
    await restart();
    expect(await provenances(id)).toEqual(['not-sealed', 'not-sealed']);
  });

  test('with its seal is no longer called unchanged once the game goes on here', async () => {
    const { id, sealed } = await played();
    await device().registry.importRecords(sealed);
    const table = await openThere(id);
    // looking at it, or a tap that writes nothing, adds nothing
    must(await table.tap({ on: 'key', card: 7 }));
    expect(await provenances(id)).toEqual(['sealed', 'sealed']);
    must(await table.tell({ act: 'note', text: 'told here' }));
    expect(await provenances(id)).toEqual(['continued', 'continued']);
    await restart();
    expect(await provenances(id)).toEqual(['continued', 'continued']);
    // what it exports is sealed anew: whoever reads that has it unchanged since
    const passedOn = (await openThere(id)).record(true);
    expect(await (at as TestRegistry).registry.importRecords(passedOn)).toMatchObject({ tables: [id] });
    expect((at as TestRegistry).registry.store.getState().rows[0]?.provenance).toBe('sealed');
  });

  test('a record made here has no such mark', async () => {
    const table = await dealtTable(device());
    expect(await provenances(table.id)).toEqual([undefined, undefined]);
  });

  test('the whole sealed file takes the mark off: its seal covers what was here before', async () => {
    const { id, lines, sealed } = await played();
    await device().registry.importRecords(text(lines.slice(0, 3)));
    expect(await provenances(id)).toEqual(['not-sealed', 'not-sealed']);
    expect(await device().registry.importRecords(sealed)).toMatchObject({ tables: [id] });
    expect(await provenances(id)).toEqual(['sealed', 'sealed']);
  });

  test('all its lines without the seal, then the sealed file: already here, and no longer marked', async () => {
    const { id, lines, sealed } = await played();
    await device().registry.importRecords(text(lines.slice(0, -1)));
    expect(await device().registry.importRecords(sealed)).toMatchObject({ tables: [], here: [id] });
    expect(await provenances(id)).toEqual(['sealed', 'sealed']);
    await restart();
    expect(await provenances(id)).toEqual(['sealed', 'sealed']);
  });

  test('exported from a device that got it without a seal it stays marked on the next', async () => {
    const { id, lines } = await played();
    await device().registry.importRecords(text(lines.slice(0, -1)));
    const passedOn = (await openThere(id)).record(true);
    const third = await openRegistry();
    await third.registry.importRecords(passedOn);
    expect(third.registry.store.getState().rows[0]?.provenance).toBe('not-sealed');
    // nor does it lose the mark where it came from
    await device().registry.importRecords(passedOn);
    expect(await provenances(id)).toEqual(['not-sealed', 'not-sealed']);
    await third.close();
  });

  test('the same game again is already here, and so is less of it; nothing is written', async () => {
    const { id, sealed, lines } = await played();
    await device().registry.importRecords(sealed);
    for (const again of [sealed, text(lines.slice(0, -1)), text(lines.slice(0, 3))])
      expect(await device().registry.importRecords(again)).toEqual({ tables: [], here: [id], refused: [], cut: null });
    expect(await provenances(id)).toEqual(['sealed', 'sealed']);
    // at the device that made it, it stays its own
    expect(await (at as TestRegistry).registry.importRecords(sealed)).toMatchObject({ here: [id] });
    expect((at as TestRegistry).registry.store.getState().rows[0]?.provenance).toBeUndefined();
  });
});

test('a record of a newer version is kept and not judged, even if this version knows all of its acts', async () => {
  const { id, lines } = await played();
  const newer = text(lines).replace('"tableside":1', '"tableside":2');
  expect(await device().registry.importRecords(newer)).toMatchObject({ tables: [id], refused: [] });
  await restart();
  const failure = { why: 'failed', error: NEWER_RECORD };
  expect(await device().registry.open(id)).toEqual(fail(failure));
  while (rowOf(id)?.trouble === null) await sleep(5);
  expect(rowOf(id)).toMatchObject({ standing: null, trouble: failure });
});

describe('a file that breaks off in the middle', () => {
  const cutIn = (lines: readonly string[], line: number): string =>
    text(lines.slice(0, line - 1)) + (lines[line - 1] ?? '').slice(0, -4);

  test.each([
    ['an entry', 4, 2],
    ['the first entry', 2, null],
    ['the seal', 7, 5],
  ])('of %s says after which entry, takes nothing, and takes what is whole when asked to', async (_, line, after) => {
    const { id, lines } = await played();
    const file = cutIn(lines, line);
    const outcome = await device().registry.importRecords(file);
    expect(outcome).toEqual({ tables: [], here: [], refused: [], cut: { line, table: id, after } });
    expect(rowOf(id)).toBeUndefined();
    expect(await device().registry.importRecords(file, { takesCut: true })).toEqual({
      tables: [id],
      here: [],
      refused: [],
      cut: null,
    });
    expect(entriesOf(await openThere(id))).toHaveLength(after ?? 0);
    expect(await provenances(id)).toEqual(['not-sealed', 'not-sealed']);
  });

  test('of its first line says that nothing is whole', async () => {
    const { lines } = await played();
    const nothing = { tables: [], here: [], refused: [] };
    const cut = { line: 1, table: null, after: null };
    expect(await device().registry.importRecords(cutIn(lines, 1))).toEqual({ ...nothing, cut });
    expect(await device().registry.importRecords(cutIn(lines, 1), { takesCut: true })).toEqual({
      ...nothing,
      cut: null,
    });
  });

  test('takes the records before it, which are whole', async () => {
    const [first, second] = [await played(), await played()];
    const file = first.sealed + cutIn(second.lines, 3);
    const { tables, cut } = await device().registry.importRecords(file);
    expect(tables).toEqual([first.id]);
    expect(cut).toMatchObject({ table: second.id, after: 1 });
    expect(await device().registry.importRecords(file, { takesCut: true })).toMatchObject({
      tables: [second.id],
      here: [first.id],
    });
    expect(actsOf(await openThere(second.id))).toEqual(['deal']);
  });

  test('is told from one that is damaged in its middle, or that is no record at all', async () => {
    const { lines } = await played();
    const damaged = text([...lines.slice(0, 2), (lines[2] ?? '').slice(0, -4), ...lines.slice(3)]);
    expect(await device().registry.importRecords(damaged)).toMatchObject({
      tables: [],
      cut: null,
      refused: [{ line: 3 }],
    });
    const other = `${text(lines.slice(0, 3))}this is a letter\n`;
    expect(await device().registry.importRecords(other)).toMatchObject({ cut: null, refused: [{ line: 4 }] });
  });
});
