import { type AskedAs } from './askedAsShape';

/** The ways in which people ask, in Spanish: setting up, turns, drawing, building piles. A search ignores accents. */
export const askedInSpanishAboutTable: AskedAs = {
  // setting up
  'player-count': `
    cuantos pueden jugar; cuantos jugadores por mesa; numero de jugadores; cuantas personas; hay limite de jugadores
    maximo de jugadores`,
  'partners-or-alone': `
    se juega en parejas; se juega en equipo o solo; juego individual o por parejas
    se puede jugar sin pareja; puedo jugar solo; es individual`,
  'partner-seats': `
    donde se sientan los companeros; la pareja se sienta enfrente; como nos sentamos`,
  'partner-choice': `
    como se escogen las parejas; puedo elegir a mi companero; sorteo de parejas`,
  'deck-size': `
    cuantas cartas tiene la baraja; cuantas cartas hay en total; cuantos comodines hay`,
  'stock-size': `
    cuantas cartas se reparten; cuantas cartas lleva cada jugador; cuantas cartas en la reserva
    cuantas cartas al empezar; cuantas cartas tiene el monton`,
  'draw-pile-size': `
    cuantas cartas quedan en el mazo; cuantas cartas sobran despues de repartir`,
  'who-deals': `
    quien reparte; quien da las cartas; a quien le toca repartir; el repartidor`,
  'stock-place': `
    donde va el monton; de que lado se pone la reserva; monton a la derecha o a la izquierda`,
  'who-starts': `
    quien empieza; quien va primero; quien juega primero; a quien le toca primero; quien comienza`,
  'tie-for-start': `
    empate para empezar; dos tienen la carta mas alta; empatan para ver quien empieza`,
  'sheet-date': `
    de cuando son estas reglas; fecha de las reglas; que version es; reglas nuevas`,
  'two-players': `
    pueden jugar dos; dos jugadores; somos dos; solo dos personas`,
  'three-players': `
    pueden jugar tres; tres jugadores; somos tres; nos falta un jugador`,
  'four-players': `
    pueden jugar cuatro; cuatro jugadores; somos cuatro`,
  'five-players': `
    pueden jugar cinco; cinco jugadores; somos cinco; sobra un jugador; podemos ser cinco`,
  'six-players': `
    pueden jugar seis; seis jugadores; somos seis; tres parejas`,
  'seven-players': `
    pueden jugar siete; mas de seis jugadores; demasiados jugadores; somos ocho`,
  'deck-incomplete': `
    faltan cartas en la baraja; la baraja no esta completa; baraja incompleta; se perdio una carta`,
  'stock-miscounted': `
    un monton tiene una carta de mas; un monton tiene una carta de menos; repartieron mal; le dieron cartas de mas`,
  'stock-top-face-down': `
    la carta de arriba esta boca abajo; no volteo la carta de la reserva; falta voltear la carta`,
  'wrong-starter': `
    empezo el jugador equivocado; empezo quien no debia; no le tocaba empezar`,
  'tie-ignored': `
    no desempataron para empezar; empezaron sin desempatar; desempate mal hecho`,
  'skip-bo-on-top-for-start': `
    el comodin cuenta como la carta mas alta; comodin para ver quien empieza`,
  'same-chapter-partners': `
    companeros del mismo capitulo; pareja del mismo club; somos del mismo capitulo`,
  'piles-misplaced': `
    los montones estan mal puestos; pilas revueltas; monton del lado equivocado`,
  'card-shown-in-deal': `
    se volteo una carta al repartir; se vio una carta al repartir; hay que repartir otra vez`,
  // turn order
  'play-direction': `
    para que lado se juega; hacia que lado; sentido del juego; a la izquierda o a la derecha; a quien le toca
    a quien le toca despues; quien sigue; quien va despues; de quien es el turno; hacia donde se juega`,
  'turn-end': `
    como termina el turno; cuando se acaba mi turno; como acabo mi turno`,
  'out-of-turn': `
    jugo fuera de turno; robo fuera de turno; no era su turno; no le tocaba; jugo sin ser su turno
    jugo antes que yo; se adelanto; me robaron el turno; me quito el turno; jugo cuando no debia
    agarro cartas sin ser su turno; jugo en mi turno; no le correspondia; jugo cuando no le tocaba`,
  'out-of-turn-finished': `
    termino un turno que no era suyo; descarto fuera de turno; jugo todo el turno sin tocarle
    jugo dos turnos seguidos`,
  'out-of-turn-cards-back': `
    se devuelven las cartas jugadas fuera de turno; regresan las cartas fuera de turno`,
  'draw-first-after-stop': `
    puede robar primero despues de jugar fuera de turno; tiene que jugar antes de robar`,
  'draw-again-after-stop': `
    puede robar despues de jugar una carta tras el turno equivocado`,
  'partner-plays-unasked': `
    mi companero jugo sin que se lo pidiera; mi pareja movio una carta sola en mi turno; jugo por mi sin pedirle
    movio su carta sin que le dijera`,
  'went-on-after-discard': `
    siguio jugando despues de descartar; puedo jugar despues de tirar; jugo otra vez despues de tirar
    jugo dos veces; jugo otra vez`,
  'next-player-too-soon': `
    el siguiente empezo antes de que yo descartara; no espero mi descarte; empezo antes de tiempo`,
  'player-skipped': `
    me saltaron; se saltaron a un jugador; me brincaron el turno; perdi mi turno; se salto un turno
    se salto mi turno; se olvidaron de mi`,
  // drawing
  'hand-size': `
    cuantas cartas robo; cuantas cartas en la mano; cuantas cartas tomo; cuantas se roban por turno; me toca robar
    cuando se roba; tengo que robar; hay que robar; cuando robo`,
  'forgot-to-draw': `
    se me olvido robar; no robo; jugo sin robar; olvido tomar cartas; puedo robar todavia; me toca robar`,
  'drew-too-few': `
    robo muy pocas; tomo menos cartas; le faltan cartas en la mano; robo de menos`,
  'drew-too-many': `
    robo demasiadas cartas; tomo cartas de mas; robo una de mas; agarro seis cartas; saco demasiadas
    tiene cartas de mas; agarro una carta que no debia; tome una de mas; tomo dos en vez de una; tiene seis`,
  'overdraw-found-late': `
    despues vimos que robo de mas; se descubrio tarde que tenia cartas de mas`,
  'extras-put-wrong': `
    puso las cartas de mas en el mazo; donde van las cartas de mas; regreso mal las cartas que sobran`,
  'drew-in-mid-turn': `
    robo a mitad del turno; robo otra vez con cartas en la mano; puedo robar otra vez`,
  'hand-played-out': `
    jugue las cinco cartas; me quede sin cartas en la mano; robo otras cinco; se me acabo la mano
    use todas mis cartas; ya no tengo cartas en la mano; jugue todo`,
  'no-refill-wanted': `
    tengo que robar otras cinco; puedo seguir sin robar; no quiero tomar mas cartas`,
  'stopped-with-empty-hand': `
    no tengo carta para descartar; termine sin cartas en la mano; acabe mi mano y pase`,
  'last-card-discarded': `
    descarte mi ultima carta; robo cinco despues de tirar la ultima`,
  'draw-pile-empty': `
    se acabo el mazo; ya no hay cartas para robar; se acabaron las cartas; mazo vacio; cuando se baraja
    no quedan cartas; se acabaron las cartas del centro; ya no hay mazo; que pasa si ya no hay cartas para robar
    se termino la baraja; se termino el mazo`,
  'draw-pile-too-short': `
    no alcanzan las cartas del mazo; quedan pocas cartas para robar; el mazo no alcanza; no alcanzo el mazo
    no alcanza para cinco`,
  'draw-pile-dead': `
    se acabo el mazo y no hay pilas completas; no hay nada que barajar; nadie puede robar; se trabo el juego
    nadie puede jugar; ya no se puede jugar; se cerro el juego; nadie tiene la carta`,
  'shuffle-under-tops': `
    barajar las cartas de abajo de las pilas; usar las cartas debajo de las pilas del centro`,
  'shuffled-wrong-cards': `
    barajaron los descartes; hicieron el mazo con otras cartas; se puede barajar el descarte`,
  'shuffled-too-soon': `
    barajaron antes de tiempo; barajaron y todavia habia cartas; barajar temprano`,
  // building piles
  'building-piles': `
    cuantas pilas en el centro; cuantos montones de construccion; con que empieza una pila; hasta que numero`,
  'skip-bo-wild': `
    que es un comodin; que numero es el comodin; para que sirve el comodin; puede ser cualquier numero
    cuanto vale el comodin; el comodin vale por todo`,
  'card-colors': `
    importan los colores; tiene que ser del mismo color; el color cuenta`,
  'wrong-number-laid': `
    puso un numero equivocado; carta fuera de orden en la pila; puso una carta que no iba; jugo mal
    puso un ocho donde iba un siete; no era esa carta; se equivoco de numero`,
  'pile-started-wrong': `
    empezo una pila con un dos; empezo la pila con otro numero; pila sin el uno`,
  'skip-bo-starts-pile': `
    puedo empezar una pila con comodin; comodin como uno; el comodin puede ser el uno; comodin al principio
    comodin para empezar; abrir con comodin; puedo empezar con un comodin`,
  'fifth-building-pile': `
    quinta pila en el centro; cinco pilas de construccion; mas de cuatro pilas en el centro`,
  'four-piles-duty': `
    hay que empezar las cuatro pilas; tengo que poner el uno; es obligatorio abrir pila`,
  'finished-pile-left': `
    no quitaron la pila completa; pila de doce sigue en la mesa; quien quita la pila`,
  'pile-removed-early': `
    quitaron la pila antes de doce; retiraron una pila sin terminar`,
  'skip-bo-renamed': `
    puede cambiar de numero el comodin; cambiar el comodin por la carta; quitar el comodin de la pila`,
  'number-on-same-skip-bo': `
    poner el mismo numero sobre el comodin; comodin es cinco puedo poner cinco`,
  'skip-bo-on-skip-bo': `
    comodin sobre comodin; dos comodines seguidos; comodin encima de otro; puedo poner dos comodines
    cuantos comodines puedo poner`,
  'skip-bo-as-twelve': `
    comodin como doce; terminar la pila con comodin; el comodin puede ser doce`,
  'play-taken-back': `
    puedo regresar una carta; retirar una jugada; deshacer la jugada; me arrepenti de la carta
    quitar la carta que puse; puedo regresar la carta que jugue; quiero mi carta de regreso`,
  'noticed-after-discard': `
    se dieron cuenta despues del descarte; todavia se corrige despues de tirar`,
  'noticed-late': `
    se dieron cuenta tarde; error descubierto despues; ya jugo el siguiente; muy tarde para corregir`,
};
