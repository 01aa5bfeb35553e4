/** Short strings of the screens: headings, labels, buttons, and what stands where nothing is. */
export const screens = {
  appName: 'Tableside',
  /** What a browser shows on the tab. */
  pageTitle: (title: string): string => `${title} · Tableside`,
  tabs: {
    tables: 'Tables',
    rulings: 'Rulings',
    event: 'Event',
    settings: 'Settings',
  },
  common: {
    back: 'Back',
    backTo: {
      tables: { long: 'Back to tables', short: 'Tables' },
      settings: { long: 'Back to settings', short: 'Settings' },
      rulings: { long: 'Back to Rulings', short: 'Back' },
      events: { long: 'Back to events', short: 'Events' },
      event: { long: 'Back to the event', short: 'Event' },
      log: { long: 'Back to the log', short: 'Log' },
      result: { long: 'Back to result', short: 'Result' },
      /** Null: a table without a number. */
      table: (number: number | null): { readonly long: string; readonly short: string } =>
        number === null
          ? { long: 'Back to the table', short: 'Table' }
          : { long: `Back to Table ${number}`, short: `Table ${number}` },
    },
    close: 'Close',
    cancel: 'Cancel',
    tryAgain: 'Try again',
    more: 'more',
    less: 'less',
    loading: 'One moment',
    notLoaded: 'This part of the app did not load. Everything saved is safe.',
    unknownPage: 'There is nothing at this address.',
    unknownPageHelp: 'It may be misspelt, or belong to a newer version of the app.',
  },
  /** A screen failed while it was drawn. */
  notDrawn: {
    title: 'Something went wrong here',
    text: 'This screen could not be shown. Everything marked as saved is safe on this device.',
  },
  rulings: {
    title: 'Rulings',
    intro: 'What each rule sheet says, in plain words.',
    ruleSheets: 'Rule sheets',
    ruleSheetsIntro: 'Choose the sheet your event plays by.',
    facts: 'Facts',
    factsIntro: 'How the game is played under this sheet.',
    clauses: 'Clauses',
    clausesIntro: 'Every clause of the sheet, put in our own words.',
    disputed: 'Disputed points',
    disputedIntro: 'Where the sheet can be read in more than one way.',
    inForce: 'In force',
    otherReadings: 'Other readings',
    whyThis: 'Why this one',
    basis: 'How sure',
    clause: 'Clause',
    allowed: 'Allowed',
    localRule: 'local rule of this table',
    restsOn: 'Rests on a disputed point',
    suggested: 'Suggested',
    toPutRight: 'To put it right',
    elsewhere: 'The same play elsewhere',
    localRules: 'Local rules',
    editLocalRules: 'Make local rules',
    /** The way to an event's own rules. */
    toLocalRules: 'Local rules of your event',
    toLocalRulesHelp: 'Make your own over a sheet, try them, share them as a file.',
    /** What an event's own rules are, in one line under their name. */
    localOver: (sheet: string): string => `Local rules over ${sheet}.`,
    ownSheet: 'A rule sheet of its own.',
    noSheets: 'No rule sheets on this device.',
    noClauses: 'This sheet has no numbered clauses.',
    noDisputes: 'Nothing in this sheet is disputed.',
    unknownSheet: 'This rule sheet is not on this device.',
    unknownSheetHelp: (id: string): string =>
      `The address asks for “${id}”. Check its spelling, or choose one of the rule sheets.`,
    allSheets: 'Back to Rulings',
    /** The numbers people ask for first, under large figures. */
    figures: { players: 'players', stock: 'in each stock', hand: 'in hand', penalty: 'penalty cards' },
    /** The sizes a stock may have, as one figure. */
    stockSizes: (sizes: readonly number[]): string => sizes.join(' / '),
    showClause: (place: string): string => `What the clause says: ${place}`,
    backToFact: 'Back to the fact',
  },
} as const;
