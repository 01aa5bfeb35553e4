import { count, discard, draw, given, parseTable, play, report, reveal, rule, speak, strike } from '../../kit';
import { flagsOn, lies } from './looking';

const before = given('texas-good-sam', parseTable('ana* piles 2 4 7 9 | build 5 0 0 0 | draw 30'));
const laid = before.when(play('ana', 8, { to: 0 }));

describe('a mis-tap is nobody’s offence', () => {
  const ruled = laid.when(rule('build-sequence', 'mistap'));

  test('the entry is struck, with its flag', () => {
    expect(ruled.line(2)).toMatchObject({ n: 2, struck: true, flags: [] });
    expect(lies(ruled)).toBe(lies(before));
    ruled.leaves({ open: [], turn: 0 }).raisesNothing();
  });

  test('striking the ruling brings the entry back, and its flag waits again', () => {
    const redone = ruled.when(strike(3));
    expect(redone.line(2).struck).toBeUndefined();
    expect(redone.line(3).struck).toBe(true);
    expect(lies(redone)).toBe(lies(laid));
    redone.leaves({ open: ['2:build-sequence'] });
  });

  test('what came after is judged as if it had never been tapped', () => {
    const later = laid.when(play('ana', 6, { to: 0 })).raises('build-sequence');
    const fixed = later.when(rule('2:build-sequence', 'mistap')).leaves({ building: [6, 0, 0, 0], open: [] });
    expect(flagsOn(fixed, 3)).toEqual([]);
  });

  test('of a discard: the turn is back', () => {
    const over = before.when(discard('ana', 8, 4)).leaves({ turn: 1 });
    over.when(rule('discard-fifth', 'mistap')).leaves({ turn: 0, hand: [5, 5, 5, 5] });
  });

  test('of talk: nothing was said', () => {
    before
      .when(speak('cy', 'advice'), rule('coach-verbal', 'mistap'), speak('cy', 'advice'))
      .raises('coach-verbal')
      .leaves({ open: ['4:coach-verbal'] });
  });
});

describe('open', () => {
  test('lists what waits for the referee, oldest first', () => {
    const many = laid.when(
      speak('cy', 'advice'),
      count('bo', { stock: 8 }),
      report('ana', 'late-discovery'),
      reveal('ana', 3),
    );
    many.leaves({ open: ['2:build-sequence', '3:coach-verbal', '4:record-count'] });
    many.when(rule('3:coach-verbal', 'waive')).leaves({ open: ['2:build-sequence', '4:record-count'] });
  });

  test.each(['remedy', 'stand', 'waive', 'mistap'] as const)('%s closes a flag', (call) => {
    laid.when(rule('build-sequence', call)).leaves({ open: [] });
  });

  test('a ruling closes one flag, not another of the same entry', () => {
    const two = before
      .when(play('ana', 8, { from: 'stock', owner: 'bo', to: 0 }))
      .leaves({ open: ['2:src-opponent', '2:build-sequence', '2:record-stock-top'] });
    two.when(rule('src-opponent', 'stand')).leaves({ open: ['2:build-sequence', '2:record-stock-top'] });
    two.when(rule('build-sequence', 'stand')).leaves({ open: ['2:src-opponent', '2:record-stock-top'] });
  });
});

describe('a flag ruled on twice', () => {
  test('the same remedy moves the cards once', () => {
    const once = laid.when(rule('build-sequence', 'remedy'));
    expect(lies(once.when(rule('2:build-sequence', 'remedy')))).toBe(lies(once));
    const penalty = before.when(speak('cy', 'advice'), rule('coach-verbal', 'remedy')).leaves({ stock: [9, 9, 11, 9] });
    penalty.when(rule('2:coach-verbal', 'remedy')).leaves({ stock: [9, 9, 11, 9], draw: 28 });
  });

  test('first left, then put right: it is put right', () => {
    laid
      .when(rule('build-sequence', 'stand'), rule('build-sequence', 'remedy'))
      .leaves({ building: [5, 0, 0, 0], open: [] });
    before
      .when(speak('cy', 'advice'), rule('coach-verbal', 'waive'), rule('coach-verbal', 'remedy'))
      .leaves({ stock: [9, 9, 11, 9] });
  });

  test('a ruling is undone by striking it, not by another', () => {
    const put = laid.when(rule('build-sequence', 'remedy'));
    expect(lies(put.when(strike(3)))).toBe(lies(laid));
    put.when(strike(3)).leaves({ open: ['2:build-sequence'] });
  });

  test('a penalty struck gives the cards back', () => {
    const taken = before.when(speak('cy', 'advice'), rule('coach-verbal', 'remedy'));
    taken.when(strike(3)).leaves({ stock: [9, 9, 9, 9], draw: 30, open: ['2:coach-verbal'] });
  });
});

