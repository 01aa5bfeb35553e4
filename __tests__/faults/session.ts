import { setTimeout as sleep } from 'node:timers/promises';
import { type Result } from '@/base';
import { type Batch, type TableContents } from '@/storage';
import { makeAcknowledgedLedger } from '../../src/cli/faults/compare';
import { addTallies, EMPTY_TALLY, type FaultTally } from '../../src/cli/faults/kind';
import { type KillableBrowser } from '../lab/browser';
import { type Fault, type Hit, type Question } from '../lab/pages/fault';
import { type Failed, type LabOpened } from '../lab/pages/lab';
import { type StoreName } from '../lab/pages/stores';
import { type Served } from '../lab/serve';
import { originOf, visit, type Visited } from '../lab/visitLab';
import { complaint, verdict } from './verdict';

export const STUCK = 'stuck';
type OrStuck<T> = T | typeof STUCK;

/** The stimulus: so long after the fault somebody gives up waiting and starts the app anew. */
export const IMPATIENT_MS = 1500;
/** An upper limit, longer than the log itself waits for its database (10 s), also on a busy machine. */
const PATIENT_MS = 60_000;

const isUnknown = ({ error }: Failed): boolean => error.includes('unknown');

const isIn = (tables: readonly TableContents[], { table, after, lines }: Batch): boolean =>
  tables.some(({ head }) => head.table === table && head.seq >= (after?.seq ?? -1) + lines.length);

/** One disk in a browser that goes on living: what is done there, and what came of it. */
export interface Session extends Visited {
  /** Opens the store, which must succeed; what is found there is held against what was acknowledged. */
  readonly open: () => Promise<void>;
  /** The same where it may fail. `impatientMs`: given up so long after the armed fault hit something. */
  readonly tryToOpen: (impatientMs?: number) => Promise<OrStuck<boolean>>;
  /** So many batches, or until one fails. */
  readonly burst: (count: number, impatientMs?: number) => Promise<OrStuck<Failed | null>>;
  /** What could not be written may be gone: the other medium, which remembers it, was full too. */
  readonly waive: () => void;
  /** Resolves when the other medium has every head that was acknowledged. */
  readonly flushed: () => Promise<void>;
  readonly arm: (fault: Fault | null) => Promise<void>;
  readonly asked: () => Promise<readonly Question[]>;
  /** What the fault armed last did hit; null: nothing. */
  readonly hit: () => Promise<Hit | null>;
  /** Reads everything without opening anew. */
  readonly check: () => Promise<void>;
  readonly complain: (what: string) => void;
  readonly leave: () => Promise<FaultTally>;
}

export async function startSession(
  { context }: KillableBrowser,
  served: Served,
  name: string,
  seed: string,
  store: StoreName,
  tables: readonly string[],
): Promise<Session> {
  const ledger = makeAcknowledgedLedger();
  let tally = EMPTY_TALLY;
  let unknown: Batch | null = null;
  const visited = await visit(context, originOf(name, served.port), ledger.note);
  const { page } = visited;
  const complain = (what: string): void => void (tally = addTallies(tally, complaint(seed, what)));
  const within = async <T>(work: Promise<T>, impatientMs?: number): Promise<OrStuck<T>> => {
    const timer = new AbortController();
    const giveUp = async (): Promise<typeof STUCK> => {
      if (impatientMs === undefined) return sleep(PATIENT_MS, STUCK, { ref: false, signal: timer.signal });
      await page.waitForFunction(() => window.lab.readHit() !== null, undefined, { timeout: PATIENT_MS });
      return sleep(impatientMs, STUCK, { ref: false, signal: timer.signal });
    };
    const gaveUp = giveUp();
    // If the work was quicker, the other wait ends with an error of its own that means nothing.
    gaveUp.catch(() => undefined);
    try {
      return await Promise.race<OrStuck<T>>([work, gaveUp]);
    } finally {
      timer.abort();
    }
  };
  const look = async (ms?: number): Promise<OrStuck<Result<LabOpened, string>>> => {
    const opened = await within(
      page.evaluate((which) => window.lab.open(which), store),
      ms,
    );
    if (opened !== STUCK && opened.ok) tally = addTallies(tally, verdict(seed, ledger, opened.value));
    return opened;
  };
  return {
    ...visited,
    open: async () => {
      const opened = await look();
      if (opened === STUCK || !opened.ok)
        return complain(`it does not open: ${opened === STUCK ? STUCK : opened.error}`);
      if (unknown !== null && !isIn(opened.value.tables, unknown)) complain('a write of unknown outcome was dropped');
      unknown = null;
    },
    tryToOpen: async (ms) => {
      const opened = await look(ms);
      return opened === STUCK ? STUCK : opened.ok;
    },
    burst: async (count, ms) => {
      const work = page.evaluate(([names, most]) => window.lab.burst(names, most), [tables, count] as const);
      const failed = await within(work, ms);
      if (failed !== null && failed !== STUCK && isUnknown(failed)) unknown = failed.batch;
      return failed;
    },
    waive: () => void (unknown = null),
    flushed: () => page.evaluate(() => window.lab.flushed()),
    arm: (fault) => page.evaluate((armed) => window.lab.arm(armed), fault),
    asked: () => page.evaluate(() => window.lab.askedSince()),
    hit: () => page.evaluate(() => window.lab.readHit()),
    check: async () => {
      const stored = await page.evaluate(() => window.lab.tables());
      tally = addTallies(tally, verdict(seed, ledger, { tables: stored, losses: [] }));
    },
    complain,
    leave: async () => {
      await page.close();
      return { ...tally, acknowledged: ledger.count() };
    },
  };
}
