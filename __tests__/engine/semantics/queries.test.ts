import {
  dueDrawSteps,
  isDueDrawImpossible,
  buildingPilesThatTake,
  playableStockAndDiscardTops,
  awaitedActs,
} from '@/engine';
import { deal, discard, draw, end, given, parseTable, play, sign, speak, type Story, turnBegins } from '../../kit';
import { DEAD, lays, MAT, SIX, TNI, TNP, TX } from './reporting';

const waits = ({ game }: Story) => awaitedActs(game.rules, game.table);
const due = ({ game }: Story) => dueDrawSteps(game.rules, game.table);
const sources = ({ game }: Story, seat: number) =>
  playableStockAndDiscardTops(game.rules, game.table, seat).map(({ owner, from, piles, sure }) => ({
    owner,
    from,
    piles,
    sure,
  }));

describe('what the table waits for', () => {
  test('the deal', () => void expect(waits(given(TNP))).toEqual([{ for: 'deal' }]));
  test('the tied players’ cards, until each has shown a number', () => {
    const tied = given(TNP, deal([9, 9, 3, 9]));
    expect(waits(tied)).toEqual([{ for: 'tie-break', seats: [0, 1, 3] }]);
    expect(
      waits(
        tied.when({
          act: 'cut',
          for: 'start',
          cards: [
            { seat: 0, card: 4 },
            { seat: 1, card: 'S' },
          ],
        }),
      ),
    ).toEqual([{ for: 'tie-break', seats: [1, 3] }]);
  });
  test('somebody to start', () => void expect(waits(given(TX, deal([9, 8, 3, 4])))).toEqual([{ for: 'starter' }]));
  test('a draw, then a play', () => {
    const dealt = given(TNP, deal([12, 8, 3, 4]));
    expect(waits(dealt)).toEqual([{ for: 'draw', seat: 0, count: 5 }]);
    expect(waits(dealt.when(draw('ana', 3)))).toEqual([{ for: 'draw', seat: 0, count: 2 }]);
    expect(waits(dealt.when(draw('ana', 5)))).toEqual([{ for: 'play', seat: 0 }]);
  });
  test('the refill of a hand played out', () => {
    const empty = given(TX, ...turnBegins('ana* | build 5 0 0 0'), ...lays('ana', [6, 7, 8, 9, 10]));
    expect(waits(empty)).toEqual([{ for: 'draw', seat: 0, count: 5 }]);
  });
  test('a pass, with an empty hand and nothing to be had', () => {
    const stuck = given(TX, ...turnBegins(DEAD), ...lays('ana', [6, 7, 8]));
    expect(waits(stuck)).toEqual([{ for: 'pass', seat: 0 }]);
    expect(isDueDrawImpossible(stuck.game.rules, stuck.game.table)).toBe(true);
  });
  test('a late discard beside the turn that has begun', () => {
    const late = given(TX, ...turnBegins('ana* hand 4 | bo hand 4'), draw('ana', 1), draw('bo', 1));
    expect(waits(late)).toEqual([
      { for: 'play', seat: 1 },
      { for: 'late-discard', seat: 0 },
    ]);
    expect(waits(late.when(discard('ana', 3, 0)))).toEqual([{ for: 'play', seat: 1 }]);
  });
  test('a top that nobody has told', () => {
    const played = given(TX, parseTable('ana* top 6 | build 5 0 0 0'), play('ana', 6, { from: 'stock', to: 0 }));
    expect(waits(played)).toEqual([
      { for: 'play', seat: 0 },
      { for: 'stock-top', seat: 0 },
    ]);
    expect(waits(played.when({ act: 'flip', seat: 0, card: 4 }))).toEqual([{ for: 'play', seat: 0 }]);
  });
  test('signatures, of the sides that have not signed', () => {
    const over = given(TX, parseTable('ana*'), end('time'));
    expect(waits(over)).toEqual([0, 1].map((side) => ({ for: 'signature', side })));
    expect(waits(over.when(sign({ team: 0 }, 'Cy')))).toEqual([{ for: 'signature', side: 1 }]);
    expect(waits(over.when(sign({ team: 0 }, 'Cy'), sign({ team: 1 }, 'Di')))).toEqual([]);
  });
  test('talk changes nothing', () => {
    const table = given(TX, parseTable('ana*'));
    expect(waits(table.when(speak('cy', 'advice')))).toEqual(waits(table));
  });
});

