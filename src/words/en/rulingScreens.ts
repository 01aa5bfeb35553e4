import { capitalize, cardCountPhrase, joinWithAnd } from './phrases';

const counted = (many: number, one: string, more: string): string => (many === 1 ? `1 ${one}` : `${many} ${more}`);
const answers = (many: number): string => counted(many, 'answer', 'answers');

/** What the Rulings tab says around its answers: asking, one answer, the sheet in plain words, comparing, printing. */
export const rulingScreens = {
  ask: {
    label: 'Your question',
    placeholder: 'Ask in your own words',
    shortPlaceholder: 'Question',
    clear: 'Clear the question',
    sheet: 'Rule sheet',
    chooseSheet: 'Answers for this rule sheet',
    /** A table's own rules, in the list of rule sheets. */
    ofTable: (name: string): string => `${name}, as at this table`,
    most: 'Asked most',
    byTopic: 'All questions, by topic',
    inTopic: (topic: string, many: number): string => `${topic} (${many})`,
    found: answers,
    /** Said by a screen reader when typing has stopped. */
    foundSaid: (many: number, first: string): string => `${answers(many)} found. First: ${first}`,
    nearestSaid: (many: number, first: string): string =>
      `No question is quite that one. ${answers(many)} near it. First: ${first}`,
    nothing: 'No question here has these words. Try others, or look under the topics.',
    preparing: 'One moment',
    sources: 'In the sheet',
    noSources: 'No clause of this sheet speaks of it.',
    sheets: 'Rule sheets',
    sheetsIntro: 'What each sheet says, in plain words.',
    compare: 'Compare rule sheets',
    about: 'About this app',
    atTable: 'Ask a ruling',
  },

  answer: {
    back: { long: 'Back to the questions', short: 'Questions' },
    underSheet: (sheet: string): string => `Under ${sheet}`,
    steps: 'With the cards in hand',
    noSteps: 'No card has to be moved.',
    noStepsFact: 'Nothing to do: this is how the game is played.',
    noStepsSilent: 'The sheet orders nothing. The referee decides.',
    suggestedSteps: 'Suggested, with the cards in hand',
    otherCases: 'It depends',
    ifCase: (label: string): string => `If ${label}`,
    showCards: 'Show steps and cards',
    hideCards: 'Hide steps and cards',
    clauses: 'Where it is written',
    noClauses: 'No clause of this sheet speaks of it.',
    openClause: (place: string): string => `Open in the sheet: ${place}`,
    readings: 'Disputed, and read like this here',
    facts: 'What it rests on',
    fact: (label: string, value: string): string => `${label}: ${value}`,
    picture: 'The cards, before and after',
    before: 'Before',
    after: 'After',
    putRight: 'Put right',
    elsewhere: 'How the others see it',
    elsewhereIntro: 'The same question under the other rule sheets.',
    useAtTable: 'Use this at the table',
    useAtTableHint: 'Opens the form in which you tell it. Nothing is written before you say so.',
    print: 'Print this answer',
    share: 'Share a link to it',
    linkCopied: 'The link is copied. Paste it where you want it.',
    linkNotShared: 'This device could not share the link.',
    unknown: 'This question is not in this version of the app.',
    unknownHelp: 'Ask it in your own words.',
    toQuestions: 'To the questions',
    unknownSheet: (sheet: string): string =>
      `The link names a rule sheet that is not on this device. This is the answer under ${sheet}.`,
  },

  picture: {
    building: 'Building piles',
    needs: (number: number): string => `needs ${number}`,
    inHand: (count: number): string => `${count} in hand`,
    stock: 'stock',
    onTurn: 'on turn',
    drawPile: (count: number): string => `Draw pile: ${cardCountPhrase(count)}`,
    won: (name: string): string => `${name} has won`,
    /** For a screen reader: everything the picture shows. */
    spokenPile: (number: number, top: string): string => `pile ${number} shows ${top}`,
    spokenEmptyPile: (number: number): string => `pile ${number} is empty`,
    spokenBuilding: (piles: readonly string[]): string => `Building piles: ${joinWithAnd(piles)}`,
    spokenSeat: (name: string, hand: number, stock: string, discards: string): string =>
      `${name}: ${hand} in hand, ${stock}, ${discards}`,
    spokenStock: (count: number, top: string): string => `stock of ${count} showing ${top}`,
    spokenEmptyStock: 'no stock left',
    spokenDiscards: (tops: readonly string[]): string =>
      tops.length === 0 ? 'no discards' : `discards ${joinWithAnd(tops)}`,
    spoken: (title: string, parts: readonly string[]): string => `${title}. ${parts.join('. ')}.`,
  },

  sheet: {
    sections: 'The sheet, section by section',
    sectionsIntro: 'Every clause in our own words, with its place in the sheet.',
    /** The heading under which a place of the sheet stands: `BUILDING PILE, s.2` → "Building pile". */
    section: (place: string): string => {
      const [first = place] = place.split(/,| ¶| \(/u);
      const heading = first.replace(/(?:^| )\d+[a-z]?$/u, '');
      return heading === ''
        ? 'At the top of the sheet'
        : capitalize(heading.toLowerCase()).replace(/skip-bo/i, 'Skip-Bo');
    },
    silent: 'What the sheet does not say',
    silentIntro: 'No clause speaks of these. The referee decides; the app suggests.',
    silentFlags: 'What can go wrong',
    silentFacts: 'What is taken for granted',
    suggested: (what: string): string => `Suggested: ${what}`,
    taken: (what: string): string => `Taken as: ${what}`,
    nothingSilent: 'This sheet speaks of everything the app knows.',
    questions: 'Ask about this sheet',
    print: 'Print one page',
    compare: 'Compare with others',
  },

  compare: {
    title: 'Compare rule sheets',
    choose: 'Which rule sheets',
    chooseHint: 'Two to seven.',
    tooFew: 'Choose one more rule sheet to compare.',
    preparing: (done: number, of: number): string => `Comparing: ${done} of ${of} questions`,
    differences: (many: number): string =>
      many === 0 ? 'They say the same everywhere' : `They differ in ${counted(many, 'point', 'points')}`,
    differ: 'Where they differ',
    agree: 'Where they agree',
    agreeing: (many: number): string => counted(many, 'question', 'questions'),
    showAgree: (many: number): string => `Show the ${counted(many, 'question', 'questions')} where they agree`,
    hideAgree: 'Hide where they agree',
    differencesIn: (topic: string, many: number): string => `${topic} (${many})`,
    all: (names: string): string => `All: ${names}`,
    names: (names: readonly string[]): string => names.join(', '),
    print: 'Print or share',
    fileName: 'tableside-compared',
    printedTitle: 'Rule sheets compared',
  },

  printed: {
    answerTitle: 'A ruling',
    question: 'Question',
    answer: 'Answer',
    underSheet: (sheet: string): string => `Rule sheet: ${sheet}`,
    verdict: (verdict: string, says: string): string => `${verdict}. ${says}`,
    numbered: (number: number, step: string): string => `${number}. ${step}`,
    clause: (place: string, says: string): string => `${place}: ${says}`,
    answerFile: (question: string): string => `tableside-ruling-${question}`,
    summaryTitle: (name: string): string => `${name}: the rules on one page`,
    summaryFile: (id: string): string => `tableside-rules-${id}`,
    summaryHelp: 'One page in plain words, to lay on the table. The sheet itself decides.',
    figures: (figure: string, label: string): string => `${figure} ${label}`,
    penalties: 'What costs a penalty',
    silent: 'No clause: the referee decides',
    rulings: (title: string, says: string): string => `${title}: ${says}`,
    list: (items: readonly string[]): string => items.join(' · '),
    foot: 'In our own words, made with Tableside. The rule sheet itself decides. Skip-Bo is a trademark of Mattel, Inc., which has no part in this page.',
    comparedIntro: (names: string): string => `Compared: ${names}. Only where they differ.`,
  },
};
