/** The Florida Good Sam sheet of 2019, clause by clause, in our own words. */
export const floridaClauses = {
  'FL.1': 'Three games, to be finished within an hour and three quarters.',
  'FL.2': 'Four discard piles have to lie open before a card goes on top of another.',
  'FL.PLAY.1': 'One partner of each side deals four piles of six. Two piles make one stock, so everybody has 12.',
  'FL.PLAY.2': 'In every hand, the highest number showing goes first. A Skip-Bo does not count.',
  'FL.PLAY.3': 'Take five cards for your first turn. In later turns, fill your hand up to five.',
  'FL.PLAY.4': 'Your discard ends your turn.',
  'FL.PLAY.5': 'Finished building piles can be shuffled and used as the draw pile.',
  'FL.PLAY.6':
    "Your partner's stock and discard piles are open to you. Your partner says nothing; asking for a play is up to the player on turn.",
  'FL.PLAY.7': "Advising your partner during the partner's turn costs two cards. They go under your own stock, unseen.",
  'FL.PLAY.8': 'Cards drawn beyond five are shuffled into your own stock.',
  'FL.PLAY.9':
    'A side wins when its stocks are used up, and scores zero. The other side scores one point for every card left.',
  'FL.PLAY.10': 'Winners move one table closer to table one, and everybody gets a new partner.',
  'FL.PLAY.11': 'When time runs out, both sides count the cards they have left.',
  'FL.PLAY.12': 'The lowest total over the three games wins.',
  'FL.END': 'Ties are settled by one extra game. The lowest score wins it.',
} as const;
