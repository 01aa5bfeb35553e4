import { claim, discard, draw, end, flip, given, parseTable, play, rule, speak } from '../../kit';
import { has } from './looking';

const sheets = ['tennessee-partners', 'tennessee-2018-partners', 'texas-good-sam', 'florida-good-sam'] as const;
const lastCard = parseTable('ana* stock 1 top 6 | cy stock 0 | build 5 0 0 0 | draw 30');
const win = play('ana', 6, { from: 'stock', to: 0 });

describe.each(sheets)('%s: a stock that grows again', (ruleset) => {
  test('penalty cards onto an empty stock: it revives, its top not told', () => {
    const guilty = given(ruleset, parseTable('ana* stock 2 top 6 | cy stock 0 | build 5 0 0 0 | draw 30'));
    const ruled = guilty.when(speak('cy', 'advice'), rule('coach-verbal', 'remedy')).leaves({ draw: 28, over: false });
    expect(has(ruled, 'cy')).toBe('stock 2 top ? hand 5 piles - - - -');
    const played = ruled.when(flip('cy', 9), win, flip('ana', 7), play('ana', 7, { from: 'stock', to: 0 }));
    played.leaves({ over: false, winner: null, turn: 0, stock: [0, 9, 2, 9] });
  });

  test('ruled before the winning card: no win with it', () => {
    given(ruleset, lastCard, speak('cy', 'advice'), rule('coach-verbal', 'remedy'), win)
      .raisesNothing()
      .leaves({ over: false, winner: null, turn: 0, stock: [0, 9, 2, 9] });
  });

  test('ruled after the win, for what was said before it: the game goes on', () => {
    const won = given(ruleset, lastCard, speak('cy', 'advice'), win);
    won.leaves({ over: true, winner: { team: 0 }, turn: null, open: ['2:coach-verbal'] });
    const ruled = won.when(rule('coach-verbal', 'remedy')).raisesNothing();
    ruled.leaves({ over: false, winner: null, turn: 0, stock: [0, 9, 2, 9], draw: 28, phase: 'play', open: [] });
    ruled
      .when(discard('ana', 3, 0))
      .raisesNothing()
      .leaves({ turn: 1 });
  });

  test('the line of the ruling shows the turn that goes on', () => {
    expect(given(ruleset, lastCard, speak('cy', 'advice'), win, rule('coach-verbal', 'remedy')).line().turn).toBe(0);
  });

  test('waived after the win: won', () => {
    given(ruleset, lastCard, speak('cy', 'advice'), win, rule('coach-verbal', 'waive')).leaves({
      over: true,
      winner: { team: 0 },
      open: [],
    });
  });

  test('said after the win: nothing, and the win stands', () => {
    given(ruleset, lastCard, win, speak('cy', 'advice'))
      .raisesNothing()
      .leaves({ over: true, winner: { team: 0 }, open: [] });
  });

  test('the losing side was guilty: its stock grows, and the others have won', () => {
    const guilty = given(
      ruleset,
      parseTable('bo* | ana stock 1 top 6 | cy stock 0 | di stock 4 | build 5 0 0 0 | draw 30'),
    );
    guilty
      .when(speak('di', 'advice'), discard('bo', 3, 0), discard('cy', 3, 0), discard('di', 3, 0), win)
      .leaves({ over: true, winner: { team: 0 } })
      .when(rule('coach-verbal', 'remedy'))
      .leaves({ over: true, winner: { team: 0 }, stock: [0, 9, 0, 6], draw: 28, turn: null });
  });

  test('revived and played out again: the win comes later', () => {
    given(ruleset, lastCard, speak('cy', 'advice'), win, rule('coach-verbal', 'remedy'))
      .when(flip('cy', 7), play('ana', 7, { from: 'stock', owner: 'cy', to: 0 }))
      .leaves({ over: false })
      .when(flip('cy', 8), play('ana', 8, { from: 'stock', owner: 'cy', to: 0 }))
      .leaves({ over: true, winner: { team: 0 }, turn: null });
  });
});

