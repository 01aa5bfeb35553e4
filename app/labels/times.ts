import { type Words } from '@/words';

/** When an entry was made, in the device's time zone; empty where the entry has no time. */
export function formatClockTime(at: string | null, { times }: Words): string {
  const ms = at === null ? Number.NaN : Date.parse(at);
  return Number.isNaN(ms) ? '' : times.clock(ms);
}

/** When something was saved: today by the clock, else with its day. */
export function formatSavedTime(iso: string, now: Date, { times }: Words): string {
  const then = new Date(iso);
  const ms = then.getTime();
  if (Number.isNaN(ms)) return '';
  return then.toDateString() === now.toDateString() ? times.clock(ms) : times.dayAndClock(ms);
}
