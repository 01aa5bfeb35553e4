import { type ReadingId } from '@/rulesets';
import {
  type Column,
  cut,
  deal,
  discard,
  draw,
  flip,
  given,
  parseTable,
  pass,
  play,
  rule,
  speak,
  start,
  type Told,
  turnBegins,
} from '../../kit';
import { lays, MAT, SIX, TNI, TNP, TNT, TX } from './reporting';

const reads = (ruleset: Column, id: ReadingId, option: string, ...acts: Told[]) =>
  given(ruleset, { house: { readings: { [id]: option } } }, ...acts);

test('X03: the highest card is cut for, not read off the stocks', () => {
  reads(TNP, 'X03', 'cut', deal([12, 3, 4, 5]))
    .leaves({ turn: null })
    .when(cut('start', { ana: 2, bo: 9, cy: 4, di: 1 }))
    .leaves({ turn: 1 });
});

test('X06: two clauses broken, two penalties', () => {
  reads(TNT, 'X06', 'two', parseTable('ana*'), speak('cy', 'advice'), rule('coach-verbal', 'remedy')).leaves({
    stock: [9, 9, 13, 9],
  });
});

test('X07: only an opponent’s call counts for talk; for advice never', () => {
  const alone = (what: 'remark' | 'advice', calledBy?: 'bo') =>
    reads(
      TNT,
      'X07',
      'opponentsOnly',
      parseTable('ana*'),
      speak('cy', what, calledBy === undefined ? {} : { calledBy }),
    );
  alone('remark').raises({ code: 'penalty-uncalled', verdict: 'silent', local: true });
  alone('remark', 'bo').raises({ code: 'talk-unrelated', verdict: 'penalty' });
  alone('advice').raises({ code: 'coach-verbal', verdict: 'penalty' });
  given(TNT, parseTable('ana*'), speak('cy', 'remark')).raises('talk-unrelated');
});

test('X09: the penalty cards go to the hand, or on a discard pile', () => {
  reads(TX, 'X09', 'hand', parseTable('ana*'), speak('cy', 'advice'), rule('coach-verbal', 'remedy')).leaves({
    stock: [9, 9, 9, 9],
    hand: [5, 5, 7, 5],
  });
  const { game } = reads(
    TX,
    'X09',
    'discard',
    parseTable('ana*'),
    speak('cy', 'advice'),
    rule('coach-verbal', 'remedy'),
  ).leaves({
    stock: [9, 9, 9, 9],
    hand: [5, 5, 5, 5],
  });
  expect(game.table.seats[2]?.discards.flat()).toHaveLength(2);
});

test('X12: playing from the stock when it fits is a duty', () => {
  const declined = [parseTable('ana* top 6 | build 5 0 0 0'), discard('ana', 3, 0)];
  reads(TNI, 'X12', 'duty', ...declined).raises({ code: 'stock-play-declined', seat: 0, local: true });
  given(TNI, ...declined).raisesNothing();
});

test('X15: Texas: a pile starts with a one only', () => {
  reads(TX, 'X15', 'no', parseTable('ana*'), play('ana', 'S', { to: 0 })).raises({
    code: 'build-start',
    seat: 0,
    local: true,
  });
  reads(TX, 'X15', 'no', parseTable('ana* | build 1 0 0 0'), play('ana', 'S', { to: 0 })).raisesNothing();
});

test('X17: Texas: the discard shields the play', () => {
  const wrong = [parseTable('ana* | build 5 0 0 0'), play('ana', 8, { to: 0 }), discard('ana', 3, 0)];
  reads(TX, 'X17', 'shields', ...wrong, rule('build-sequence', 'remedy'))
    .raises('late-discovery')
    .leaves({ building: [8, 0, 0, 0] });
  given(TX, ...wrong, rule('build-sequence', 'remedy')).leaves({ building: [5, 0, 0, 0] });
});

test('X19: a partner turns up the own stock only when told', () => {
  const turned = [parseTable('ana* | cy top ?'), flip('cy', 4)];
  reads(TNP, 'X19', 'request', ...turned).raises({ code: 'partner-flip', seat: 2, local: true });
  given(TNP, ...turned).raisesNothing();
});

test('X22: two trios instead of three pairs', () => {
  const tops = deal([1, 2, 3, 4, 5, 6], { dealer: 'ana' });
  const trios = [0, 1, 0, 1, 0, 1];
  given(SIX, { teams: trios, house: { readings: { X22: '2x3' } } }, tops).raisesNothing();
});

