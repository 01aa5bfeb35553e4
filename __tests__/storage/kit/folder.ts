import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Memory that looks like a disk, where there is some: thousands of transactions wait for no real one. */
const quick = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const made: string[] = [];
/** A folder for a database and what lies beside it. */
export function newFolder(where = quick): string {
  const folder = mkdtempSync(path.join(where, 'tableside-'));
  made.push(folder);
  return folder;
}
export const newFile = (): string => path.join(newFolder(), 'log.db');

export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
