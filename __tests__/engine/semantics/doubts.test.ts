import { type Card } from '@/engine';
import {
  at,
  COLUMNS,
  count,
  deal,
  discard,
  draw,
  given,
  parseTable,
  play,
  report,
  reshuffle,
  turnBegins,
} from '../../kit';
import { lays, SIX, TNI, TNP, TX } from './reporting';

const STOCK = { from: 'stock', to: 0 } as const;
const doubt = (code: `record-${'stock-top' | 'discard-top' | 'hand-empty' | 'card-count' | 'draw-pile' | 'count'}`) =>
  ({ code, seat: null, verdict: 'record', basis: 'default', clauses: [] }) as const;

describe('a record that cannot be right asks the referee and blames no player', () => {
  test.each(COLUMNS)('%s: the stock card played is not the top that was told', (ruleset) => {
    given(ruleset, at(ruleset).lies('ana* top 8 | build 5 0 0 0'), play('ana', 6, STOCK)).raises(
      doubt('record-stock-top'),
    );
  });
  test('the cards move all the same, and the stock is one smaller', () => {
    given(TX, parseTable('ana* top 8 | build 5 0 0 0'), play('ana', 6, STOCK)).leaves({
      stock: [8, 9, 9, 9],
      building: [6, 0, 0, 0],
      unexplained: 0,
      open: ['2:record-stock-top'],
    });
  });
  test('the stock is known to be empty', () => {
    given(TX, parseTable('ana* stock 0 | cy stock 3 | build 5 0 0 0'), play('ana', 6, STOCK))
      .raises(doubt('record-stock-top'))
      .leaves({ stock: [0, 9, 3, 9], unexplained: -1 });
  });
  test('a stock top used as the discard is checked too', () => {
    given(TX, parseTable('ana* top 8'), discard('ana', 6, 0, { from: 'stock' })).raises(
      'discard-not-from-hand',
      'record-stock-top',
    );
  });
  test('the card is nowhere in that discard pile', () => {
    given(TX, parseTable('ana* piles 7 - - - | build 5 0 0 0'), play('ana', 6, { from: 'discard:1', to: 0 }))
      .raises(doubt('record-discard-top'))
      .leaves({ unexplained: -1 });
  });
  test('a card from a hand that holds none', () => {
    given(TX, ...turnBegins('ana* | build 5 0 0 0'), ...lays('ana', [6, 7, 8, 9, 10, 11]))
      .raises(doubt('record-hand-empty'))
      .leaves({ hand: [0, 5, 5, 5], unexplained: -1 });
    given(TX, parseTable('ana* hand 0'), discard('ana', 3, 0)).raises(doubt('record-hand-empty'));
  });
  test('more drawn than the pile holds, and no reshuffle told', () => {
    const short = given(TX, ...turnBegins('ana* hand 2 | draw 1'));
    short
      .when(draw('ana', 3))
      .raises(doubt('record-draw-pile'))
      .leaves({ draw: 0, hand: [5, 5, 5, 5], unexplained: -2 });
    short.when(draw('ana', 1), reshuffle(), draw('ana', 2)).raisesNothing().leaves({ unexplained: 0 });
  });
  test('more drawn than the pile holds and more than was due are two matters', () => {
    given(TX, ...turnBegins('ana* hand 4 | draw 1'), draw('ana', 2)).raises('overdraw', 'record-draw-pile');
  });
});

describe('a thirteenth of a number, a nineteenth Skip-Bo', () => {
  const twelve = (card: Card, copies: number): string =>
    [0, 1, 2]
      .map(() =>
        Array<Card>(copies / 3)
          .fill(card)
          .join('.'),
      )
      .join(' ');

  test('known to be out of the draw pile and the hands', () => {
    given(TX, parseTable(`ana* top 1 piles ${twelve(5, 12)} 9`))
      .raisesNothing()
      .when(discard('ana', 5, 0))
      .raises(doubt('record-card-count'));
    given(TX, parseTable(`ana* top 1 piles ${twelve('S', 18)} 9`))
      .raisesNothing()
      .when(discard('ana', 'S', 0))
      .raises(doubt('record-card-count'));
  });
  test('the twelfth is in order', () => {
    given(TX, parseTable('ana* top 1 piles 5.5.5.5 5.5.5.5 5.5.5 9'), discard('ana', 5, 0)).raisesNothing();
  });
  test('turned up on a stock, laid on a building pile, or dealt', () => {
    const table = given(TX, parseTable(`ana* top ? piles ${twelve(5, 12)} 9 | build 4 0 0 0`));
    table.when({ act: 'flip', seat: 0, card: 5 }).raises(doubt('record-card-count'));
    table.when(play('ana', 5, { to: 0 })).raises(doubt('record-card-count'));
  });
  test('a card that only moves is not counted twice', () => {
    given(
      TX,
      parseTable(`ana* top 1 piles ${twelve(5, 12)} 9 | build 4 0 0 0`),
      play('ana', 5, { from: 'discard:0', to: 0 }),
    ).raisesNothing();
  });
  test('shuffled into the draw pile, it may come again', () => {
    const table = given(
      TNI,
      parseTable('ana* top 1 piles 5.5.5.5 5.5.5.5 5.5.5 9 | build 11 0 0 0 | draw 0 | completed 0'),
    );
    const played = (story: typeof table) => story.when(play('ana', 12, { to: 0 }));
    played(table)
      .when(discard('ana', 5, 0))
      .raisesNothing();
    const laid = given(
      TNI,
      parseTable('ana* hand 5 top 1 piles 12.12.12.12 12.12.12.12 12.12.12 9 | build 11 0 0 0 | draw 0 | completed 0'),
    );
    laid.when(play('ana', 12, { to: 0 }), discard('ana', 12, 0)).raises(doubt('record-card-count'));
    laid.when(play('ana', 12, { to: 0 }), reshuffle(), discard('ana', 12, 0)).raisesNothing();
  });
});

