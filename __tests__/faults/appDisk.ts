import { bytesToHex } from '@noble/hashes/utils.js';
import { type Page } from 'playwright-core';
import { chainHashesOf } from '@/record';
import { type TableLoss, type TableContents } from '@/storage';
import { type StoredAfterFault } from '../../src/cli/faults/compare';
import { readTold } from '../kit/referee';

/** What the app hands out of its own disk. */
interface Handed {
  readonly records: readonly string[];
  readonly losses: readonly TableLoss[];
}

/** In the page (so nothing in it may have a name of its own): every table, read from the disk by the app itself. */
async function handOver(): Promise<Handed> {
  while (window.tableside?.registry?.store.getState().isListed !== true) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { registry } = window.tableside;
  const records: string[] = [];
  for (const { id } of registry.store.getState().rows) {
    const table = await registry.open(id);
    if (!table.ok) throw new Error(`${id} cannot be read: ${JSON.stringify(table.error)}`);
    records.push(table.value.record());
  }
  return { records, losses: registry.store.getState().losses };
}

function storedIn(record: string): TableContents {
  const { header, entries } = readTold(record);
  const chain = chainHashesOf(header, entries);
  if (!chain.ok) throw new Error(`${header.id} has no chain: ${chain.error.code}`);
  const hash = bytesToHex(chain.value.at(-1)!);
  return { header, entries, head: { table: header.id, epoch: 0, seq: entries.length, hash } };
}

export async function readAppDisk(page: Page): Promise<StoredAfterFault> {
  const { records, losses } = await page.evaluate(handOver);
  return { tables: records.map(storedIn), losses };
}
