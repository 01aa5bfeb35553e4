import { assertNever } from '@/base';
import {
  type Card,
  type Game,
  numberNeededAt,
  buildingPilesThatTake,
  type Seat,
  seatStateAt,
  UNSEEN_CARD,
} from '@/engine';
import { type EntryDraft, type PendingInput, NO_PENDING_INPUT, type Tap } from '../input';
import {
  actorOf,
  discardPileAsSource,
  isSameSourcePile,
  isNextKeyStockTop,
  isPartnerOfSeatOnTurn,
  type SourcePile,
  seatAskedForStockTop,
  topCardAt,
} from './context';
import { inputAfterAct, inputAfterRelease } from './actor';

/** What a tap becomes: drafts of entries, or pending input for the next tap. */
export interface TapMeaning {
  readonly input: PendingInput;
  readonly drafts: readonly EntryDraft[];
}

/**
 * What the referee meant by a tap, given the table as shown and the input held so far. Pure. Refuses nothing: a tap
 * that means nothing here changes nothing. `plan` adds the draws that are due in front of the drafts.
 */
export function interpretTap(game: Game, input: PendingInput, tap: Tap): TapMeaning {
  // after the end of the game a card is entered through a form only, so that a stray tap changes nothing
  if (game.table.over !== null && LAYS_CARDS.has(tap.on)) return hold(input);
  // while the game is paused nothing is told by a tap: the referee is asked whether it goes on
  if (game.table.paused && game.table.over === null && !LETS_GO.has(tap.on)) {
    return hold({ ...input, isResumeAsked: true });
  }
  switch (tap.on) {
    case 'key':
      return onKey(game, input, tap.card);
    case 'build':
      return onBuild(game, input, tap.pile);
    case 'stock':
      return onStock(game, input, tap.seat);
    case 'discard':
      return onDiscard(game, input, tap.seat, tap.pile);
    case 'seat':
      return hold(onSeat(game, input, tap.seat));
    case 'draw-count':
      return onDraw(game, input, tap.count);
    case 'asked':
      return hold(isPartnerOfSeatOnTurn(game, actorOf(game.table, input)) ? { ...input, asked: !input.asked } : input);
    case 'skip-flip':
      return hold(waveOff(game, input));
    case 'release':
      return hold(inputAfterRelease(input));
    case 'clear':
      return hold({ ...NO_PENDING_INPUT, actor: input.actor, asked: input.asked, skippedAt: input.skippedAt });
    default:
      return assertNever(tap);
  }
}

const LAYS_CARDS: ReadonlySet<Tap['on']> = new Set(['key', 'build', 'stock', 'discard']);

const LETS_GO: ReadonlySet<Tap['on']> = new Set(['clear', 'release']);

const hold = (input: PendingInput): TapMeaning => ({ input, drafts: [] });
/** An entry uses up the pending input, except who acts out of turn. */
const tell = (input: PendingInput, draft: EntryDraft): TapMeaning => ({
  input: inputAfterAct(input, draft),
  drafts: [draft],
});

const waveOff = (game: Game, input: PendingInput): PendingInput =>
  seatAskedForStockTop(game, input) === null ? input : { ...input, skippedAt: game.entries?.length ?? 0 };

/** Answers the question for a new stock top; otherwise waits for its pile. Tapped again, it lets go. */
function onKey(game: Game, input: PendingInput, card: Card): TapMeaning {
  const asked = isNextKeyStockTop(game, input) ? seatAskedForStockTop(game, input) : null;
  if (asked !== null) {
    // a top that nobody saw is what an unanswered question leaves behind
    return card === UNSEEN_CARD ? hold(waveOff(game, input)) : flip(input, asked, card);
  }
  if (input.armed === card) return hold({ ...input, armed: null });
  // with a card lifted that nobody has seen, the key says which it is; otherwise it is another act begun
  const names = input.lifted !== null && topCardAt(game.table, input.lifted) === UNSEEN_CARD;
  return hold({ ...input, armed: card, lifted: names ? input.lifted : null });
}

/** "Drew nothing" applies to the next play: a flip in between does not use it up. */
const flip = (input: PendingInput, seat: Seat, card: Card): TapMeaning => ({
  input: { ...NO_PENDING_INPUT, actor: input.actor, asked: input.asked, noDraw: input.noDraw },
  drafts: [{ act: 'flip', seat, card }],
});

/** The lifted card, the armed one, or the number that the pile needs from the hand. */
function onBuild(game: Game, input: PendingInput, to: number): TapMeaning {
  const needed = numberNeededAt(game.table, to);
  if (input.lifted === null) {
    return tell(
      input,
      play(game, input, input.armed ?? needed, { owner: actorOf(game.table, input), from: 'hand' }, to),
    );
  }
  const top = topCardAt(game.table, input.lifted);
  const card = input.armed ?? (top === null || top === UNSEEN_CARD ? needed : top);
  return tell(input, play(game, input, card, input.lifted, to));
}

function play(game: Game, input: PendingInput, card: Card, { owner, from }: SourcePile, to: number): EntryDraft {
  const seat = actorOf(game.table, input);
  return {
    act: 'play',
    seat,
    card,
    from,
    ...(owner === seat ? {} : { owner }),
    to,
    ...(input.asked && isPartnerOfSeatOnTurn(game, seat) ? { asked: true } : {}),
  };
}

/** A key on a stock says what lies on top of it, seen late or mistold. */
function onStock(game: Game, input: PendingInput, owner: Seat): TapMeaning {
  const { armed } = input;
  if (armed === null || input.lifted !== null) return onSource(game, input, { owner, from: 'stock' });
  if (armed === UNSEEN_CARD || seatStateAt(game.table, owner).stock === 0) return hold(input);
  return flip(input, owner, armed);
}

/** A key on a discard pile is the discard that ends the turn, wherever it was laid. */
function onDiscard(game: Game, input: PendingInput, owner: Seat, pile: number): TapMeaning {
  const { armed, lifted } = input;
  const seat = actorOf(game.table, input);
  if (armed !== null && lifted === null) {
    return tell(input, { act: 'discard', seat, card: armed, pile, ...(owner === seat ? {} : { owner }) });
  }
  const from = discardPileAsSource(pile);
  return from === null ? hold(input) : onSource(game, input, { owner, from });
}

/** Played at once where exactly one pile takes it; otherwise lifted until a building pile is tapped. */
function onSource(game: Game, input: PendingInput, place: SourcePile): TapMeaning {
  if (isSameSourcePile(input.lifted, place)) return hold({ ...input, lifted: null, armed: null });
  const card = topCardAt(game.table, place);
  if (card === null) return hold(input);
  const [only, other] = card === UNSEEN_CARD ? [] : buildingPilesThatTake(game.rules, game.table, card);
  if (only !== undefined && other === undefined) return tell(input, play(game, input, card, place, only));
  return hold({ ...input, lifted: place, armed: null });
}

/** Another seat acts; the same seat again, or the player on turn, ends that. */
function onSeat({ table }: Game, input: PendingInput, seat: Seat): PendingInput {
  const isBack = input.actor === seat || table.turn === seat;
  return { ...inputAfterRelease(input), actor: isBack ? null : seat };
}

/** What was really drawn. None: said of the act to come, so that nothing is filled in for it. */
function onDraw({ table }: Game, input: PendingInput, count: number): TapMeaning {
  if (count === 0) return hold({ ...input, noDraw: true });
  return tell(input, { act: 'draw', seat: actorOf(table, input), count });
}
