import type { CellVerdict } from '@/rulesets';
import { joinWithAnd } from './phrases';

const changes = (count: number): string => {
  if (count === 0) return 'nothing changed';
  return count === 1 ? '1 change' : `${count} changes`;
};

/** A ruling inside a sentence. */
const rulings = {
  illegal: 'not allowed',
  penalty: 'a penalty',
  silent: 'no clause, the referee decides',
  stands: 'stands',
  info: 'only a note',
  legal: 'allowed',
  never: 'cannot come up',
} as const satisfies Readonly<Record<CellVerdict, string>>;

/** Making, trying, keeping and sharing an event's own rules. */
export const localRulesPage = {
  backTo: {
    rulings: { long: 'Back to sheets', short: 'Sheets' },
    'new-table': { long: 'Back to table', short: 'Table' },
    list: { long: 'Back to rules', short: 'Rules' },
  },

  list: {
    title: 'Local rules',
    intro: 'Rules of your own event, over one of the rule sheets. They are kept on this device.',
    promise: 'A table that uses them carries them in its record, so any device can judge it.',
    empty: 'There are no local rules on this device yet.',
    make: 'Make local rules',
    read: 'Read a file',
    readLabel: 'Read a file with local rules',
    over: (sheet: string, count: number): string => `Over ${sheet} · ${changes(count)}`,
    /** Rules that are written out in full, over no sheet of the app. */
    whole: 'A whole sheet, written outside this app',
    open: 'Change',
    openLabel: (name: string): string => `Change ${name}`,
    use: 'Use at this table',
    useLabel: (name: string): string => `Use at this table: ${name}`,
    share: 'Share as a file',
    shareLabel: (name: string): string => `Share as a file: ${name}`,
    remove: 'Delete',
    removeLabel: (name: string): string => `Delete ${name}`,
    removeAsk: (name: string): string =>
      `Delete “${name}” from this device? Tables that were set up with these rules keep them.`,
    removeYes: 'Delete these rules',
    removeNo: 'Keep them',
    removed: (name: string): string => `“${name}” was deleted from this device.`,
    shared: (file: string): string => `The file was handed over: ${file}`,
    notShared: 'No file was made: this device offers no place for it.',
    notSaved: 'Nothing can be saved at the moment, so nothing was changed.',
    fileName: (name: string): string =>
      `${['local-rules', ...(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].join('-').slice(0, 60)}.json`,
  },

  edit: {
    titleNew: 'New local rules',
    title: 'Local rules',
    /** The parts of this screen, where there is room for one at a time. */
    part: 'Part',
    parts: { rules: 'Choose', changes: 'Changes', trial: 'Try' },
    name: 'What are they called?',
    nameHint: 'The name of your event or club: it stands on the table and on the slip.',
    base: 'Which sheet are they based on?',
    baseHint: 'Everything you do not change stays as in this sheet.',
    rules: 'What do you play differently?',
    rulesHint: 'Open a part and choose. What is marked “the sheet” is what the sheet says.',
    changedHere: (count: number): string => (count === 0 ? 'as in the sheet' : changes(count)),
    rulings: 'What the referee does about it',
    rulingsHint: 'Choose a ruling for a single irregularity, where the rules above do not say it already.',
    follows: (ruling: string): string => `${ruling} (follows from the rules above)`,
    reset: 'All as in the sheet',
    fewest: 'Fewest players',
    most: 'Most players',
    playersOrder: 'The fewest players are more than the most.',
    hand: 'Cards in a hand',
    deck: 'Cards in the deck',
    number: (least: number, most: number): string => `A whole number from ${least} to ${most}.`,
    teams: {
      alone: 'everyone plays alone',
      pairs: 'teams of 2',
      'pairs-if-wanted': 'teams of 2, if the table wants them',
      trios: 'teams of 3',
    },
    save: 'Save',
    saveAndUse: 'Save and use at this table',
    saved: (name: string): string => `“${name}” is saved on this device.`,
    notSaved: 'It could not be saved. What you chose is still here. Open the app again and try once more.',
    gone: 'These rules are not on this device. They may have been deleted. A table that uses them still has them.',
    wholeHelp:
      'This sheet was written outside the app, so it cannot be changed here. It can be used, shared and deleted.',
    problems: {
      name: 'Give them a name.',
      sameName: (name: string): string => `There are other local rules called “${name}” on this device.`,
      tooManyCards: (players: number, stock: number, deck: number): string =>
        `${players} stocks of ${stock} need ${players * stock} cards; the deck has ${deck}.`,
      noPenaltyCards: (titles: readonly string[]): string =>
        `A penalty without penalty cards: ${joinWithAnd(titles)}. Choose how many under “Talk”.`,
      against: (title: string, ruling: CellVerdict, setting: string, value: string): string =>
        `“${title}” cannot be “${rulings[ruling]}” while “${setting}” is “${value}”. Change one of the two.`,
    },
  },

  differences: {
    title: 'What changes',
    against: (sheet: string): string => `Compared with ${sheet}`,
    none: 'Nothing yet: these rules are the sheet as it is.',
    noneRead: 'Nothing: these rules are the sheet as it is, under another name.',
    summary: (count: number, penalties: number): string =>
      penalties === 0
        ? changes(count)
        : `${changes(count)}, ${penalties === 1 ? '1 irregularity now costs a penalty' : `${penalties} irregularities now cost a penalty`}`,
    setting: (label: string, to: string, from: string): string => `${label}: ${to}. Before: ${from}.`,
    reading: (question: string, to: string, from: string): string => `${question} ${to} Before: ${from}`,
    rules: 'Rules',
    readings: 'How the sheet is read',
    rulingGroups: {
      penalty: 'Now a penalty',
      illegal: 'Now not allowed',
      silent: 'Now without a clause: the referee decides',
      legal: 'Now allowed',
      other: 'Other rulings',
    },
    ruling: (title: string, from: CellVerdict): string => `${title} (before: ${rulings[from]})`,
    otherRuling: (title: string, to: CellVerdict, from: CellVerdict): string =>
      `${title}: ${rulings[to]} (before: ${rulings[from]})`,
    grounds: (count: number): string =>
      count === 1 ? '1 point rests on another clause' : `${count} points rest on other clauses`,
  },

  trial: {
    title: 'Try them',
    intro: 'Choose what happened. Both answers are judged just now, as at a table.',
    names: ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'],
    choose: 'What happened?',
    other: 'Tap to choose another situation',
    situations: {
      'partner-advice': 'Partner gives advice',
      'opponent-advice': 'Opponent gives advice',
      'partner-remark': 'Partner makes a remark',
      overdraw: 'Drew too many',
      'out-of-turn': 'Out of turn',
      'stack-early': 'Stacked early',
      'partner-stock': "Partner's stock",
      'partner-unasked': 'Partner moves unasked',
      'shown-card': 'Showed a card',
      'wild-start': 'Skip-Bo first',
      'wrong-card': 'Wrong card',
      'no-discard': 'No discard',
    },
    stories: {
      'partner-advice': 'Ana is on turn. Her partner tells her which card to play.',
      'opponent-advice': 'Ana is on turn. Bo, who is not her partner, tells her which card to play.',
      'partner-remark': 'Ana is on turn. Her partner says something about the weather.',
      overdraw: 'Ana lacks two cards at the start of her turn, and draws four.',
      'out-of-turn': 'It is Ana’s turn. Bo lays a 6 on a pile that shows 5.',
      'stack-early':
        'Ana has one discard pile with an 8 on it and three empty places. She discards a 4 on top of the 8.',
      'partner-stock': 'Ana lays the 6 from her partner’s stock on a pile that shows 5.',
      'partner-unasked':
        'It is Ana’s turn. Without being asked, her partner lays the own stock card, a 6, on a pile that shows 5.',
      'shown-card': 'Ana shows a 7 from her hand to the others, and then discards a 4.',
      'wild-start': 'Ana starts a building pile with a Skip-Bo from her hand.',
      'wrong-card': 'Ana lays a 9 on a pile that shows 5.',
      'no-discard': 'Ana ends her turn without a discard, with cards in her hand.',
    },
    /** What lies on the table, over each row of cards. */
    position: {
      building: 'Building piles',
      discards: 'Ana’s discard piles',
      stock: 'Ana’s stock',
      partnerStock: 'Her partner’s stock',
      /** For those who do not see it. */
      label: (place: string, cards: readonly (number | null)[]): string =>
        `${place}: ${cards.map((card) => card ?? 'empty').join(', ')}`,
    },
    noPartners: 'Nobody has a partner under these rules, so it cannot happen.',
    allowed: 'Nothing is flagged: play goes on.',
    same: 'Both say the same.',
    differs: 'They say different things.',
    local: 'local rule',
  },

  imported: {
    title: 'Local rules from a file',
    new: 'Look at what they change before you keep them.',
    same: 'These rules are on this device already, just as in the file.',
    replaces: (name: string): string =>
      `This device has another version of these rules: “${name}”. If you keep those of the file, they take the place of yours.`,
    replacedDifferences: 'Compared with yours',
    nearest: (sheet: string): string => `They are a whole sheet of their own. The nearest one in this app is ${sheet}.`,
    accept: 'Keep these rules',
    replace: 'Replace mine',
    reject: 'Do not keep them',
    close: 'Close',
    kept: (name: string): string => `“${name}” is kept on this device.`,
  },

  /** Why a file cannot be used, each in one sentence. */
  faults: {
    notOpened: 'The file could not be read. Nothing was changed.',
    empty: 'There is nothing in this file.',
    'too-long': 'This file is too long to hold local rules.',
    'not-json':
      'This file does not hold local rules. Such a file was shared from this app, and its name ends in .json.',
    'not-rules':
      'This file does not hold local rules. Such a file was shared from this app, and its name ends in .json.',
    'is-record': 'This file is the record of a game. Games are read in under Tables, with “Read a file”.',
    'no-name': 'The rules in this file have no name, so they were not taken.',
    'newer-version': 'This file comes from a newer version of the app. Update this app, and read it again.',
    'bad-version': 'This file does not say in which version of the app it was made, so it was not taken.',
    'not-plain': 'Something in this file cannot stand in a record, so it was not taken.',
    'unknown-parent': (parent: string): string =>
      `These rules are based on a rule sheet that this app does not have: ${parent}.`,
    'bad-rules': (count: number): string =>
      count === 1 ? 'One point in this file cannot be:' : `${count} points in this file cannot be:`,
    ruling: (title: string, message: string): string => `The ruling on “${title}”: ${message}`,
    setting: (label: string, message: string): string => `The rule “${label}”: ${message}`,
    reading: (question: string, message: string): string => `${question} ${message}`,
    more: (count: number): string => `and ${count} more`,
  },
} as const;
