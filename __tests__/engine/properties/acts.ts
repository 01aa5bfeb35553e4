import fc from 'fast-check';
import {
  type Card,
  RULING_CALLS,
  type Entry,
  EARLY_ENDINGS,
  PEEK_PLACES,
  RESHUFFLE_SOURCES,
  SOURCES,
  SPEECH_KINDS,
} from '@/engine';
import { FLAG_CODES } from '@/rulesets';

/** An act without its number. */
export type Body = { readonly act: Entry['act'] } & Readonly<Record<string, unknown>>;

const card = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 2, arbitrary: fc.constant('S' as const) },
  { weight: 1, arbitrary: fc.constant('?' as const) },
) as fc.Arbitrary<Card>;
const pile = fc.integer({ min: 0, max: 4 });
const few = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 7 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 300 }) },
);
const source = fc.constantFrom(...SOURCES);
const yes = fc.boolean();

type Fields = Record<string, fc.Arbitrary<unknown>>;
const withSome = (act: Entry['act'], required: Fields, optional: Fields = {}): fc.Arbitrary<Body> => {
  const all: Fields = { act: fc.constant(act), ...required, ...optional };
  return fc.record(all, { requiredKeys: ['act', ...Object.keys(required)] }) as unknown as fc.Arbitrary<Body>;
};

/** Everything that can be told at a table of so many, sensible or not, except what speaks of other entries. */
export function anyAct(seats: number, teams: readonly number[]): fc.Arbitrary<Body> {
  const seat = fc.integer({ min: 0, max: seats - 1 });
  const seatOrNobody = fc.oneof({ weight: 5, arbitrary: seat }, { weight: 1, arbitrary: fc.constant(null) });
  const perSeat = <T>(item: fc.Arbitrary<T>) => fc.array(item, { minLength: seats, maxLength: seats });
  const four = <T>(item: fc.Arbitrary<T>) => fc.array(item, { minLength: 4, maxLength: 4 });
  const side = teams.length > 0 ? { team: fc.constantFrom(...teams) } : { seat };
  const often = (weight: number, arbitrary: fc.Arbitrary<Body>) => ({ weight, arbitrary });
  return fc.oneof(
    often(
      1,
      withSome('cut', {
        for: fc.constantFrom('deal', 'start'),
        cards: fc.array(fc.record({ seat, card }), { maxLength: 8 }),
      }),
    ),
    often(
      1,
      withSome(
        'deal',
        { tops: perSeat(card) },
        { dealer: seat, dealers: fc.tuple(seat, seat), stock: perSeat(few), deck: few },
      ),
    ),
    often(1, withSome('start', { seat })),
    often(
      1,
      withSome(
        'position',
        {
          turn: seatOrNobody,
          stock: perSeat(
            fc.oneof(
              { weight: 9, arbitrary: fc.record({ count: few, top: card }) },
              { weight: 1, arbitrary: fc.constantFrom({ count: 0 }, { count: 0, top: null }) },
            ),
          ),
          discards: perSeat(four(fc.array(card, { maxLength: 4 }))),
          hand: perSeat(few),
          building: four(fc.integer({ min: 0, max: 11 })),
        },
        { dealer: seat, draw: few, completed: few },
      ),
    ),
    often(8, withSome('draw', { seat, count: few }, { assumed: yes })),
    often(14, withSome('play', { seat, card, from: source, to: pile }, { owner: seat, asked: yes })),
    often(3, withSome('flip', { seat, card })),
    often(9, withSome('discard', { seat, card, pile }, { owner: seat, from: source })),
    often(3, withSome('pass', { seat })),
    often(3, withSome('shift', { seat, pile, to: fc.oneof(pile, fc.constant('hand')) })),
    often(
      4,
      withSome('speak', { seat: seatOrNobody, what: fc.constantFrom(...SPEECH_KINDS) }, { to: seat, calledBy: seat }),
    ),
    often(3, withSome('reveal', { seat, card })),
    often(1, withSome('peek', { seat, where: fc.constantFrom(...PEEK_PLACES) })),
    often(4, withSome('take-back', { seat, what: fc.constantFrom('play', 'discard') })),
    often(3, withSome('reshuffle', {}, { from: fc.constantFrom(...RESHUFFLE_SOURCES), assumed: yes })),
    often(1, withSome('claim', { seat })),
    often(2, withSome('count', { seat, stock: few }, { hand: few, draw: few })),
    often(2, withSome('report', { seat: seatOrNobody, code: fc.constantFrom(...FLAG_CODES) })),
    often(1, withSome('sit', { seat, name: fc.constantFrom('Eve', '') }, { player: fc.constant('p9') })),
    often(1, withSome('note', { text: fc.constant('…') })),
    often(1, withSome('pause', {}, { why: fc.constant('lunch') })),
    often(1, withSome('resume', {})),
    often(1, withSome('end', { why: fc.constantFrom(...EARLY_ENDINGS) }, { seat })),
    often(1, withSome('sign', { name: fc.constant('Ana'), ...side }, { disputes: yes })),
  );
}

export const anyCall = fc.constantFrom(...RULING_CALLS);
export const anyPile = pile;
