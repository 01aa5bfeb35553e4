import {
  type Act,
  ACT_TABLE,
  ACTS,
  actsWithTrait,
  type EntryOf,
  fieldsOfAct,
  referenceFieldOf,
  type StockInPosition,
} from '@/engine';
import { defineActs } from '@/engine/acts';
import type { FlagCode } from '@/rulesets';

/** True only for types that are the same, readonly and optional marks included. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Flat<T> = { [K in keyof T]: T[K] };
type Stamped<A extends Act> = { readonly n: number; readonly at?: string; readonly by?: string; readonly act: A };

describe('the type of an entry follows from its row', () => {
  // These lines are checked by the compiler: `true` fits only if the two types are the same.
  test('required and optional fields, sources, seats', () => {
    const play: Same<
      Flat<EntryOf<'play'>>,
      Flat<
        Stamped<'play'> & {
          readonly seat: number;
          readonly card: number | 'S' | '?';
          readonly from: 'hand' | 'stock' | 'discard:0' | 'discard:1' | 'discard:2' | 'discard:3';
          readonly owner?: number;
          readonly to: number;
          readonly asked?: boolean;
        }
      >
    > = true;
    expect(play).toBe(true);
  });
  test('closed lists and codes', () => {
    const rule: Same<
      Flat<EntryOf<'rule'>>,
      Flat<
        Stamped<'rule'> & {
          readonly flag: string;
          readonly call: 'remedy' | 'stand' | 'waive' | 'mistap';
          readonly as?: FlagCode;
          readonly pile?: number;
          readonly note?: string;
        }
      >
    > = true;
    const shift: Same<EntryOf<'shift'>['to'], number | 'hand'> = true;
    const speak: Same<EntryOf<'speak'>['seat'], number | null> = true;
    expect([rule, shift, speak]).toEqual([true, true, true]);
  });
  test('a stock has a top unless it is empty', () => {
    const stocks: readonly StockInPosition[] = [{ count: 3, top: 'S' }, { count: 0 }, { count: 0, top: null }];
    // @ts-expect-error three cards have a top
    const bare: StockInPosition = { count: 3 };
    // @ts-expect-error three cards have a top, seen or `?`
    const unknown: StockInPosition = { count: 3, top: null };
    expect([...stocks, bare, unknown]).toHaveLength(5);
  });
});

describe('a row that contradicts itself does not compile', () => {
  test('rows that are sound', () => {
    const table = defineActs({
      wave: { fields: { seat: 'seat' }, traits: ['by-actor', 'beside-play'] },
      weigh: { fields: { seat: 'seat?', stock: 'count?' }, needsOneOf: ['stock', 'seat'] },
      undo: { fields: { entry: 'entry-number', with: 'body' }, traits: ['correction'] },
    });
    expect(Object.keys(table)).toEqual(['wave', 'weigh', 'undo']);
  });
  test('rows that are not', () => {
    const refused = [
      // @ts-expect-error there is no such kind of field
      defineActs({ wave: { fields: { seat: 'chair' } } }),
      // @ts-expect-error there is no such list of words
      defineActs({ wave: { fields: { how: 'choice:waves' } } }),
      // @ts-expect-error there is no such trait
      defineActs({ wave: { fields: { seat: 'seat' }, traits: ['by-hand'] } }),
      // @ts-expect-error somebody acts, and no field says who
      defineActs({ wave: { fields: { card: 'card' }, traits: ['by-actor'] } }),
      // @ts-expect-error somebody acts, and the field admits nobody
      defineActs({ wave: { fields: { seat: 'seat-or-nobody' }, traits: ['by-actor'] } }),
      // @ts-expect-error `n` is the number of every entry
      defineActs({ wave: { fields: { n: 'count' } } }),
      // @ts-expect-error a correction moves no cards
      defineActs({ wave: { fields: { entry: 'entry-number' }, traits: ['correction', 'handles-cards'] } }),
      // @ts-expect-error what happens beside the play ends no turn
      defineActs({ wave: { fields: { seat: 'seat' }, traits: ['beside-play', 'ends-turn'] } }),
      // @ts-expect-error only a correction carries what another entry says
      defineActs({ wave: { fields: { with: 'body' } } }),
      // @ts-expect-error the act has no such field
      defineActs({ wave: { fields: { seat: 'seat?' }, needsOneOf: ['seat', 'hand'] } }),
      // @ts-expect-error a field that is always there decides nothing
      defineActs({ wave: { fields: { seat: 'seat', hand: 'count?' }, needsOneOf: ['seat', 'hand'] } }),
    ];
    expect(refused).toHaveLength(11);
  });
});

describe('the lists that follow from the table', () => {
  test('acts stand in the order of the record format', () => {
    expect(ACTS.join(' ')).toBe(
      'cut deal start position draw play flip discard pass shift speak reveal peek take-back reshuffle claim count ' +
        'report rule strike amend insert set sit note pause resume end sign',
    );
  });
  test.each([
    ['handles-cards', 'cut deal start position draw play flip discard pass shift reveal peek take-back reshuffle'],
    ['sets-up', 'cut deal start'],
    ['by-actor', 'draw play flip discard pass shift reveal peek claim count'],
    ['ends-turn', 'discard pass end'],
    ['beside-play', 'speak reveal peek claim count report rule sit note pause resume sign'],
    ['opens-no-turn', 'position count rule sit note pause resume'],
    ['correction', 'strike amend insert set'],
    ['ends-input', 'deal position draw play discard pass'],
    ['uses-no-draw', 'reshuffle count'],
  ] as const)('%s', (trait, acts) => expect([...actsWithTrait(trait)].join(' ')).toBe(acts));
  test('which acts name another entry, and in which field', () => {
    const named = (kind: 'entry-number' | 'flag-id') =>
      ACTS.flatMap((act) => (referenceFieldOf(act, kind) === null ? [] : [`${act}.${referenceFieldOf(act, kind)}`]));
    expect(named('entry-number')).toEqual(['strike.entry', 'amend.entry', 'insert.before']);
    expect(named('flag-id')).toEqual(['rule.flag']);
  });
  test('fields keep the order of the table, without the mark of the optional ones', () => {
    expect(fieldsOfAct('discard')).toEqual([
      { name: 'seat', kind: 'seat', isOptional: false },
      { name: 'card', kind: 'card', isOptional: false },
      { name: 'pile', kind: 'discard-pile', isOptional: false },
      { name: 'owner', kind: 'seat', isOptional: true },
      { name: 'from', kind: 'source', isOptional: true },
    ]);
    expect(ACTS.every((act) => fieldsOfAct(act).length === Object.keys(ACT_TABLE[act].fields).length)).toBe(true);
  });
});
