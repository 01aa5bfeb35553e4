/** Times and numbers as one locale writes them. */
export interface LocaleFormats {
  /** The hour and minute of a moment, in the device's time zone: "9:05 AM". */
  readonly clock: (ms: number) => string;
  /** The day of a moment without its year: "Apr 30". */
  readonly day: (ms: number) => string;
  /** The day of a moment with its year: "Apr 30, 2031". */
  readonly date: (ms: number) => string;
  /** Digits without separators: the numbers of a table are small, and entry 5000 is a name, not an amount. */
  readonly number: (value: number) => string;
}

const MINUTE = 60_000;

/**
 * Every formatter is made when it is first used: creating one costs more than drawing a row, and a start at a table
 * needs none. Clock times are cached per minute, because many entries of an evening share one.
 */
export function makeLocaleFormats(locale: string): LocaleFormats {
  const clock = once(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }));
  const day = once(() => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }));
  const date = once(() => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric' }));
  const digits = once(() => new Intl.NumberFormat(locale, { useGrouping: false }));
  const clockTimes = new Map<number, string>();
  return {
    clock: (ms) => {
      const minute = Math.floor(ms / MINUTE);
      const time = clockTimes.get(minute) ?? clock().format(minute * MINUTE);
      clockTimes.set(minute, time);
      return time;
    },
    day: (ms) => day().format(ms),
    date: (ms) => date().format(ms),
    number: (value) => digits().format(value),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
