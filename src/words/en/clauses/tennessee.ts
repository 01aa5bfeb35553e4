/** The Tennessee partners' sheet, clause by clause, in our own words. */
export const tennesseePartnersClauses = {
  'TNP.PILES.1a': 'Your stock lies face down at your right hand. Only its top card faces up.',
  'TNP.PILES.2a': 'What is left when the stocks are dealt lies face down mid-table as the draw pile.',
  'TNP.PILES.3a':
    'At most four building piles at a time. Each goes up one by one from 1 to 12; a Skip-Bo can be any number, also the first. A full pile leaves the table and makes room for another.',
  'TNP.PILES.4a':
    'At most four discard piles each, face up, left of the stock. Stack them as high and as mixed as you like; only the top card of a pile can be used.',
  'TNP.DEAL.1':
    'Each side shuffles half the deck, and one partner of each side deals four piles of ten. Two piles make one stock, so everybody has 20. The rest is the draw pile.',
  'TNP.PLAY.1':
    'The highest card showing goes first; a Skip-Bo does not count. Those who tie each take a card from the draw pile, and the highest of these decides.',
  'TNP.PLAY.2':
    'Take five cards for your first turn. In later turns, fill your hand up to five and no further. One discard on your own pile ends the turn.',
  'TNP.PLAY.3': 'When no draw cards are left, the finished building piles can be shuffled and used as the draw pile.',
  'TNP.PLAY.4':
    "On your turn you can use your own stock and discards and your partner's too. Your partner says nothing about possible plays. Asking for a play is up to the player on turn alone.",
  'TNP.PLAY.5':
    "Telling or hinting to your partner what to do while it is the partner's turn costs two cards from the draw pile. They go under your own stock, unseen.",
  'TNP.PLAY.6': 'Drew too many by mistake? The extra ones are shuffled into your own stock.',
  'TNP.PLAY.7': 'A side has won when none of its stocks has a card left.',
  'TNP.PLAY.8': 'Lose one game and the pair is out. The winners go on to the next round.',
  'TNP.PLAY.9': 'Games are arranged by the chart that came with the sheet.',
} as const;
