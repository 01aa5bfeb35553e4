const count = (many: number, one: string, more: string): string => (many === 1 ? `1 ${one}` : `${many} ${more}`);

/** What is printed: the result slip, the score sheet, the card that explains the taps. */
export const printedPages = {
  slip: 'Result slip',
  scoreSheet: 'Score sheet',
  helpCard: 'How to tap, on one page',
  helpCardInShort: 'How to tap',

  print: 'Print',
  save: { png: 'Save as a picture', pdf: 'Share as a PDF' },
  saveWebPage: 'Save as a web page',
  share: 'Share',
  larger: 'Show it larger',
  smaller: 'Show the whole page',
  outcomes: {
    saved: 'The file is ready.',
    'not-saved': 'This device could not make the file. Try Print instead.',
    'not-printed': 'This device could not print. Try to save the page instead.',
  },
  slipHelp: 'One page for the organizer, ready to sign.',
  scoreSheetHelp: 'Every entry in words, for an appeal.',
  spokenPage: (page: number, of: number, texts: readonly string[]): string =>
    `${of === 1 ? 'The page' : `Page ${page} of ${of}`}. ${texts.join('. ')}`,
  fileName: (what: 'slip' | 'score-sheet', table: number | null, game: number | null, id: string): string =>
    [`tableside-${what}`, ...(table === null ? [] : [`table-${table}`]), ...(game === null ? [] : [`game-${game}`])]
      .concat(id.slice(0, 8))
      .join('-'),
  helpCardFile: 'tableside-how-to-tap',

  underProtest: 'Signed under protest',
  place: (table: number | null, round: number | null, game: number | null): string =>
    [
      ...(table === null ? [] : [`Table ${table}`]),
      ...(round === null ? [] : [`Round ${round}`]),
      ...(game === null ? [] : [`Game ${game}`]),
    ].join(' · '),
  event: (event: string): string => `Event: ${event}`,
  localRules: (rules: readonly string[]): string =>
    rules.length === 0 ? 'No local rules' : `Local rules: ${rules.join('; ')}`,
  sideStock: (stock: number): string => `${stock} left together`,
  stock: (stock: number): string => `${stock} left`,
  overdraws: (many: number): string => count(many, 'overdraw', 'overdraws'),
  owes: (cards: number): string => `${count(cards, 'penalty card', 'penalty cards')} not yet taken`,

  flags: 'Flags and rulings',
  noFlags: 'Nothing was flagged.',
  openFlag: 'No ruling',
  note: (text: string): string => `(${text})`,
  forInformation: (many: number): string =>
    `${count(many, 'more flag', 'more flags')} for information only: see the score sheet`,
  corrections: 'Corrections of the record',
  noCorrections: 'Nothing was corrected later.',
  takenBack: (many: number): string => `${count(many, 'tap', 'taps')} taken back at once: see the score sheet`,
  notes: 'Notes',
  andMore: (many: number): string => `and ${many} more: see the score sheet`,
  restOnSheet: '(the rest: see the score sheet)',
  at: (n: number): string => `${n}`,

  signatures: 'Signatures',
  signedOnDevice: (signed: string, time: string): string => `${signed} on the device${time === '' ? '' : `, ${time}`}`,
  notSigned: 'Not signed on the device',
  referee: 'Referee',

  began: (time: string): string => `Began ${time}`,
  ended: (time: string): string => `Last entry ${time}`,
  entries: (many: number): string => count(many, 'entry', 'entries'),
  noTimes: 'No times were kept',
  head: (entry: number, short: string): string => `Head of the record after entry ${entry}: ${short}`,
  wholeHead: (hash: string): string => `SHA-256 ${hash}`,
  record: (id: string): string => `Record ${id}`,
  pageOf: (page: number, of: number): string => `Page ${page} of ${of}`,

  struckBy: (n: number | null): string => (n === null ? 'struck' : `struck by entry ${n}`),
  flagLine: (verdict: string, line: string): string => `${verdict}: ${line}`,

  help: {
    title: 'How to follow a game',
    intro: 'One tap for nearly every play. Cards that are drawn need no tap.',
    steps: {
      hand: { title: 'A card from the hand', text: 'A 2 was played? Tap the pile that needs 2: its large number.' },
      stock: { title: 'A card from the stock', text: 'Tap the stock. Then its new top card, on the keys.' },
      discardPlay: {
        title: 'From a discard pile',
        text: 'Tap that discard pile. If two piles light up, tap the right one.',
      },
      discard: { title: 'The discard ends the turn', text: 'Tap the card on the keys, then the discard pile.' },
      wild: { title: 'A Skip-Bo', text: 'Tap the star on the keys, then the pile.' },
      wrong: {
        title: 'A wrong card was laid',
        text: 'Tap its key, then the pile. The app names the rule it breaks.',
      },
      other: { title: 'Somebody else acts', text: 'Tap that player first, then what happened.' },
      undo: { title: 'You tapped it wrong', text: 'Tap Undo, as often as you need.' },
    },
    undo: 'Undo',
    player: 'Bo',
    foot: 'When something is flagged, the game goes on: decide at once, or later. Everything is saved as you tap.',
  },
};
