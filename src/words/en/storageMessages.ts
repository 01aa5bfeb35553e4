import { joinWithAnd } from './phrases';

/** More than this are counted, not named. */
const MOST_NAMED = 3;
const named = (what: readonly string[]): string => {
  if (what.length === 0) return 'the new table';
  const rest = what.length - MOST_NAMED;
  return joinWithAnd(rest <= 0 ? what : [...what.slice(0, MOST_NAMED), rest === 1 ? '1 more' : `${rest} more`]);
};
const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

/** Where records are kept: saved or not, opened or not, lost or not. */
export const storageMessages = {
  opening: { text: 'One moment: the tables on this device are being read.' },

  elsewhere: {
    title: 'Open in another tab',
    text: 'Tableside is already open in another tab or window of this browser. Only one at a time can write down a game.',
    steps: ['Go on in the other tab.', 'Or close it and try again here.'],
    tryAgain: 'Try again here',
  },

  failed: {
    title: 'The tables could not be opened',
    text: 'Nothing was changed. What was saved before is still on this device.',
    steps: [
      'Try again.',
      'If that does not help, close the app and start it anew.',
      'Check that the device has free space.',
    ],
    tryAgain: 'Try again',
    details: 'For whoever helps you',
  },

  /** A write failed in the middle of a game. */
  readOnly: {
    title: 'The last tap is not saved yet',
    text: 'Saving failed. Everything marked as saved before is safe. Nothing more is written until saving works again.',
    whatNow: 'Try again first. You can also export the record, so that you have a copy.',
    tryAgain: 'Try again',
    exportRecord: 'Export the record',
    freeSpace: 'If it keeps failing, the device may be full: free some space.',
  },

  /** After the log was opened again: what became of the tap that was in doubt, named by its entries. */
  settled: {
    'was-there': (what: readonly string[]): string => `Saved after all: ${named(what)}.`,
    appended: (what: readonly string[]): string => `Saved now: ${named(what)}.`,
    moved: (what: readonly string[]): string =>
      `Not saved: ${named(what)}. Please look at the table and tell it again.`,
    failed: (what: readonly string[]): string => `Still not saved: ${named(what)}.`,
  },
  /** Tapped after a write that failed. */
  notTaken: (what: readonly string[]): string => `Not taken, please tell it again: ${named(what)}.`,

  /** Acknowledged lines that are no longer there. */
  lost: {
    title: 'Part of a record is missing',
    whole: (table: string, acknowledged: number): string =>
      `${table}: the whole record is gone. ${lines(acknowledged)} had been saved.`,
    part: (table: string, acknowledged: number, found: number): string =>
      `${table}: ${lines(acknowledged)} had been saved, ${found === 1 ? '1 is' : `${found} are`} still there. The last ${
        acknowledged - found
      } ${acknowledged - found === 1 ? 'is' : 'are'} missing.`,
    changed: (table: string, acknowledged: number): string =>
      `${table}: ${lines(acknowledged)} had been saved, and something else is there now.`,
    why: 'The device or the browser put back an older copy, or cleared some of its storage.',
    whatNow: 'If you exported this record, import it again. Otherwise tell what lies on the table now and go on.',
    unnamed: (id: string): string => `A table (${id})`,
  },

  broken: {
    title: 'This record is damaged',
    text: (seq: number): string =>
      seq === 0
        ? 'It cannot be read from its first line on.'
        : `The first ${lines(seq)} can be trusted. After that something was changed or is missing on this device.`,
    whatNow: 'If you exported this record, import it again.',
  },
  unreadable: { title: 'This record could not be read', text: 'Try again. Nothing was changed.' },
  noSuchTable: { title: 'No such table', text: 'It is not on this device. It may have been forgotten here.' },

  newer: {
    title: 'Made by a newer version',
    text: 'The tables on this device were written by a newer version of Tableside. They were left as they are.',
    whatNow: 'Update the app, or load this page anew.',
    record: 'Made by a newer version of Tableside. It is kept as it is, and can be read after an update',
  },
} as const;
