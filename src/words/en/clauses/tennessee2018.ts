/** The Tennessee sheet of June 2018, clause by clause, in our own words. */
export const tennessee2018Clauses = {
  'TN18.PILES.1a': 'Your stock lies face down at your right hand. Only its top card faces up.',
  'TN18.PILES.2a': 'What is left when the stocks are made lies face down mid-table as the draw pile.',
  'TN18.PILES.3a':
    'At most four building piles at a time. Each goes up one by one from 1 to 12; a Skip-Bo can be any number, also the first. A full pile leaves the table and makes room for another.',
  'TN18.PILES.4a':
    'At most four discard piles each, face up, left of the stock. Stack them as high and as mixed as you like; only the top card of a pile can be used.',
  'TN18.PLAY.1': 'Everybody counts ten cards into a stock of their own and turns up the top one.',
  'TN18.PLAY.2':
    'The highest card showing goes first; a Skip-Bo does not count. Those who tie each take a card from the draw pile, and the highest of these decides.',
  'TN18.PLAY.3':
    'Take five cards for your first turn. In later turns, fill your hand up to five and no further. One discard on your own pile ends the turn.',
  'TN18.PLAY.4': 'When no draw cards are left, the finished building piles can be shuffled and used as the draw pile.',
  'TN18.PLAY.5a': "The player at the dealer's left goes first.",
  'TN18.PLAY.5b': 'Five cards for the first turn; later, fill up to five as each turn starts.',
  'TN18.PLAY.5c': 'Only a 1 or a Skip-Bo opens a building pile, and there is room for four.',
  'TN18.PLAY.5d': 'Keep laying hand cards on the building piles while they follow in order, from 1 to 12.',
  'TN18.PLAY.5e': 'When all five hand cards went onto building piles, you can take five more.',
  'TN18.PLAY.5f': 'The top of your stock can be laid on a building pile too, one after another while each fits.',
  'TN18.PLAY.5g': 'Emptying your stock is how you win. The sheet advises using it first whenever it fits.',
  'TN18.PLAY.5h': 'You stop when nothing fits, or when you do not want to go on.',
  'TN18.PLAY.5i': 'You finish by putting one hand card on one of your own four discard piles.',
  'TN18.PLAY.5j': 'From your second turn on, the top of each of your discard piles can be used.',
  'TN18.PLAY.5k': 'The turn goes around the table to the left, with the clock.',
  'TN18.PLAY.6':
    'Telling or hinting to another player what to do while that player is on turn costs two cards from the draw pile. They go under your own stock, unseen.',
  'TN18.PLAY.7': 'Drew too many by mistake? The extra ones are shuffled into your own stock.',
  'TN18.PARTNER.a': 'The game can also be played in pairs.',
  'TN18.PARTNER.b': "In pairs, your partner's stock and discard piles are open to you like your own.",
  'TN18.PARTNER.c': 'In pairs, nobody talks during play. You may only tell your partner which cards to move for you.',
  'TN18.PARTNER.d': 'If the others catch you talking, you take two draw cards, unseen, and they go to your stock.',
  'TN18.PARTNER.e': 'It is over when both stocks of one team are used up.',
} as const;
