import fc from 'fast-check';
import { type Game, reportLines, gameSummary, type Table } from '@/engine';
import { serializeRecord, makeGameRecordReader } from '@/record';
import { RULESETS } from '@/rulesets';
import { listToArray } from '@/base';
import { bites, flagsIn, follow, judged, noneNegative, opened, runs, sums, tallies } from './kit';
import { anyPlan, carryOut, headerOf, type Plan } from './records';

const everyTable = (holds: (table: Table) => boolean) =>
  fc.property(anyPlan(), (plan) => {
    let all = true;
    carryOut(plan, ({ table }) => {
      all &&= holds(table);
    });
    return all;
  });

/** Records whose cards once did not add up. */
const FOUND: [Plan][] = [
  [
    {
      at: { ruleset: 'tennessee-2018-partners', seed: 69108, haste: 1, skill: 1 },
      intents: [
        { does: 'tell', body: { act: 'deal', tops: [1, 1, 1, 1], stock: [0, 0, 0, 0], deck: 0 } },
        { does: 'rule', pick: 0, call: 'remedy', other: false, pile: null },
        { does: 'next' },
      ],
    },
  ],
  [
    {
      at: { ruleset: 'six-player-partners', seed: 27978, haste: 0.3, skill: 0.3 },
      intents: [
        { does: 'next' },
        { does: 'amend', pick: 0, body: { act: 'play', seat: 1, card: '?', from: 'discard:1', to: 0, owner: 0 } },
        { does: 'rule', pick: 274, call: 'remedy', other: false, pile: null },
        { does: 'tell', body: { act: 'count', seat: 0, stock: 0 } },
      ],
    },
  ],
];

describe('whatever a referee tells', () => {
  it('is well-formed: the record room reads every record that is made up here', () => {
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        const game = carryOut(plan);
        const reader = makeGameRecordReader();
        const lines = serializeRecord(headerOf(plan), listToArray(game.entries)).trimEnd().split('\n');
        expect(lines.map((line, i) => reader.read(line, i + 1)).filter((item) => item?.kind === 'problem')).toEqual([]);
      }),
      runs(60),
    );
  });

  it('is followed without a stumble: every zone adds up to the deck, and none holds fewer than no cards', () => {
    fc.assert(
      everyTable((table) => sums(table) && noneNegative(table)),
      { ...runs(400), examples: FOUND },
    );
    expect(bites(everyTable((table) => sums({ ...table, draw: table.draw + 1 })))).toBe(true);
    expect(bites(everyTable((table) => noneNegative({ ...table, completed: table.completed - 1 })))).toBe(true);
  });

  it('leaves a tally of the faces in sight that a fresh count bears out', () => {
    fc.assert(everyTable(tallies), runs(200));
    expect(bites(everyTable((table) => tallies({ ...table, seen: table.seen.map((count) => count + 1) })))).toBe(true);
  });

  it('stumbles over what cannot be, so the promise above says something', () => {
    const seat9 = { n: 1, act: 'draw', seat: 9, count: 5 } as const;
    expect(() =>
      follow(opened({ tableside: 1, id: 'x', ruleset: 'mattel', seats: [{ name: 'A' }, { name: 'B' }] }), seat9),
    ).toThrow();
  });
});

describe('every well-formed record', () => {
  const tellsAll = (game: Game): boolean =>
    RULESETS.every((other) => {
      const lines = reportLines(game, other);
      const own = reportLines(game);
      gameSummary(game, other);
      return (
        lines.length === own.length &&
        lines.every(({ turn, table }, i) => turn === own[i]?.turn && table === own[i]?.table)
      );
    });

  it('can be judged under every ruleset, and its positions stay its own', () => {
    fc.assert(
      fc.property(anyPlan(40), (plan) => tellsAll(carryOut(plan))),
      runs(60),
    );
  });

  it('bites: the sheets do not all say the same of it', () => {
    const sameEverywhere = fc.property(anyPlan(40), (plan) => {
      const game = carryOut(plan);
      return RULESETS.every((other) => flagsIn(game, other).length === flagsIn(game, RULESETS[0]).length);
    });
    expect(bites(sameEverywhere)).toBe(true);
  });

  it('is judged the same whether read from a file or from memory', () => {
    fc.assert(
      fc.property(anyPlan(40), (plan) => {
        const game = carryOut(plan);
        const entries = JSON.parse(JSON.stringify(listToArray(game.entries)));
        expect(judged(JSON.parse(JSON.stringify(headerOf(plan))), entries).table).toEqual(game.table);
      }),
      runs(60),
    );
  });
});
