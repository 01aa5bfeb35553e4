import { appending } from './appending';
import { attachments } from './attachments';
import { besideTheLog } from './besideTheLog';
import { type Case } from './bench';
import { foreign } from './foreign';
import { hearing } from './hearing';
import { restarting } from './restarting';
import { tables } from './tables';

export { behind, type Bench, type Case, headerOf, must, mustNot, note, opening } from './bench';
export { check, same } from './same';

/** What every log promises. Plain cases that need no test framework: a page in a browser runs them as they are. */
export const logContract: readonly Case[] = [
  ...appending,
  ...tables,
  ...besideTheLog,
  ...attachments,
  ...foreign,
  ...hearing,
  ...restarting,
];
