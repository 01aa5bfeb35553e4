/** What goes wrong between the page and the worker that holds the database. */
export const MISHAPS = [
  /** The worker is never asked; the page is told of an error. */
  'refused',
  /** It was done, and the page is told of an error all the same. */
  'lied',
  /** Neither done nor answered: the worker is gone. */
  'vanished',
  /** Done, but the answer never comes. */
  'unanswered',
  /** Done, and the answer comes late. */
  'late',
  /** One of several statements that were sent together fails: those before it are done, those behind it are not. */
  'broken',
] as const;
export type Mishap = (typeof MISHAPS)[number];

export interface Fault {
  /** Which message to the worker, counted from 1 since the fault was armed; only those that `of` names are counted. */
  readonly at: number;
  /** `append`: messages that write lines into the log. Left out: every message, reads and settings too. */
  readonly of?: 'append';
  readonly mishap: Mishap;
  /** So many statements are done before a `broken` one. */
  readonly done?: number;
}

/** What the worker was asked, and of how many statements it consists. */
export interface Question {
  readonly name: string;
  readonly statements: number;
}

/** The message that an armed fault hit. */
export interface Hit {
  /** As in `Question`. */
  readonly name: string;
  /** The lines it was to write into the log; empty if it wrote none. */
  readonly lines: readonly { readonly table: string; readonly seq: number }[];
}