describe('flags that only tell', () => {
  test.each(['remedy', 'stand', 'waive'] as const)('may be ruled on, without effect: %s', (call) => {
    const shown = before.when(reveal('ana', 8)).raises({ code: 'hand-revealed', verdict: 'info' }).leaves({ open: [] });
    const ruled = shown.when(rule('hand-revealed', call)).raisesNothing();
    expect(lies(ruled)).toBe(lies(shown));
  });

  test('a completed turn out of turn stands, whatever is called', () => {
    const over = before
      .when(discard('di', 3, 0))
      .raises({ code: 'oot-completed', verdict: 'stands' })
      .leaves({ turn: 0 });
    const ruled = over.when(rule('oot-completed', 'remedy')).raisesNothing();
    expect(lies(ruled)).toBe(lies(over));
  });
});

describe('refused', () => {
  test.each(['9:overdraw', '2:overdraw', '1:build-sequence', '2:build-sequence:1', 'build', '0:build-sequence', ''])(
    'a flag that never stood: %s',
    (flag) => {
      expect(laid.refuses({ act: 'rule', flag, call: 'stand' })).toMatchObject({
        code: 'no-such-flag',
        field: 'flag',
        n: 3,
      });
    },
  );

  test('a flag that stands no longer, its entry struck', () => {
    expect(laid.when(strike(2)).refuses(rule('2:build-sequence', 'stand'))).toMatchObject({ code: 'no-such-flag' });
  });

  test('another code, where none was offered', () => {
    expect(laid.refuses(rule('2:build-sequence', 'stand', { as: 'oot-started' }))).toMatchObject({ field: 'as' });
  });

  test('refused, it leaves no trace', () => {
    laid.refuses(rule('9:overdraw', 'remedy'));
    expect(laid.lines()).toHaveLength(2);
  });

  test('a flag of another ruleset', () => {
    const tennessee = given(
      'tennessee-partners',
      parseTable('ana* piles 7 9 - -'),
      discard('ana', 3, 0),
    ).raisesNothing();
    expect(tennessee.lines('texas-good-sam')[1]?.flags).toMatchObject([{ id: '2:discard-stack-early' }]);
    expect(tennessee.refuses(rule('2:discard-stack-early', 'remedy'))).toMatchObject({ code: 'no-such-flag' });
  });
});

test('the second seat with the same code has a name of its own', () => {
  const short = given('tennessee-partners', { act: 'deal', tops: [9, 8, 3, 4], stock: [19, 20, 18, 20] });
  expect(short.last.map(({ id }) => id)).toEqual(['1:setup-stock-count', '1:setup-stock-count:2']);
  short
    .when(rule('1:setup-stock-count:2', 'remedy'))
    .leaves({ stock: [19, 20, 20, 20], open: ['1:setup-stock-count'] })
    .when(rule('1:setup-stock-count', 'remedy'))
    .leaves({ stock: [20, 20, 20, 20], draw: 82, open: [] })
    .when(draw('ana', 5))
    .raisesNothing();
});

test('a notice on a ruling, mis-tapped, strikes that ruling', () => {
  const dry = parseTable('ana* stock 36 | bo stock 35 | cy stock 35 | di stock 35 | draw 1');
  const short = given('texas-good-sam', dry, speak('cy', 'advice'), rule('coach-verbal', 'remedy')).raises(
    'penalty-short',
  );
  short.when(rule('penalty-short', 'mistap')).leaves({ stock: [36, 35, 35, 35], draw: 1, open: ['2:coach-verbal'] });
});

test('a flag seen as another is ruled on again under either name', () => {
  const begun = given('texas-good-sam', parseTable('ana* | bo hand 4 | build 5 0 0 0'), play('ana', 6, { to: 0 }))
    .when(draw('bo', 1), rule('turn-end-no-discard', 'stand', { as: 'oot-started' }))
    .leaves({ open: [] });
  begun.when(rule('3:oot-started', 'remedy')).leaves({ turn: 0, open: [] });
});
