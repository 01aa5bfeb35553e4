/** Made once: creating a formatter costs more than drawing a row. */
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const MINUTE = 60_000;
/** Cached per minute: an evening has a few hundred minutes, and many entries share one. */
const said = new Map<number, string>();

/** When it happened, in the reader's zone and the words' language; nothing where no time was kept. */
export function clockTime(at: string | null): string {
  const minute = at === null ? Number.NaN : Math.floor(Date.parse(at) / MINUTE);
  if (Number.isNaN(minute)) return '';
  const known = said.get(minute) ?? clock.format(minute * MINUTE);
  said.set(minute, known);
  return known;
}

/** When something was saved, as one says it: today by the hour, else with its day. */
export function sayTime(iso: string, now: Date): string {
  const then = new Date(iso);
  if (Number.isNaN(then.getTime())) return '';
  const time = then.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  if (then.toDateString() === now.toDateString()) return time;
  return `${then.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, ${time}`;
}
