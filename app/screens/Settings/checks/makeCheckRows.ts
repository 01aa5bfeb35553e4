import { type Durability } from '@/storage';
import { type Words } from '@/words';
import { type SettingsWords } from '@/words/settingsPage';
import { type StorageUse } from '../storageUse';
import { type DeviceProbe } from './probeDevice';

/** Everything that was found out, for one judgement. */
export interface CheckFacts extends StorageUse, DeviceProbe {
  readonly kept: Durability['kept'];
  /** Milliseconds since 1970: the device's clock, when the app was built, and when the newest entry was stored. */
  readonly now: number;
  readonly built: number;
  readonly newestEntry: number | null;
  /** Null: this build has no offline start, or the device needs none. */
  readonly startsOffline: boolean | null;
}

export interface CheckRowData {
  readonly name: 'storage' | 'space' | 'offline' | 'clock' | 'awake' | 'print' | 'secure';
  readonly title: string;
  readonly isOk: boolean;
  readonly line: string;
  /** What to do about it, where something is to be done. */
  readonly fix: string | null;
  /** Something the app itself can try. */
  readonly action: 'ask-persist' | null;
}

/** A whole evening of sixty tables takes less than a tenth of it. */
const ENOUGH_SPACE = 50_000_000;
/** Clocks are set by the network now and then: a minute back is no fault. */
const CLOCK_SLACK_MS = 2 * 60_000;

/** One row for each check, the gravest first as they are listed; a row that does not concern this device is left out. */
export function makeCheckRows(facts: CheckFacts, { check }: SettingsWords, words: Words): readonly CheckRowData[] {
  const row = (name: CheckRowData['name'], isOk: boolean, line: string, fix: string): CheckRowData => ({
    name,
    title: check[name].title,
    isOk,
    line,
    fix: isOk ? null : fix,
    action: null,
  });
  const { isSecure, startsOffline } = facts;
  return [
    ...(isSecure === null
      ? []
      : [row('secure', isSecure, isSecure ? check.secure.ok : check.secure.bad, check.secure.badFix)]),
    storageRow(facts, row, check),
    ...(startsOffline === null
      ? []
      : [row('offline', startsOffline, startsOffline ? check.offline.ok : check.offline.bad, check.offline.badFix)]),
    spaceRow(facts, row, check),
    clockRow(facts, row, check, words),
    row('awake', facts.staysAwake, facts.staysAwake ? check.awake.ok : check.awake.bad, check.awake.badFix),
    row('print', facts.canPrint, facts.canPrint ? check.print.ok : check.print.bad, check.print.badFix),
  ];
}

type MakeRow = (name: CheckRowData['name'], isOk: boolean, line: string, fix: string) => CheckRowData;
type CheckWords = SettingsWords['check'];

function storageRow({ kept, isPersisted }: CheckFacts, row: MakeRow, { storage }: CheckWords): CheckRowData {
  if (kept === 'memory') return row('storage', false, storage.memory, storage.memoryFix);
  if (isPersisted !== false) return row('storage', true, storage.ok, '');
  return { ...row('storage', false, storage.notPersisted, storage.notPersistedFix), action: 'ask-persist' };
}

function spaceRow({ free }: CheckFacts, row: MakeRow, { space }: CheckWords): CheckRowData {
  if (free === null) return row('space', false, space.unknown, space.unknownFix);
  const isEnough = free >= ENOUGH_SPACE;
  return row('space', isEnough, isEnough ? space.ok(free) : space.low(free), space.lowFix);
}

function clockRow(facts: CheckFacts, row: MakeRow, { clock }: CheckWords, { times }: Words): CheckRowData {
  const { now, built, newestEntry } = facts;
  const time = times.dayAndClock(now);
  if (now < built - CLOCK_SLACK_MS) return row('clock', false, clock.early(time), clock.fix);
  if (newestEntry !== null && now < newestEntry - CLOCK_SLACK_MS)
    return row('clock', false, clock.backwards(time, times.dayAndClock(newestEntry)), clock.fix);
  return row('clock', true, clock.ok(time), '');
}
