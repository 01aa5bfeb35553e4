import type { EntryOf, StockInPosition } from '@/engine';
import { deal, discard, draw, given, parseTable, play, reshuffle, speak, type Told } from '../../kit';
import { SIX, TNI, TNP, TX } from './reporting';

type Laid = Omit<EntryOf<'position'>, 'n'>;
const NO_DISCARDS = [[], [], [], []];
/** A table in play; what a test does not say is not told. */
const lies = (what: Partial<Laid> = {}): Told => ({
  act: 'position',
  turn: 0,
  stock: [9, 9, 9, 9].map((count) => ({ count, top: 10 })),
  discards: [NO_DISCARDS, NO_DISCARDS, NO_DISCARDS, NO_DISCARDS],
  hand: [5, 5, 5, 5],
  building: [0, 0, 0, 0],
  ...what,
});

describe('opening a record: a referee is called to a table in play', () => {
  test('the game is under way, with the figures told', () => {
    given(TX, parseTable('bo* hand 3 stock 7 top 4 piles 3.9 - - 2 | build 6 0 11 3 | draw 40'))
      .raisesNothing()
      .leaves({
        phase: 'play',
        turn: 1,
        stock: [9, 7, 9, 9],
        hand: [5, 3, 5, 5],
        building: [6, 0, 11, 3],
        draw: 40,
        unexplained: 0,
      });
  });
  test('nobody is asked how many sit there, nor who began', () => {
    given(SIX, { seats: 4 }, lies(), discard('ana', 3, 0)).raisesNothing();
  });
  test('building piles go on from the number they show', () => {
    const table = given(TX, lies({ building: [6, 0, 11, 3] }));
    table.when(play('ana', 7, { to: 0 })).raisesNothing();
    table
      .when(play('ana', 12, { to: 2 }))
      .raisesNothing()
      .leaves({ building: [6, 0, 0, 3], completed: 12 });
    table.when(play('ana', 4, { to: 0 })).raises('build-sequence');
  });
  test('draw pile and completed piles told: what they leave over is unexplained', () => {
    given(TX, lies({ draw: 100, completed: 0 })).leaves({ draw: 100, completed: 0, unexplained: 6 });
    given(TX, lies({ draw: 90, completed: 16 })).leaves({ unexplained: 0 });
  });
  test('the draw pile told, the completed not: they are the rest', () => {
    given(TX, lies({ draw: 90 })).leaves({ draw: 90, completed: 16, unexplained: 0 });
  });
  test('neither told: any draw is possible, and a reshuffle is not too early', () => {
    const table = given(TX, lies()).leaves({ unexplained: 0 });
    table.when(reshuffle()).raisesNothing();
    table
      .when(discard('ana', 3, 0), discard('bo', 3, 0), discard('cy', 3, 0), discard('di', 3, 0), draw('ana', 1))
      .raisesNothing();
  });
  test('whose turn it is may be unknown: the first to act is on turn', () => {
    given(TX, lies({ turn: null }))
      .leaves({ turn: null })
      .when(draw('bo', 0), discard('bo', 3, 0))
      .raisesNothing()
      .leaves({ turn: 2 });
  });
  test('what the owner of the turn has drawn so far is not known: no draw is missing', () => {
    given(TX, lies({ hand: [3, 5, 5, 5] }), discard('ana', 3, 0)).raisesNothing();
    given(TX, lies({ hand: [3, 5, 5, 5] }), draw('ana', 2)).raisesNothing();
  });
  test('but a hand above five after a draw is too many for anybody', () => {
    given(TX, lies({ hand: [3, 5, 5, 5] }), draw('ana', 3)).raises('overdraw');
  });
  test('an empty stock has no top', () => {
    const stock = [0, 9, 9, 9].map((count) => ({ count, top: 10 }));
    const { game } = given(TX, lies({ stock }));
    expect(game.table.seats[0]?.top).toBe('?');
  });
  test.each<[string, StockInPosition]>([
    ['is left out', { count: 0 }],
    ['is null', { count: 0, top: null }],
    ['is told as unseen', { count: 0, top: '?' }],
  ])('an empty stock whose top %s: the same table', (_, empty) => {
    const full: StockInPosition = { count: 9, top: 10 };
    const table = (first: StockInPosition) => given(TX, lies({ stock: [first, full, full, full] })).game.table;
    expect(table(empty).seats[0]).toMatchObject({ stock: 0, top: '?' });
    expect(table(empty).seen).toEqual(table({ count: 0, top: 10 }).seen);
    expect(table(empty).unexplained).toBe(table({ count: 0, top: 10 }).unexplained);
  });
  test('a lone top of a discard pile is enough: what lies under it is unknown, not absent', () => {
    const discards = [[[7], [], [], []], NO_DISCARDS, NO_DISCARDS, NO_DISCARDS];
    given(TX, lies({ discards, building: [6, 0, 0, 0], draw: 90, completed: 4 }))
      .leaves({ unexplained: 5 })
      .when(play('ana', 7, { from: 'discard:0', to: 0 }), play('ana', 8, { from: 'discard:0', to: 0 }))
      .raisesNothing();
  });
  test('first turns are over: nobody asks about discards played in them', () => {
    given('tennessee-2018-partners', parseTable('ana* | cy piles 6 - - - | build 5 0 0 0'))
      .when(play('ana', 6, { from: 'discard:0', owner: 'cy', to: 0 }))
      .raisesNothing();
  });
  test('in place of the deal, before which somebody may have cut', () => {
    given(SIX, { act: 'cut', for: 'deal', cards: [{ seat: 0, card: 3 }] }, parseTable('bo*', 6)).leaves({
      phase: 'play',
      turn: 1,
    });
  });
});

describe('in the middle of a record: catching up', () => {
  const caughtUp = () =>
    given(TNP, deal([12, 3, 4, 5]), draw('cy', 5), speak('di', 'advice')).when(
      parseTable('bo* hand 2 stock 3 top 8 | build 7 0 0 0 | draw 50'),
    );

  test('the table is as told, and nothing is missing', () => {
    caughtUp()
      .raisesNothing()
      .leaves({ turn: 1, stock: [9, 3, 9, 9], hand: [5, 2, 5, 5], draw: 50, unexplained: 0 });
  });
  test('flags of before are kept, open as they were', () => {
    caughtUp().leaves({ open: ['2:setup-wrong-starter', '3:coach-nonpartner'] });
  });
  test('judging starts afresh: a spell and a missing discard are over', () => {
    caughtUp()
      .when(play('bo', 8, { from: 'stock', to: 0 }))
      .raisesNothing()
      .when(discard('bo', 3, 0))
      .raisesNothing();
    const late = given(TX, parseTable('ana* | build 5 0 0 0'), play('ana', 6, { to: 0 }), play('bo', 7, { to: 0 }));
    late
      .raises('turn-end-no-discard')
      .when(parseTable('bo*'), discard('ana', 3, 0))
      .raises('oot-completed');
  });
  test('the next turn is judged as ever', () => {
    caughtUp()
      .when(discard('bo', 3, 0), draw('cy', 1))
      .raises('overdraw');
  });
  test('faces are counted afresh as well: what was set aside before may lie here again', () => {
    const twelveFives = given(TNI, parseTable('ana* piles 5.5.5.5 5.5.5.5 5.5.5.5 -'));
    twelveFives.when(parseTable('ana*'), discard('ana', 5, 0)).raisesNothing();
    twelveFives.when(discard('ana', 5, 3)).raises('record-card-count');
  });
});
