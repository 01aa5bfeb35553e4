/** One thing behind More: its name, what it is for, and other words under which people look for it. */
interface FoundItem {
  readonly title: string;
  readonly says: string;
  readonly finds: string;
}

const items = {
  'out-of-turn': {
    title: 'Out of turn',
    says: 'Somebody who is not on turn played, drew or discarded: say who, then tap what they did.',
    finds:
      'acts out of turn, not their turn, wrong player, somebody else, another player, too early, started early, jumped in, next player began, partner played, other seat, went first',
  },
  reveal: {
    title: 'Showed a card',
    says: 'A card from a hand was seen by others, or fell on the table.',
    finds: 'revealed, exposed, dropped a card, card fell, face up, flashed, hand seen, showed the hand, open card',
  },
  peek: {
    title: 'Looked at a hidden card',
    says: 'Somebody looked into the stock, the draw pile or under a discard pile.',
    finds: 'looked at a card, peeked, peek, spied, lifted the pile, saw the stock, looked under, next card, cheated',
  },
  'take-back': {
    title: 'Took a card back',
    says: 'A player picked up a card that was already played or discarded.',
    finds: 'changed mind, picked it up again, returned, withdrew, undo a play, took back a play, took back a discard',
  },
  shift: {
    title: 'Moved a discard',
    says: 'A card went from one discard pile to another, or back to the hand.',
    finds: 'moved a card, rearranged, sorted the discards, swapped piles, reordered, wrong discard pile',
  },
  pass: {
    title: 'Ended the turn without a discard',
    says: 'The player named above the keys stops, and lays no card on a discard pile.',
    finds:
      'no discard, pass, passes, did not discard, forgot to discard, cannot discard, empty hand, end turn, next player',
  },
  claim: {
    title: 'Says “I won”',
    says: 'The player named above the keys claims to have won. The count of the stock says whether it is so.',
    finds: 'claims win, won, winner, finished, stock is empty, out of cards, last card, game over, victory, done',
  },
  report: {
    title: 'Something else was wrong',
    says: 'Choose from a list what you or a player noticed that the taps cannot show.',
    finds:
      'report, offence, offense, foul, breach, violation, irregularity, fault, mistake, cheating, complaint, penalty, flag, misplaced, call the referee, broke a rule',
  },
  count: {
    title: 'Counted cards',
    says: 'You counted a stock, a hand or the draw pile: tell how many there really are.',
    finds:
      'count, number of cards, how many, stock count, hand count, wrong number, check, recount, too many cards, too few, missing card',
  },
  reshuffle: {
    title: 'Draw pile shuffled anew',
    says: 'The draw pile ran out, and other cards were shuffled into a new one.',
    finds:
      'reshuffle, shuffle, ran out, no cards left, draw pile empty, out of cards to draw, recycle, new draw pile, finished piles',
  },
  note: {
    title: 'Write a note',
    says: 'Anything worth remembering, in your own words. It is kept in the record.',
    finds: 'note, comment, remark, write down, remember, text, memo, explain, late, complaint, spectator',
  },
  pause: {
    title: 'Pause the game',
    says: 'Play stops for a while. Nothing is taken for a play until it goes on.',
    finds:
      'pause, break, stop, interruption, wait, phone rang, bathroom, restroom, toilet, lunch, coffee, rain, away, hold on',
  },
  resume: {
    title: 'Go on after the pause',
    says: 'Play goes on.',
    finds: 'resume, continue, unpause, go on, back again, break is over, play again, start again',
  },
  position: {
    title: 'Enter what lies on the table',
    says: 'The screen and the real table differ, or you missed some plays: enter every pile as it lies now.',
    finds:
      'catch up with the table, catch up, catchup, lost track, missed plays, fell behind, does not match, different from the table, whole table, position, set the piles, correct everything, start over from here, real cards',
  },
  ask: {
    title: 'Ask a ruling',
    says: 'What the rule sheet of this table says: in your own words, with the clause.',
    finds:
      'ask, ruling, rulings, rules, rule sheet, look up, question, what if, may, allowed, is it allowed, clause, book, dispute, argue, argument',
  },
  log: {
    title: 'Correct something told earlier',
    says: 'Opens the log: any entry can be corrected, struck, or have one added before it.',
    finds:
      'log, mistake, wrong tap, mis-tap, tapped wrong, correct an entry, fix, change, edit, delete, remove, strike, forgot to tell, insert, earlier, history, undo an older one',
  },
  help: {
    title: 'How to tap',
    says: 'What each tap means, on one page. It can be printed.',
    finds:
      'help, how does it work, how to, instructions, explain, guide, manual, tutorial, learn, lost, what do i tap, what does this mean, print, help card',
  },
  'end-time': {
    title: 'Time is up',
    says: 'The round is over by the clock. The game ends as it lies.',
    finds:
      'time is up, time, time out, clock, bell, whistle, round over, end of round, stop the game, out of time, ran out of time',
  },
  'end-concede': {
    title: 'Somebody gave up',
    says: 'A player or a side stops and lets the others win.',
    finds: 'gave up, give up, concede, resign, surrender, forfeit, quit, leaves, left the game',
  },
  'end-abandoned': {
    title: 'Game broken off',
    says: 'The game ends without a winner: rain, illness, cards that cannot be sorted out.',
    finds:
      'broken off, abandon, abandoned, cancel, cancelled, no winner, void, storm, rain, emergency, illness, sick, stop for good',
  },
  result: {
    title: 'Result and signatures',
    says: 'How it stands, what is still open, who signs, and the slip to hand over.',
    finds:
      'result, score, standing, who won, winner, sign, signature, protest, dispute, disagree, appeal, slip, print, hand in, organizer, finish',
  },
  play: {
    title: 'Play, in full',
    says: 'Who, which card, from where, onto which pile: for what a tap cannot tell.',
    finds:
      'play, played, played a wrong card, wrong card, laid, build, building pile, card on a pile, skip-bo, wild, partner asked, asked for a play',
  },
  discard: {
    title: 'Discard, in full',
    says: "Also onto a fifth pile or another player's, or from the stock.",
    finds: "discard, discarded, threw away, fifth pile, wrong pile, somebody else's pile",
  },
  draw: {
    title: 'Cards drawn, in full',
    says: 'How many, by whom, at any time. At the table the button Draw does it faster.',
    finds: 'draw, drew, drawn, took cards, too many cards, too few cards, overdraw, picked up cards',
  },
  flip: {
    title: 'Top of a stock',
    says: 'Tell which card lies on top of a stock now.',
    finds: 'flip, stock top, top card, new top, turned over, turn up the stock, unknown top, wrong top',
  },
  speak: {
    title: 'Talk, in full',
    says: 'Also to whom it was said, and who called it.',
    finds:
      'talk, speak, said, spoke, advice, coaching, told the partner, gesture, sign, whisper, question, remark, comment',
  },
  sit: {
    title: 'Another player sits down',
    says: 'Somebody takes over a seat in the middle of the game.',
    finds: 'new player, substitute, replacement, replace, change seats, swap player, stand in, relief',
  },
  set: {
    title: 'Names and rules',
    says: 'Correct a name, or change the rule sheet or the local rules of this table.',
    finds:
      'rename, misspelled name, wrong name, rule sheet, wrong rules, ruleset, local rules, house rules, settings, teams',
  },
  deal: {
    title: 'Deal',
    says: 'Tell the deal once more: who dealt, and the top of each stock.',
    finds: 'deal, dealt, dealer, misdeal, new deal, deal again, stock size',
  },
  cut: {
    title: 'Cards drawn for the deal or the start',
    says: 'Everybody draws a card: who drew what.',
    finds: 'cut, high card, tie, tie break, draw for dealer, draw for start, who begins',
  },
  start: {
    title: 'Who starts',
    says: 'Name the player who begins.',
    finds: 'starter, start, begins, first player, who goes first, wrong starter',
  },
} as const satisfies Readonly<Record<string, FoundItem>>;

/** The sheet behind More. */
export const moreMenu = {
  title: 'More',
  find: 'Search, like “time is up”',
  findInShort: 'Search',
  findLabel: 'Search: what happened, in your own words',
  found: (count: number): string => (count === 1 ? '1 found' : `${count} found`),
  nothingFound: 'Nothing found for this. Try other words, or tell it as “Something else was wrong” or in a note.',
  /** Words that tell nothing: what is looked for is found without them. */
  fillers:
    'a an the of to in on at is are was were be been has have had my his her their our it its and or with for did do does i he she they somebody someone player card cards',
  groups: {
    seen: 'Somebody did something',
    referee: 'For the referee',
    ending: 'The game ends',
    cards: 'Tell it in every detail',
    table: 'Seats and setting up',
  },
  items,
  outOfTurn: {
    title: 'Who acts out of turn?',
    help: 'That player is then named above the keys. Tap what they did, as for anybody else.',
    onTurn: (name: string): string => `${name} is on turn.`,
  },
};
