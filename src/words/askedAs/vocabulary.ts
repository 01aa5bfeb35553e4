/**
 * Words of one meaning, in English and in Spanish: a group a line, read as its first word. A group may hold phrases.
 * Inflected forms stand here where cutting an ending does not find them. No accents: a search ignores them.
 */
export const SEARCH_SYNONYMS = `
wild, wilds, skip-bo, skipbo, skip bo, skip-bos, skipbos, skip bos, skipo, skip-bo card, wildcard, wildcards, wild card, wild cards, wildcard, joker, jokers, comodin, comodines
stock, stocks, stockpile, stockpiles, stock pile, stock piles, reserva, reservas, pila de reserva, personal pile, main pile, big pile, payoff pile, pila principal, stock card, stock cards
drawpile, draw pile, draw piles, drawing pile, draw stack, draw deck, mazo, pila de robo, pila para robar, pile in the middle, pile in the center, kitty, draw cards, common pile, center deck, middle deck, deck in the middle, monton central, pila central, pozo, monte, the draw
deck, decks, baraja, barajas, pack
pile, piles, monton, montones, pila, pilas, stack of cards, stack, stacks
stacking, stacked, stack them, stack on, double up, doubled up, doubling up, doubled, on top of another, encimar, encimo, apilar
draw, draws, drew, drawn, drawing, pick up, picks up, picked up, picking up, pick, picked, take, takes, took, taken, taking, grab, grabs, grabbed, pull, pulled, robar, robo, roba, roban, robe, robado, robara, tomar, tomo, toma, tome, agarrar, agarro, agarra, sacar, saco, saca, coger, cogio, levantar, levanto, jalar, jalo, robaron, tomaron, agarraron, sacaron, tomando, fetch, fetched, snag, snagged, reach for, tomas, tomen, robas, roben, agarre, agarran, saque, levanta, levante, jale, drawed, drawing up
discard, discards, discarded, discarding, throw away, throws away, threw away, throwing away, throw out, threw out, throw, threw, thrown, toss, tossed, dump, dumped, ditch, get rid of, got rid of, getting rid of, descartar, descarta, descarto, descarte, descartes, descartara, descartado, tirar, tiro, tira, tire, tirara, tirado, botar, desechar, throwaway, throwaways, throw aways, chuck, chucked, pitch, pitched, lay off, cast off, unload, unloaded, throw down, threw down, throw off, threw off, tossing, throwing, tiran, tirando, tiras, descartas, descartan, descartando, aventar, avento, bota, boto
build, builds, built, building, build pile, build piles, building pile, building piles, center pile, center piles, centre pile, construccion, construir, pilas del centro, pila del centro, building stacks, build stacks, middle stack, middle stacks, middle pile, middle piles, center stacks, montones del centro, pilas de en medio, pilas centrales, escalera, escaleras
partner, partners, partnership, pareja, parejas, companero, companeros, companera, companeras, husband, wife, spouse, esposo, esposa, marido, mujer, teammate, team mate, teammates, mate, buddy, hubby, spouses, better half, senora, mi senora, old lady, old man, team member
opponent, other guy, other guys, other gal, other ladys, other lady, opponents, other team, other teams, opposing team, other side, rival, rivales, contrario, contrarios, contraria, contrincante, adversario, enemy, otro equipo, someone elses, somebody elses, another player, another players, other player, other players, other persons, ajena, ajeno, rivals, opposition, other couple, other pair, neighbor, neighbors, neighbour, neighbours, guy on my left, guy on my right, person on my left, person on my right, other peoples, somebody else, someone else, other guy, other lady, other person, de otra, del otro, otro jugador, otros jugadores, otra persona, rival team, opposing side, opposing player
team, teams, equipo, equipos
spectator, spectators, watcher, watchers, watching, bystander, bystanders, onlooker, onlookers, audience, kibitzer, kibitz, visitor, crowd, not playing, espectador, espectadores, miron, mirones, publico, mirando, from behind, next table, another table, other table, from the crowd, bystander, over my shoulder, looking over, behind me, standing behind
advice, advise, advised, advises, advising, adviser, coach, coaches, coached, coaching, hint, hints, hinted, hinting, help, helps, helped, helping, suggest, suggests, suggested, suggestion, instruct, instructs, instructed, what to play, what to do, which card to play, consejo, consejos, aconsejar, aconseja, aconsejo, ayudar, ayuda, ayudo, pista, pistas, que jugar, que carta jugar, soplar, soplo, tip, tips, que poner, cual jugar, cual tirar, coachs, teach, teaching, which one to play, where his card goes, where it goes, assist, assists, assisted, assistance, guide, guided, guidance, prompt, prompted, suggestions, recommend, recommended, clue, clues, give away a play, gave away a play, gave away, aconsejan, ayudan, ayude, ayudando, sugerir, sugirio, recomendo, cual carta, que carta, which card to lay, which to play, advisor, gave me a clue, cheat sheet, hinting at
say, says, said, saying, tell, tells, told, telling, mention, mentioned, decir, dice, dijo, digo, diga, dijeron, blurt, blurted, diciendo, yell, yelled, holler, hollered, shout, shouted, dime
talk, talks, talked, talking, speak, speaks, spoke, speaking, speech, chat, chats, chatted, chatting, conversation, chitchat, hablar, habla, hablo, hablan, hablaron, hablando, platicar, platica, platico, whisper, whispers, whispered, whispering, gossip, talkative, yak, yakking, chatter, chattering, discuss, discusses, discussing, discussed, converse, hablado, hablamos, charlar, charla, platicando, hablen
remark, remarks, comment, comments, commented, comentario, comentarios
smalltalk, small talk, weather, lunch, dinner, hot in here, joke, unrelated, something else, not about the game, not about the play, otra cosa, clima, funny, football, something funny, movie, grandkids, politics
sign, signs, signal, signals, signaled, gesture, gestures, gestured, point, pointed, points at, points to, pointing, nod, nods, nodded, nodding, wink, winked, tap, taps, tapped, kick, kicked, cough, coughed, throat, body language, nonverbal, eyebrow, eyebrows, shrug, shrugged, frown, smile, smiled, grimace, made a face, shook his head, shook her head, sena, senas, senal, senalo, senalar, gesto, gestos, guino, guinar, apuntar, apunto, eyebrow, raised eyebrows, motion, motioned, wave, waved, ojitos, caras, shake, shook, shakes, shaking, head shake, shaking head, mouthed, mouthing, mouths, nudge, nudged, nudges, nudging, elbow, elbowed, poke, poked, prod, prodded, stare, stared, staring, glare, glared, sigh, sighed, groan, groaned, facial expression, expression, thumbs up, hum, hummed, wiggle, wiggled, codazo
quiet, silent, silence, silently, hush, shut up, silencio, callado, callados, callar, callarse
outofturn, out of turn, out of order, out turn, not her turn, not his turn, not my turn, not their turn, not your turn, wasnt her turn, wasnt his turn, wasnt my turn, wasnt their turn, wasnt his, wasnt hers, isnt her turn, isnt his turn, wrong turn, ahead of turn, fuera de turno, no era su turno, no era mi turno, sin ser su turno, no le tocaba, no le toca, sin tocarle, turno equivocado, turn that wasnt, was my turn, jumped the gun, jumped ahead, went early, before it was my turn, before her turn came, se adelanto, when they were not supposed to, was not up, me quito el turno, me robaron el turno, cuando no debia, no le correspondia, stole my turn, took my turn, jumped ahead of me, ahead of me, was hers, was theirs, was mine, when it was hers, when it was his, was her turn, was his turn, that wasnt theirs
turn, turns, turno, turnos, my go, her go, toca, tocaba, tocar, sigue, on her turn, on his turn, on my turn, on their turn, on your turn
skip, skipped, skips, skipping, skip over, skipped over, pass over, passed over, passed me over, passed me by, went past me, left me out, saltar, salto, salta, saltaron, saltarse, brincar, brincaron, brinco, missed my turn, lost my turn, overlooked me, bypass, bypassed, brincarse, pasaron por alto, skipped right past, past me, leave me out, jumped over me, went around me
toomany, too many, too much, to many, to much, extra, extras, one too many, excess, demasiada, demasiadas, demasiado, demasiados, de mas, sobra, sobran, overdraw, overdrew, overdrawn, more than five, more than allowed, more than, six cards, 6 cards, seven cards, 7 cards, eight cards, 8 cards, six in hand, 6 in hand, seis cartas, siete cartas, 2 many, 2 much, over drawn, over draw, over drew, seven in my hand, six in my hand, seven in his hand, six in her hand, extra one, one extra, additional, surplus, muchas, muchos, en exceso, over the limit
toofew, too few, to few, not enough, short, shorter, less, fewer, insufficient, arent enough, isnt enough, pocas, pocos, menos, de menos, faltan, falta, no alcanza, no alcanzan, 2 few, shortage, short by, less than, insuficiente, menos de
missing, lost, incomplete, incompleta, incompleto, perdio, misplaced, one less, gone missing, perdida, incompletas, short a card
forget, forgets, forgot, forgotten, forgetting, omit, omitted, neglected, neglect, olvidar, olvido, olvida, olvide, se me olvido, se le olvido, did not, never, didnt, hasnt, havent, hadnt, failed to, fail to, missed my draw, overlooked, leave out, omitio, olvidaron, olvidamos
not, dont, doesnt, do not, does not, wont, none, nothing, nada, without, sin, nobody, no one, nadie, wasnt, isnt, cant, cannot, couldnt, ninguna, ninguno, no, werent, arent, sin que, ningun
empty, emptied, run out, runs out, ran out, running out, exhausted, gone, used up, use up, none left, no more, no cards left, out of cards, used all, used it all, vacio, vacia, se acabo, se acaba, se acaban, se acabaron, acabo, agotado, agoto, ya no hay, no quedan, no queda, sin cartas, no cards, depleted
finished, finish, finishes, complete, completed, completes, completing, full, completa, completas, completo, terminado, terminada
dead, stuck, no finished piles, no completed piles, nothing completed, nothing to shuffle, nothing to reshuffle, no hay nada que barajar, trabo, nothing left to shuffle, nowhere, stalemate, locked, locked up, blocked, nobody can play, no one can play, nobody can move, no one can move, no moves, cannot go on, nadie puede jugar, nadie puede
shuffle, shuffles, shuffled, shuffling, reshuffle, reshuffles, reshuffled, reshuffling, barajar, baraje, barajaron, barajo, mezclar, mezclaron, revolver, revolvieron, mix, mixed, mixing, mix in, recycle, recycled
start, empiezo, empezamos, empece, comienzo, inicio, starts, started, starting, starter, begin, begins, began, beginning, go first, goes first, went first, going first, play first, plays first, go 1st, goes 1st, kick off, kicks off, empezar, empieza, empiezan, empezo, empezaron, comenzar, comienza, comenzo, iniciar, inicia, va primero, juega primero, toca primero, principio, al principio, comience, opening, commence, kickoff, arrancar, arranca, inicio, iniciamos, plays the first card, play the first card
first, 1st, primero, primer, primera
high, highest, higher, alta, mas alta, alto, biggest, largest
tie, ties, tied, tiebreak, tiebreaker, tie breaker, tie break, same high card, empate, empates, empatar, empatan, empatados, desempate, desempatar, desempataron, deadlock, even score, finish even, finished even, come out even, all even, equal, igualados
deal, deals, dealt, dealing, dealer, dealers, misdeal, misdealt, redeal, repartir, reparte, reparten, repartieron, repartio, repartidor, da las cartas, dar las cartas
howmany, how many, how much, how big, how long, number of, amount, size, count of, cuantos, cuantas, cuanto, cuanta, numero de
who, whos, whose, quien, quienes, a quien
where, donde, which side, de que lado, que lado
when, cuando
win, wins, won, winning, winner, winners, victory, go out, goes out, went out, going out, ganar, gana, ganan, gano, ganaron, ganador, ganadores, ganamos, victoria, am out, is out, im out, hes out, shes out, gane, ganaste, goal, aim, objective, objetivo, get rid of all your cards, get rid of all my cards, rid of all your cards, rid of all my cards, victorious, beat, champion, triunfo, winnings
lose, loses, loser, losers, losing, perder, perdedor, perdedores, pierden, pierde
over, end, ends, ended, ending, terminar, termina, termino, acaba, acabe, termine, terminan, terminamos
game, games, juego, juegos, partida, partidas, match, matches, hand of cards
tournament, tournaments, event, events, contest, competition, torneo, torneos, concurso, bracket, elimination, format, semifinal, semifinals, finals, final round, playoffs, knockout, round robin, best of, eliminatorias, rounds, tourney, tourneys, championship
score, pts, scores, scored, scoring, point total, points per card, how do points work, puntaje, points, punto, puntos, puntuacion, anota, marcador
timelimit, time limit, out of time, time is up, times up, time ran out, time runs out, run out of time, ran out of time, running out of time, clock ran out, limite de tiempo, se acabo el tiempo, cuanto tiempo, a tiempo, in time, time expired, how much time, bell, bell rang, whistle, buzzer, horn, silbato, timed, time was called, time called, call time, called time, se acaba el tiempo, acabo el tiempo, termino el tiempo, se termina el tiempo, out of minutes, timer went off, timer ran out, how long do we get, how long do we have, how long does it take
time, timer, clock, minute, minutes, hour, hours, tiempo, reloj, dura
peek, peeks, peeked, peeking, look, looks, looked, looking, see, sees, saw, seen, glance, glanced, sneak, sneaked, snuck, cheat, cheated, spy, mirar, miro, mire, ver, vio, vieron, vea, asomo, asomarse, espiar, espio, revisar, glimpse, glimpsed, spied, peep, peeped, peeping, viewed, check, checked, checks, checking, ojear, ojeo, checar, fijarse
browse, look through, looked through, go through, going through, fan, fanned, fanning, spread, spreading, dig, dig through, flip through, sort through, look under, whats in, buscar en, thumb through, leaf through, rifle through, search through, riffle, rummage, hojear
show, shows, showed, shown, showing, expose, exposes, exposed, reveal, reveals, revealed, face up, faceup, visible, drop, drops, dropped, fell, falls, flash, flashed, everyone saw, everybody saw, others saw, mostrar, mostro, mostrada, ensenar, enseno, caer, cayo, se le cayo, boca arriba, se vio, le vieron, display, displayed, spill, spilled, mostrando, ensenando, destapo, destapar
hand, hands, mano, manos, in hand, hold, holds, holding, held, in their hand, in my hand
top, tops, arriba, encima, superior
bottom, under, underneath, beneath, below, abajo, debajo, fondo, de abajo
middle, mid, center, centre, central, medio, en medio, centro, mitad, buried, covered, midturn
flip, flips, flipped, flipping, turn up, turns up, turned up, turn over, turns over, turned over, turning over, voltear, volteo, voltea, volteada, uncover
facedown, face down, boca abajo
takeback, take back, takes back, took back, taken back, taking back, undo, undid, undone, change my mind, changed my mind, changed her mind, changed his mind, change her mind, change his mind, changes her mind, do over, redo, retract, want it back, get it back, pick it back up, want my card back, deshacer, arrepenti, arrepintio, arrepentir, retirar, retiro, recoger, recogio, regresar, regreso, devolver, devuelven, reverse, unplay, un play, unplayed, rethink, second thoughts, redo my move, reconsider, retracted, undo my move, cambie de opinion
goback, go back, goes back, come back, comes back, give back, return, returns, returned, regresan, put back
change, changes, changed, changing, different, another, cambiar, cambio, cambia, otra, otro, switch, switched, swap, swapped, trade, traded, replace, replaced, exchange, alter, altered, modify, distinto, distinta
notice, notices, noticed, realize, realized, realised, caught, catch, catches, discover, discovered, find out, found out, spotted, found, cuenta, descubrio, descubierto, vimos, saw it, caught it, realised, spot, detect, detected, dimos cuenta, dieron cuenta, catching
late, later, latter, afterwards, too late, turns ago, turns later, tarde, after the next player, rounds later, a while ago, minutes ago, plays back, turns back, until now, all along, for a while, hasta ahora, rounds ago, round ago, rounds back, turns before, last round
after, afterward, despues, luego, tras, once
before, antes, ahead, prior, beforehand, until
wrong, wrongly, incorrect, mistake, mistakes, mistaken, error, errors, bad, illegal, invalid, improper, false, equivocado, equivocada, mal, incorrecto, oops, whoops, by accident, accidentally, accident, inadvertently, screwed up, messed up, not supposed to, shouldnt have, no debia, equivoco, equivoque, goof, goofed, screw up, blunder, misplay, misplayed, not right, isnt right, not correct, not legal, against the rules, mala, malo, mixed up the order, by mistake, unintentionally, sin querer, por error
number, numbers, numero, numeros, sequence, sequential, consecutive number
play, plays, played, playing, lay, lays, laid, lay down, laid down, put, puts, put down, place, placed, placing, use, uses, used, using, jugar, juega, juegan, jugo, jugue, jugada, jugadas, jugaron, poner, pone, puso, pongo, ponen, pusieron, usar, usa, uso, laying, set, sets, set down, slap, slapped, stick, add, adds, added, put up, putting, plop, plopped, jugando, juegas, jueguen, juegue, pongas, coloca, colocar, coloco, puedo poner, playable
must, have to, has to, had to, need to, needs to, need, needs, required, forced, obligated, obligation, mandatory, compulsory, tengo que, tiene que, tienen que, hay que, obligatorio, obligado, debo, debe, deben, got to, gotta, forced to, obliged, compelled, supposed to, ought, required to, debemos, forzoso, a fuerza
refuse, refuses, refused, decline, declined, declines, hold back, holding back, held back, keep, keeps, kept, save, saves, saved, dont want, choose not, rather not, hang on to, hold on to, negarse, guardar, guardo, quiso, quiero, sit on a card, sit on it, sitting on, sits on, opt not, elect not, prefer not, saving, keep it, optional, no quiero, no quiso, choose not to play, choose not to, not to play
pass, passes, passed, passing, pasar, paso, pase
ask, asks, asked, asking, request, requests, requested, command, commands, commanded, pedir, pido, pide, pidio, pidiera, pida, order him
question, questions, pregunta, preguntar, pregunto
answer, answers, answered, answering, reply, replies, replied, respond, responds, responded, contestar, contesto, contesta, responder, respondio
penalty, penalties, penalize, penalized, penalised, punish, punished, punishment, fine, fined, castigo, castigos, castigar, penalizacion, pena, penalidad, multa, sancion, consequence, penalty cards, penalty card, penalise, penalizes, penalizing, punishes, price, sanction, castigan, castigaron, penalizan, punishing, docked, charged, demerit
chapter, chapters, club, clubs, capitulo
same, mismo, misma, mismos, igual, iguales, identical
color, colors, colour, colours, colored, suit, suits, colores
direction, clockwise, counterclockwise, anticlockwise, which way, way around, go around, goes around, rotation, direccion, sentido, hacia donde, para que lado, hacia que lado
left, izquierda, leftward
right, derecha, right side
seat, seats, sit, sits, sat, seated, seating, sentar, sienta, sientan, sentamos, across, opposite, enfrente, beside
fifth, 5th, quinto, quinta
inorder, in order, in sequence, ascending, descending, any order, any sequence, en orden, orden, sorted, any old way, any way
row, in a row, back to back, consecutive, one after another, on top of each other, seguido, seguidos, seguidas
move, moves, moved, moving, shift, shifted, rearrange, rearranged, reorganize, transfer, combine, mover, movio, mueve, movieron, sort
remove, removes, removed, removing, take away, takes away, took away, taken away, take off, took off, taken off, clear, cleared, clears, set aside, swipe, swiped, scoop, scooped, quitar, quitaron, quito, quita, retiraron, pulled off
leave, leaves, leaving, had to go, has to go, irse, ir, fue, sick, restroom, bathroom, emergency, phone call, call away, went home, go home, home, ill, enfermo, falto, absent, no show, called away, call away, step away, stepped away, stepped out, depart, departing, doctor, se va, se fue, retirarse, bathroom break, restroom break, walk away, walked away, walks away
giveup, give up, gives up, giving up, gave up, concede, concedes, conceded, forfeit, forfeits, surrender, resign, quit, quits, quitting, rendirse, rendirnos, rendimos, abandonar, fold, folds, folded, folding, bow out, throw in the towel
substitute, substitutes, sub, replacement, fill in, fills in, take over, takes over, sustituto, sustituir, reemplazo, reemplazar, replacing a player, replace a player, stand in, stands in, sit in, sits in, sitting in, take my place, takes my place, fill my seat
refill, refills, replenish, five more, 5 more, another five, another 5, new hand, more cards, otras cinco, otras 5, mano nueva, next five
playedout, played out, played all, play all, all my cards, all five, all 5, whole hand, entire hand, todas mis cartas, las cinco, rid of all my hand, got rid of all my hand cards, out of hand cards, no hand cards, empty handed, empty hand, hand is empty, mano vacia, sin cartas en la mano
remind, reminds, reminded, reminding, reminder, reminders, recordar, recordo, recordatorio
referee, referees, ref, judge, judges, official, officials, umpire, arbitro, arbitros, juez, director, tournament director, host, organizer, organizador
count, counts, counted, counting, tally, recount, total, totals, contar, conte, conto, coincide, cuadran, match up, add up, miscount, miscounted, sum, is off, off by one, no cuadra
date, dated, edition, version, versions, updated, update, year, fecha, reglas nuevas, latest, current
strategy, strategies, estrategia, conviene, smart
player, grandma, grandpa, gramma, grampa, granny, abuela, abuelo, uncle, aunt, cousin, tio, tia, primo, players, person, persons, people, guy, lady, jugador, jugadores, jugadora, persona, personas, of us, man, woman, gentleman, across from me, fellow, senor, muchacho
card, cards, carta, cartas
claim, claims, claimed, declare, declared, announce, announced, called out, reclamo, canto, yell bingo, brags
again, twice, otra vez, dos veces, second time, one more time, another time, una vez mas, three times, two times, 3 times, 2 times, several times, tres veces, repeatedly, times this turn, once more, de nuevo, nuevamente
table, tables, mesa, mesas
chart, pairing, pairings, matchup, matchups, charts, tabla, cuadro, bracket sheet
app, phone, tablet, screen, record, recorded, entry, entered, anote, anotar
place of pile, layout, mixed up, mixed together, confused, confusing, messy, wrong side, revueltas
name, named, naming, call it, nombrar
loud, noisy, noise
bye, byes, sits out, sit out, odd number, uneven, impar, left over, descansa
unasked, without asking, without me asking, without being asked, before i said anything, before i asked, before i said, nobody asked, not asked, sin pedirle, sin pedirlo, sin que le pidiera, sin que se lo pidiera, sin permiso, without permission
only, nomas, nada mas, solo, solamente
othergame, poker, chess, checkers, bridge, spades, euchre, rummy, canasta, pinochle, cribbage, domino, dominoes, monopoly, scrabble, solitaire, blackjack, roulette, ajedrez, loteria, soccer, baseball, basketball
soon, early, earlier, too soon, too early, temprano, antes de tiempo
give, gives, gave, giving, given, hand me, hands me, handed me, slip, slips, slipped, lend, borrow, borrowed, pass me, passed me, share, sharing, dar, dio
choose, chooses, chose, chosen, choosing, pick who, pick my, pick your, pick our, select, selected, elegir, escoger, escogen, elijo
still, yet, todavia, aun
limit, limits, limite, limites, maximum, max, maximo, minimum, minimo
onothers, on his, on her, on their, on hers, on theirs, on someones, on my partners, on partners, on my neighbors, on someone elses, on somebody elses, on the wrong players, on the wrong persons, on an opponents, on another players, on the other players, en la pila de otro, en pila ajena, en otra pila, en la pila de, en el monton de, en el descarte de, on mine, on my husbands, on my wifes, on his pile, on her pile, on their pile
several, a bunch, multiple, as many as i want, varias, varios, many at once
n1, 1, one, ones, uno, ace
n2, 2, two, twos, dos, couple
n3, 3, three, threes, tres
n4, 4, four, fours, cuatro
n5, 5, five, fives, cinco
n6, 6, six, sixes, seis
n7, 7, seven, sevens, siete, sietes
n8, 8, eight, eights, ocho
n9, 9, nine, nines, nueve
n10, 10, ten, tens, diez
n11, 11, eleven, elevens
n12, 12, twelve, twelves, doce
n13, 13, thirteen, trece
`;

