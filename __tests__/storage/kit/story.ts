import { type Driver, type SidecarStore, memorySidecar } from '@/storage';
import { type Fault, oneFault, STUCK } from './faults';
import { newFile } from './folder';
import { makeReferee } from './referee';
import { type StandName } from './stand';

export interface Variant {
  readonly driver?: (driver: Driver) => Driver;
  readonly sidecar?: (sidecar: SidecarStore) => SidecarStore;
}

/** How long a stuck statement is waited for. Whatever comes too late on a busy machine is one more fault. */
const SHORT = 60;
const LONG = 20_000;

/** A small evening: everything a log can be asked for, with one fault in it. Resolves with what was asked. */
export async function live(stand: StandName, fault: Fault | null, variant: Variant = {}): Promise<readonly string[]> {
  const { driver: wrong = (driver) => driver, sidecar = (kept) => kept } = variant;
  const faults = oneFault(fault);
  const referee = await makeReferee(stand, {
    file: newFile(),
    sidecar: sidecar(memorySidecar()),
    statementTimeoutMs: fault !== null && STUCK.includes(fault.how) ? SHORT : LONG,
    wrapDriver: (driver) => wrong(faults.wrapDriver(driver)),
  });
  try {
    await referee.append('a', 1);
    await referee.append('a', 1);
    await referee.append('b', 0);
    await referee.append('a', 3);
    await referee.hide('b', true);
    await referee.append('c', 1);
    await referee.keep('device', 'mine');
    await referee.forget('c');
    await referee.restart();
    await referee.append('b', 2);
    await referee.appendQueued('b', 3);
    await referee.appendQueued('d', 2);
    await referee.append('a', 1);
    await referee.verify();
    await referee.restart();
    await referee.verify();
  } finally {
    referee.leave();
  }
  return faults.asked;
}
