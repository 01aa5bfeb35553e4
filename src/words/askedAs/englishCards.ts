import { type AskedAs } from './askedAsShape';

/** The ways in which people ask, in English: where cards come from, discarding, cards that were seen. */
export const askedAboutCards: AskedAs = {
  // where cards come from
  'where-cards-come-from': `
    where can I play cards from; which cards can I play; which piles can I use; play from hand stock or discard
    what can I play; what cards may I use; where do my cards come from; which cards can be played
    what am I allowed to play; play from which pile; play from anywhere; which of my cards are playable
    what can I do on my turn`,
  'own-discards-when': `
    when can I play from my discards; can I use my own discard pile; play off my discard pile; use my discards
    can I play cards I discarded; when can I use discard piles; play from the discard on my next turn
    can I play my discards; use cards I threw away; play what I discarded; get my discards back into play
    play from discard right away; play a card from the discard pile`,
  'sheet-advice': `
    which card should I play first; stock first or hand first; strategy; best card to play
    should I play my stock first; is it better to play from the stock; what should you play first; playing tips
    best way to play; priority stock; use stock before hand; any tips; should you play stock first`,
  'partner-stock': `
    can I play from my partner's stock; use my partner's stock card; play partner's pile; play my partner's top card
    can I play off my partners stock pile; help my partner get rid of his stock; play for my partner
    use the card on my partner's pile; playing my partners top card; playing off my husbands pile
    use my wife's stock; can I use the card on his stock; play her pile for her; play from both stocks
    play off my spouses stack; can I play off my partners pile; use my partners cards`,
  'partner-discards': `
    can I play from my partner's discards; use my partner's discard pile; play off partners discard
    take a card from my partner's discard pile; partner's discards; use the card my partner threw away
    partner's discarded card; husband's discard pile; play off her discards; use my partners discards
    is my partners discard fair game`,
  'partner-hand': `
    can I play from my partner's hand; use a card from my partner's hand; partner gives me a card
    partner plays a card from his hand on my turn; pass a card to my partner; trade cards with my partner
    share cards; can my partner give me a card; hand me a card; borrow a card; swap cards with my partner
    partner has the card I need in his hand; use his hand; give a card; can he hand me a card
    play a card out of partners hand; partner slipped me a card; partner handed me a card
    sneak a card to my partner`,
  'partner-lays-on-request': `
    can my partner put the card down for me; partner moves the card when I ask; I ask and my partner plays
    tell my partner to play his stock card; partner lays down a card when told; have my partner play a card for me
    does he have to move his own card; who moves the partner's card; put it down himself if I ask
    I asked my partner to play his six and he did; I say play it and he plays it
    does my partner have to move his own cards; can my partner lay down the card for me if I tell him`,
  'opponent-card': `
    can I play an opponent's card; use the other team's stock; play from someone else's pile
    took a card from opponents; play off the other team's discard pile; block the opponent by playing his card
    use somebody else's cards; take the other team's card; use their stock; play off the other players pile
    play on someone else's stock; picked up a card that was not mine; use my neighbors card
    touch the other team's cards; their pile; steal a card from the other teams pile
    play on the other peoples piles; she played a card from my stock and we are not partners
    played off my pile and is not my partner; used my card and is not on my team`,
  'buried-discard': `
    play a card from the middle of my discard pile; use a buried card; card under the top of the discard pile
    can I dig in my discard pile; play any card in the discard pile; only the top card of the discard pile
    take a card from the bottom of the discard pile; card that is covered in my discards
    pull a card from the middle of the pile; only the top one; reach into my discard pile; second card down
    card under another; not the top card; get a card from underneath
    any card from the discard pile or only the top one; dig a card out of my discards
    take from the bottom of my discards`,
  'hidden-stock-card': `
    play a stock card that is not on top; took the second card of the stock; played from the bottom of the stock
    card from the middle of the stock; two stock cards stuck together; used a face down stock card
    used the wrong stock card; took two stock cards; skip the top stock card; bottom card of my stock
    pulled a card out of the stock pile; played second card of stock not the top`,
  'discards-in-first-turn': `
    play discards in the first turn; can I use discards on my first turn; partner's discard in the first turn
    first round discards; use a discard pile the first time around; very first turn discards; opening turn discard
    use partners discard in round one; use my discard pile on the first turn`,
  'stock-card-refused': `
    must I play my stock card; do I have to play from my stock; forced to play the stock; hold back my stock card
    stock card fits but I do not want to play it; can I keep my stock card; is playing the stock mandatory
    did not play his stock card though it fit; keep the stock card; have to use my stock; leave my stock card
    must I use the stock first; hold my stock; must play from stock if possible; am I forced to play my stock card
    do I have to use my stock card first`,
  'play-refused': `
    do I have to play if I can; must I play a card; can I pass; can I hold a card back; refuse to play; save a card
    do you have to play everything you can; can I stop even if I can play; am I required to play
    keep a card for later; can I choose not to play; is passing allowed; can I just pass; pass on my turn
    choose to stop; do not want to play; can I not play; hold on to a card; not play a card I could; stop early
    hold a wild back; do you have to play if you can; forced play; must you play what you can
    do not want to play a card that fits; stop when I still have plays; quit playing while I could still play
    end my turn though I can still play; sit on a card and not play it; keep it and not play it
    can a player choose not to play; choose not to play a card; keep a card instead of playing it
    hold on to it instead of laying it down`,
  'discard-used-without-stock': `
    play from discards when it does not help; used a discard for no reason; play discards without playing stock
    can I play a discard just to get rid of it; clear my discard piles; play off discards to block`,
  // discarding
  'discard-piles': `
    how many discard piles; number of discard piles; how many discards can I have; four discard piles
    can I have one pile; how many cards on a discard pile; discard pile limit; limit on discard piles
    how many stacks can I have; one discard pile or four; how tall can a discard pile be
    can I have just one discard pile; limit on discard stacks; how many discard piles can I have`,
  'fifth-discard-pile': `
    fifth discard pile; five discard piles; start another discard pile; more than four discard piles
    extra discard pile; one more discard pile than allowed; start a 5th discard pile`,
  'stack-before-four': `
    do I need four discard piles first; four discard piles before stacking; stack before four piles
    stacked too soon; put a card on top of my discard before I had four; must I open all four discard piles
    fill the empty discard place; can I put two cards on one discard pile; stacking discards
    one of my four piles is empty again; only three discard piles and stacked; just one pile with lots of cards
    create four first; do I have to have all four; empty spot in my discards; doubled up on one pile
    second card on a discard pile; used up my fourth pile; refill the empty spot; fill the gap first
    put a card on top with a spot still open; only two piles and doubled; all four open
    spread my discards out first; one spot is empty again; only have three stacks and put one on top
    my fourth pile got used up do I have to refill it
    create four discard piles first or just one with lots of cards`,
  'discard-from-stock': `
    discard from my stock; throw away my stock card; discard from a discard pile
    discard a card that is not in my hand; can the discard come from the stock pile; get rid of my stock card
    put stock card on discard pile; must the discard come from my hand; discard off my stock
    use my stock card as discard; throw my stock card; discard the top of my pile; can I discard off my stockpile`,
  'discard-on-other-pile': `
    discard on my partner's pile; discarded on somebody else's pile; put my discard on the wrong pile
    discard on opponent; discarded on the wrong player's pile; can I discard on another player's pile
    put it on my neighbor's pile; threw it on his stack; my card on her pile; dumped my card on his stack
    put my discard on my neighbors pile by accident; discarded on the wrong persons pile; put my card on his discard
    can I put my card on her discard pile; put her discard on my pile; laid his discard on my stack
    she discarded on my pile; somebody discarded on mine`,
  'two-discards': `
    discarded two cards; discard more than one card; can I discard twice; second discard; threw away two
    how many cards do I discard; two cards discarded at once; threw down two; discard a bunch; discard my whole hand
    how many can I throw away; discard as many as I want; threw two away; laid down two discards
    threw down two cards at once; can I throw away several cards; discard multiple cards`,
  'discard-moved': `
    move a card between discard piles; rearrange my discards; switch discard piles; move a discard to another pile
    pick up a card from my discard pile; put a discard back in my hand; sort my discard piles; combine discard piles
    shift my piles around; reorder my discards; clean up my discard piles; take a card off my discard pile
    put two discard piles together; move cards between piles; pick up my discard pile
    get a card back from my discard pile into my hand; swap discards; trade places of my discards
    pick up cards from the discard pile; pick a card back up from my discard pile`,
  'no-discard': `
    forgot to discard; did not discard; ended the turn without a discard; do I have to discard; never discarded
    passed without discarding; no discard; turn over but no discard; must I discard; kept all five cards
    ended her turn but kept five cards; did not throw one; did not throw a card at the end; forgot to throw
    end without throwing; left without discarding; turn ended with no discard; keep my cards and not discard
    must I throw a card; turn ended and she never discarded; did not lay a discard; she did not discard`,
  'discard-taken-back': `
    take back my discard; change my discard; changed my mind after discarding; undo my discard; wrong discard
    pick my discard back up; can I discard a different card; change my play after discarding; is the discard final
    picked up her discard; wanted a different discard; I set it down and want it back; swap my discard
    discard final; threw the wrong card; discarded by mistake; I meant to throw another
    take it back I discarded the wrong one; I set my discard down and want it back; I want to change my discard
    picked his discard up again and put another; picked it up again and discarded another`,
  'discard-skip-bo': `
    discard a wild; can I discard a skip-bo; throw away a wild; put a wild on my discard pile; get rid of a skip-bo
    is it ok to discard a wild card; save a wild in my discards; wild as my discard; toss a wild; waste a wild
    threw a skip bo by mistake; put a joker in the discard; keep a wild on the side; save my wild
    throw a joker on your discard; tossing a skip-bo; threw a skip bo in the discard by mistake`,
  'skip-bo-from-discard': `
    play a wild from the discard pile; use a discarded skip-bo later; is a wild in the discard still wild
    wild on my discard pile can I play it; take the wild off my discard pile; discarded wild later on
    wild I put down earlier; play my saved wild; wild sitting on my discards; use the joker from my discard pile
    save my wild on a discard pile for later`,
  'discard-any-order': `
    do discards have to be in order; any card on any discard pile; discard in order; discards high to low
    put any card on my discard pile; does my discard pile have to go down; mix numbers in a discard pile
    discard order; which pile do I discard on; where do I discard; same numbers together; stack different numbers
    any card any pile; put a high card on a low card; do my discards have to be in order
    must the discards go from high to low; discards any old way; put discards any way I want`,
  // cards that were seen
  'hand-card-shown': `
    showed a card from my hand; dropped a card; card fell face up; others saw my card; exposed hand card
    saw my hand; everyone saw my card; card shown by accident; partner saw my hand; flashed a card
    holding cards so others see; put a card on the table and picked it up; dropped my cards; spilled my hand
    laid my hand on the table; card flipped over and they saw; my cards were showing; fell on the table
    tipped my hand; let them see; my card flipped over and they all saw
    card fell out of her hand and everyone saw it; dropped a card face up on the table; showed my hand by accident`,
  'shown-card-kept': `
    must a shown card be played; card was revealed must it be played; showed a card but kept it
    revealed card not played; shown card goes back in the hand; do I have to play the card I showed
    exposed card has to be played; showed a card and discarded another one; you showed it you play it
    must play what you show; card laid is a card played; once shown must be used
    showed an 8 but discarded something else; must a card that was shown be played`,
  'stock-peeked': `
    looked at the stock; peeked at a stock card; peek under the stock; saw the next stock card
    looked at a face down card; cheating with the stock; looked through the stock pile; can I look at my stock
    keeps looking at the bottom of his pile; looking at his next card; lifts up his stock; sneak a look
    check my stock; look ahead in my stock; peeking; sneaked a look at the card under his stock
    he peeked at his stock pile`,
  'discards-browsed': `
    look through the discard pile; look at cards under my discard; can I look through my discards
    spread the discard pile; fan the discards; check what is in my discard pile; go through my discards
    look at opponents discards; look thru my stack; see what I discarded; remember what is in my pile
    look back in my discards; count cards; fanning out the discard pile to see what is in it
    looked under the top of the discard pile; look thru my discard stack; thumb through your discards
    leaf through my discard pile`,
  'draw-pile-peeked': `
    looked at the draw pile; peeked at the top of the draw pile; saw the next card to draw; draw pile card was seen
    card of the deck turned over; accidentally flipped a draw card; looked at cards in the middle
    turned over two cards from the draw pile; showed the next draw card; flipped the deck card
    looked at cards before drawing; looked at the next card on the draw pile; saw what the next draw card was`,
};