test('X23: a deck of 144 in all', () => {
  const dealt = (deck: number) => reads(SIX, 'X23', '144', deal([1, 2, 3, 4, 5, 6], { dealer: 'ana', deck }));
  dealt(144).raisesNothing().leaves({ draw: 24, unexplained: 0 });
  dealt(162).raises({ code: 'setup-deck-count', local: true });
});

test('X24: the advice on discards as a rule', () => {
  const played = [
    parseTable('ana* top 8 piles 6 - - - | build 5 0 0 0', 6),
    play('ana', 6, { from: 'discard:0', to: 0 }),
  ];
  const over = discard('ana', 3, 0);
  reads(SIX, 'X24', 'rule', ...played, over).raises({ code: 'strategy-discard-play', seat: 0, local: true });
  reads(
    SIX,
    'X24',
    'rule',
    ...played,
    play('ana', 7, { to: 0 }),
    play('ana', 8, { from: 'stock', to: 0 }),
    over,
  ).raisesNothing();
  given(SIX, ...played, over).raisesNothing();
});

describe('X25: what the stopped player keeps and pays', () => {
  const stopped = (id: ReadingId, option: string) =>
    reads(
      SIX,
      id,
      option,
      ...turnBegins('ana* | cy hand 2 | build 5 0 0 0', 6),
      draw('cy', 2),
      ...lays('cy', [6]),
    ).when(rule('oot-started', 'remedy'));
  const own = (option: string) => stopped('X25b', option).when(discard('ana', 3, 0), discard('bo', 3, 0));

  test('X25a: the cards laid stay, or return', () => {
    stopped('X25a', 'stay').leaves({ building: [6, 0, 0, 0], hand: [5, 5, 3, 5, 5, 5] });
    stopped('X25a', 'return').leaves({ building: [5, 0, 0, 0], hand: [5, 5, 4, 5, 5, 5] });
  });
  test('X25b: no draw before the first play, however it is read', () => {
    for (const option of ['refillOnly', 'playThenDraw', 'nextTurn']) {
      own(option).when(draw('cy', 1)).raises({ code: 'oot-draw-before-play', verdict: 'illegal', basis: 'text' });
    }
  });
  test('X25b: after it, cards still in hand', () => {
    const after = (option: string, count: number) => own(option).when(...lays('cy', [7]), draw('cy', count));
    after('refillOnly', 1).raises({ code: 'oot-extra-draw', verdict: 'info' });
    after('playThenDraw', 3).raisesNothing();
    after('playThenDraw', 4).raises('overdraw');
    after('nextTurn', 1).raises({ code: 'oot-extra-draw', verdict: 'illegal', local: true });
  });
});

test('X28: Tennessee: the hand played out, the turn stops', () => {
  const empty = [...turnBegins('ana* | build 5 0 0 0'), ...lays('ana', [6, 7, 8, 9, 10])];
  reads(TNP, 'X28', 'stops', ...empty, draw('ana', 5)).raises({
    code: 'refill-on-empty',
    seat: 0,
    verdict: 'illegal',
    local: true,
  });
  reads(TNP, 'X28', 'stops', ...empty, pass('ana')).raisesNothing();
});

test('X32: a discard from anywhere', () => {
  const dropped = [parseTable('ana* top 12'), discard('ana', 12, 0, { from: 'stock' })];
  reads(TX, 'X32', 'any', ...dropped).raisesNothing();
  given(TX, ...dropped).raises('discard-not-from-hand');
});

test('X37: the newer leaflet: the table says who starts', () => {
  reads(MAT, 'X37', 'new', deal([1, 2, 3, 4], { dealer: 'di' }))
    .leaves({ turn: null })
    .when(draw('cy', 5))
    .raisesNothing();
  reads(MAT, 'X37', 'new', deal([1, 2, 3, 4], { dealer: 'di' }), start('bo')).leaves({ turn: 1 });
});

test('X41: naming a wild is talk like any other', () => {
  reads(TNT, 'X41', 'breach', parseTable('ana*'), speak('ana', 'call')).raises({
    code: 'talk-owner-noncommand',
    seat: 0,
    local: true,
  });
  reads(TNT, 'X41', 'breach', parseTable('ana*'), speak('cy', 'call')).raises({ code: 'talk-unrelated', seat: 2 });
});
