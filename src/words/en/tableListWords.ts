/** Finding a table in a long list, and what came of reading in a file. */
export const tableListWords = {
  find: 'Find a table',
  findHint: 'Name, number, rule sheet, or “paused”',
  clearFind: 'Clear',
  clearFindLabel: 'Clear, and show all tables',
  found: (count: number): string => {
    if (count === 0) return 'No table found';
    return count === 1 ? '1 table found' : `${count} tables found`;
  },
  notFound: (typed: string): string => `No table here has to do with “${typed.trim()}”.`,
  /** Words by which people look for a table, beside those that its row shows. */
  findWords: {
    open: 'in play open going on',
    over: 'finished over ended',
    signed: 'finished over ended signed',
    paused: 'paused',
    flags: 'flags flagged',
    table: 'table',
    'not-sealed': 'imported file not sealed',
    sealed: 'imported file sealed',
    continued: 'imported file sealed',
  },
  /** Once after an update of the app, or after it was closed in the middle of a game. */
  reading: (read: number, all: number): string => `Reading the records: ${read} of ${all}`,
  /** While a file is read in; 0 of 0: nobody knows yet how many there are. */
  importing: (taken: number, all: number): string =>
    all === 0 ? 'Reading the file …' : `Reading the file: ${taken} of ${all} games taken in …`,
  here: (titles: readonly string[]): string => `Already here: ${titles.join('; ')}. Nothing was changed.`,
  cut: {
    after: (entry: number): string => `The file breaks off in the middle of a line, after entry ${entry}.`,
    beforeFirst: 'The file breaks off before its first entry is whole.',
    nothing: 'The file breaks off in its first line. Nothing in it is whole, so nothing was taken in.',
    offer: 'Nothing of this game was taken in yet. Everything before the break is whole and can be taken in.',
    take: 'Take in what is whole',
  },
} as const;
