import type { Card, Seat } from '@/engine';
import { aCardPhrase, cardCountPhrase, cardFaceText, joinWithAnd } from './phrases';

const switchTo = (title: string, flags: number): string =>
  flags === 0 ? `Go to ${title}` : `Go to ${title}, ${flags === 1 ? '1 open flag' : `${flags} open flags`}`;

/** Names longer than this, one after another, are no title any more. */
const LONGEST_TITLE = 28;

/** Tables, a new table, the deal. */
export const setupScreens = {
  /** What a player is called whose name nobody typed. */
  seat: (seat: Seat): string => `Seat ${seat + 1}`,

  tables: {
    title: 'Tables',
    newTable: 'New table',
    fromTable: 'I was called to a table',
    justARuling: 'Just a ruling',
    /** The record of rulings at tables that are not in the app, where it is named beside tables. */
    rulings: 'Your rulings',
    rulingNotKept: 'A ruling was not kept. Open “Just a ruling” to see which, and tell it again.',
    rulingsImported: (count: number): string =>
      count === 1 ? '1 ruling was taken in.' : `${count} rulings were taken in.`,
    rulingsHere: 'Its rulings are already here. Nothing was changed.',
    importRecord: 'Read a file',
    importLabel: 'Read a file of records',
    empty: {
      title: 'Follow a game, tap by tap',
      steps: [
        'Choose the rule sheet, and write down who sits where.',
        'Tap each card as it is played.',
        'When a play breaks a rule, the app says which, and how to put it right.',
      ],
      promise: 'It works without a network, and every tap is saved on this device.',
    },
    open: 'In play',
    finished: 'Finished',
    hidden: 'Put away',
    showHidden: (count: number): string => `Show what was put away (${count})`,
    hideHidden: 'Hide what was put away',
    table: (table: number): string => `Table ${table}`,
    /** A table without a number goes by who sits there, or by one of them where all would be no title any more. */
    /** Everybody in short, or one of them by the whole name: another table may have somebody with the same first name. */
    tableOf: (inShort: readonly string[], one: string): string => {
      const all = inShort.join(', ');
      return all.length <= LONGEST_TITLE ? all : `${one}'s table`;
    },
    game: (title: string, game: number): string => `${title} · Game ${game}`,
    onTurn: (name: string): string => `${name} is on turn`,
    waitsForDeal: 'Waiting for the deal',
    waitsForStart: 'Dealt; nobody has started',
    paused: 'Paused',
    ended: (winners: readonly string[], isSigned: boolean): string =>
      `${winners.length === 0 ? 'Ended without a winner' : `Won by ${joinWithAnd(winners)}`}, ${isSigned ? 'signed' : 'not signed yet'}`,
    flags: (count: number): string => (count === 1 ? '1 open flag' : `${count} open flags`),
    stockShort: (stock: number): string => `${stock} left`,
    reading: 'Reading the record',
    savedAt: (time: string): string => `Saved ${time}`,
    notSaved: 'Not saved on this device',
    trouble: {
      'no-such-table': 'This record is no longer on this device',
      failed: 'This record could not be read',
      'broken-chain': 'This record is damaged from one point on; what lies before it is sound',
    },
    menuFor: (title: string): string => `More about ${title}`,
    hide: 'Put away',
    show: 'Take out again',
    exportRecord: 'Save a copy',
    exported: (name: string): string => `A copy was handed over: ${name}`,
    notARecord: 'This file is no record of a game. A record is a file that Tableside saved; its name ends in .jsonl.',
    notImported: 'The file could not be read. Nothing was changed.',
    notExported: 'No copy was made: this device offers no place for it',
    forget: 'Delete from this device',
    forgetHelp:
      'This deletes the record for good. Save a copy first if anybody may still ask about this game: any other device can read it in, but this one will not take it back.',
    forgetType: (word: string): string => `To delete it, type “${word}”`,
    forgetWord: 'delete',
    isForgetWord: (typed: string): boolean => typed.trim().toLowerCase() === 'delete',
    forgetReally: 'Delete for good',
    wentWrong: {
      'read-only': 'Nothing can be saved at the moment, so nothing was changed.',
      forgotten: 'This table was deleted in the meantime.',
      unknown: 'The device could not say whether this was saved. Open the app again and look.',
      moved: 'This table was changed elsewhere in the meantime. Open it again.',
      refused: 'The record does not take this.',
      'seal-differs': 'This record was changed after it was sealed. It was not taken in.',
    },
    /** Where a record from a file cannot be taken in. */
    notTaken: {
      moved: 'This device has another account of the same game. Both cannot be kept.',
      forgotten: 'This game was deleted on this device for good. Any other device can read it in.',
    },
    imported: (count: number): string => {
      if (count === 0) return 'Nothing was taken in.';
      return count === 1 ? '1 game was taken in.' : `${count} games were taken in.`;
    },
    refusedLines: (count: number): string => (count === 1 ? '1 line was refused:' : `${count} lines were refused:`),
    refusedLine: (line: number, reason: string): string => `Line ${line}: ${reason}`,
    andMore: (count: number): string => `and ${count} more`,
    emptyFile: 'There is no record in this file.',
    dismiss: 'Close',
    inMemory: 'This browser keeps nothing: when the window is closed, the tables are gone. Save copies as you go.',
    notPromised:
      'The tables are saved. This browser may clear them when the device runs out of room, so save a copy of what matters.',
    forgetLost: 'Do not say it again',
    notListed: 'The tables on this device could not be read just now. They are not gone.',
    switch: 'Open tables',
    /** The one button to the other tables. Begins with what is shown there, so that whoever speaks to the device can say it. */
    switchLabel: (tables: number, flags: number): string =>
      `${flags === 0 ? tables : `${tables} ${flags}`}: ${tables === 1 ? '1 other table' : `${tables} other tables`}${flags === 0 ? '' : `, ${flags === 1 ? '1 open flag' : `${flags} open flags`}`}`,
    switchTitle: 'Other tables in play',
    switchTo,
    listing: 'Looking for tables',
  },

  newTable: {
    title: 'New table',
    fromTitle: 'A table in play',
    chooseSheet: 'Which rule sheet?',
    chosenSheet: 'Rule sheet',
    change: 'Change',
    changeSheet: 'Change the rule sheet',
    otherSheets: 'Other sheets',
    players: 'How many play?',
    playersOption: (count: number): string => `${count}`,
    playersLabel: (count: number): string => `${count} players`,
    notNamed: (count: number): string =>
      `The sheet does not speak of ${count} players. You can go on; the deal will say so.`,
    otherNumber: 'Another number',
    asTheSheetHasIt: 'As the sheet has it',
    partners: 'With partners?',
    partnersYes: 'Partners',
    partnersNo: 'Everyone alone',
    noPairs: (count: number): string => `${count} cannot be shared out into sides, so everyone plays alone.`,
    seats: 'Who sits where?',
    clockwise: 'Clockwise, in the order of turns.',
    acrossFrom: 'Partners sit across from each other.',
    seatLabel: (seat: Seat): string => `Seat ${seat + 1}`,
    chapter: 'Chapter',
    chapterHelp: 'The sheet asks partners to come from different chapters. You can leave this empty.',
    clearNames: 'Clear names',
    sameName: (names: readonly string[]): string =>
      `More than one player is called ${joinWithAnd(names)}. Each gets a number behind the name; an initial would be better.`,
    table: 'Table number',
    tableHelp: 'You can leave this empty.',
    localRules: 'Local rules',
    toLocalRules: 'Make or read local rules',
    localRulesHelp: 'What your event plays differently from the sheet.',
    localCount: (count: number): string => {
      if (count === 0) return 'None: the sheet as it is';
      return count === 1 ? '1 local rule' : `${count} local rules`;
    },
    asSheet: 'The sheet as it is',
    asLastTable: 'As at the last table',
    theSheet: (value: string): string => `${value} (the sheet)`,
    ourReading: (value: string): string => `${value} (as we read it)`,
    sheetHas: (value: string): string => `The sheet: ${value}`,
    disputed: 'Points the sheet leaves open',
    stock: 'Cards in each stock',
    penaltyPlace: {
      none: 'no cards',
      bottom: "under the player's own stock",
      top: "on top of the player's own stock",
    },
    penaltyCards: 'How many penalty cards',
    yes: 'yes, stock and discards',
    no: 'no, own piles only',
    problems: {
      noSheet: 'Choose a rule sheet first.',
      stock: (most: number): string => `A stock has 1 to ${most} cards.`,
      tooManyCards: (players: number, stock: number, deck: number): string =>
        `${players} stocks of ${stock} need ${players * stock} cards; the deck has ${deck}.`,
      penalty: (most: number): string => `Penalty cards: a number from 0 to ${most}.`,
      table: 'The table number is a whole number, such as 7.',
    },
    deal: 'Deal',
    whatLies: 'Enter what lies on the table',
    summary: (sheet: string, players: number, local: number): string =>
      [
        sheet,
        `${players} players`,
        ...(local === 0 ? [] : [local === 1 ? '1 local rule' : `${local} local rules`]),
      ].join(', '),
    notOpened: 'The table could not be opened.',
  },

  deal: {
    title: 'The deal',
    titleShort: 'Deal',
    steps: 'How this sheet deals',
    stepsDone: 'Dealt as the sheet has it',
    shuffle: (deck: number): string => `Shuffle all ${deck} cards`,
    cutForDeal: 'Everyone draws a card: the highest number deals, Skip-Bo does not count',
    pairDeals: (players: number, each: number): string =>
      `One partner of each side deals ${players} piles of ${each} cards`,
    pairsJoin: (players: number, stock: number): string =>
      `Join the piles in twos: ${players} stocks of ${cardCountPhrase(stock)}`,
    pairDealsAll: (stock: number): string => `One partner of each side deals: ${cardCountPhrase(stock)} for each stock`,
    eachCounts: (stock: number): string => `Everyone counts out ${cardCountPhrase(stock)} as a stock`,
    oneDeals: (stock: number): string => `The dealer gives everyone ${cardCountPhrase(stock)} as a stock, face down`,
    somebodyDeals: (stock: number): string => `Everyone gets ${cardCountPhrase(stock)} as a stock, face down`,
    placement: {
      right: "Each stock lies at the player's right, and its top card is turned up",
      notConfusable: 'Each stock lies apart from the discards, and its top card is turned up',
    },
    drawPile: (left: number): string => `The other ${cardCountPhrase(left)} go in the middle, face down, to draw from`,
    handLater: (hand: number): string => `No hands yet: everyone draws ${hand} when their first turn comes`,
    whoDeals: 'Who deals?',
    whoDealsHelp: 'Tap the player above. A key passes this over and tells the first top card.',
    dealPasses: 'The deal passes to the left',
    whoDealsPair: 'Who deals, one from each side?',
    otherDealer: (name: string): string => `${name} deals. Who deals from the other side?`,
    /** Each begins with what stands on the seat, and ends with what touching it says. */
    dealerLabel: (shown: string): string => `${shown}: deals`,
    suggested: (name: string): string => `${name} comes next, to the left of the last dealer. Tap the player above`,
    drawForDeal: 'Draw cards for the deal',
    cutAsk: (name: string): string => `Which card did ${name} draw for the deal?`,
    cutTied: (names: readonly string[]): string => `${joinWithAnd(names)} draw for the deal`,
    topAsk: (name: string): string => `Top card of ${name}'s stock?`,
    correcting: (name: string): string => `Correct ${name}'s top card`,
    keepIt: 'Leave it as it is',
    dealsInstead: (name: string): string => `${name} deals`,
    tieAsk: (name: string): string => `A tie: which card did ${name} draw?`,
    tieAgain: (name: string): string => `${name} drew a Skip-Bo, which does not count. The next card?`,
    tied: (names: readonly string[]): string => `${joinWithAnd(names)} are tied`,
    starterAsk: 'Who starts?',
    starterAskHelp: 'The sheet leaves it to the official. Tap the player above.',
    starterUnknownHelp: 'What decides it was not told: tap the player above.',
    starterLabel: (shown: string): string => `${shown}: starts`,
    starts: {
      'highest-top': (name: string, card: Card | undefined): string =>
        `${name} starts: ${aCardPhrase(card)} is the highest card showing`,
      'tie-break': (name: string): string => `${name} starts: the highest card drawn`,
      'left-of-dealer': (name: string, dealer: string): string => `${name} starts, to the left of ${dealer}, who dealt`,
      named: (name: string): string => `${name} starts, as you said`,
      open: 'Whoever draws or plays first is the starter',
    },
    startGame: 'Start the game',
    startUnnamed: 'Start without naming one',
    undo: 'Undo',
    undoing: (what: string): string => `Undo: ${what}`,
    typed: {
      dealer: (name: string): string => `${name} deals`,
      top: (name: string, card: Card): string => `${name} shows ${aCardPhrase(card)}`,
      tie: (name: string, card: Card): string => `${name} drew ${aCardPhrase(card)}`,
      starter: (name: string): string => `${name} starts`,
    },
    topLabel: (shown: string, card: Card | null, drew: Card | null): string => {
      const drawn = drew === null ? '' : `, drew ${cardFaceText(drew)}`;
      if (card === null) return `${shown}, top card not told yet${drawn}`;
      return `${shown}${typeof card === 'number' ? ' on top' : `, top card ${cardFaceText(card)}`}${drawn}. Tap to correct`;
    },
    dealerTag: 'deals',
    startsTag: 'starts',
    counted: 'Counted cards',
    countedHelp: 'Only if somebody counted. Empty means not counted.',
    countedStock: (name: string): string => `${name}'s stock`,
    countedDeck: 'Whole deck',
    countedWrong: 'A count is a whole number.',
    notTold: 'The deal could not be written down. What you typed is still here.',
  },
} as const;
