import { type Batch, headAfter, type Log, type OpenFailure } from '@/storage';
import { openExpoLog } from '@/storage/expo';
import { behind, type Bench, logContract, must, note, opening } from '../../storage/contract';
import { wrongLogs } from '../../storage/kit/wrongLogs';
import { arm } from './faultyWorker';

export interface CaseOutcome {
  readonly name: string;
  /** Null: it holds. */
  readonly error: string | null;
}

let log: Log | null = null;
/** What the last opening settled and handed back, as outcomes and texts. */
let recovered: Recovered = { settled: [], dropped: [] };

export interface Recovered {
  readonly settled: readonly string[];
  readonly dropped: readonly string[];
}

const theLog = (): Log => {
  if (log === null) throw new Error('the log is not open');
  return log;
};

/** Where the log lies, or why it does not open. */
export async function openLog(): Promise<Log['durability'] | OpenFailure> {
  const opened = await openExpoLog();
  if (!opened.ok) return opened.error;
  log = opened.value.log;
  const { settled, dropped } = opened.value;
  recovered = { settled: settled.map(({ outcome }) => outcome), dropped: dropped.flatMap(textsOf) };
  return log.durability;
}

const textsOf = ({ lines }: Batch): string[] => lines.map((line) => (line as { text?: string }).text ?? '');

export const readRecovered = (): Recovered => recovered;

/** Three appends queued behind each other, the first of which fails in the worker. Resolves with their failures. */
export async function failQueued(table: string): Promise<string[]> {
  const first = behind(must(await theLog().append(opening(table))), note(1));
  const second = behind(must(headAfter(first)), note(2));
  const third = behind(must(headAfter(second)), note(3));
  arm({ at: 1, mishap: 'broken', done: 2 });
  const answers = await Promise.all([first, second, third].map((batch) => theLog().append(batch)));
  // One more, and the page is gone before anybody waits for it.
  void theLog().append(behind(must(headAfter(third)), note(4)));
  return answers.map((answer) => (answer.ok ? 'acknowledged' : answer.error.why));
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
