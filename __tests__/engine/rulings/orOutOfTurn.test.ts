import { strict as assert } from 'node:assert';
import { openFlags, planRemedy, planRemedyUnderOtherCode } from '@/engine';
import { at, COLUMNS, discard, draw, given, play, rule, type Told } from '../../kit';
import { has, lies } from './looking';

/** The owner has played and holds cards; the neighbour begins: a forgotten discard, or an eager neighbour? */
describe.each(COLUMNS)('%s: the referee says that the neighbour was too early', (ruleset) => {
  const table = at(ruleset);
  const isSix = ruleset === 'six-player-partners';
  const owner = given(ruleset, table.lies('ana* | bo hand 4 | build 5 0 0 0'), play('ana', 6, { to: 0 }));
  const asked = owner.when(draw('bo', 1));
  const begun = asked.when(play('bo', 7, { to: 0 }));
  const asOther = (call: 'remedy' | 'stand'): Told => rule('3:turn-end-no-discard', call, { as: 'oot-started' });

  test('the cards cannot tell, so the referee is asked', () => {
    asked.raises({ code: 'turn-end-no-discard', seat: 0, verdict: 'illegal', or: 'oot-started' }).leaves({ turn: 1 });
    begun.raisesNothing().leaves({ turn: 1, open: ['3:turn-end-no-discard'] });
  });

  test('the flag becomes the other one, with its seat, verdict and clauses', () => {
    for (const call of ['remedy', 'stand'] as const) {
      const [flag, ...others] = begun.when(asOther(call)).line(3).flags;
      expect(others).toEqual([]);
      expect(flag).toMatchObject({
        id: '3:oot-started',
        code: 'oot-started',
        seat: 1,
        verdict: isSix ? 'penalty' : 'silent',
        basis: isSix ? 'text' : 'default',
        clauses: isSix ? ['SIX.SPECIAL.2a', 'SIX.SPECIAL.2b'] : [],
      });
    }
  });

  test('stopped: the owner is on turn again, and discards as always', () => {
    const ruled = begun
      .when(asOther('remedy'))
      .raisesNothing()
      .leaves({ turn: 0, building: [7, 0, 0, 0], open: [] });
    expect(has(ruled, 'bo')).toBe('stock 9 top 10 hand 4 piles - - - -');
    ruled
      .when(play('ana', 8, { to: 0 }), discard('ana', 3, 0))
      .raisesNothing()
      .leaves({ turn: 1 });
  });

  test('what hands have to do is known before it is ruled', () => {
    const { rules, table: now } = begun.game;
    const flag = openFlags(now)[0];
    assert(flag);
    const { steps } = planRemedyUnderOtherCode(rules, now, flag, 'oot-started');
    const after = begun.when(asOther('remedy')).game.table;
    expect(steps).toEqual([
      { do: 'give-turn', seat: after.turn },
      { do: 'mark', seat: after.seats.findIndex(({ mustPlayFirst: marked }) => marked) },
    ]);
    expect(planRemedy(rules, now, flag).steps).not.toEqual(steps);
  });

  test('the neighbour is marked', () => {
    const own = begun.when(asOther('remedy'), discard('ana', 3, 0));
    own.when(draw('bo', 1)).raises('oot-draw-before-play');
    own.when(play('bo', 8, { to: 0 }), draw('bo', 1)).raises('oot-extra-draw');
    own.when(discard('bo', 2, 0)).raisesNothing();
  });

  test('an owner who goes on may draw nothing more in this turn', () => {
    begun.when(asOther('remedy'), draw('ana', 1)).raises('draw-midturn');
  });

  test('left: the cards stay, nobody is marked, and the neighbour is out of turn', () => {
    const ruled = begun.when(asOther('stand')).leaves({ turn: 0, building: [7, 0, 0, 0], open: [] });
    expect(ruled.game.table.seats[1]?.mustPlayFirst).toBe(false);
    ruled
      .when(discard('bo', 2, 0))
      .raises({ code: 'oot-completed', seat: 1 })
      .leaves({ turn: 2 });
  });

  test('the neighbour has discarded: too late to stop', () => {
    const over = begun.when(discard('bo', 2, 0)).leaves({ turn: 2 });
    const ruled = over.when(asOther('remedy')).raises('late-discovery').leaves({ turn: 2, open: [] });
    expect(lies(ruled)).toBe(lies(over));
  });

  test('named as itself it stays what it is', () => {
    begun.when(rule('turn-end-no-discard', 'remedy', { as: 'turn-end-no-discard' })).leaves({ turn: 1, open: [] });
  });

  test('no other code was offered', () => {
    expect(begun.refuses(rule('3:turn-end-no-discard', 'remedy', { as: 'overdraw' }))).toMatchObject({ field: 'as' });
  });
});

test('six players who return played cards return them here, too', () => {
  const house = { readings: { X25a: 'return' } };
  const lies6 = at('six-player-partners').lies;
  const begun = given('six-player-partners', { house }, lies6('ana* | bo hand 4 | build 5 0 0 0'))
    .when(play('ana', 6, { to: 0 }), draw('bo', 1), play('bo', 7, { to: 0 }))
    .when(rule('turn-end-no-discard', 'remedy', { as: 'oot-started' }))
    .leaves({ turn: 0, building: [6, 0, 0, 0] });
  expect(has(begun, 'bo')).toBe('stock 9 top 10 hand 5 piles - - - -');
});

test('struck, the ruling gives the flag back its first name', () => {
  const begun = given('texas-good-sam', at('texas-good-sam').lies('ana* | bo hand 4 | build 5 0 0 0'))
    .when(play('ana', 6, { to: 0 }), draw('bo', 1))
    .when(rule('turn-end-no-discard', 'remedy', { as: 'oot-started' }));
  begun.when({ act: 'strike', entry: 4 }).leaves({ turn: 1, open: ['3:turn-end-no-discard'] });
});
