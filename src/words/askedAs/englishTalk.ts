import { type AskedAs } from './askedAsShape';

/** The ways in which people ask, in English: talk, penalties, the end, the record. */
export const askedAboutTalk: AskedAs = {
  // talk and advice
  'quiet-rule': `
    can we talk; is talking allowed; do we have to be quiet; who has to be quiet; talking during the game
    table talk; rules about talking; may I speak; silence; can partners talk to each other; no talking
    speaking during play; whisper; can I whisper to my partner; keep your mouth shut; talk at the table
    what can I say; what are you allowed to say; allowed to say to your partner; are we allowed to speak
    will not stop talking; someone keeps talking; too much talking; no talking rule; can partners talk at all`,
  'advice-rule': `
    rules about coaching; is coaching allowed; who can I help; can I help my partner; giving advice
    can I help others; when can I advise; helping another player; can I give hints; coaching rule
    what counts as coaching; who decides if it was coaching; am I allowed to help; help my wife; can I give tips
    when is it coaching; helping a beginner; new player needs help; teach someone; explain a move
    keeps telling me what to do`,
  'partner-advice': `
    partner said what to play; partner told me what to play; my partner gave advice; partner coached
    partner gave a hint; partner said I have your four; told me which card; coaching; coached his partner
    talking to partner about a play; partner said play the 7; he helped his partner; table talk about a play
    partner suggested a card; partner said something; she told him what to do; wife told husband what to play
    keeps giving tips; told him to play; said use your stock; keeps telling me things
    telling your partner which one to play; partner blurted out a play; partner helping me; his wife is telling him
    spouse coaching; said there is a play; partner said no not that one; partner said wait; help from partner
    partner hinted that I should use his 4; my wife keeps telling me what to do; giving my partner tips`,
  'partner-sign': `
    partner pointed at a card; partner nodded; partner gave a signal; partner tapped his pile
    kicked under the table; made a face; coughed; winked; body language; hand signal; partner looked at the card
    gestures; nonverbal hint; partner shook his head; raised eyebrows; motioned; waved
    cleared his throat to warn me; gave a look; staring at a card; touching his pile; hand motions; secret signals
    signaling; shaking head; giving signals; raised his eyebrows at her
    tapped on her stock pile so he would play it; nodding at your partner; she pointed at a card
    is a head shake coaching; shook her head at me; partner mouthed the number to me; partner nudged me
    partner elbowed me; gave me a look`,
  'partner-reminder': `
    partner reminded me to draw; partner said draw first; partner said you have to discard; remind my partner
    partner said it is your turn; reminder from the partner; can I remind my partner to discard; said do not forget
    said hurry up and draw; told me to draw; partner said you forgot to discard; reminding partner to draw`,
  'advice-before-discard': `
    partner advised me before I discarded; I said I cannot play and then my partner helped
    advice at the end of my turn; partner told me what to discard; help with the discard
    coaching before the discard; partner told me which to throw; which one should I throw away he told me
    told me which card to throw`,
  'opponent-advice': `
    opponent gave advice; another player told her what to play; the other team helped
    someone else at the table coached; other player gave a hint; third player helped
    player who is not my partner told me; opponents helping; somebody at the table said what to play
    a rival pointed out a play; the other couple told him; the guy on my left told me; other players helping
    person on my right said; my neighbor at the table told me; someone at our table gave a tip
    players helping each other; other side told her where it goes; the other couple told him where his card goes
    can the other team help you; the opposing team gave me a hint; the guy across the table said you can play your 5
    player across the table said you can play that; someone on the opposing side gave him advice`,
  'spectator-advice': `
    spectator gave advice; somebody watching helped; a watcher told her the play; person behind me; people watching
    someone not playing gave a hint; kibitzer; visitor said what to play; crowd helped; onlooker; kid watching
    neighbor standing behind me; standing behind me telling me things; someone from another table
    people standing around; walking by; my friend is watching; kid watching the game blurted out the play
    a bystander told her the play; someone from the next table told her; coaching from the crowd
    somebody at another table; friend looking over my shoulder gave me advice`,
  'advice-between-turns': `
    advice between turns; told my partner what to do when it was not his turn; planned with my partner between turns
    advice before my partner's turn; talk about plays when the other team is playing; coaching not during the turn
    told her ahead of time what to play; talk strategy between turns; planning ahead with my partner
    told partner what to play next time; during the opponents turn; when it is not our turn
    told my partner what to do before her turn; discussing the next move when it is not your turn
    discuss plays with my partner between turns; talking over the next play
    partner gave me advice before my turn; told me what to do before it was my turn; advice ahead of my turn`,
  'partner-chat': `
    partner talked about something else; partner talked but not about the game; small talk; chat with my partner
    talk about lunch; partner made a remark; partner said it is hot in here; unrelated talk; partner talked
    partner made a joke; talking about the weather; partner keeps talking; chit chat; said good job
    told my partner good job; nice play; cheering; compliment; complain; will not be quiet
    partner asked for a drink; gossip; singing; telling a story; laughed; chatting about dinner during play
    partner said something funny; partner said something funny during my turn`,
  'talk-nobody-called': `
    talk that nobody called; referee heard it but nobody complained; only the referee noticed the talking
    opponents did not catch it; can the referee call talking; nobody objected to the talk; who can call talking
    who can call it; does the ref call talking; only the official heard; no one complained
    nobody caught them talking but I heard it`,
  'player-on-turn-talks': `
    can I talk on my turn; player whose turn it is talked; asked my partner a question; I asked what should I play
    can I ask my partner for advice; talking during my own turn; thinking out loud; ask partner what he has
    player on turn asked a question; talk while I play; say what number you need; I said I need a 5; ask what to do
    talk on my own turn; talk out loud; can I speak when it is my turn; ask partner do you have a 6
    asking my partner what she has; can I talk while it is my turn`,
  'partner-answers': `
    partner answered my question; partner replied; I asked and my partner answered; partner said yes
    partner told me when asked; can my partner answer me; partner responded to a question about a play
    he answered me when I asked him; partner nodded when I asked; told me when I asked
    partner answered when I asked which card`,
  'asking-partner': `
    can I ask my partner to play; ask for a play; tell my partner to play a card; commands to partner
    may I ask my partner to make a play; verbal command; request a play from my partner; give my partner an order
    say play your six; play your 4 please; what words can I use to ask; order my partner
    can I tell my partner to play his card; direct my partner; is it ok to say play your six please; may I ask for his card; ask for her 9`,
  'partner-turns-up-stock': `
    partner turned up his stock card; can my partner flip his next card; partner flipped his stock without asking
    turn over the next stock card; who flips the stock; may the partner flip his pile
    partner turned over his own card; reveal his next stock card; does my partner have to wait to flip his pile
    partner flips card by himself`,
  'error-pointed-out': `
    can I point out a mistake; point out an error; tell them it was wrong; call the referee
    can my partner call the judge; say that a play was illegal; may anyone call a mistake
    is it coaching to point out an error; correct someone; telling someone they played wrong; object to a play
    report a mistake; speak up about a mistake; correct the other team; say that is wrong; complain to the referee
    who can I call; call the director; call them on it; telling someone they made a mistake
    who can I call when they cheat; calling attention to an error; call out a mistake`,
  'skip-bo-named': `
    say what number the wild is; name the wild; call the wild a 7; announce the skip-bo
    tell what the wild stands for; do I have to say what my wild is; saying the number out loud; announce the wild
    call out the number of the wild; what is that wild; saying what number the wild is`,
  'opponent-chat': `
    opponents talking; the other team is talking; other team chats while I play; opponents are loud
    can the other team talk to each other; noisy opponents; the other team talks during my turn
    the lady across will not stop talking; noisy table; distracting talk; other people talking; trash talk`,
  'second-remark': `
    gave advice twice; two remarks in one turn; is it two penalties; more than one hint in the same turn
    double penalty; coached again; kept coaching; second offense; talked twice; helped again; second time he coached
    repeated coaching; warned already; said two things in the same turn is that two penalties
    coached three times this turn; gave hints several times`,
  // penalty cards
  'penalty-size': `
    how many penalty cards; what is the penalty; penalty for coaching; penalty for talking; how much is the penalty
    where do the penalty cards go; two card penalty; punishment for helping; what is the fine; penalty cards
    consequence for giving advice; what does it cost; what happens if you coach; what do you get for helping
    cost of advice; penalty for what; how bad is the penalty; do you get penalized
    where do penalty cards go top or bottom; punishment for helping your partner; two card penalty for what
    two cards on the bottom; two cards under my pile`,
  'penalty-misplaced': `
    penalty cards in the wrong place; penalty cards on top; put the penalty cards in the hand
    penalty on the wrong pile; penalty cards not on the bottom; served the penalty wrong
    put the penalty in his hand; penalty went on top; took penalty cards into the hand; put them on the discard pile
    penalty cards got put on top; penalty cards top of the pile or underneath
    took the penalty cards and put them in his hand`,
  'penalty-looked-at': `
    looked at the penalty cards; saw the penalty cards; peeked at the penalty cards; penalty cards were seen
    turned over the penalty cards; do they look at the penalty cards; saw what the penalty was
    he looked at the two penalty cards`,
  'penalty-cards-short': `
    not enough cards for the penalty; penalty but the draw pile is empty; only one card left for the penalty
    no cards to take for the penalty; owe a penalty card; penalty with no draw pile
    draw pile has only one for the penalty; out of cards for the penalty; not enough cards left for the penalty`,
  'penalty-on-empty-stock': `
    penalty with an empty stock; penalty when my stock is gone; player with no stock gets a penalty
    no pile left for penalty; penalty after I am out; out of stock and then a penalty; stock is empty and coached
    no stock left and coached; was out and then talked; gets cards again after being out
    penalty when you have no stock left`,
  'penalty-and-win': `
    penalty and win; coached on the winning card; advice right before the win; partner helped and then we won
    penalty after the game is won; does the win count if my partner coached; talking after the winning card
    they coached on the last play; won because partner helped; partner coached and then we won`,
  // the end
  'how-to-win': `
    how do you win; how to win; who wins; what wins the game; when is the game over; how does the game end
    object of the game; do both partners have to finish; first one out wins; goal of the game; when do we win
    what do I have to get rid of; whats the goal; get rid of all my cards; how do you get rid of all your cards
    aim of the game; what do I need to win; who is the winner; when am I done; do I have to empty my hand to win
    win condition; get rid of all your cards; when is it over; how many cards do I need to win`,
  'event-format': `
    how does the tournament run; how many games; tournament format; how does the event work; one game or more
    single elimination; rounds; do losers go home; double elimination; how long is the tournament; who advances
    best of three; number of rounds; how many rounds; semifinals; finals; knockout; round robin; one and done
    how many games do we get; prizes; how many games do we play; how many wins do you need; how many wins`,
  'event-chart': `
    is there a chart; bracket; tournament chart; where is the chart; bracket sheet; score sheet; brackets
    pairing sheet; who plays who
    how do pairings get made; pairings; matchups; who do we play next`,
  'event-bye': `
    who gets a bye; how do byes work; is there a bye; odd number of teams; uneven number of players at the event
    a team has nobody to play; one team left over; not enough teams to fill the tables; who sits out; bye round
    three teams left what now; what if we do not come out even with the tables; team without an opponent`,
  scoring: `
    how is it scored; scoring; how many points; keep score; points for winning; count points; what is the score
    do cards left count; how do you score; points for cards left; 500 points; lowest points wins; highest points
    how do points work; count the cards left; what do we write down; points per card; low score wins
    lowest score or highest score`,
  'event-moves': `
    who changes tables; do winners move up; do we change partners; move to another table; new partner each game
    who moves; rotate tables; switch partners after a game; winners move; do we stay at the table; next table
    losers stay; winners go to the next table; different partner next game; do winners change tables
    do the losers change seats; who changes seats; where do winners go next; where do the winners go`,
  'event-tie': `
    tie at the end; tied for first place; tie breaker; two teams tied; same score; playoff; equal wins
    what if it is a tie; tie in the tournament; break a tie at the end; ends in a tie; dead heat; playoff game
    same number of wins; equal points; both teams have the same; what if it ends in a tie
    two teams are tied after 4 games; what if we finish even; come out even`,
  'time-limit': `
    is there a time limit; how long do we have; how much time; clock; time per game; how many minutes; slow player
    how long does a game take; is there a timer; too slow; how long should a game last; how long is a game
    game length; taking too long; slow play; too long to play; limit per turn; what is the time limit
    is there a clock; is there a clock on it; how long do we get`,
  'out-of-time': `
    time ran out; out of time; time is up; game not finished in time; clock ran out; time expired; bell rang
    did not finish the game; stop playing when time is called; times up; nobody is out and time is up
    ended by the clock; who wins if time runs out; the bell rang and nobody is out; we ran out of time who wins
    blew the whistle and we were not done; whistle blew; buzzer went off; ran out of minutes`,
  'side-gives-up': `
    can we give up; concede; forfeit; quit the game; surrender; resign; stop playing; we want to quit; give in
    throw in the towel; stop early; do not want to finish; call it quits; can we quit early; can we just give up`,
  'player-leaves': `
    a player has to leave; player left; substitute; somebody takes my seat; replacement player; sick player
    someone got sick; can another person play for me; had to go; player quit; bathroom break; take over a hand
    had to go home; phone call; went to the bathroom; got sick; left the table; late player; did not come back
    someone fill in; came late; did not show up; take a break; partner has to take a phone call
    she got sick in the middle of the game; somebody had to go home; substitute player sits in
    partner got called away; had to step out; replacing a player; replace a player who left
    someone is leaving early; leaving before the end`,
  'win-claimed-early': `
    claimed the win too early; said they won but did not; called out too soon; thought she won
    declared win by mistake; says I am out but has a card left; false win; win claimed; hollered im out
    yelled I won; thought she was out; said done but had a card; claims victory; not really out
    hollered I am out but his partner has 6 left; she said she won and she had not; called out but was not out
    said she was out but still had one; says he is out but still has a card`,
  'one-partner-out': `
    one partner is out; my stock is empty but my partner's is not; only one of us is done; did we win if I am out
    do both have to go out; partner still has cards; I finished my stock first; one player went out
    partner has 6 left; he is out but partner has cards; only I finished; both need to be out
    is it over when one is out; one of us finished; did I win if my partner still has cards
    do both partners need to go out; both partners done; I am out is it over for both of us
    out of stock but my hubby is not`,
  'out-but-partner-not': `
    my stock is gone do I keep playing; out of stock but the game goes on; still take turns with no stock
    can I help my partner after I am out; play on after my stock is empty; do I still draw when my stock is gone
    now what my stock is gone; keep playing without a stock; no stock but still my turn; do I sit out after I finish
    what do I do when I am out; do I keep taking turns after my pile is gone
    do I still play after I run out of my pile; I am done but she is not`,
  'win-without-discard': `
    do I need to discard to win; win without a discard; last card played do I discard
    have to discard after the last card; go out without discarding; need a discard to go out; end with a discard
    need to discard on the last card; does the last card need a discard; final discard
    win without throwing one away at the end`,
  'skip-bo-last-stock-card': `
    last stock card is a wild; can I win with a skip-bo; go out on a wild; last card of the stock a skip-bo
    wild as the winning card; finish with a wild; final stock card is wild; wild to go out
    last card was a skip bo does that count as a win; last card in my stock is a wild can I go out`,
  'play-after-win': `
    played after the game was over; kept playing after the win; turn after the win
    finish the round after someone wins; do the others get another turn; play on after someone went out
    last turn after a win; do we finish the round; does everyone get a last turn; final turn for the others
    do we finish the round after somebody goes out; kept playing after the game was over
    do the rest get one more turn; do the remaining players get a turn; rest of the table gets another turn`,
  'extra-game': `
    can the losers play again; another game; enter again; one more game; fifth game; play twice; losers play another
    rematch; second chance; can we play again; second try; lost but want to play more; another chance
    losers want to play again; can a losing pair enter again`,
  // the record
  'count-differs': `
    count does not match; count is wrong; cards do not add up; recount; number of cards is off
    app shows a different count; stock count is different; totals do not match; my count is off
    my tally of the stock does not match the table; what do I do when the count is wrong
    the stack count is not right; pile count is not right`,
  'too-many-of-a-card': `
    too many of one number; thirteen sevens; more than twelve of a card; nineteen skip-bos
    too many of the same card; more of a number than the deck has; there are 13 sevens`,
  'stock-card-differs': `
    stock card is not what the app shows; wrong top card in the app; app shows another stock card
    I tapped the wrong card; record has a different stock card; entered the wrong stock card`,
  'discard-differs': `
    discard is not in the record; app does not have that discard; wrong discard in the app
    record has another discard; discard pile in the app is wrong`,
  'hand-differs': `
    app says the hand is empty; hand count in the app is wrong; record says no cards in hand
    hand does not match the app`,
  'draw-pile-differs': `
    app says there are not enough cards to draw; draw pile in the app is wrong; forgot to enter the reshuffle
    more cards drawn than the app has; draw pile count is off in the app`,
  'ruling-lost-its-flag': `
    my ruling has no flag; corrected an entry and the ruling is left; ruling without a flag
    struck the entry I ruled on; ruling has no effect`,
};
