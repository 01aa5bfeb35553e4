import { joinWithAnd } from './phrases';

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** A ruling at a table whose game is not in the app: telling it, the list of what was ruled, the slip. */
export const justARuling = {
  title: 'Just a ruling',
  intro: 'For a table whose game is not in the app.',

  what: {
    title: 'What happened?',
    label: 'What happened, in your own words',
    placeholder: 'drew too many …',
    clear: 'Clear what was typed',
    most: 'Called for most',
    nearest: 'No question is quite that one. The nearest are:',
    nothing: 'No question here has these words. Try others.',
    found: (count: number): string => counted(count, 'answer', 'answers'),
    chosen: 'What happened',
    change: 'Change',
    changeLabel: 'Change what happened',
    cases: 'Which was it?',
    caseOption: (label: string): string => `If ${label}`,
  },

  rules: {
    /** Rules of a table in the app, in the list of rule sheets. */
    asAt: (sheet: string, table: string): string => `${sheet}, as at ${table}`,
  },

  verdict: {
    title: 'The ruling',
    steps: 'With the cards in hand',
    suggested: 'Suggested, with the cards in hand',
    noSteps: 'No card has to be moved.',
    noStepsSilent: 'The sheet orders nothing. You decide.',
    step: (number: number, step: string): string => `${number}. ${step}`,
    clause: (place: string, says: string): string => (says === '' ? place : `${place}: ${says}`),
    noClause: 'No clause of this sheet speaks of it.',
  },

  call: {
    title: 'What did you decide?',
    remedy: 'As the sheet says',
    suggestion: 'As suggested',
    stand: 'Let it stand',
    waive: 'No penalty this time',
    /** In the list and on the slip. */
    told: {
      remedy: 'Ruled as the sheet says',
      suggestion: 'Ruled as suggested: no clause',
      stand: 'Let stand',
      waive: 'Penalty waived',
    },
  },

  who: {
    title: 'Who?',
    label: 'Name',
    hint: 'You can leave it out.',
    another: 'Another name',
    recent: 'Seen lately',
    add: (name: string): string => `Add ${name}`,
    remove: (name: string): string => `Take ${name} off`,
    nobody: 'No name',
    names: (names: readonly string[]): string => (names.length === 0 ? 'No name' : joinWithAnd(names)),
  },
  table: 'Table number, if it has one',
  tableNumber: (table: number): string => `Table ${table}`,
  note: 'Note, if you like',

  save: 'Keep this ruling',
  saving: 'Saving',
  needsWhat: 'First choose what happened.',
  kept: (who: string, what: string): string => `Kept: ${who}, ${what}`,
  takenBack: (who: string, what: string): string => `Taken back: ${who}, ${what}`,
  broughtBack: (who: string, what: string): string => `Counts again: ${who}, ${what}`,

  list: {
    title: 'Rulings',
    today: 'Today',
    earlier: 'Earlier',
    showEarlier: (count: number): string => `Show earlier ones (${count})`,
    hideEarlier: 'Hide earlier ones',
    none: 'No ruling yet.',
    noneHelp: 'What you keep here stays on this device, and you can take it back.',
    noneToday: 'No ruling today.',
    reading: 'Looking for rulings',
    unread: 'Some rulings on this device could not be read. They are not gone.',
    takeBack: 'Take back',
    takeBackLabel: (who: string, what: string): string => `Take back: ${who}, ${what}`,
    bringBack: 'Bring back',
    bringBackLabel: (who: string, what: string): string => `Bring back: ${who}, ${what}`,
    slip: 'Slip',
    slipLabel: (who: string, what: string): string => `Slip to print or share: ${who}, ${what}`,
    struck: (time: string): string => (time === '' ? 'Taken back' : `Taken back, ${time}`),
    note: (note: string): string => `“${note}”`,
    export: 'Save a copy of all rulings',
    exported: (name: string): string => `A copy was handed over: ${name}`,
    notExported: 'No copy was made: this device offers no place for it',
    fileName: (day: string): string => `tableside-rulings-${day}.jsonl`,
  },

  /** A ruling of a question that this version does not have. */
  unknown: 'A question that this version of the app does not have',

  slip: {
    title: 'A ruling',
    screen: 'Slip of a ruling',
    help: 'One page to hand over. It says what was ruled and where it is written.',
    back: { long: 'Back to the rulings', short: 'Rulings' },
    gone: 'This ruling is not on this device.',
    struck: 'This ruling was taken back. It does not count.',
    who: 'Who',
    what: 'What happened',
    verdict: 'Verdict',
    decided: 'Decided',
    clauses: 'Where it is written',
    note: 'Note',
    sheet: (name: string, isLocal: boolean): string =>
      isLocal ? `Rule sheet: ${name}, with local rules` : `Rule sheet: ${name}`,
    when: (time: string): string => `Ruled ${time}`,
    official: 'Official',
    record: (record: string, n: number): string => `Record ${record}, ruling ${n}`,
    fileName: (n: number): string => `tableside-ruling-${n}`,
    foot: 'In our own words, made with Tableside. The rule sheet itself decides.',
  },
};