describe('the referee counts', () => {
  test.each(COLUMNS)('%s: the same number raises nothing', (ruleset) => {
    const table = given(ruleset, at(ruleset).lies('ana* | draw 40'));
    table.when(count('bo', { stock: 9, hand: 5 })).raisesNothing();
    table.when(count(null, { draw: 40 })).raisesNothing();
  });
  test('another number: the position takes it, the difference is unexplained', () => {
    const table = given(TX, parseTable('ana* | draw 40'));
    table
      .when(count('bo', { stock: 8 }))
      .raises(doubt('record-count'))
      .leaves({ stock: [9, 8, 9, 9], unexplained: 1 });
    table
      .when(count('bo', { hand: 6 }))
      .raises(doubt('record-count'))
      .leaves({ hand: [5, 6, 5, 5], unexplained: -1 });
    table
      .when(count(null, { draw: 38 }))
      .raises(doubt('record-count'))
      .leaves({ draw: 38, unexplained: 2 });
  });
  test('counted again and found, nothing is unexplained any more', () => {
    given(TX, parseTable('ana* | draw 40'), count('bo', { stock: 8 }), count(null, { draw: 41 })).leaves({
      unexplained: 0,
    });
  });
  test('a draw pile nobody had told is simply known from now on', () => {
    const told = parseTable('ana*') as Record<string, unknown>;
    delete told.draw;
    delete told.completed;
    given(TX, told as never, count(null, { draw: 31 }))
      .raisesNothing()
      .leaves({ draw: 31 });
  });
  test('before the first draw a stock is a matter of the deal', () => {
    const dealt = given(TNP, deal([12, 3, 4, 5]));
    dealt.when(count('bo', { stock: 20 })).raisesNothing();
    dealt
      .when(count('bo', { stock: 21 }))
      .raises({ code: 'setup-stock-count', seat: 1, verdict: 'illegal' })
      .leaves({ unexplained: -1, draw: 82 });
    dealt
      .when(draw('ana', 5), count('bo', { stock: 21 }))
      .raises(doubt('record-count'))
      .leaves({ unexplained: -1 });
  });
  test('nobody’s turn changes', () => void given(TX, parseTable('ana*'), count('bo', { hand: 2 })).leaves({ turn: 0 }));
});

describe('what only eyes can see is reported', () => {
  test.each([
    'stock-top-not-up',
    'src-stock-hidden',
    'build-not-removed',
    'build-removed-early',
    'wild-reassigned',
    'misdeal-exposed',
    'setup-layout',
    'overdraw-remedy-wrong',
    'late-discovery',
    'penalty-misplaced',
    'penalty-looked',
    'stock-peek',
    'hand-revealed',
    'discard-browse',
    'draw-peek',
    'coach-verbal',
    'coach-spectator',
  ] as const)('%s, and the cards stay where they are', (code) => {
    const before = { hand: [5, 5, 5, 5], stock: [9, 9, 9, 9], building: [5, 0, 0, 0], turn: 0 };
    given(TX, parseTable('ana* | build 5 0 0 0'), report('cy', code)).raises({ code, seat: 2 }).leaves(before);
  });
  test('where the sheet cannot have it, it raises nothing', () => {
    given(SIX, parseTable('ana*', 6), report('cy', 'penalty-misplaced')).raisesNothing();
    given(TNI, parseTable('ana*'), report('cy', 'partner-reply')).raisesNothing();
  });
  test('the counts stay as they were when two flags have the same code: the second names its seat', () => {
    const stock = [19, 20, 21, 20];
    expect(given(TNP, deal([12, 3, 4, 5], { stock })).last.map(({ id }) => id)).toEqual([
      '1:setup-stock-count',
      '1:setup-stock-count:2',
    ]);
  });
});
