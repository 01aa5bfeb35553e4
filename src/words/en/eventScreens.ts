import { joinWithAnd } from './phrases';

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const ordinal = (rank: number): string => {
  const tens = rank % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th');
  return `${rank}${suffix}`;
};
const tablesNamed = (tables: readonly number[]): string =>
  tables.length === 1 ? `table ${tables[0]}` : `tables ${joinWithAnd(tables.map(String))}`;
const roundName = (round: number | 'play-off'): string => (round === 'play-off' ? 'the play-off' : `round ${round}`);

const stepNames = {
  headToHead: 'wins against each other',
  stockLeft: 'own cards left (fewer is better)',
  stockTaken: 'cards left to those beaten',
  opponents: 'wins of the opponents',
  'play-off': 'the play-off',
};

/** The Event tab: setting up an event, its people, its rounds, results and standings. */
export const eventScreens = {
  title: 'Event',
  unnamed: 'Event without a name',
  /** Partners who win or lose together. */
  side: (names: readonly string[]): string => joinWithAnd(names),
  names: (names: readonly string[]): string => joinWithAnd(names),
  gameLine: (table: string, sides: string): string => `${table}: ${sides}`,
  fileName: (event: string): string =>
    `${
      event
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '')
        .toLowerCase() || 'event'
    }.jsonl`,
  /** How a game ended, beside the side that won. */
  resultLine: (isWonByNobody: boolean, why: string, status: string): string => {
    if (why === 'abandoned') return 'Called off';
    if (status === 'left-missing') return 'Won, but the cards left are not told yet';
    if (isWonByNobody) return why === 'forfeit' ? 'Neither side played' : 'Won by nobody';
    return (
      { win: 'Won', time: 'Won on time', concede: 'The other side gave up', forfeit: 'The other side did not play' }[
        why
      ] ?? 'Won'
    );
  },
  versus: (sides: readonly string[]): string => sides.join(' against '),
  roundName: (round: number | 'play-off'): string => (round === 'play-off' ? 'Play-off' : `Round ${round}`),
  tableName: (table: number | null): string => (table === null ? 'Waits for a table' : `Table ${table}`),

  formats: {
    'single-elimination': {
      name: 'Lose one game and you are out',
      about: 'Two sides a table, and a chart down to the final.',
    },
    'most-wins': { name: 'Most games won', about: 'The same sides at the same table, several games. Most wins.' },
    'lowest-total': {
      name: 'Lowest total of cards left',
      about: 'Two pairs a table, new partners every game. Whoever has the lowest total wins.',
    },
    points: { name: 'Points', about: 'Game after game at the same table, until somebody there has the points.' },
    'round-robin': {
      name: 'Everybody meets everybody',
      about: 'Two sides a table, until each has met each other once.',
    },
    swiss: {
      name: 'Winners meet winners',
      about: 'A fixed number of rounds. Sides with equal wins meet; nobody goes out.',
    },
  },

  list: {
    title: 'Events',
    welcome: 'An event is a day of many games: who is here, who plays where, the results, and who won.',
    steps: [
      'Name the event and choose its rule sheet.',
      'Enter the people, by hand or from a list, and tick who has arrived.',
      'Then one button does what comes next: draw partners, seat a round, and at the end name the winners.',
    ],
    create: 'New event',
    takeIn: 'Open an event file',
    menu: 'More',
    touched: (time: string): string => (time === '' ? '' : `Last entry ${time}`),
    hide: 'Move to the end of the list',
    show: 'Bring back up',
    forgetHelp: 'The event goes, with its people and results. Export it first if anybody may ask for it later.',
    taken: (count: number): string => (count === 1 ? 'The event was taken in.' : `${count} events were taken in.`),
    isHere: 'Already here, with everything that is in the file.',
    cut: (line: number): string => `The file breaks off in line ${line}. Nothing of that record was taken in.`,
    refused: (line: number, why: string): string => `From line ${line}: ${why}`,
    nothing: 'There is no event in this file.',
  },

  setUp: {
    title: 'New event',
    what: 'What it is called',
    name: 'Name of the event',
    place: 'Place',
    date: 'Date',
    ruleset: 'Rule sheet',
    orders: (kind: string | null): string =>
      kind === null ? 'Says nothing about how the day is won' : 'Says how the day is won',
    format: 'How the day is won',
    says: (format: string, clauses: readonly string[]): string => `The sheet says: ${format} (${clauses.join('; ')}).`,
    silent: 'The sheet is silent. Choose what suits the day.',
    numbers: {
      games: 'How many games',
      minutes: 'Minutes for all games',
      to: 'Points that win',
      out: 'Points for going out',
      card: 'Points for each card left',
      rounds: 'How many rounds',
    },
    usual: (usual: number): string => `Left empty: ${usual}`,
    wrongNumber: (least: number): string => `Type a whole number, ${least} or more.`,
    charge: 'Who loses is charged',
    charges: { side: 'the cards of both partners', own: 'only the own cards' },
    ties: 'Sides with equal wins',
    tiesHint: 'Tap in the order in which they are to be compared. None: they stay level.',
    tie: (tie: 'headToHead' | 'stockLeft' | 'stockTaken' | 'opponents', at: number | null): string => {
      const names = {
        headToHead: 'Games against each other',
        stockLeft: 'Fewest own cards left',
        stockTaken: 'Most cards left to those beaten',
        opponents: 'Wins of the opponents',
      };
      return at === null ? names[tie] : `${at}. ${names[tie]}`;
    },
    tablesTitle: 'Tables',
    tables: 'How many tables there are',
    tablesHint: 'Left empty: as many as are needed.',
    needsRuleset: 'Choose a rule sheet.',
    needsFormat: 'Choose how the day is won.',
    create: 'Set up this event',
  },

  home: {
    people: 'People',
    peopleCount: (here: number, all: number): string =>
      here === all ? counted(all, 'person', 'people') : `${here} here of ${all}`,
    standings: 'Standings',
    chart: 'The chart',
    saved: { saved: 'Saved', saving: 'Saving', 'not saved': 'Not saved on this device' },
    gamesTitle: (round: number | 'play-off'): string => (round === 'play-off' ? 'Play-off' : `Round ${round}`),
    allIn: 'All results are in.',
    openGames: (count: number): string => `${counted(count, 'result is', 'results are')} missing.`,
    byes: (names: readonly string[]): string =>
      names.length === 1 ? `${names[0]} sits this round out.` : `${joinWithAnd(names)} sit this round out.`,
    enterResult: 'Enter the result',
    changeResult: 'Change the result',
    noResult: 'No result yet',
    next: 'What comes next',
    export: 'Export the event',
    exported: (name: string): string => `Exported as ${name}.`,
    notExported: 'The event was not exported.',
    problems: 'Worth a look',
  },

  /** The one big button, and the lines that say before it is pressed what it will do. */
  next: {
    pair: (pairs: number): string => (pairs === 1 ? 'Draw partners for 1 pair' : `Draw partners: ${pairs} pairs`),
    seat: (round: number | 'play-off'): string => `Seat ${roundName(round)}`,
    pairAndSeat: (pairs: number, round: number | 'play-off'): string =>
      `Draw ${counted(pairs, 'pair', 'pairs')} and seat ${roundName(round)}`,
    forfeits: 'Write down who forfeits',
    waiting: (tables: readonly number[], others: number): string =>
      tables.length === 0
        ? `Waiting for ${counted(others, 'game', 'games')}`
        : others === 0
          ? `Waiting for ${tablesNamed(tables)}`
          : `Waiting for ${tablesNamed(tables)}, and ${counted(others, 'game', 'games')} without a table`,
    done: 'The event is over',
    tooFew: 'Not enough people to seat anybody',
    nothing: 'Enter the people first',
    willPair: (pairs: number, people: number): string =>
      `${counted(people, 'person', 'people')} without a partner: ${counted(pairs, 'pair is', 'pairs are')} drawn by chance.`,
    acrossChapters: 'Partners come from different chapters wherever that can be done.',
    willSeat: (games: number, tables: number): string =>
      tables < games
        ? `${counted(games, 'game', 'games')}: ${tables} at tables, ${games - tables} wait for a table.`
        : `${counted(games, 'game', 'games')} at ${counted(tables, 'table', 'tables')}.`,
    willBye: (byes: number): string => `${counted(byes, 'side sits', 'sides sit')} this round out.`,
    willForfeit: (sides: string): string => `No longer here, so the game is lost: ${sides}.`,
    single: (name: string): string => `${name} has no partner. Enter one more person, or pair ${name} by hand.`,
    late: (names: readonly string[]): string => `Too late for this event: ${joinWithAnd(names)}.`,
    champions: (sides: readonly string[]): string =>
      sides.length === 1 ? `The winner: ${sides[0]}` : `The winners: ${sides.join('; ')}`,
    playOff: (sides: readonly string[]): string =>
      `Level for first place: ${sides.join('; ')}. One more game between them can decide it, or leave them level.`,
    playOffTooLarge: (sides: readonly string[]): string =>
      `Level for first place: ${sides.join('; ')}. They are too many for one table.`,
    seatPlayOff: 'Seat a play-off',
    seed: (seed: string): string => `Drawn with the seed ${seed}. Anybody with this file and this seed draws the same.`,
    reason: 'Why is it drawn again?',
    reasonHint: 'This draw was made and taken back. The reason stays in the record.',
    willBeDrawn: 'The draw is made when you press the button. Undo takes it back.',
  },

  undo: {
    button: (what: string): string => `Undo: ${what}`,
    again: (what: string): string => `Do it again: ${what}`,
    undone: (what: string): string => `Undone: ${what}`,
    /** What a step was, in a few words. */
    entered: (names: readonly string[]): string =>
      names.length > 3 ? `${names.length} people entered` : `${joinWithAnd(names)} entered`,
    arrived: (name: string): string => `${name} arrived`,
    left: (name: string): string => `${name} left`,
    paired: (pairs: number): string => `${counted(pairs, 'pair', 'pairs')} drawn`,
    substitute: (names: string): string => `${names} take the place`,
    seated: (round: number | 'play-off'): string => `${roundName(round)} seated`,
    result: (table: number | null): string => (table === null ? 'a result' : `the result of table ${table}`),
    moved: 'a game moved',
    penalty: (name: string): string => `a penalty of ${name}`,
    clock: 'the clock',
    note: 'a note',
    closed: 'the event closed',
    entries: (count: number): string => counted(count, 'entry', 'entries'),
  },

  people: {
    title: 'People',
    name: 'Name',
    chapter: 'Chapter, if there is one',
    chapters: 'Chapters so far',
    add: 'Add this person',
    sameName: (name: string): string =>
      `There is already somebody called ${name}. If this is another person, add a second one of that name.`,
    addSame: 'Add another person of this name',
    find: 'Find a person',
    paste: 'Paste a list',
    pasteHint:
      'One person a line: the name, then a comma and the chapter. A table copied from a spreadsheet works too.',
    pasteRead: (people: number): string => `Add ${counted(people, 'person', 'people')}`,
    pasteErrors: {
      'no-name': (line: number, _name: string): string => `Line ${line}: there is no name.`,
      'too-long': (line: number, _name: string): string => `Line ${line}: the name is longer than 80 letters.`,
      'on-roster': (line: number, name: string): string => `Line ${line}: ${name} is on the list already. Left out.`,
      twice: (line: number, name: string): string => `Line ${line}: ${name} comes twice. Taken as two people.`,
      quotes: (line: number, _name: string): string => `Line ${line}: a quotation mark is never closed.`,
    },
    pasteAllTwice: 'Also add those who are on the list already, as other people',
    pasteAllTwiceState: (isOn: boolean): string => (isOn ? 'yes' : 'no'),
    arrive: 'Has arrived',
    arriveFor: (name: string): string => `${name} has arrived`,
    leave: 'Has left',
    leaveFor: (name: string): string => `${name} has left`,
    back: 'Is back',
    backFor: (name: string): string => `${name} is back`,
    here: 'here',
    away: 'not here',
    gone: 'left',
    partners: (names: readonly string[]): string => `plays with ${joinWithAnd(names)}`,
    none: 'Nobody is on the list yet.',
    noneFound: (typed: string): string => `Nobody on the list has “${typed}” in the name or chapter.`,
    summary: (here: number, all: number): string => `${here} of ${all} here`,
    penalties: (count: number): string => counted(count, 'penalty', 'penalties'),
  },

  result: {
    title: 'Result',
    who: 'Who won?',
    none: 'Nobody won',
    why: 'How did it end?',
    whys: {
      win: 'A stock was emptied',
      time: 'Time ran out',
      concede: 'One side gave up',
      forfeit: 'A side did not play',
      abandoned: 'The game was called off',
    },
    left: 'Cards left in the stocks',
    leftOf: (name: string): string => `${name}: cards left`,
    leftHint: 'Count them. Leave all empty if nobody counted.',
    leftNeeded: 'This event is won by cards left: the numbers are needed.',
    leftWrong: 'Type a whole number, or leave all of them empty.',
    save: 'Keep this result',
    saved: 'The result is kept.',
    replaces: 'A result is here already. What you keep now takes its place; both stay in the record.',
    unknown: 'There is no such game in this event.',
    changesLater: (rounds: readonly (number | 'play-off')[]): string =>
      `Later games have been seated on this result (${rounds.map(roundName).join(', ')}). If the winner changes:`,
    noLongerCounts: (games: readonly string[]): string => `No longer counts: ${games.join('; ')}.`,
    changesNothing: 'Nothing that was seated later changes.',
  },

  table: {
    title: 'The table on this device',
    open: 'Open a table for this game',
    openHint: 'Seats, rule sheet and round are filled in. The deal comes next.',
    goOn: 'Go to the table',
    notOver: 'The game is not over there.',
    otherPeople: 'Other people sit there than were seated for this game. Enter the result by hand.',
    says: (winner: string | null, left: string): string =>
      winner === null ? `Nobody won. Cards left: ${left}.` : `${winner} won. Cards left: ${left}.`,
    leftOf: (name: string, left: number): string => `${name} ${left}`,
    signed: 'Signed by every side.',
    notSigned: 'Not signed by every side, or signed under protest.',
    take: 'Take this result over',
    taken: 'This result was taken over from the table.',
    changed: 'The table has gone on since its result was taken over.',
    failed: 'The table could not be opened.',
  },

  standings: {
    title: 'Standings',
    none: 'Nobody has played yet.',
    rank: (rank: number, isTied: boolean): string => (isTied ? `${ordinal(rank)}, level` : ordinal(rank)),
    wins: (wins: number, losses: number, byes: number): string =>
      [`${wins} won`, `${losses} lost`, ...(byes > 0 ? [counted(byes, 'game sat out', 'games sat out')] : [])].join(
        ', ',
      ),
    leftUnknown: 'cards left not told in every game',
    /** "7 + 4 + 11, and 8 for a game sat out (the own average, rounded up)" */
    sum: (charges: readonly number[], byes: number, byeCharge: number): string => {
      const told = charges.length === 0 ? 'no game yet' : charges.join(' + ');
      return byes === 0
        ? told
        : `${told}, and ${byeCharge} for ${counted(byes, 'game', 'games')} sat out (the own average, rounded up)`;
    },
    missed: (rounds: number): string => `missed ${counted(rounds, 'round', 'rounds')}, so behind all who did not`,
    stepValue: (name: string, value: number): string => `${name} ${value}`,
    step: (
      by: 'headToHead' | 'stockLeft' | 'stockTaken' | 'opponents' | 'play-off',
      values: readonly string[],
    ): string => `Level, so compared by ${stepNames[by]}: ${values.join(', ')}.`,
    stepSkipped: (
      by: 'headToHead' | 'stockLeft' | 'stockTaken' | 'opponents' | 'play-off',
      names: readonly string[],
    ): string =>
      `Level: ${names.join('; ')}. Not compared by ${stepNames[by]}, because it cannot be told for all of them.`,
    total: (total: number): string => `Total ${total}`,
    points: (points: number): string => counted(points, 'point', 'points'),
    left: (left: number): string => `${counted(left, 'card', 'cards')} left over all games`,
    taken: (taken: number): string => `${counted(taken, 'card', 'cards')} left to those beaten`,
    opponents: (wins: number): string => `opponents won ${wins}`,
    winner: (side: string): string => `${side} won`,
    notOver: 'So far. The event is not over.',
    how: 'How this is reckoned',
  },

  print: {
    title: 'Print',
    buttons: {
      seating: 'Who sits where, by table',
      names: 'Who sits where, by name',
      standings: 'Standings',
      bracket: 'The chart',
    },
    bracket: 'Chart',
    bye: 'no game',
    nobody: 'neither played',
    bracketTitle: (part: number, parts: number): string => (parts === 1 ? 'Chart' : `Chart · part ${part} of ${parts}`),
    titles: {
      seating: (round: string): string => (round === '' ? 'Tables' : `${round}: tables`),
      names: (round: string): string => (round === '' ? 'Where you sit' : `${round}: where you sit`),
      standings: (round: string): string => (round === '' ? 'Standings' : `Standings after ${round.toLowerCase()}`),
    },
    tables: 'Tables',
    byes: 'Sit this round out',
    people: 'By name',
    nothing: 'There is nothing to print yet: no round has been seated.',
    foot: 'Printed with Tableside.',
    fileName: (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
  },

  problems: {
    'extra-game': 'A game of a side that was already out, or beyond the last round. It counts for nothing.',
    'no-winner': 'A game without a winner. It has to be decided before the next round.',
    'left-missing': 'A result without the cards left. It does not count until they are told.',
    'double-booked': 'Somebody is seated twice in one round.',
    'same-chapter': 'Two partners of one chapter, though it could have been avoided.',
    'not-here': 'Somebody was seated who is not here.',
    'too-few': 'There are not enough people here to seat a game.',
  },
  problemAt: (problem: string, where: string): string => (where === '' ? problem : `${where}: ${problem}`),
};
