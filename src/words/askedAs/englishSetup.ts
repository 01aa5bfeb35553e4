import { type AskedAs } from './askedAsShape';

/** The ways in which people ask, in English: setting up and turn order. */
export const askedAboutSetup: AskedAs = {
  // setting up
  'player-count': `
    how many people can play; how many players at a table; number of players; how many of us can sit down
    player limit; maximum players; minimum players; what is the most that can play; table size; how many can play
    how many folks can play this; room for one more at the table; how many at each table
    how many do you need to play; how many people per table; limit of players; max people`,
  'partners-or-alone': `
    do we play with partners; is it teams or singles; are there partners; individual or partners; play in pairs
    everyone for themselves; is this a team game; partnership game; do you have a partner in this game
    are there teams; playing solo; by yourself or with a partner; couples game; do I need a partner
    singles or doubles`,
  'partner-seats': `
    where do partners sit; do partners sit across from each other; do partners sit next to each other; seating
    sit opposite; seating order; where does my partner sit; partners side by side; can I sit beside my partner
    who sits where; sit facing your partner; sitting arrangement; do I sit by my partner`,
  'partner-choice': `
    how do we pick partners; how are partners chosen; draw for partners; who is my partner; choosing partners
    can I choose my own partner; can I play with my husband; pick your partner; partner draw; assign partners
    are spouses allowed to be partners; husband and wife as partners; can couples play together
    married couples as partners; do we stay with the same partner; drawing names for partners; swap partners
    pick who I play with; choose who I play with; can I request a partner; ask for a certain partner`,
  'deck-size': `
    how many cards in the deck; how many cards are in the box; number of cards; full deck count
    how many cards in all; how many skip-bo cards are there; how many wilds in the deck; size of the deck
    total cards; how big is the deck; how many cards come in the game; how many of each number
    how many of each card; cards in a pack; how many ones are there; how many wild cards come in the deck
    how many cards altogether; total cards including wilds; total number of cards`,
  'stock-size': `
    how many cards in the stock; how many cards do you deal; how many cards does each player get; stock pile size
    how many cards to start; how many are dealt to each player; cards in my pile; number of cards in the stock pile
    how big is the stock pile; how many cards in each pile at the start; starting pile; deal how many
    how many cards do we get; how tall is the stock pile; count out how many; short game stock; how many in my stack
    how many cards in the pile I have to get rid of; how many do I deal out; cards per person; cards for each person
    how many cards each`,
  'draw-pile-size': `
    how many cards are left in the draw pile; cards left over after the deal; draw pile count after dealing
    how many cards in the draw pile; remaining cards after the deal; what is left after dealing
    what is left in the middle after dealing; leftover cards after the deal`,
  'who-deals': `
    who deals; who is the dealer; dealer; who deals the cards; does the deal pass; whose deal is it; next dealer
    how do you deal; do we each count out our own; how are the cards dealt; high card deals; who shuffles and deals
    do we need a dealer; does one person deal; who hands out the cards; passing the deal; who gives out the cards
    count out our own stock; does everyone deal their own stock`,
  'stock-place': `
    where does the stock go; which side is the stock pile on; stock on the right; stock on the left
    where do I put my stock pile; where do the piles go; stock pile left or right side; layout of the piles
    right hand side or left; pile on my right; how should the piles be laid out; table layout
    how do I set up my piles; which hand does the stock go on; right hand or left hand; which side of me`,
  'who-starts': `
    who starts; who goes first; who plays first; first player; how do you decide who starts; highest card starts
    left of the dealer starts; youngest starts; who begins; who gets the first turn; do losers start the next game
    who starts the second game; who leads; decide who goes first; oldest or youngest first; do we draw for high card
    high card goes first; who takes the first turn; winner starts next game; how do we know who goes first
    who gets to start the game; how do you choose the first player; decide the first player
    starter; the starter; starting player`,
  'tie-for-start': `
    two players have the same high card; tie for high card; tie for who goes first; both have a 12; tied for first
    what if we tie for the start; break a tie for the start; same high card; both drew the same number to start
    both turned up a 12; both have the same top card; same number on top; tie on the highest card
    two twelves showing; nobody has a number showing; all tops are wild; we both turned up twelves; high card tie`,
  'sheet-date': `
    how old are these rules; which edition; date of the rule sheet; when were the rules updated; latest version
    version of the rules; what year are these rules; are these the new rules; who wrote these rules
    when were these rules made; current rules; are the rules up to date; year of the rules; rule book edition`,
  'two-players': `
    can two people play; two player game; just two of us; only two players; can 2 play; just the two of us; 2 handed
    me and my husband only; play one on one; head to head; only 2 of us; just me and my wife; just me and my husband
    me and one other person`,
  'three-players': `
    can three people play; three players; only three showed up; we are three; can 3 play; one player short; 3 handed
    we are missing one player; need a fourth; one person did not show up; short one player; table of three
    we only have 3; there are only three of us; what if there are only 3`,
  'four-players': `
    can four people play; four players; we are four; can 4 play; only four of us; table of four; 4 handed
    need six but only four; four at the six player table; only 4 showed up`,
  'five-players': `
    can five people play; five players; we have five; can 5 play; an extra player; one player too many
    table of five; fifth player; odd number of players; odd man out; one extra person; uneven number of players
    5 people at the table; 5 people showed up; odd number of people; we are five`,
  'six-players': `
    can six people play; six players; three pairs; two teams of three; can 6 play; table of six; six handed
    3 couples; teams of three; six at a table; three against three; 3 on 3; three couples; six of us
    there are six of us`,
  'seven-players': `
    can seven people play; more than six players; can 7 play; eight players at one table; too many players
    too many people at the table; can 8 play; how many is too many players; large group at one table; 8 of us
    too many for one table; ten people; how do we split up the players; eight at a table; there are seven of us
    we have nine people`,
  'deck-incomplete': `
    the deck is missing cards; deck is short; cards are missing from the deck; we lost a card; not a full deck
    deck has extra cards; wrong number of cards in the deck; deck counted wrong; deck not complete; missing a card
    160 cards; the deck only has; one card is gone; a card is torn; cards from another deck; two decks mixed
    deck has 161; card missing from the box; a card fell on the floor; damaged card; couple of cards missing`,
  'stock-miscounted': `
    stock has one card too many; stock has one card too few; stock pile short a card; misdeal wrong count
    somebody got dealt too many cards; stock pile counted wrong; dealt the wrong number; missing a card in my stock
    I got dealt one less; stock has the wrong size; stock miscounted; uneven stock piles; dealt an extra card
    my pile has fewer cards than hers; not the same number of cards; unequal piles; they gave me 14
    wrong number of cards in my pile; wrong number of cards in my stock; my stock is bigger
    one more card than everyone; miscounted the deal; dealer gave me too many; he started with fewer cards
    dealt 14 to me and 15 to everybody else; my stock has 16 it should be 15; wrong number of cards on my stack
    his stock had 21 cards in it; stock has more cards than it should; he got 16 and we got 15
    somebody got one more than the rest of us`,
  'stock-top-face-down': `
    top card of the stock is face down; forgot to turn over the stock; stock card not flipped; stock not turned up
    did not flip the top card; top card not showing; forgot to flip my pile; next stock card is not face up
    my pile is all face down; stock is upside down; no card showing on my stock; did not turn his card
    whole pile face down; forgot to turn up the new stock card`,
  'wrong-starter': `
    wrong player started; wrong person went first; somebody else should have started; wrong one started the game
    started but it was not their start; we started with the wrong player; lower card started
    not the highest but started; she should not have gone first; somebody with a lower card went first
    began the game but should not have; dealer started instead; the lower card went first
    wrong player took the first turn; wrong person had the first turn`,
  'tie-ignored': `
    tie for the start was not broken; started without breaking the tie; tie was settled wrong
    did not draw to break tie; they just flipped a coin to start; tied but one of them just started
    tie break done wrong; tiebreaker wrong; they tied but she just went; nobody broke the tie; broke the tie by age
    rolled dice for the tie`,
  'skip-bo-on-top-for-start': `
    does a wild count as the high card; skip-bo on top for who starts; my top card is a wild do I start
    wild beats a 12 for the start; is a skip-bo the highest card; stock top is a wild who goes first
    wild is highest; only wilds on top; wild on top of everyones stock; wild showing on my stock at the start
    does the joker count for high card; all wilds on top who starts; nobody has a number on top only wilds
    wild on my stock who starts`,
  'same-chapter-partners': `
    partners from the same chapter; can my partner be from my chapter; same club partners; partner in my chapter
    both partners from one chapter; change partners same chapter; same chapter; partner from my own club
    we are both in the same chapter; my partner belongs to my chapter; partners of one club; both from one chapter
    two from our chapter as partners`,
  'piles-misplaced': `
    piles in the wrong place; stock pile on the wrong side; piles are mixed up; cannot tell stock from discards
    discard piles on the wrong side; messy piles; confusing layout; stock next to the discards; piles out of place
    cards all over the place; cannot tell which pile is which; piles are too close; stock and discards look alike
    set up backwards; pile on the wrong side; piles all mixed together`,
  'card-shown-in-deal': `
    a card was turned over while dealing; exposed card in the deal; misdeal; flipped a card dealing
    dealer showed a card; card face up in the deal; saw a card during the deal; redeal; do we have to deal again
    misdealt; dealer dropped cards face up; bad deal; do over the deal; deal again; cards spilled while dealing
    saw a card when dealing; mistake in dealing; dealer exposed a card; dealer turned one over
    dealer turned a card up`,
  // turn order
  'play-direction': `
    which way do we play; clockwise; counterclockwise; which direction; to the left or to the right; order of play
    whose turn is next; who goes next; play goes left; rotation; turn order; who is next; who plays after me
    go around to the left; we went the wrong direction; reverse direction; which way around the table
    wrong way around; whose turn is it; who goes after me; who is after me`,
  'turn-end': `
    how does a turn end; when is my turn over; end of turn; what ends your turn; how do I finish my turn
    when does my turn end; is my turn over; how do I end my turn; do I always have to discard; when do I stop
    how do I know my turn is done; what do I do at the end of my turn; last thing in a turn
    do I have to discard every turn; is my turn over when I discard; what finishes a turn; what ends it`,
  'out-of-turn': `
    out of turn; somebody played out of turn; drew out of turn; not her turn; she went when it was not her turn
    played ahead of turn; went before me; it was my turn but he drew; jumped the gun; wrong person played
    acted out of order; cut in front of me; two of us went at the same time; stole my turn; took my turn
    someone else took my turn; played on my turn; wrong player is playing; went when they were not supposed to
    he went but it was my turn; drew when it was my turn; two people playing at once; went ahead of me
    beat me to it; acting before their turn; grabbed cards out of turn; it was my turn but she went
    played on bo's turn; someone jumped ahead of me; drew a card but it was not her turn; two people played at once
    he played when it was hers; went when it was mine; it was hers but he played
    man across from me drew during my turn; drew during my turn; played during my turn; took cards on my turn`,
  'out-of-turn-finished': `
    finished a turn out of turn; played a whole turn out of turn; discarded out of turn
    already discarded out of turn; completed out of turn; the whole turn was out of order
    out of turn and nobody noticed; too late out of turn; she took my whole turn
    already played and discarded out of turn; turn out of order is done; did a full turn that was not theirs
    the out of turn play stands; nobody stopped the wrong player; went twice in a row; took two turns in a row
    played two turns; took an extra turn; finished the turn that belonged to me`,
  'out-of-turn-cards-back': `
    do cards played out of turn come back; give back cards played out of turn; undo out of turn plays
    cards laid out of turn stay or go back; return the cards of the wrong turn; do the cards stay when out of turn
    out of turn cards go back to the hand; cards that were laid out of turn; put back what he played out of turn
    take off the cards that were played out of turn; what happens to the cards played out of turn`,
  'draw-first-after-stop': `
    after playing out of turn can she draw first; must play before drawing; drew first after being stopped
    stopped out of turn then next turn; next regular turn after out of turn; play before drawing
    does she draw on her next turn after out of turn; was stopped last time
    what does the player who was stopped do next; no draw on the next turn after out of turn; cannot draw next turn`,
  'draw-again-after-stop': `
    after out of turn can she draw after playing one card; draw up to five after the first play when stopped
    play one card then draw after out of turn; extra draw after being stopped
    draw later in that turn after out of turn`,
  'partner-plays-unasked': `
    partner played without being asked; my partner put down a card on my turn; partner moved his card by himself
    partner laid a card I did not ask for; partner plays his stock on my turn; unasked play; partner jumped in
    partner played his own card during my turn; partner played for me; partner moved a card I did not ask for
    my partner took over my turn; partner put his own card down; partner went ahead and played
    he played his card without being told; partner laid a card on his own; I did not tell him to play it
    moved a card nobody asked for; partner put his card up without me asking; partner put a card down before I said anything
    partner laid a card before I asked; I had not asked for it yet; partner did it without permission`,
  'went-on-after-discard': `
    played after discarding; kept playing after the discard; can I play after I discard; drew after discarding
    forgot to play my stock card before I discarded; discarded then saw another play; continue after the discard
    I discarded but could still play; one more play after discard; discarded too early; discarded but forgot to play
    saw a play after discarding; already discarded and want to play; more plays after the discard
    turn was over but kept playing; played again after her turn ended; laid another card after the discard
    kept going after the discard; keep going after I discard; discarded then realized she had a play
    realized I had a play after I discarded`,
  'next-player-too-soon': `
    next player started before I discarded; next player went too soon; next person jumped in before I was done
    drew before I finished; did not wait for my discard; started while I was still playing; rushed me
    she drew while I was thinking; next player would not wait; started before I was through; did not let me finish
    I was not done yet; I had not discarded yet; next player is in a hurry; cut me off; began before my discard
    she went before I could discard; impatient player; began too early; jumped in before I was finished`,
  'player-skipped': `
    a player was skipped; I was skipped; they skipped me; missed my turn; passed me over; lost my turn
    somebody got skipped; went right past me; forgot it was my turn; do I get my turn back; everyone forgot about me
    nobody noticed it was my turn; my turn was missed; turn passed over; I never got my turn; skipped over me
    they forgot me; they passed right over me; nobody gave me my turn; did not get my turn; never got to play`,
};
