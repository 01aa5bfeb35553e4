import { type Durability } from '@/storage';
import { type Words } from '@/words';
import { type SettingsScreensWords } from '@/words/settingsScreens';
import { type OfflineStartCheck } from '../../../offline';
import { type StorageUseData } from '../storageUse';
import { type DeviceProbeResult } from './probeDevice';

/** Everything that was found out, for one judgement. */
export interface DeviceCheckFacts extends StorageUseData, DeviceProbeResult {
  readonly kept: Durability['kept'];
  /** Milliseconds since 1970: the device's clock, when the app was built, and when the newest entry was stored. */
  readonly now: number;
  readonly built: number;
  readonly newestEntry: number | null;
  /** Null: this build has no offline start, or the device needs none. */
  readonly offlineStart: OfflineStartCheck | null;
}

export interface DeviceCheckRowData {
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
/** An answer of a server may be on its way for long, and carries whole seconds. */
const NETWORK_SLACK_MS = 5 * 60_000;
/** Nobody uses one version for so long: the clock is wrong. */
const LONGEST_USE_MS = 10 * 365 * 24 * 3_600_000;

/** One row for each check, the gravest first as they are listed; a row that does not concern this device is left out. */
export function makeDeviceCheckRows(
  facts: DeviceCheckFacts,
  { check }: SettingsScreensWords,
  words: Words,
): readonly DeviceCheckRowData[] {
  const row = (name: DeviceCheckRowData['name'], isOk: boolean, line: string, fix: string): DeviceCheckRowData => ({
    name,
    title: check[name].title,
    isOk,
    line,
    fix: isOk ? null : fix,
    action: null,
  });
  const { isSecure, offlineStart } = facts;
  return [
    ...(isSecure === null
      ? []
      : [row('secure', isSecure, isSecure ? check.secure.ok : check.secure.bad, check.secure.badFix)]),
    storageRow(facts, row, check),
    ...(offlineStart === null ? [] : [offlineRow(offlineStart, row, check)]),
    spaceRow(facts, row, check),
    clockRow(facts, row, check, words),
    row('awake', facts.staysAwake, facts.staysAwake ? check.awake.ok : check.awake.bad, check.awake.badFix),
    row('print', facts.canPrint, facts.canPrint ? check.print.ok : check.print.bad, check.print.badFix),
  ];
}

type MakeRow = (name: DeviceCheckRowData['name'], isOk: boolean, line: string, fix: string) => DeviceCheckRowData;
type CheckWords = SettingsScreensWords['check'];

function storageRow(
  { kept, isPersisted }: DeviceCheckFacts,
  row: MakeRow,
  { storage }: CheckWords,
): DeviceCheckRowData {
  if (kept === 'memory') return row('storage', false, storage.memory, storage.memoryFix);
  if (isPersisted !== false) return row('storage', true, storage.ok, '');
  return { ...row('storage', false, storage.notPersisted, storage.notPersistedFix), action: 'ask-persist' };
}

function offlineRow(start: OfflineStartCheck, row: MakeRow, { offline }: CheckWords): DeviceCheckRowData {
  if (start.outcome === 'ready') return row('offline', true, offline.ok, '');
  const fix = start.why === 'unsupported' ? offline.unsupportedFix : offline.badFix;
  return row('offline', false, offline.bad[start.why], fix);
}

function spaceRow({ free }: DeviceCheckFacts, row: MakeRow, { space }: CheckWords): DeviceCheckRowData {
  if (free === null) return row('space', false, space.unknown, space.unknownFix);
  const isEnough = free >= ENOUGH_SPACE;
  return row('space', isEnough, isEnough ? space.ok(free) : space.low(free), space.lowFix);
}

function clockRow(facts: DeviceCheckFacts, row: MakeRow, { clock }: CheckWords, { times }: Words): DeviceCheckRowData {
  const { now, built, newestEntry, networkTime } = facts;
  const time = times.dateAndClock(now);
  if (now < built - CLOCK_SLACK_MS) return row('clock', false, clock.early(time), clock.fix);
  if (newestEntry !== null && now < newestEntry - CLOCK_SLACK_MS)
    return row('clock', false, clock.backwards(time, times.dateAndClock(newestEntry)), clock.fix);
  if (networkTime !== null && Math.abs(now - networkTime) > NETWORK_SLACK_MS)
    return row('clock', false, clock.differs(time, times.dateAndClock(networkTime)), clock.fix);
  if (now > built + LONGEST_USE_MS) return row('clock', false, clock.late(time), clock.fix);
  return row('clock', true, clock.ok(time), '');
}
