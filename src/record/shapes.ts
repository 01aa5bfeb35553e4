import { z } from 'zod';
import { type Act, CALLS, ENDINGS, PEEKS, RESHUFFLES, SOURCES, SPEECH } from '@/engine';
import { FLAG_CODES } from '@/rulesets';
import * as is from './leaves';

const PILES = 4;
/** A fifth building or discard pile is wrong, but it can lie on a table: it has number 4. */
const pile = is.whole(0, PILES);
const count = is.whole(0);
const entry = is.whole(1);
const source = is.oneOf(SOURCES);
const maybe = (schema: z.ZodType) => schema.optional();

/** The fields of every act at a table of so many seats. Unknown fields are not looked at, and kept. */
const shapesFor = (seats: number) => {
  const seat = is.seatOf(seats);
  const seatOrNull = is.seatOrNullOf(seats);
  const perSeat = (item: z.ZodType) => is.listOf(seats, item);
  return {
    cut: { for: is.oneOf(['deal', 'start']), cards: z.array(z.object({ seat, card: is.card })) },
    deal: {
      dealer: maybe(seat),
      dealers: maybe(is.listOf(2, seat)),
      tops: perSeat(is.card),
      stock: maybe(perSeat(count)),
      deck: maybe(count),
    },
    start: { seat },
    position: {
      turn: seatOrNull,
      dealer: maybe(seat),
      stock: perSeat(z.object({ count, top: maybe(is.cardOrNull) })),
      discards: perSeat(is.listOf(PILES, z.array(is.card))),
      hand: perSeat(count),
      building: is.listOf(PILES, is.whole(0, 11)),
      draw: maybe(count),
      completed: maybe(count),
    },
    draw: { seat, count, assumed: maybe(is.yesNo) },
    play: { seat, card: is.card, from: source, owner: maybe(seat), to: pile, asked: maybe(is.yesNo) },
    flip: { seat, card: is.card },
    discard: { seat, card: is.card, pile, owner: maybe(seat), from: maybe(source) },
    pass: { seat },
    shift: { seat, pile, to: is.pileOrHand },
    speak: { seat: seatOrNull, what: is.oneOf(SPEECH), to: maybe(seat), calledBy: maybe(seat) },
    reveal: { seat, card: is.card },
    peek: { seat, where: is.oneOf(PEEKS) },
    'take-back': { seat, what: is.oneOf(['play', 'discard']) },
    reshuffle: { from: maybe(is.oneOf(RESHUFFLES)), assumed: maybe(is.yesNo) },
    claim: { seat },
    count: { seat: maybe(seat), stock: maybe(count), hand: maybe(count), draw: maybe(count) },
    report: { seat: seatOrNull, code: is.oneOf(FLAG_CODES) },
    rule: {
      flag: is.someText,
      call: is.oneOf(CALLS),
      as: maybe(is.oneOf(FLAG_CODES)),
      pile: maybe(pile),
      note: maybe(is.text),
    },
    strike: { entry },
    amend: { entry, with: is.object },
    insert: { before: entry, with: is.object },
    // What a `set` says is checked as the header it makes: see header.ts.
    set: {},
    sit: { seat, name: is.text, player: maybe(is.text) },
    note: { text: is.text, entry: maybe(entry) },
    pause: { why: maybe(is.text) },
    resume: { why: maybe(is.text) },
    end: { why: is.oneOf(ENDINGS), seat: maybe(seat) },
    sign: { team: maybe(count), seat: maybe(seat), name: is.text, disputes: maybe(is.textOrYesNo) },
  } satisfies Record<Act, z.ZodRawShape>;
};

const stamp = { at: is.text.optional(), by: is.text.optional() };
type Schemas = ReadonlyMap<string, z.ZodType>;
const cache = new Map<number, Schemas>();

/** A Map, not an object: an act called `constructor` finds nothing in it. */
export function schemasFor(seats: number): Schemas {
  const known = cache.get(seats);
  if (known !== undefined) return known;
  const made = new Map(
    Object.entries(shapesFor(seats)).map(([act, shape]) => [act, z.object({ ...stamp, ...shape }) as z.ZodType]),
  );
  cache.set(seats, made);
  return made;
}
