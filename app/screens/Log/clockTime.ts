/** Made once: a formatter is the dearest thing on a row. */
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const MINUTE = 60_000;
/** An evening has a few hundred minutes; nine plays share one of them. */
const said = new Map<number, string>();

/** When it happened, in the reader's zone and the words' language; nothing where no time was kept. */
export function clockTime(at: string | null): string {
  const minute = at === null ? Number.NaN : Math.floor(Date.parse(at) / MINUTE);
  if (Number.isNaN(minute)) return '';
  const known = said.get(minute) ?? clock.format(minute * MINUTE);
  said.set(minute, known);
  return known;
}