test('alone, a penalty on another player does not touch the win', () => {
  given('tennessee-2018', parseTable('ana* stock 1 top 6 | build 5 0 0 0 | draw 30'), speak('bo', 'advice'), win)
    .leaves({ winner: { seat: 0 } })
    .when(rule('coach-nonpartner', 'remedy'))
    .leaves({ over: true, winner: { seat: 0 }, stock: [0, 11, 9, 9] });
});

test('a card drawn too many before the win: into the stock it goes, and the win is none', () => {
  const table = parseTable('bo* | ana stock 1 top 6 hand 3 | cy stock 0 | build 5 0 0 0 | draw 30');
  const won = given('tennessee-partners', table, discard('bo', 3, 0), discard('cy', 3, 0), discard('di', 3, 0))
    .when(draw('ana', 4), win)
    .leaves({ over: true, winner: { team: 0 } });
  won
    .when(rule('overdraw', 'remedy'))
    .leaves({ over: false, winner: null, turn: 0, stock: [2, 9, 0, 9], hand: [5, 4, 4, 4] });
});

test('a winning card that did not fit goes back, and the game goes on', () => {
  const won = given('texas-good-sam', parseTable('ana* stock 1 top 8 | cy stock 0 | build 5 0 0 0'));
  won
    .when(play('ana', 8, { from: 'stock', to: 0 }))
    .leaves({ over: true, winner: { team: 0 } })
    .when(rule('build-sequence', 'remedy'))
    .raisesNothing()
    .leaves({ over: false, winner: null, turn: 0, stock: [1, 9, 0, 9], building: [5, 0, 0, 0] });
});

test('left, a winning card that did not fit has won', () => {
  given('texas-good-sam', parseTable('ana* stock 1 top 8 | cy stock 0 | build 5 0 0 0'))
    .when(play('ana', 8, { from: 'stock', to: 0 }), rule('build-sequence', 'stand'))
    .leaves({ over: true, winner: { team: 0 }, open: [] });
});

test('a claim too early changes nothing', () => {
  given('tennessee-partners', parseTable('ana* stock 0 | cy stock 3'), claim('ana'))
    .raises('win-claim-early')
    .when(rule('win-claim-early', 'remedy'))
    .leaves({ over: false, turn: 0, open: [] });
});

describe('ended by time', () => {
  test('penalty cards for what was said before are still taken: the stocks tell', () => {
    given('texas-good-sam', parseTable('ana* | draw 30'), speak('cy', 'advice'), end('time'))
      .when(rule('coach-verbal', 'remedy'))
      .raisesNothing()
      .leaves({ over: true, winner: null, stock: [9, 9, 11, 9], draw: 28, turn: null, open: [] });
  });

  test('extra cards still go into the stock', () => {
    given('texas-good-sam', parseTable('di* hand 6 | ana hand 3'), discard('di', 3, 0), draw('ana', 4), end('time'))
      .when(rule('overdraw', 'remedy'))
      .raisesNothing()
      .leaves({ over: true, stock: [11, 9, 9, 9], hand: [5, 5, 5, 5] });
  });
});

test('a winning card that the partner laid unasked goes back, and the game goes on', () => {
  const won = given('texas-good-sam', parseTable('ana* stock 0 | cy stock 1 top 6 | build 5 0 0 0'));
  won
    .when(play('cy', 6, { from: 'stock', to: 0 }))
    .leaves({ over: true, winner: { team: 0 } })
    .when(rule('partner-moves-unasked', 'remedy'))
    .leaves({ over: false, winner: null, turn: 0, stock: [0, 9, 1, 9], building: [5, 0, 0, 0] });
});

test('a last stock card that was discarded has not been played: no win, and it goes back', () => {
  given('texas-good-sam', parseTable('ana* stock 1 top 12 | cy stock 0'), discard('ana', 12, 0, { from: 'stock' }))
    .leaves({ over: false, winner: null })
    .when(rule('discard-not-from-hand', 'remedy'))
    .leaves({ over: false, turn: 0, stock: [1, 9, 0, 9] });
});
