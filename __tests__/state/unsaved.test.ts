import { makeTableRegistry } from '@/state';
import { openMemoryLog } from '@/storage';
import { faultyLog, type FaultyLog } from './kit/faultyLog';
import { must, openRegistry, removeFiles, testStamps } from './kit/openRegistry';
import { dealtTable, newTable } from './kit/tables';

afterAll(removeFiles);

test('an entry is unsaved from the tap until it is committed', async () => {
  let log!: FaultyLog;
  const at = await openRegistry(undefined, testStamps(), (real) => (log = faultyLog(real)));
  const table = await dealtTable(at);
  expect(at.registry.hasUnsaved()).toBe(false);
  const { letGo } = log.hold();
  const written = table.tell({ act: 'note', text: 'hello' });
  expect(at.registry.hasUnsaved()).toBe(true);
  letGo();
  must(await written);
  expect(at.registry.hasUnsaved()).toBe(false);
  await at.close();
});

test('tables that are kept in memory only are unsaved for as long as they live', async () => {
  const registry = makeTableRegistry(must(await openMemoryLog()), testStamps());
  await registry.ready;
  expect(registry.hasUnsaved()).toBe(false);
  must(await registry.openNew(newTable('mattel')));
  expect(registry.hasUnsaved()).toBe(true);
});
