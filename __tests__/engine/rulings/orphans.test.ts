import { amend, discard, given, insert, parseTable, play, rule, set, speak, strike } from '../../kit';
import { flagsOn, lies } from './looking';

const before = given('texas-good-sam', parseTable('ana* piles 2 4 - - | build 5 0 0 0 | draw 30'));
const orphan = (n: number, flag: string) => [
  expect.objectContaining({
    id: `${n}:ruling-orphaned`,
    verdict: 'info',
    seat: null,
    evidence: expect.objectContaining({ flag }) as unknown,
  }),
];

describe('a ruling whose flag a later correction took away', () => {
  const ruled = before.when(play('ana', 8, { to: 0 }), rule('build-sequence', 'remedy'));

  test('amended: the card did fit, and the ruling moves nothing', () => {
    const fixed = ruled.when(amend(2, play('ana', 6, { to: 0 }))).raisesNothing();
    fixed.leaves({ building: [6, 0, 0, 0], hand: [4, 5, 5, 5], open: [] });
    expect(flagsOn(fixed, 2)).toEqual([]);
    expect(flagsOn(fixed, 3)).toEqual(orphan(3, '2:build-sequence'));
  });

  test('struck', () => {
    const struck = ruled.when(strike(2));
    expect(lies(struck)).toBe(lies(before));
    expect(flagsOn(struck, 3)).toEqual(orphan(3, '2:build-sequence'));
  });

  test('made legal by an entry inserted before it', () => {
    const fixed = ruled.when(insert(2, play('ana', 6, { to: 0 })), insert(2, play('ana', 7, { to: 0 })));
    fixed.leaves({ building: [8, 0, 0, 0], hand: [2, 5, 5, 5], open: [] });
    expect(flagsOn(fixed, 3)).toEqual(orphan(3, '2:build-sequence'));
  });

  test('under the right ruleset there was no fault', () => {
    const stacked = before.when(discard('ana', 3, 0), rule('discard-stack-early', 'remedy', { pile: 3 }));
    const fixed = stacked.when(set({ ruleset: 'tennessee-partners' }));
    expect(flagsOn(fixed, 2)).toEqual([]);
    expect(flagsOn(fixed, 3)).toEqual(orphan(3, '2:discard-stack-early'));
    expect(fixed.game.table.seats[0]?.discards).toEqual([[2, 3], [4], [], []]);
  });

  test('the correction struck, the ruling counts again', () => {
    const fixed = ruled.when(amend(2, play('ana', 6, { to: 0 })), strike(4));
    expect(lies(fixed)).toBe(lies(ruled));
    expect(flagsOn(fixed, 3)).toEqual([]);
  });

  test('an orphaned penalty takes no cards, and does not wait for anybody', () => {
    const taken = before.when(speak('cy', 'advice'), rule('coach-verbal', 'remedy'));
    const fixed = taken.when(amend(2, speak('cy', 'call'))).leaves({ stock: [9, 9, 9, 9], draw: 30, open: [] });
    expect(flagsOn(fixed, 3)).toEqual(orphan(3, '2:coach-verbal'));
  });

  test('a mis-tap ruling on an entry struck later says so no less', () => {
    const tapped = before.when(play('ana', 8, { to: 0 }), rule('build-sequence', 'mistap'));
    const struck = tapped.when(strike(2));
    expect(lies(struck)).toBe(lies(before));
    expect(struck.line(2)).toMatchObject({ struck: true, flags: [] });
  });

  test('what rests on the ruling is judged without it', () => {
    const onTop = ruled.when(play('ana', 6, { to: 0 })).raisesNothing();
    const fixed = onTop.when(amend(2, play('ana', 6, { to: 0 })));
    expect(flagsOn(fixed, 4)).toMatchObject([{ code: 'build-sequence' }]);
  });
});

describe('a ruling whose flag is still there after a correction', () => {
  test('counts as before', () => {
    const ruled = before.when(
      play('ana', 8, { to: 0 }),
      rule('build-sequence', 'remedy'),
      amend(2, play('ana', 9, { to: 0 })),
    );
    ruled.leaves({ building: [5, 0, 0, 0], hand: [5, 5, 5, 5], open: [] });
    expect(flagsOn(ruled, 2)).toMatchObject([{ code: 'build-sequence', evidence: { card: 9 } }]);
    expect(flagsOn(ruled, 3)).toEqual([]);
  });

  test('the ruling itself amended: from remedy to stand', () => {
    const ruled = before.when(play('ana', 8, { to: 0 }), rule('build-sequence', 'remedy'));
    const left = ruled.when(amend(3, rule('2:build-sequence', 'stand')));
    left.leaves({ building: [8, 0, 0, 0], open: [] });
  });

  test('amended so that it comes late: kept as stand, and told', () => {
    const ruled = before.when(play('ana', 8, { to: 0 }), rule('build-sequence', 'remedy'));
    const covered = ruled.when(insert(3, play('ana', 9, { to: 0 }))).leaves({ building: [9, 0, 0, 0], open: [] });
    expect(flagsOn(covered, 3)).toMatchObject([{ code: 'late-discovery' }]);
  });

  test('a second act raises nothing any more because the first ruling is struck: one incident, one flag', () => {
    const twice = before.when(speak('cy', 'advice'), rule('coach-verbal', 'remedy'), speak('cy', 'advice'));
    twice.leaves({ open: ['4:coach-verbal'] });
    const once = twice.when(strike(3)).leaves({ open: ['2:coach-verbal'] });
    expect(flagsOn(once, 4)).toEqual([]);
  });
});
