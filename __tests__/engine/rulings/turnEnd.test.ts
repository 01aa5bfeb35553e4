import { at, COLUMNS, discard, draw, given, pass, play, rule } from '../../kit';
import { has, lies } from './looking';

const needsDiscard = COLUMNS.filter((ruleset) => !ruleset.startsWith('tennessee-2018'));

describe.each(COLUMNS)('%s: a turn that ended without a discard', (ruleset) => {
  const table = at(ruleset);
  const owner = given(ruleset, table.lies('ana* | bo hand 4 | build 5 0 0 0'), play('ana', 6, { to: 0 }));

  test('after a pass the turn is back, and the discard is due', () => {
    const passed = owner.when(pass('ana')).raises({ code: 'turn-end-no-discard', seat: 0 }).leaves({ turn: 1 });
    const ruled = passed.when(rule('turn-end-no-discard', 'remedy')).leaves({ turn: 0, open: [] });
    expect(lies(ruled)).toBe(lies(owner));
    ruled
      .when(discard('ana', 3, 0))
      .raisesNothing()
      .leaves({ turn: 1 });
  });

  test('after a pass, left as it is: the next player is on turn', () => {
    owner
      .when(pass('ana'), rule('turn-end-no-discard', 'stand'))
      .leaves({ turn: 1, open: [] })
      .when(draw('bo', 1))
      .raisesNothing();
  });

  test('after a pass and an act of the next player: too late', () => {
    const acted = owner.when(pass('ana'), draw('bo', 1));
    const ruled = acted.when(rule('turn-end-no-discard', 'remedy')).raises('late-discovery').leaves({ turn: 1 });
    expect(lies(ruled)).toBe(lies(acted));
  });

  test('the neighbour has begun: the owner discards now, and the neighbour goes on', () => {
    const begun = owner.when(draw('bo', 1)).raises({ code: 'turn-end-no-discard', seat: 0 });
    const ruled = begun.when(rule('turn-end-no-discard', 'remedy')).raisesNothing().leaves({ turn: 1, open: [] });
    const late = ruled
      .when(discard('ana', 3, 0))
      .raisesNothing()
      .leaves({ turn: 1 });
    expect(has(late, 'ana')).toBe('stock 9 top 10 hand 3 piles 3 - - -');
    late
      .when(play('bo', 7, { to: 0 }), discard('bo', 2, 0))
      .raisesNothing()
      .leaves({ turn: 2 });
  });

  test('the late discard is taken without a ruling, too', () => {
    owner
      .when(draw('bo', 1), discard('ana', 3, 0))
      .raisesNothing()
      .leaves({ turn: 1, open: ['3:turn-end-no-discard'] });
  });
});

describe.each(needsDiscard)('%s: a turn that ended with an empty hand', (ruleset) => {
  const laid = [6, 7, 8, 9, 10].map((card) => play('ana', card, { to: 0 }));
  const emptied = given(ruleset, ...at(ruleset).turnBegins('ana* | bo hand 4 | build 5 0 0 0'), ...laid);

  test('after a pass: back, to fill the hand and to discard', () => {
    const passed = emptied.when(pass('ana')).raises({ code: 'turn-end-empty', seat: 0, verdict: 'illegal' });
    const ruled = passed.when(rule('turn-end-empty', 'remedy')).leaves({ turn: 0, open: [] });
    expect(lies(ruled)).toBe(lies(emptied));
    ruled
      .when(draw('ana', 5))
      .raisesNothing()
      .when(discard('ana', 3, 0))
      .raisesNothing()
      .leaves({ turn: 1 });
  });

  test('the neighbour has begun: the owner fills the hand and discards, and nobody is at fault for it', () => {
    const begun = emptied.when(draw('bo', 1)).raises({ code: 'turn-end-empty', seat: 0 });
    const ruled = begun.when(rule('turn-end-empty', 'remedy')).raisesNothing().leaves({ open: [] });
    const filled = ruled.when(draw('ana', 5)).raisesNothing();
    const late = filled
      .when(discard('ana', 3, 0))
      .raisesNothing()
      .leaves({ turn: 1 });
    expect(has(late, 'ana')).toMatch('hand 4 piles 3 - - -');
  });
});

test.each(['tennessee-2018', 'tennessee-2018-partners'] as const)('%s: an empty hand may end the turn', (ruleset) => {
  const laid = [6, 7, 8, 9, 10].map((card) => play('ana', card, { to: 0 }));
  given(ruleset, ...at(ruleset).turnBegins('ana* | build 5 0 0 0'), ...laid, pass('ana'))
    .raises({ code: 'turn-end-empty', verdict: 'info' })
    .leaves({ turn: 1, open: [] });
});
