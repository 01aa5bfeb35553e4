import { never } from '@/base';
import { type Card, type Game, neededAt, pilesTaking, type Seat, seatAt, UNSEEN } from '@/engine';
import { type Draft, type Held, NOTHING_HELD, type Tap } from '../input';
import { actorOf, discardSource, isSamePlace, isTopAsked, mayBeAsked, type Place, topAskedFor, topAt } from './context';

/** What a tap comes to: something told, or something held for the next tap. */
export interface Meaning {
  readonly held: Held;
  readonly drafts: readonly Draft[];
}

/**
 * What the referee meant by a tap, given the table as shown and the input held so far. Pure. Refuses nothing: a tap
 * that means nothing here changes nothing. `plan` adds the draws that are due in front of the drafts.
 */
export function interpret(game: Game, held: Held, tap: Tap): Meaning {
  // nothing is laid any more: what happened all the same is told on purpose, by its form
  if (game.table.over !== null && LAYS_CARDS.has(tap.on)) return hold(held);
  switch (tap.on) {
    case 'key':
      return onKey(game, held, tap.card);
    case 'build':
      return onBuild(game, held, tap.pile);
    case 'stock':
      return onStock(game, held, tap.seat);
    case 'discard':
      return onDiscard(game, held, tap.seat, tap.pile);
    case 'seat':
      return hold(onSeat(game, held, tap.seat));
    case 'draw-count':
      return onDraw(game, held, tap.count);
    case 'asked':
      return hold(mayBeAsked(game, actorOf(game.table, held)) ? { ...held, asked: !held.asked } : held);
    case 'skip-flip':
      return hold(waveOff(game, held));
    case 'clear':
      return hold({ ...NOTHING_HELD, skippedAt: held.skippedAt });
    default:
      return never(tap);
  }
}

const LAYS_CARDS: ReadonlySet<Tap['on']> = new Set(['key', 'build', 'stock', 'discard']);

const hold = (held: Held): Meaning => ({ held, drafts: [] });
/** Whoever was brought into the strip was there for one act; the key and the lifted card have gone where they belong. */
const tell = (draft: Draft): Meaning => ({ held: NOTHING_HELD, drafts: [draft] });

const waveOff = (game: Game, held: Held): Held =>
  topAskedFor(game, held) === null ? held : { ...held, skippedAt: game.entries?.length ?? 0 };

/** Answers the question for a new stock top; otherwise waits for its pile. Tapped again, it lets go. */
function onKey(game: Game, held: Held, card: Card): Meaning {
  const asked = isTopAsked(game, held) ? topAskedFor(game, held) : null;
  if (asked !== null) {
    // a top that nobody saw is what an unanswered question leaves behind
    return card === UNSEEN ? hold(waveOff(game, held)) : flip(held, asked, card);
  }
  if (held.armed === card) return hold({ ...held, armed: null });
  // with a card lifted that nobody has seen, the key says which it is; otherwise it is another act begun
  const names = held.lifted !== null && topAt(game.table, held.lifted) === UNSEEN;
  return hold({ ...held, armed: card, lifted: names ? held.lifted : null });
}

/** That nothing was drawn is said of the play to come: a card turned up meanwhile does not use it up. */
const flip = (held: Held, seat: Seat, card: Card): Meaning => ({
  held: { ...NOTHING_HELD, noDraw: held.noDraw },
  drafts: [{ act: 'flip', seat, card }],
});

/** The lifted card, the armed one, or the number that the pile needs from the hand. */
function onBuild(game: Game, held: Held, to: number): Meaning {
  const needed = neededAt(game.table, to);
  if (held.lifted === null) {
    return tell(play(game, held, held.armed ?? needed, { owner: actorOf(game.table, held), from: 'hand' }, to));
  }
  const top = topAt(game.table, held.lifted);
  const card = held.armed ?? (top === null || top === UNSEEN ? needed : top);
  return tell(play(game, held, card, held.lifted, to));
}

function play(game: Game, held: Held, card: Card, { owner, from }: Place, to: number): Draft {
  const seat = actorOf(game.table, held);
  return {
    act: 'play',
    seat,
    card,
    from,
    ...(owner === seat ? {} : { owner }),
    to,
    ...(held.asked && mayBeAsked(game, seat) ? { asked: true } : {}),
  };
}

/** A key on a stock says what lies on top of it, seen late or mistold. */
function onStock(game: Game, held: Held, owner: Seat): Meaning {
  const { armed } = held;
  if (armed === null || held.lifted !== null) return onSource(game, held, { owner, from: 'stock' });
  if (armed === UNSEEN || seatAt(game.table, owner).stock === 0) return hold(held);
  return flip(held, owner, armed);
}

/** A key on a discard pile is the discard that ends the turn, wherever it was laid. */
function onDiscard(game: Game, held: Held, owner: Seat, pile: number): Meaning {
  const { armed, lifted } = held;
  const seat = actorOf(game.table, held);
  if (armed !== null && lifted === null) {
    return tell({ act: 'discard', seat, card: armed, pile, ...(owner === seat ? {} : { owner }) });
  }
  const from = discardSource(pile);
  return from === null ? hold(held) : onSource(game, held, { owner, from });
}

/** Played at once where exactly one pile takes it; otherwise lifted until a building pile is tapped. */
function onSource(game: Game, held: Held, place: Place): Meaning {
  if (isSamePlace(held.lifted, place)) return hold({ ...held, lifted: null, armed: null });
  const card = topAt(game.table, place);
  if (card === null) return hold(held);
  const [only, other] = card === UNSEEN ? [] : pilesTaking(game.rules, game.table, card);
  if (only !== undefined && other === undefined) return tell(play(game, held, card, place, only));
  return hold({ ...held, lifted: place, armed: null });
}

/** Brings somebody into the strip for one act; the same seat again, or the one on turn, gives it back. */
function onSeat({ table }: Game, held: Held, seat: Seat): Held {
  const back = held.actor === seat || table.turn === seat;
  return { ...held, actor: back ? null : seat, asked: false, lifted: null };
}

/** What was really drawn. None: said of the act to come, so that nothing is filled in for it. */
function onDraw({ table }: Game, held: Held, count: number): Meaning {
  if (count === 0) return hold({ ...held, noDraw: true });
  return tell({ act: 'draw', seat: actorOf(table, held), count });
}