describe('piles that take a card', () => {
  const { rules, table } = given(TX, parseTable('ana* | build 5 0 11 5')).game;
  test.each([
    [6, [0, 3]],
    [1, [1]],
    [12, [2]],
    [7, []],
    ['S', [0, 1, 2, 3]],
    ['?', [0, 1, 2, 3]],
  ] as const)('%s', (card, piles) => void expect(buildingPilesThatTake(rules, table, card)).toEqual(piles));
});

describe('tops of the side that could be played', () => {
  const text = 'ana* top 6 piles 6 9 S - | cy top 1 piles 6 - - - | bo top 6 | build 5 0 0 0';
  test('the own, and the partner’s where the sheet lets it', () => {
    expect(sources(given(TX, parseTable(text)), 0)).toEqual([
      { owner: 0, from: 'stock', piles: [0], sure: true },
      { owner: 0, from: 'discard:0', piles: [0], sure: true },
      { owner: 0, from: 'discard:2', piles: [0, 1, 2, 3], sure: true },
      { owner: 2, from: 'stock', piles: [1, 2, 3], sure: true },
      { owner: 2, from: 'discard:0', piles: [0], sure: true },
    ]);
  });
  test('only the own where it does not, or where nobody has a partner', () => {
    for (const ruleset of [TNI, MAT] as const) {
      expect(sources(given(ruleset, parseTable(text)), 0).map(({ owner }) => owner)).toEqual([0, 0, 0]);
    }
    const six = given(SIX, parseTable('ana* top 6 | di top 6 | build 5 0 0 0', 6));
    expect(sources(six, 0)).toEqual([{ owner: 0, from: 'stock', piles: [0], sure: true }]);
  });
  test('a top nobody has told might be anything; a stock that is gone is nothing', () => {
    const unknown = given(TNI, parseTable('ana* top ? | bo stock 0 | build 5 0 0 0'));
    expect(sources(unknown, 0)).toEqual([{ owner: 0, from: 'stock', piles: [0, 1, 2, 3], sure: false }]);
    expect(sources(unknown, 1)).toEqual([]);
  });
  test('never a card of the hand', () => {
    expect(sources(given(TX, parseTable(text)), 0).map(({ from }) => from)).not.toContain('hand');
  });
});

describe('the draws and the reshuffle that are due', () => {
  test('none', () => {
    expect(due(given(TX, ...turnBegins('ana*')))).toEqual([]);
    expect(due(given(TX, deal([1, 2, 3, 4])))).toEqual([]);
    expect(due(given(TX, ...turnBegins('ana* hand 3'), end('time')))).toEqual([]);
  });
  test('one draw', () => {
    expect(due(given(TX, ...turnBegins('ana* hand 3')))).toEqual([{ act: 'draw', seat: 0, count: 2 }]);
    expect(due(given(TX, ...turnBegins('ana* hand 3'), draw('ana', 1)))).toEqual([{ act: 'draw', seat: 0, count: 1 }]);
  });
  test('the rest of the pile, a reshuffle, and what is missing', () => {
    expect(due(given(TX, ...turnBegins('ana* hand 1 | draw 1 | completed 24')))).toEqual([
      { act: 'draw', seat: 0, count: 1 },
      { act: 'reshuffle' },
      { act: 'draw', seat: 0, count: 3 },
    ]);
    expect(due(given(TX, ...turnBegins('ana* hand 1 | draw 0 | completed 24')))).toEqual([
      { act: 'reshuffle' },
      { act: 'draw', seat: 0, count: 4 },
    ]);
  });
  test('what there is, where there is no more', () => {
    const last = DEAD.replace('stock 34 | bo', 'stock 33 | bo').replace('draw 0', 'draw 1');
    expect(due(given(TX, ...turnBegins(last)))).toEqual([{ act: 'draw', seat: 0, count: 1 }]);
    expect(due(given(TX, ...turnBegins(DEAD)))).toEqual([]);
  });
  test('none for one who pays with the turn, nor where nobody knows what was drawn', () => {
    expect(due(given(TX, parseTable('ana* hand 3')))).toEqual([]);
  });
  test('told as they are, they raise nothing', () => {
    const begun = given(TX, ...turnBegins('ana* hand 1 | draw 1 | completed 24'));
    const filled = due(begun).reduce((story, step) => story.when(step).raisesNothing(), begun);
    filled
      .leaves({ hand: [5, 5, 5, 5], phase: 'play' })
      .when(discard('ana', 3, 0))
      .raisesNothing();
  });
});