/** Words that tell nothing about a question, in both languages. */
export const SEARCH_STOP_WORDS = `
a an the this that these those there here it its is are was were be been being am im ive
i me my mine we us our ours you your yours he him his she her hers they them their theirs
someone sumone somebody sombody anyone anybody everyone everybody one's who's what whats if then than so too also just even really
can could may might would should shall will do does did done doing has have had having get gets got getting
and or but of to in on at for from with by as into onto off out up down about during while
happen happens happened going go goes went gone make makes made let lets allow allowed allows legal legally ok okay permitted fine
rule rules what's how which any some all every each other others way thing things stuff whole entire rally please hi hey hello thanks wat wen wats u ur r da wanna gonna cuz coz thx altogether today now
keep keeps kept try tried want wants wanted like know think says whether because
el la los las un una unos unas lo le les se me mi mis su sus tu tus te nos nuestro
que qu si y o u de del al a en con por para como es son era fue esta estan estaba hay ya muy mas
yo ella ellos ellas usted ustedes nosotros alguien este esta ese esa eso esto
puedo puede pueden podemos poder pueda aunque able always pasa pasar permitido vale legalmente
`;

/** A word of the left may be meant as one of the right, though it is not the same. */
export const RELATED_CONCEPTS = `
deck: drawpile
drawpile: deck
pile: stock drawpile build
say: talk advice
talk: say remark
advice: say
remark: talk say
show: peek
peek: show browse
browse: peek
flip: show
change: takeback
goback: takeback
forget: not
not: forget
only: toofew
unasked: not
toofew: missing
missing: toofew
first: start
start: first
leave: substitute
substitute: leave
timelimit: time
time: timelimit
empty: dead playedout
playedout: empty
win: over
over: win finished
finished: over
late: notice after
after: late
outofturn: turn
opponent: player
onothers: opponent partner
remove: takeback
number: inorder
refuse: not
`;

/** Concepts of the game. What was typed is about the game only if one of them is in it. */
export const GAME_CONCEPTS = `
wild stock drawpile deck pile empty dead notice late numberonnumber stacking draw discard build partner opponent team bye unasked spectator advice say talk remark sign quiet
outofturn turn skip toomany shuffle start tie deal win game tournament score timelimit show hand flip facedown takeback penalty
chapter color direction seat play pass refill playedout remind referee player card giveup claim substitute peek table count number onothers
`;

/** Concepts of other things. Somebody at the table may talk about them, but a text of nothing else is not about the game. */
export const SIDE_TALK_CONCEPTS = `
smalltalk othergame
`;
