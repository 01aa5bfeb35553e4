import { capitalize, joinWithAnd } from '../phrases';

const sentence = (line: string): string => {
  const text = capitalize(line);
  return /[.?]$/.test(text) ? text : `${text}.`;
};

/** How an answer is put together. Lines come in without a full stop and go out as sentences. */
export const answerTexts = {
  /** The people of the examples, in order of play. */
  people: ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou'] as readonly string[],

  topics: {
    setup: 'Setting up',
    turns: 'Turn order',
    drawing: 'Drawing',
    building: 'Building piles',
    sources: 'Where cards come from',
    discarding: 'Discarding',
    talk: 'Talk and advice',
    penalties: 'Penalty cards',
    exposure: 'Cards that were seen',
    ending: 'Winning and the event',
    record: "The referee's record",
  },

  /** The word beside the shape of a verdict. */
  verdicts: {
    allowed: 'Allowed',
    illegal: 'Not allowed',
    penalty: 'Penalty',
    silent: 'No clause',
    stands: 'It stands',
    info: 'Good to know',
  },

  /** Sentences that are read one after another. */
  sentences: (lines: readonly string[]): string => lines.map(sentence).join(' '),

  nothingAgainst: 'Nothing in this sheet is against it.',
  noClause: 'No clause of this sheet speaks of it.',
  takenForGranted: 'The sheet has no clause for it and takes it for granted.',
  localRule: 'This is a local rule.',
  orElse: (title: string): string =>
    `If the referee saw it differently, it is “${title}”; the cards alone cannot tell.`,
  ifCase: (label: string, says: string): string => `If ${label}: ${says}`,

  /** Who is who in the example. */
  example: (onTurn: string, partner: string | null): string =>
    partner === null
      ? `In the example it is ${onTurn}'s turn.`
      : `In the example it is ${onTurn}'s turn; ${partner} is the partner.`,
  playsAlone: 'Under this sheet everyone plays alone, so the player across is an opponent.',
  ifPartners: 'This is for a table that plays with partners.',
  list: (items: readonly string[]): string => joinWithAnd(items),

  /** Where no question fits what was typed. */
  notPlaced: 'No question here is quite that one. The nearest are:',
};
