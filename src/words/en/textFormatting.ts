import { makeLocaleFormats } from '../formats';
import { capitalize } from './phrases';

/** The locale whose rules format English times and numbers. */
export const locale = 'en-US';

const { clock, date, day, number } = makeLocaleFormats(locale);

export { number };

/** Moments are passed as milliseconds since 1970. */
export const timeFormats = {
  clock,
  dayAndClock: (ms: number): string => `${day(ms)}, ${clock(ms)}`,
  /** On paper, which may be read years later. */
  dateAndClock: (ms: number): string => `${date(ms)}, ${clock(ms)}`,
};

/**
 * How finished texts are put together or fitted to the place where they are shown. Screens call these and never join
 * or capitalise by themselves: a language without spaces or without capitals does something else here.
 */
export const textFormatting = {
  /** Sentences that are read one after another. */
  sentences: (all: readonly string[]): string => all.join(' '),
  /** Lines without a full stop, one after another. */
  lines: (all: readonly string[]): string => all.join('. '),
  /** Short facts in one line: "4 players · stock 15". */
  inLine: (all: readonly string[]): string => all.join(' · '),
  /** Names of several people or things, one after another. */
  list: (all: readonly string[]): string => all.join(', '),
  /** What a screen reader says of one thing that has several texts. */
  spoken: (all: readonly string[]): string => all.join('. '),
  /** What is shown in one control, in the order in which it is shown: "Seat 2 Bo 7". */
  shown: (all: readonly (string | number)[]): string => all.join(' '),
  /** "Why flagged: Bo laid 9 on a pile that needs 7". */
  labelled: (label: string, text: string): string => `${label}: ${text}`,
  /** One of several lines below one another. */
  bullet: (line: string): string => `· ${line}`,
  /** A phrase that was written for the inside of a sentence, standing alone. */
  asTitle: (phrase: string): string => capitalize(phrase),
  /** A phrase or a whole sentence on a button. */
  asOption: (phrase: string): string => capitalize(phrase).replace(/\.$/, ''),
};
