import { type AskedAs } from './askedAsShape';

/** The ways in which people ask, in English: drawing and building piles. */
export const askedAboutDrawing: AskedAs = {
  // drawing
  'hand-size': `
    how many cards do I draw; how many cards in your hand; hand size; how many do you draw at the start of a turn
    draw up to five; number of cards in hand; how many cards do I hold; when do I draw; do I draw every turn
    do I draw one or five; draw at the beginning of the turn; is it my turn to draw; draw back up to five
    do I draw five or fill up to five; how many do I pick up; how many should I have in my hand
    do I draw at the start or the end; when do you draw; draw at the end of the turn
    only draw at the start of the turn; does everybody draw five every turn; do I always have five
    do I have to draw`,
  'forgot-to-draw': `
    forgot to draw; did not draw; played without drawing; never drew cards; started playing before drawing
    can I still draw; forgot to pick up; missed my draw; did not fill my hand; I played first and forgot to draw
    laid a card before drawing; did not pick up cards; went without drawing
    forgot to take my cards at the beginning; too late to draw; never picked up; can I draw now; skipped my draw
    forgot to pick up her cards and already laid one; did not pick up any cards before playing
    did not draw at the start of my turn; did not draw at the beginning; is it too late to draw`,
  'drew-too-few': `
    drew too few; drew too few cards; did not draw enough; only drew two; hand is short; drew less than I should
    only four cards in my hand; forgot to draw one more; short a card in my hand; not enough cards in my hand
    only has four cards; hand is one short; drew one less; my hand only has four; miscounted my draw
    drew three instead of five; should have five but has four; only drew 3 and started playing
    only took three and needed five; picked up two when three were due`,
  'drew-too-many': `
    drew too many; drew too many cards; took an extra card; picked up too many; drew one extra; overdraw
    six cards in hand; more than five cards; accidentally drew six; two cards stuck together
    drew more than I should; has seven cards; overdrew; took one card too many; drew six instead of five
    took two instead of one; has six in hand; had five and drew another; accidentally took two; too many in hand
    picked up an extra; a card stuck to another; my hand has six; drew when I already had five
    one extra card in hand; card I should not have taken; was not supposed to draw; drew more than allowed
    drew one anyway; took seven instead of five; drew 7; took one too many off the pile; too many cards in my hand
    grabbed an extra card off the deck; holding six cards; holding 7 cards; there are seven in my hand
    what do we do with the extra one he picked up; counted my hand and there are six
    pulled two off the deck instead of one; supposed to pick up three and took four; over drawn
    has more cards than he should`,
  'overdraw-found-late': `
    found out later that I drew too many; noticed too late I have six cards; too many cards noticed after my turn
    had an extra card for several turns; overdraw found late; hand has too many cards and the turn is over
    already discarded and still have too many cards; played a turn with six cards; has had too many cards all along
    just noticed six cards in hand; too many cards after discarding; found an extra card in my hand later
    ended the turn with too many cards`,
  'extras-put-wrong': `
    put the extra cards in the wrong place; extra cards back on the draw pile; extra cards on the bottom
    put the overdrawn cards back on the deck; returned the extra cards wrong; looked at the extra cards
    where do extra cards go; can I put the extra card back; put it back on top of the deck; slid the extra card back
    kept the extra card; gave the extra card back; where do I put the extra card; what do I do with the extra card
    looked at the extra ones; just put it back on the deck`,
  'drew-in-mid-turn': `
    drew in the middle of the turn; drew again while I still have cards; draw a second time; can I draw again
    draw more cards during my turn; drew twice; draw after playing; pick up another card before discarding
    drew with cards still in my hand; can I draw if I do not like my hand; draw more during the turn
    draw when stuck; draw one more; drew before my hand was empty; drew with two cards left
    you can only draw at the start of your turn; draw again in the same turn; draw while I still have cards
    draw when I still hold cards; got carried away and drew again
    can I get new cards before I am out of cards; new cards while I still have some; draw before my hand is used up`,
  'hand-played-out': `
    played all five cards; used all my cards; hand is empty do I draw five more; ran out of cards in my hand
    no cards in hand; do I get five more; played my whole hand; emptied my hand; new hand in the same turn
    got rid of all five; used up my hand; do I draw again after playing all five; laid my last card do I draw
    no cards left in my hand; hand is gone; ran out of hand cards; played everything
    get more cards in the same turn; get to draw more; draw five more; used up all five can I keep going
    hand empty keep playing; played his last card and drew five more; hand is gone do I get to draw more
    played my hand now what; got rid of all my hand cards; empty handed; out of hand cards`,
  'no-refill-wanted': `
    do I have to draw five more; can I keep playing without drawing a new hand; decline the new five
    must I take a new hand; hand empty but I want to play from my stock; not take five more
    play from my discards with no hand; can I refuse to draw more; do I have to refill; is the new hand mandatory
    skip drawing five; keep going with an empty hand; want to stop after playing five; do not want five more
    must I draw when my hand is empty; do I have to take 5 more when my hand is empty
    have to pick up five when I am out of hand cards`,
  'stopped-with-empty-hand': `
    played my last card and stopped; no card to discard; end turn with empty hand; cannot discard no cards left
    turn over with no hand; what if I have nothing to discard; finished my hand and passed
    stop without discarding because my hand is empty; nothing left to throw away; no card left to discard
    cannot discard; cannot end my turn no cards; no card for the discard; ended without cards
    how do I end my turn with no cards; end your turn with no cards to throw
    what do you do when you cannot discard a card; ended my turn with no cards in hand`,
  'last-card-discarded': `
    discarded my last card; last card of my hand was the discard; hand empty after the discard
    do I draw five after discarding my last card; used four and discarded the last one; do I draw now or next turn
    threw away my last one; my last card was my discard; discard left me with no cards; empty hand after throwing
    do I draw now or wait; zero cards at the end of my turn; draw now that I threw away my last one
    can my last hand card be the discard`,
  'draw-pile-empty': `
    draw pile ran out; draw pile is empty; no more cards to draw; ran out of cards; out of cards; deck ran out
    nothing left to draw; reshuffle; when do we shuffle; finished piles shuffled
    what do we do when the pile is gone; draw pile is gone; make a new draw pile; cards in the middle are gone
    we used up the deck; nothing left in the middle; draw pile used up; went through the whole deck
    no cards to pick up; what do we do when the deck is gone; when the deck runs out; out of draw cards
    deck is empty; refill the draw pile; where do new cards come from; reuse the finished piles
    put completed piles back in; no more cards to draw from; we ran through the deck; shuffle the draw pile
    when do you reshuffle`,
  'draw-pile-too-short': `
    not enough cards in the draw pile; draw pile has only two cards; draw pile is short; cannot draw five
    fewer cards left than I need; last cards of the draw pile; draw the rest after shuffling
    only one card left to draw; two left in the draw pile; not enough to fill my hand; last few cards
    deck almost gone; what if there are not five cards; pile has three left; not enough cards to fill my hand
    3 cards left but I need 5; deck has two cards and I need four; deck has only a few cards left`,
  'draw-pile-dead': `
    draw pile empty and nothing to shuffle; no finished piles to shuffle; draw pile gone and no completed piles
    nothing to draw and nothing to reshuffle; stuck with no cards; game is stuck; nobody can draw
    no cards left anywhere; dead draw pile; cannot make a new draw pile; nobody can play; no one can move
    game is locked; stalemate; everyone is stuck; no one has the next number; what if nobody has the next number
    no cards left and no piles finished; cannot go on; blocked game; nobody has a card that fits; no moves left
    deck ran dry and nobody finished a pile; stack is gone and nothing to reshuffle
    everything is drawn and no pile is finished; nothing to draw and no twelves yet`,
  'shuffle-under-tops': `
    shuffle the cards under the building piles; use the cards under the tops; take the cards under the build piles
    shuffle everything but the top card; recycle the build piles; take the bottom of the building piles to draw
    take the cards from under; use the bottom of the middle piles; leave the top card and shuffle the rest
    pull the cards from the build piles; use the cards underneath the build piles`,
  'shuffled-wrong-cards': `
    shuffled the discards into the draw pile; new draw pile from discards; wrong cards shuffled; used discard piles
    shuffled stock into the draw pile; can we reshuffle the discards; made the draw pile from the wrong cards
    shuffled unfinished piles; mixed the discards into the deck; shuffled my discards
    put discard piles in the draw pile; mixing the discards back in; used unfinished piles; reshuffle the wrong pile
    shuffled somebody's stock in; can we use the discard piles for drawing
    draw from the discard piles when the deck is gone; use discards as the new draw pile`,
  'shuffled-too-soon': `
    shuffled too soon; shuffled while there were still cards; shuffled before the draw pile was empty
    reshuffled too early; added finished piles to the draw pile early; can we shuffle early; shuffle ahead of time
    there were still cards left when we shuffled; shuffle before it ran out; shuffled with cards remaining
    mixing piles in early; too early to shuffle those piles`,
  // building piles
  'building-piles': `
    how many building piles; how many build piles; number of piles in the middle; what starts a pile; 1 to 12
    how do the building piles work; when is a pile finished; does a pile go up to 12; can you build down; 12 to 1
    what happens when a pile reaches 12; how high do you build; center piles; what do you start a pile with
    how high do the piles go; what comes after 12; after twelve; can you go backwards; count down
    does it go up or down; piles in the center; how many stacks in the middle; when a pile gets to 12
    what happens at 12; start with 1; what number comes next; do you build up; go backwards from 12 down to 1
    how many piles can be in the center; how many piles in the middle at once; how far up do you build
    how far do the piles go`,
  'skip-bo-wild': `
    what is a skip-bo; what can a wild be; which number is a wild; are skip-bos wild; what does the wild stand for
    can a wild be any number; what do wild cards do; how do wilds work; use of wild cards; is a wild any card
    value of a wild; what is the wild worth; wild card rules; what are the skip-bo cards for
    use a wild for anything; any number; what number can a wild be`,
  'card-colors': `
    do colors matter; do the colors have to match; color of the cards; same color; does suit matter; follow color
    do the colors mean anything; can I mix colors; are the colors important; red blue green; same color only
    do the card colors have to match; does red go on red; red on blue; do greens go with greens; green on green`,
  'wrong-number-laid': `
    put the wrong number on the pile; card out of sequence; wrong card on the building pile; skipped a number
    played an 8 on a 6; laid the wrong card; played out of order on the build pile; does not follow the number
    wrong number in the middle; card that does not fit; put down a card that does not go there; illegal play
    put down the wrong card; laid the wrong number; that is not the next number; put a 9 when it needed an 8
    not in order; not the right number; pile is out of sequence; someone misplayed; card in the wrong spot
    made a wrong play; bad play; wrong card down; played the wrong number on the pile in the middle
    someone laid an 11 on a 9; put down a 9 when it needed 8; missed a number in the sequence
    that card does not go there; left out a number`,
  'pile-started-wrong': `
    started a pile with a 2; started a building pile with the wrong number; pile must start with 1
    started a new pile without a one; can I start a pile with any number; began a pile with a 5
    can you put any card down to start; nobody has a 1; start with something other than a one; begin with a two
    opened with the wrong number; first card was not a one; start with any number; new pile with a 4
    no one has a 1 to start a pile; started a pile with a 3; opened a new pile with a 6
    opened a new stack with a number`,
  'skip-bo-starts-pile': `
    can a wild start a pile; start a building pile with a skip-bo; use a wild as a 1; skip-bo as the first card
    wild as a one; begin a new pile with a wild; can I open a pile with a wild; wild for the 1
    use a wild at the beginning; wild in place of the one; no ones so I used a wild; put a wild in the empty spot
    start with a joker; wild in an empty space; can a wild be the first card; can a skip-bo be a 1
    starting a build pile with a wild card`,
  'fifth-building-pile': `
    fifth building pile; five building piles; start another pile when there are four
    more than four piles in the middle; can we have 5 build piles; opened a fifth pile in the center
    one too many building piles; too many piles in the middle; another pile in the center
    open one more building pile; five stacks in the middle`,
  'four-piles-duty': `
    do we have to start four building piles; must all four piles be started; do I have to put my 1 down
    must I start a pile with my one; have to open a new pile; do there have to be four building piles
    have to start a new pile; required to play a one; keep my one; hold my 1; do I have to open a pile
    all four spots filled; do you have to have four build piles going`,
  'finished-pile-left': `
    finished pile was not removed; completed pile left on the table; pile of 12 still there
    forgot to remove the pile; nobody took the finished pile away; played on a finished pile
    full pile still in the middle; who removes the pile; who takes the pile off; full pile not cleared
    pile of twelve is still there; put a 1 on a finished pile; put a card on a 12; what to do with the finished pile
    where does the completed pile go; who has to take the full pile off; pile has 12 but nobody took it off`,
  'pile-removed-early': `
    pile removed too early; took away a pile before 12; unfinished pile was taken; removed a pile at 11
    cleared a pile that was not complete; took the wrong pile away; pile taken off too soon; took the pile too soon
    thought it was finished; picked up a pile by mistake; pile only had 11; grabbed the pile before twelve
    cleared the wrong pile; pile was taken away at 11; swiped a pile before it hit 12`,
  'skip-bo-renamed': `
    can a wild change its number; change what the wild is; wild counted as another number; moved a wild on the pile
    swap a wild for the real card; replace a skip-bo with the number; take the wild back and put the card
    trade a card for the wild; can you take a skip-bo off the pile; I want my wild back; get my wild back
    take the wild and use the real card; wild was a 4 now he says 5; say it is a different number
    move the wild to another pile; pick up the wild; switch out the wild for the real number
    can the wild change to a different number later; wild was a 5 and now they say it is a 6; wild used to be a 7`,
  'number-on-same-skip-bo': `
    can I put a 5 on a wild that is a 5; play the same number on the wild; cover a wild with its number
    wild is a 7 can I play a 7; put the real number on the wild; card on top of the same wild
    real card over the wild; play a 5 on a wild that is a 5; same number on top of the wild
    the wild on the pile is a 6 and I have a 6`,
  'skip-bo-on-skip-bo': `
    two wilds in a row; wild on a wild; skip-bo on skip-bo; can you play two skip-bos together; back to back wilds
    three wilds in a row; consecutive wilds; more than one wild in a pile; several wilds; wild after wild
    two wilds at once; two jokers together; three wilds at a time; right after each other; limit on wilds
    how many wilds can I use; how many wilds in one turn; wildcard on top of a wildcard
    three skip bo cards one right after the other; put a wild on a wild`,
  'skip-bo-as-twelve': `
    can a wild be a 12; wild as the last card of a pile; finish a pile with a skip-bo; use a wild for 12
    complete a pile with a wild; top off a pile with a wild; end a pile with a wild; wild on an 11
    finish off the pile with a joker; use skip-bo for twelve`,
  'play-taken-back': `
    take back a play; take back a card; can I undo a play; changed my mind about a card
    pick up a card I just played; took a card back from the building pile; I did not mean to play that; do over
    can I put that back; played by mistake and want it back; let me undo; let me undo that; can I take that back
    wait I changed my mind; pull a card back; put the wrong card down and want it back; let go of the card
    once I let go of the card is it final; is it final once played; oops wrong card; fix it before discarding
    not discarded yet; fix it if he has not discarded yet; can I undo that play; take back a card I just played
    un-play a card; undo my last card`,
  'noticed-after-discard': `
    wrong card noticed right after the discard; found the mistake before the next player
    still correct after discarding; can we fix a wrong play after the discard; error seen at once after the turn
    play is final after discard; does discarding make an illegal play good; caught it right after she discarded
    discard was made but the play was wrong; noticed right after his turn; once discarded is the mistake final
    noticed right after the discard that the 8 was wrong`,
  'noticed-late': `
    noticed too late; mistake found later; wrong card found after the next player played; too late to fix
    we noticed a wrong play a few turns ago; error discovered later; nobody noticed until later
    can we go back and fix it; wrong card is covered already; missed the mistake; nobody saw it; nobody caught it
    we just realized; found it several plays back; it was wrong two turns ago; old mistake; can we go back
    pile has been wrong; wrong for a while; covered already; other cards on top of the wrong card; earlier mistake
    nobody saw it until now; noticed three plays back that the pile is wrong; already covered the wrong card
    caught an illegal play too late; found a mistake three turns later
    wrong play and the next player has already gone; it is already the next player's turn
    wrong card noticed after the next player went; mistake from two rounds ago; bad card noticed later`,
};
