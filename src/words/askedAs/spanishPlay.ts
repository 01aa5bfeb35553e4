import { type AskedAs } from './askedAsShape';

/** The ways in which people ask, in Spanish: the other chapters. A search ignores accents. */
export const askedInSpanishAboutPlay: AskedAs = {
  // where cards come from
  'where-cards-come-from': `
    de donde puedo jugar; que cartas puedo jugar; cuales cartas puedo usar`,
  'own-discards-when': `
    cuando puedo usar mis descartes; puedo jugar de mi descarte; jugar de mi pila de descarte`,
  'sheet-advice': `
    que carta juego primero; conviene jugar el monton primero; estrategia`,
  'partner-stock': `
    puedo jugar el monton de mi pareja; usar la carta de mi companero; jugar la reserva de mi companera
    puedo usar las cartas de mi companero; jugar las cartas de mi pareja`,
  'partner-discards': `
    puedo jugar del descarte de mi companero; usar los descartes de mi pareja`,
  'partner-hand': `
    puedo usar la mano de mi companero; mi pareja me da una carta; pasar cartas a mi companero`,
  'partner-lays-on-request': `
    mi companero pone la carta si se lo pido; le pido a mi pareja que juegue su carta`,
  'opponent-card': `
    puedo usar la carta del contrario; jugar del monton del rival; tomar carta del otro equipo; agarro una carta mia
    uso mi carta`,
  'buried-discard': `
    jugar una carta de en medio del descarte; usar carta de abajo del descarte; solo la de arriba del descarte`,
  'hidden-stock-card': `
    jugo una carta de abajo de la reserva; uso otra carta del monton que no era la de arriba`,
  'discards-in-first-turn': `
    usar descartes en el primer turno; descarte en la primera ronda`,
  'stock-card-refused': `
    tengo que jugar mi carta del monton; es obligatorio jugar la reserva; no quiso jugar su monton`,
  'play-refused': `
    tengo que jugar si puedo; es obligatorio jugar; puedo pasar; puedo guardar una carta; puedo no jugar
    puedo no jugar aunque pueda`,
  'discard-used-without-stock': `
    jugar un descarte sin necesidad; usar mis descartes para limpiar`,
  // discarding
  'discard-piles': `
    cuantas pilas de descarte; cuantos montones para tirar; cuantos descartes puedo tener`,
  'fifth-discard-pile': `
    quinta pila de descarte; cinco descartes; mas de cuatro pilas de descarte`,
  'stack-before-four': `
    tengo que tener cuatro pilas de descarte; encimar antes de cuatro; poner carta sobre otra en el descarte`,
  'discard-from-stock': `
    tirar la carta del monton; descartar de la reserva; descartar una carta que no es de la mano`,
  'discard-on-other-pile': `
    tiro en el descarte de otro; descarte en la pila de mi companero; tiro en pila ajena
    se equivoco de monton al tirar; tiro en el monton equivocado; tiro en la pila de otro
    puedo tirar en otra pila que no es mia`,
  'two-discards': `
    tiro dos cartas; descarto dos; puedo descartar mas de una; puedo tirar dos cartas`,
  'discard-moved': `
    mover una carta de un descarte a otro; cambiar mis descartes; regresar un descarte a la mano`,
  'no-discard': `
    se le olvido descartar; no descarto; termino sin tirar; hay que tirar una carta; paso sin descartar
    no tiro ninguna carta; se fue sin tirar`,
  'discard-taken-back': `
    cambiar mi descarte; recoger el descarte; me arrepenti del descarte; retirar el descarte
    quiero regresar mi descarte; me equivoque de carta al tirar`,
  'discard-skip-bo': `
    puedo tirar el comodin; descartar un comodin; tirar un comodin`,
  'skip-bo-from-discard': `
    usar el comodin del descarte; comodin tirado sigue siendo comodin`,
  'discard-any-order': `
    los descartes van en orden; puedo poner cualquier carta en el descarte`,
  // talk and advice
  'quiet-rule': `
    se puede hablar; hay que estar callado; quien debe guardar silencio; hablar durante el juego; se vale hablar
    podemos platicar; que pasa si hablo; esta prohibido hablar`,
  'advice-rule': `
    se puede ayudar; puedo aconsejar; a quien puedo ayudar; dar consejos`,
  'partner-advice': `
    mi companero me dijo que jugar; mi pareja me ayudo; le dijo que carta jugar; dio una pista; aconsejo a su pareja
    mi companero dijo algo; me anda diciendo que poner; le dice que poner; me dice que carta; le sopla
    me dijo cual jugar; le dijo cual; mi esposo me dice; ayuda de la pareja`,
  'partner-sign': `
    mi companero hizo una sena; senalo una carta; apunto con el dedo; hizo gestos; movio la cabeza
    mi senora me hizo una sena; le hizo ojitos; le hizo caras`,
  'partner-reminder': `
    mi pareja me recordo robar; le recordo que tirara; recordar al companero`,
  'advice-before-discard': `
    mi companero me dijo cual tirar; ayuda antes del descarte`,
  'opponent-advice': `
    un contrario le dijo que jugar; otro jugador ayudo; el otro equipo dio un consejo`,
  'spectator-advice': `
    un espectador ayudo; alguien que estaba mirando dijo algo; un miron le dijo; el miron le ayudo
    un senor que estaba viendo le dijo`,
  'advice-between-turns': `
    consejo entre turnos; le dijo antes de su turno; hablaron de la jugada entre turnos`,
  'partner-chat': `
    mi companero hablo de otra cosa; platicar; mi pareja hablo; comentario que no es del juego`,
  'talk-nobody-called': `
    nadie reclamo que hablaron; solo el arbitro lo oyo; el arbitro puede marcar`,
  'player-on-turn-talks': `
    puedo hablar en mi turno; le pregunto a su companero; el jugador en turno hablo`,
  'partner-answers': `
    mi companero contesto; mi pareja respondio la pregunta`,
  'asking-partner': `
    puedo pedirle a mi companero que juegue; pedir una jugada a mi pareja`,
  'partner-turns-up-stock': `
    mi companero volteo su carta; puede voltear su monton sin permiso`,
  'error-pointed-out': `
    puedo avisar de un error; llamar al arbitro; decir que jugo mal; reclamar`,
  'skip-bo-named': `
    decir que numero es el comodin; nombrar el comodin`,
  'opponent-chat': `
    los contrarios hablan; el otro equipo platica`,
  'second-remark': `
    aconsejo dos veces; son dos castigos; hablo otra vez`,
  // penalty cards
  'penalty-size': `
    cual es el castigo; cuantas cartas de castigo; penalizacion por hablar; castigo por aconsejar; que multa
    castigo por ayudar`,
  'penalty-misplaced': `
    pusieron mal las cartas de castigo; castigo encima del monton`,
  'penalty-looked-at': `
    vio las cartas de castigo; miro el castigo`,
  'penalty-cards-short': `
    no hay cartas para el castigo; faltan cartas para la penalizacion`,
  'penalty-on-empty-stock': `
    castigo sin monton; castigo cuando ya no tiene reserva`,
  'penalty-and-win': `
    aconsejo y luego ganaron; castigo despues de ganar`,
  // cards that were seen
  'hand-card-shown': `
    se le cayo una carta; enseno una carta; mostro su mano; le vieron la carta; se vio mi carta`,
  'shown-card-kept': `
    hay que jugar la carta que se enseno; carta mostrada debe jugarse`,
  'stock-peeked': `
    miro su monton; vio la carta de abajo; se asomo a la reserva; puedo ver mi monton
    vio la carta de abajo del monton`,
  'discards-browsed': `
    puedo ver mis descartes; revisar la pila de descarte; buscar en el descarte`,
  'draw-pile-peeked': `
    vio la siguiente carta del mazo; miro el mazo; se asomo al mazo`,
  // the end
  'how-to-win': `
    como se gana; quien gana; cuando termina el juego; como termina la partida; objetivo del juego
    con cuantas cartas se gana`,
  'event-format': `
    como es el torneo; cuantas partidas; como funciona el torneo; los que pierden quedan fuera; cuantos juegos son
    eliminatorias; semifinal`,
  'event-chart': `
    hay tabla del torneo; hay cuadro; donde esta la tabla`,
  'event-bye': `
    numero impar de equipos; un equipo se queda sin rival; quien descansa en la ronda; sobra un equipo
    no completamos las mesas`,
  scoring: `
    como se cuentan los puntos; puntuacion; cuantos puntos; como se anota`,
  'event-moves': `
    quien cambia de mesa; se cambia de pareja; los ganadores cambian de mesa`,
  'event-tie': `
    empate al final; empate en el torneo; desempate`,
  'time-limit': `
    hay limite de tiempo; cuanto tiempo hay; cuanto dura; cuanto dura el juego; hay tiempo`,
  'out-of-time': `
    se acabo el tiempo; no terminamos a tiempo; que pasa si se acaba el tiempo`,
  'side-gives-up': `
    podemos rendirnos; abandonar la partida; dejar de jugar`,
  'player-leaves': `
    un jugador se tiene que ir; se fue un jugador; sustituto; alguien juega por mi; se enfermo un jugador
    tiene que irse; falto un jugador`,
  'win-claimed-early': `
    dijo que gano y no; canto victoria antes; reclamo que gano`,
  'one-partner-out': `
    yo ya termine y mi pareja no; tienen que terminar los dos; uno de los dos acabo; mi pareja todavia tiene cartas
    gane si mi pareja tiene cartas; yo acabe y ella no`,
  'out-but-partner-not': `
    ya no tengo monton sigo jugando; sigo jugando si ya acabe`,
  'win-without-discard': `
    hay que descartar para ganar; ganar sin descartar; gano sin tirar`,
  'skip-bo-last-stock-card': `
    ultima carta es comodin; ganar con comodin; terminar con comodin`,
  'play-after-win': `
    siguieron jugando despues de ganar; jugar despues de que alguien gano`,
  'extra-game': `
    los perdedores pueden jugar otra vez; otra partida; la revancha`,
  // the record
  'count-differs': `
    la cuenta no sale; no cuadran las cartas; conte y no coincide`,
  'too-many-of-a-card': `
    hay trece sietes; demasiadas cartas iguales`,
  'stock-card-differs': `
    la app tiene otra carta en el monton; anote mal la carta`,
  'discard-differs': `
    ese descarte no esta en la app; la app tiene otro descarte`,
  'hand-differs': `
    la app dice que no tiene cartas en la mano`,
  'draw-pile-differs': `
    la app dice que no hay cartas para robar; falto anotar que se barajo`,
  'ruling-lost-its-flag': `
    la decision quedo sin falta; corregi y quedo la decision`,
};
