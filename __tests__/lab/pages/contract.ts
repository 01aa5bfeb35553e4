import { type Log, type OpenFailure } from '@/storage';
import { openExpoLog } from '@/storage/expo';
import { type Bench, logContract } from '../../storage/contract';
import { wrongLogs } from '../../storage/kit/wrongLogs';

export interface CaseOutcome {
  readonly name: string;
  /** Null: it holds. */
  readonly error: string | null;
}

let log: Log | null = null;

const theLog = (): Log => {
  if (log === null) throw new Error('the log is not open');
  return log;
};

/** Where the log lies, or why it does not open. */
export async function openLog(): Promise<Log['durability'] | OpenFailure> {
  const opened = await openExpoLog();
  if (!opened.ok) return opened.error;
  log = opened.value.log;
  return log.durability;
}

/** What every log promises, held against the one that is open here, or against a wrong one made of it. */
export async function runContract(wrong: string | null): Promise<CaseOutcome[]> {
  const make = wrongLogs.find(({ name }) => name === wrong)?.wrong ?? ((sound: Log): Log => sound);
  const held = make(theLog());
  const bench: Bench = { log: () => held, newId: newName, restart: null };
  const outcomes: CaseOutcome[] = [];
  for (const { name, needs, run } of logContract) {
    if (needs !== undefined) continue;
    const error = await run(bench).then(
      () => null,
      (reason: unknown) => String(reason),
    );
    outcomes.push({ name, error });
  }
  return outcomes;
}

/** `crypto.randomUUID` is not there on plain http. */
const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');

type Asynchronous = { [M in keyof Log]: Log[M] extends (...args: never[]) => Promise<unknown> ? M : never }[keyof Log];

/** One call to the log for whoever stands outside the page. */
export const askLog = (method: Asynchronous, args: readonly unknown[]): Promise<unknown> =>
  (theLog()[method] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
