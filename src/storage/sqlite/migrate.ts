import { fail, ok, type Result } from '@/base';
import type { OpenFailure } from '../port';
import { type TimeLimitedConnection } from './connection';
import { migrations } from './migrations';
import { readPragma } from './pragmas';

/** One step from a version of the schema to the next. Frozen once released: a change is the next number. */
export interface Migration {
  readonly version: number;
  readonly statements: readonly string[];
}

export const SCHEMA_VERSION = migrations.length;

/** A file that a newer version of the app wrote is refused before anything in it is changed. */
export async function checkSchemaVersion(connection: TimeLimitedConnection): Promise<Result<number, OpenFailure>> {
  const version = await readPragma('user_version', connection);
  if (typeof version !== 'number') throw new Error('no user_version');
  return version > SCHEMA_VERSION ? fail({ why: 'newer-version', version }) : ok(version);
}

/** Each step is one transaction together with its number: a step is either done and counted, or neither. */
export async function migrate(connection: TimeLimitedConnection, from: number, steps = migrations): Promise<void> {
  if (from === steps.length) return;
  for (const { version, statements } of steps.slice(from)) {
    const step = ['BEGIN IMMEDIATE', ...statements, `PRAGMA user_version = ${version}`, 'COMMIT'];
    try {
      await connection.run(step.map((sql) => ({ sql })));
    } catch (error) {
      connection.rollBack();
      throw error;
    }
  }
  const reached = await readPragma('user_version', connection);
  if (reached !== steps.length) throw new Error(`user_version reads ${String(reached)}, not ${steps.length}`);
}
