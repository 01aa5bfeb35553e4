import type { Winner } from '@/engine';
import { capitalize, joinWithAnd } from './phrases';

const count = (many: number, one: string, more: string): string => (many === 1 ? `1 ${one}` : `${many} ${more}`);

/** Whoever signs for others says for whom. */
const forSide = (name: string, side: string): string => (side.includes(name) ? '' : ` for ${side}`);

/** Flags, the log, corrections, the result. */
export const flagLogAndResultScreens = {
  /** What was tried did not happen: said beside the reason. */
  notDone: (why: string): string => `Not done: ${why}.`,
  moved: 'Not done: the record has changed meanwhile. Please look at it and try again.',
  seat: (seat: number): string => `Seat ${seat + 1}`,
  names: (names: readonly string[]): string => joinWithAnd(names),

  flag: {
    title: 'Why this was flagged',
    place: (table: number | null, entry: number, waits: string | null): string =>
      `${table === null ? `Entry ${entry}` : `Table ${table}, entry ${entry}`}${waits === null ? '' : `, ${waits}`}`,
    /** Among those that wait for a ruling, oldest first. */
    waitsAs: (place: number, waiting: number): string => `flag ${place} of ${waiting}, oldest first`,
    gone: 'This is no longer flagged.',
    goneHelp: 'The record was corrected since, or the address is misspelt.',
    mistapped: 'Struck as your mis-tap.',
    mistappedHelp: 'The entry no longer counts, and nobody is at fault.',
    backToTable: 'Back to the table',
    /** The small picture: what lay there, and what came. */
    picture: (lay: string, came: string): string => `${capitalize(lay)}; ${came}`,
    pileShows: (shows: number): string => (shows === 0 ? 'the pile was empty' : `the pile showed ${shows}`),
    pileNeeds: (needs: number): string => `needs ${needs}`,
    laid: 'laid',
    laidCard: (card: string): string => `${card} was laid`,
    wild: 'a Skip-Bo',
    unseen: 'a card nobody saw',
    byRecord: 'by the record',
    told: 'told',
    recordShows: (card: string): string => `by the record ${card} lay on top`,
    toldCard: (card: string): string => `${card} was told`,

    sheetSays: 'What the sheet says',
    reading: 'The reading in force',
    tableChose: 'This table chose it as a local rule.',
    restsOnReading: 'The sheet can be read in more than one way here.',

    toPutRight: 'To put it right',
    suggestion: 'What we suggest',
    doneSteps: 'What to do with the cards',
    tooLate: 'Too late to put right',
    nothingToDecide: 'Nothing has to be decided. It is only told.',
    suggested: (suggest: string): string => `${capitalize(suggest)}.`,
    step: (at: number, of: number, step: string): string => `Step ${at} of ${of}: ${step}`,
    whichPile: 'Which discard pile should it go to?',
    pileEmpty: (pile: number): string => `Pile ${pile + 1}, empty`,
    pileShowing: (pile: number, card: string): string => `Pile ${pile + 1}, shows ${card}`,

    decide: 'Your ruling',
    otherwise: 'Or rule otherwise',
    addNote: 'Add a note to the ruling',
    note: 'Note',
    noteHint: 'It is kept with whatever you rule.',
    cannotTell: 'The cards cannot tell which it was. You decide.',
    ruledLate: 'It came too late to move cards, so it stands.',
    ruling: (said: string): string => `The referee: ${said}.`,
    takeBack: 'Take the ruling back',

    elsewhere: 'The same play elsewhere',
    elsewhereIntro: 'How the other rule sheets see this very play.',
    allowed: 'Allowed',
    noSuchRule: 'No such rule',
    nearest: (place: string): string => `Nearest clause: ${place}`,
    seenAs: (title: string): string => `Seen as: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    ifActed: 'If the next player has acted',
    standsNext: (needs: number): string => `The pile then needs ${needs}`,
    standsDone: 'The pile is then finished',
    standsAsIs: 'It can no longer be put right',

    inContext: 'What happened around it',
  },

  log: {
    title: 'Log',
    subtitle: (entries: number): string => count(entries, 'entry', 'entries'),
    empty: 'Nothing has been told yet.',
    noneFiltered: 'Nothing of this kind in the record.',
    filter: 'Show',
    filterOpen: 'Show only',
    all: 'All',
    flags: (many: number): string => (many === 0 ? 'Flags' : `Flags ${many}`),
    corrections: (many: number): string => (many === 0 ? 'Corrections' : `Corrections ${many}`),
    players: 'One player',
    earlier: (many: number): string => `Show ${count(many, 'earlier entry', 'earlier entries')}`,
    fromStart: 'Go to the start',
    toNewest: 'Go to the newest',
    entry: (n: number): string => `Entry ${n}`,
    setUp: 'Setting up',
    turn: (name: string): string => `${name}'s turn`,
    afterEnd: 'After the game',
    struck: 'struck',
    /** Entries that were undone, folded into one line. */
    undone: (texts: readonly string[]): string =>
      texts.length === 0
        ? 'Undone, and done again'
        : texts.length === 1
          ? `Undone: ${texts[0]}`
          : `Undone: ${texts.length} entries`,
    corrected: 'corrected',
    added: 'added later',
    was: (text: string): string => `It said: ${text}`,
    ruledOn: (said: string): string => `The referee: ${said}`,
    ruledLate: 'too late, it stands',
    waiting: 'waits for a ruling',
    /** A whole row, as it is spoken. */
    spoken: (parts: readonly string[]): string => `${parts.join('. ')}.`,
    flagSpoken: (verdict: string, line: string, ruling: string | null): string =>
      `${verdict}: ${line}${ruling === null ? '' : `. ${ruling}`}`,
    spokenStruck: (text: string): string => `${text}, struck`,

    actions: (n: number): string => `Entry ${n}`,
    amend: 'Correct it',
    strike: 'Strike it',
    restore: 'Put it back',
    takeBack: 'Take it back',
    insert: 'Add one before it',
    note: 'Add a note',
    why: 'Why flagged',
    noteLabel: (n: number): string => `Note on entry ${n}`,
    saveNote: 'Keep the note',
    amendTitle: (n: number): string => `Correct entry ${n}`,
    insertTitle: (n: number): string => `Add before entry ${n}`,
    undo: 'Undo',
    redo: 'Redo',

    done: {
      strike: (n: number): string => `Entry ${n} is struck.`,
      restore: (n: number): string => `Entry ${n} counts again.`,
      amend: (n: number): string => `Entry ${n} is corrected.`,
      insert: (n: number): string => `An entry is added before entry ${n}.`,
      note: (n: number): string => `The note on entry ${n} is kept.`,
      takeBack: (n: number): string => `Entry ${n} is taken back.`,
      undo: (text: string): string => `Undone: ${text}`,
      redo: (text: string): string => `Done again: ${text}`,
    },
    nothingElse: 'Everything after it was judged again. Nothing else changed.',
    judgedAgain: 'Everything after it was judged again:',
    goneFlag: (line: string, n: number): string => `No longer flagged: ${line} (entry ${n})`,
    raisedFlag: (line: string, n: number): string => `Now flagged: ${line} (entry ${n})`,
    orphaned: (title: string, n: number): string => `A ruling has lost its flag: ${title} (entry ${n})`,
    noWinnerNow: (before: string): string => `${before} no longer won; the game goes on`,
    winnerNow: (after: string): string => `The game is won by ${after}`,
    otherWinner: (before: string, after: string): string => `The winner is ${after}, not ${before}`,
    andMore: (many: number): string => `and ${many} more`,
    undoThis: 'Undo this',
    side: (names: readonly string[], winner: Winner): string =>
      names.length > 0 ? joinWithAnd(names) : 'team' in winner ? `team ${winner.team + 1}` : `seat ${winner.seat + 1}`,
  },

  result: {
    title: 'Result',
    place: (table: number | null, game: number | null): string =>
      [table === null ? '' : `Table ${table}`, game === null ? '' : `Game ${game}`]
        .filter((part) => part !== '')
        .join(' · '),
    won: (names: readonly string[]): string => (names.length === 1 ? `${names[0]} won` : `${joinWithAnd(names)} won`),
    time: 'Time ran out',
    timeHelp: 'Nobody has emptied a stock. How such a game counts is for the event to say; what is left stands below.',
    conceded: 'The game was given up',
    concededHelp: 'One side gave up, and the others did not play it out.',
    wonByConcession: 'The other side gave up the game.',
    wonByStock: 'The stock is played out.',
    wonByStocks: 'The stocks are played out.',
    abandoned: 'The game was broken off',
    abandonedHelp: 'There is no winner.',
    goesOn: 'The game is still going',
    goesOnHelp: 'It ends when a side has won. To end it early, go back to the table and press “More”.',
    goBack: 'Back to the table',

    stocksLeft: 'Cards left in the stocks',
    penaltyCards: (cards: number): string => count(cards, 'penalty card', 'penalty cards'),
    noPenalties: 'No penalty cards',
    sideSpoken: (names: readonly string[], stock: number, penalties: number): string =>
      `${joinWithAnd(names)}: ${count(stock, 'card', 'cards')} left in stock${penalties === 0 ? '' : `, ${count(penalties, 'penalty card', 'penalty cards')}`}`,
    winner: 'Winner',
    told: (entries: number): string => count(entries, 'entry', 'entries'),
    lasted: (minutes: number): string => {
      if (minutes < 1) return 'less than a minute';
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      return [hours > 0 ? count(hours, 'hour', 'hours') : '', rest > 0 ? count(rest, 'minute', 'minutes') : '']
        .filter((part) => part !== '')
        .join(' ');
    },

    open: (many: number): string =>
      many === 1 ? 'One flag still waits for a ruling' : `${many} flags still wait for a ruling`,
    openHelp: 'Rule on each, or write why not. Then the result can be signed.',
    noteWhyNot: 'Why is it left open?',
    saveNote: 'Leave it open, with this note',
    noted: 'Left open, with a note',
    settle: 'Rule on it',
    why: 'Why flagged',
    waitsAt: (n: number): string => `Entry ${n}`,

    confirm: 'Each side confirms',
    confirmHelp: 'Hand the device over: each side presses its own button.',
    confirmFirst: 'First the flags above have to be settled.',
    signer: 'Name',
    weConfirm: 'We confirm',
    iConfirm: 'I confirm',
    signLabel: (names: string, confirm: string): string =>
      `${names}: ${confirm.charAt(0).toLowerCase()}${confirm.slice(1)}`,
    otherName: 'Another name',
    protest: 'Under protest',
    protestLabel: 'What is disputed?',
    protestSend: 'Sign under protest',
    signed: (name: string, side: string): string => `${name} signed${forSide(name, side)}`,
    signedUnder: (name: string, side: string): string => `${name} signed under protest${forSide(name, side)}`,
    sealed: 'Signed and sealed',
    sealedHelp: 'Every side has signed. The record can be shared now.',
    sealedProtest: 'Signed, with a protest',
    undo: 'Undo the last signature',

    share: 'Share the record',
    shared: 'The record is saved as a file.',
    notShared: 'This device offers no way to share a file.',
    fileName: (table: number | null, game: number | null, id: string): string =>
      `tableside-${table === null ? '' : `table-${table}-`}${game === null ? '' : `game-${game}-`}${id.slice(0, 8)}.jsonl`,
    nextGame: 'Next game',
    noNextGame: 'The next game could not be opened. Nothing that was saved is lost.',
    nextGameHelp: 'Same seats, next deal.',
  },
};
