import { type AllowedAnswerTextFacts, type QuestionTexts } from '../../questionTexts';

const wonOrNot =
  (won: string, goesOn: string) =>
  ({ isWon }: AllowedAnswerTextFacts): string =>
    isWon ? won : goesOn;

/** Winning, and the event around the game. */
export const endingAndEventQuestions = {
  'how-to-win': {
    ask: 'How is the game won?',
    fact: ({ teams, win }, say) => {
      const won = `the game is won ${say('win')}`;
      return win === 'ownStock' && teams.play === 'ifTold'
        ? `${won}; with partners, when the stocks of both are empty`
        : won;
    },
  },
  'event-format': {
    ask: 'How does the tournament run?',
    fact: ({ format, chart }, say) => {
      const said = format === 'unsaid' ? 'the organizer says how many games are played and who goes on' : say('format');
      return chart === 'none' ? said : `${said}; for the chart ${say('chart')}`;
    },
  },
  'event-chart': {
    ask: 'Is there a chart for the tournament?',
    fact: ({ chart }, say) => (chart === 'none' ? 'the organizer makes a chart' : say('chart')),
  },
  'event-bye': {
    ask: 'What if the number of teams is odd, or one has nobody to play?',
    suggest: 'one side sits out the round, drawn by lot; where the losers are out it goes on without a game',
  },
  scoring: {
    ask: 'How is it scored?',
    suggest: 'the organizer says what counts before the first game',
  },
  'event-moves': {
    ask: 'Who changes tables or partners between games?',
    suggest: 'the organizer says who moves where',
  },
  'event-tie': {
    ask: 'What if two sides are tied at the end of the tournament?',
    suggest: 'the organizer decides, for example by one more game',
  },
  'time-limit': {
    ask: 'Is there a time limit?',
    suggest: 'the organizer names a time before the first game, if there is one',
  },
  'out-of-time': {
    ask: 'What if time runs out?',
    suggest: 'stop, count the cards left in every stock, and let the organizer decide',
  },
  'side-gives-up': {
    ask: 'May a side give up?',
    suggest: 'a side may give up; with two sides the other one has won',
  },
  'player-leaves': {
    ask: 'What if a player has to leave?',
    suggest: 'somebody else may take the seat with the cards as they lie, if the referee agrees',
  },
  'win-claimed-early': {
    ask: 'What if somebody claims the win too early?',
    yes: 'The claim is right: the game is won',
    cases: { own: "a card is left in the player's own stock", partner: "the own stock is empty, the partner's is not" },
  },
  'one-partner-out': {
    ask: "One partner's stock is empty, the other's is not. Have they won?",
    yes: wonOrNot(
      'Yes. The first empty stock wins the game at once',
      "Not yet. The partner's stock has to be played out as well, and both partners go on taking turns",
    ),
  },
  'out-but-partner-not': {
    ask: 'My stock is empty but the game is not over. Do I still take turns?',
    yes: 'Yes. The player draws, plays and discards as before, until the partner is out too',
  },
  'win-without-discard': {
    ask: 'Do I need a discard to win?',
    yes: wonOrNot(
      'No. The game is won the moment the last stock card is played; no discard is needed',
      'The game goes on',
    ),
  },
  'skip-bo-last-stock-card': {
    ask: 'Can my last stock card be a Skip-Bo?',
    yes: wonOrNot('Yes. A Skip-Bo can be the card that wins the game', 'Yes. The game goes on'),
  },
  'play-after-win': {
    ask: 'What if somebody plays on after the game was won?',
    yes: 'Play goes on',
  },
  'extra-game': {
    ask: 'May the losers play again?',
    yes: 'The sheet does not limit the games a side may play',
  },
} as const satisfies Readonly<Record<string, QuestionTexts>>;
