/** The six-player partnership sheet, clause by clause, in our own words. */
export const sixPlayerClauses = {
  'SIX.PLAYERS': 'Six sit at a table and play with partners.',
  'SIX.EQUIP.1': 'The deck has 144 number cards, 1 to 12, and 18 Skip-Bo cards: 162 in all.',
  'SIX.EQUIP.2': 'A 1 is lowest and a 12 is highest. Every Skip-Bo is wild.',
  'SIX.PILES.1': 'Your stock lies face down at your right hand. Only its top card faces up.',
  'SIX.PILES.2': 'The cards left over lie face down mid-table as the draw pile.',
  'SIX.PILES.3':
    'At most four building piles at a time. Each goes up one by one from 1 to 12; a Skip-Bo can be any number at any time, also the first. A full pile is put aside and its place is free again.',
  'SIX.PILES.4':
    'At most four discard piles each, face up, left of the stock. Stack them as high and as mixed as you like; only the top card of a pile can be used.',
  'SIX.STRATEGY':
    "Advice, not a rule: use a discard only when it helps to shrink your stock or gets in an opponent's way.",
  'SIX.DEAL.1':
    'After shuffling, everybody draws one card and the highest number deals. The next hand is dealt by the next player to the left.',
  'SIX.DEAL.2': 'With five or six players, everybody gets 20 cards face down as a stock and turns up the top one.',
  'SIX.DEAL.3': 'The rest of the cards lie face down mid-table as the draw pile.',
  'SIX.PLAY.1': "The player at the dealer's left goes first, and the turn moves on to the left.",
  'SIX.PLAY.2a': 'Take five cards for your first turn.',
  'SIX.PLAY.2b': 'Only a 1 or a Skip-Bo, from your hand or your stock, opens a building pile.',
  'SIX.PLAY.2c': 'Go on laying cards from your hand or your own stock.',
  'SIX.PLAY.2d':
    'When all five hand cards went onto building piles, take five more. Go on until nothing fits or you have had enough.',
  'SIX.PLAY.3': 'You finish by putting one hand card on a discard pile of your own.',
  'SIX.PLAY.4a': 'In later turns, start by filling your hand up to five.',
  'SIX.PLAY.4b':
    'Then build in order of number, whatever the color: from your hand, the top of your own stock, or the top of your own discard piles.',
  'SIX.PLAY.4c': 'A reminder that a Skip-Bo stands for whichever number you need.',
  'SIX.PLAY.4d': 'Every turn ends with one discard on your own pile.',
  'SIX.PLAY.5': 'When no draw cards are left, the finished building piles are shuffled and become the draw pile.',
  'SIX.WINNER.1': 'Whoever empties their own stock first wins.',
  'SIX.WINNER.2': 'Every table plays four games. The pair that won most of them wins the tournament.',
  'SIX.SPECIAL.1': 'Drew too many by mistake? The extra ones are shuffled into your own stock.',
  'SIX.SPECIAL.2a':
    'Somebody draws and plays when it is not their turn, and it is noticed in time: they stop, and the right player goes on.',
  'SIX.SPECIAL.2b': "When that player's proper turn comes, a card has to be played before any is drawn.",
  'SIX.SPECIAL.2c': 'If nobody noticed until the wrong turn was finished, it counts.',
  'SIX.SPECIAL.2d': 'The game then goes on with whoever sits at the left of the player who jumped in.',
} as const;
