import { type AllowedAnswerTextFacts, type QuestionTexts } from '../../questionTexts';

const canPlay = ({ players, stock }: AllowedAnswerTextFacts): string =>
  `Yes, ${players} can play at one table. Each stock has ${stock} cards`;

/** Setting up. */
export const setupQuestions = {
  'player-count': {
    ask: 'How many people can play?',
    fact: (_, say) => `${say('players')} players sit at a table`,
  },
  'partners-or-alone': {
    ask: 'Do we play with partners or alone?',
    fact: ({ teams }, say) => (teams.play === 'none' ? say('teams') : `it is played in ${say('teams')}`),
  },
  'partner-seats': {
    ask: 'Where do partners sit?',
    fact: ({ teams, seating }, say) =>
      teams.play === 'none'
        ? 'everyone plays alone and sits as they like'
        : seating === 'opposite'
          ? 'partners sit across from each other'
          : `partners sit ${say('seating')}`,
  },
  'partner-choice': {
    ask: 'How are partners chosen?',
    fact: ({ teams, partnerDraw }) =>
      teams.play === 'none'
        ? 'there are no partners to choose'
        : partnerDraw === 'differentChapters'
          ? 'partners are drawn by lot as the official directs, and partners of one chapter are asked to change'
          : 'the official says how partners are found',
  },
  'deck-size': {
    ask: 'How many cards are in the deck?',
    fact: (_, say) => `the deck has ${say('deck')}`,
  },
  'stock-size': {
    ask: 'How many cards does each stock have?',
    fact: ({ stock }, say) =>
      stock.length < 2 ? `each stock has ${say('stock')}` : `the cards in each stock: ${say('stock')}`,
  },
  'draw-pile-size': {
    ask: 'How many cards are left in the draw pile after the deal?',
    fact: ({ deck, stock, players }) => {
      const left = (seats: number): number =>
        deck - seats * ((stock.find(({ upTo }) => seats <= upTo) ?? stock[stock.length - 1])?.cards ?? 0);
      const counts = Array.from({ length: players.max - players.min + 1 }, (_, index) => players.min + index).filter(
        (seats) => (seats - players.min) % (players.step ?? 1) === 0,
      );
      const [only] = counts;
      if (counts.some((seats) => left(seats) < 0)) return 'the deck has too few cards for stocks of this size';
      return counts.length === 1 && only !== undefined
        ? `${left(only)} cards are left in the draw pile`
        : `what is left in the draw pile: ${counts.map((seats) => `${left(seats)} with ${seats} players`).join(', ')}`;
    },
  },
  'who-deals': {
    ask: 'Who deals?',
    fact: ({ dealing }, say) => (dealing === 'unsaid' ? 'the official asks somebody to deal' : say('dealing')),
  },
  'stock-place': {
    ask: 'Where does the stock lie?',
    fact: (_, say) => `the stock lies ${say('stockPlacement')}`,
  },
  'who-starts': {
    ask: 'Who goes first?',
    fact: (_, say) => `the first turn goes to ${say('starter')}`,
  },
  'tie-for-start': {
    ask: 'What if two players tie for the start?',
    fact: ({ starterTie }, say) =>
      starterTie === 'unsaid' ? 'the players who tie draw again until one is highest' : say('starterTie'),
  },
  'sheet-date': {
    ask: 'How old is this rule sheet?',
    fact: (_values, _say, dated) => (dated === '' ? 'this sheet has no date' : dated),
  },

  'two-players': { ask: 'Can two people play?', yes: canPlay },
  'three-players': { ask: 'Can three people play?', yes: canPlay },
  'four-players': { ask: 'Can four people play?', yes: canPlay },
  'five-players': { ask: 'Can five people play?', yes: canPlay },
  'six-players': {
    ask: 'Can six people play?',
    yes: canPlay,
    cases: {
      pairs: 'they sit down in pairs, or alone where there are no partners',
      trios: 'they make two teams of three',
    },
  },
  'seven-players': { ask: 'Can seven or more people play at one table?', yes: canPlay },
  'deck-incomplete': {
    ask: 'What if the deck does not have the right number of cards?',
    yes: 'The deck can be played as it is',
  },
  'stock-miscounted': {
    ask: 'What if a stock has too many or too few cards?',
    yes: 'The stock stays as it is',
    cases: { early: 'it is counted before the first draw', late: 'it comes out after a turn was played' },
  },
  'stock-top-face-down': {
    ask: 'What if the top card of a stock is not turned up?',
    yes: 'Nothing has to be done; play goes on',
  },
  'wrong-starter': {
    ask: 'What if the wrong player starts?',
    yes: ({ values }) =>
      values.starter === 'manual'
        ? 'Nobody can start wrongly here: the official names the starter, or whoever acts first is the starter'
        : 'The start stands',
  },
  'tie-ignored': {
    ask: 'What if a tie for the start is settled the wrong way?',
    yes: 'The start stands as it was settled',
  },
  'skip-bo-on-top-for-start': {
    ask: 'Does a Skip-Bo count as the highest card for the start?',
    yes: ({ values }) =>
      values.starter === 'manual'
        ? 'Cards are not compared for the start here, so the player with the Skip-Bo can start like anybody else'
        : 'The player with the Skip-Bo can start',
  },
  'same-chapter-partners': {
    ask: 'Can partners come from the same chapter?',
    yes: 'Yes. Partners can come from the same chapter',
  },
  'piles-misplaced': {
    ask: 'What if the piles are not where they belong?',
    yes: 'The piles can lie as they do',
  },
  'card-shown-in-deal': {
    ask: 'What if a card is shown while dealing?',
    yes: 'The deal stands',
    cases: { dealt: 'nobody has drawn yet', drawn: 'somebody has already drawn' },
  },
} as const satisfies Readonly<Record<string, QuestionTexts>>;
