import { fail, ok, type Result } from '@/base';
import type { OpenFailure } from '../port';
import { type Lane } from './lane';
import { migrations } from './migrations';
import { readPragma } from './recipe';

/** One step from a version of the schema to the next. Frozen once released: a change is the next number. */
export interface Migration {
  readonly version: number;
  readonly statements: readonly string[];
}

export const NEWEST = migrations.length;

/** Written by a newer version of the app: refused before anything is touched. */
export async function checkVersion(lane: Lane): Promise<Result<number, OpenFailure>> {
  const version = await readPragma('user_version', lane);
  if (typeof version !== 'number') throw new Error('no user_version');
  return version > NEWEST ? fail({ why: 'newer-version', version }) : ok(version);
}

/** Each step is one transaction together with its number, so that a step that failed never was. */
export async function migrate(lane: Lane, from: number, steps = migrations): Promise<void> {
  if (from === steps.length) return;
  for (const { version, statements } of steps.slice(from)) {
    const step = ['BEGIN IMMEDIATE', ...statements, `PRAGMA user_version = ${version}`, 'COMMIT'];
    try {
      await lane.run(step.map((sql) => ({ sql })));
    } catch (error) {
      lane.rollBack();
      throw error;
    }
  }
  const reached = await readPragma('user_version', lane);
  if (reached !== steps.length) throw new Error(`user_version reads ${String(reached)}, not ${steps.length}`);
}
