/** Made once: a formatter is the dearest thing on a row. */
const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** When it happened, by the clock of whoever reads it; nothing where no time was kept. */
export function clockTime(at: string | null): string {
  const time = at === null ? Number.NaN : Date.parse(at);
  return Number.isNaN(time) ? '' : clock.format(time);
}
