import { at, type Column, discard, flip, given, parseTable, report, rule, speak, type Told } from '../../kit';
import { has, lies } from './looking';

const partners = ['tennessee-partners', 'tennessee-2018-partners', 'texas-good-sam', 'florida-good-sam'] as const;
const tnt = 'tennessee-2018-partners';
const six = 'six-player-partners';
/** Ana is on turn; Cy has six cards under a nine; thirty to draw. */
const table = parseTable('ana* | cy stock 6 top 9 | draw 30');

describe.each(partners)('%s: two cards for advising the partner', (ruleset) => {
  test.each(['advice', 'gesture', 'answer'] as const)('%s: unseen, at the bottom of the own stock', (what) => {
    const guilty = given(ruleset, table, speak('cy', what, { calledBy: 'bo' }));
    const [flag] = guilty.last;
    expect(flag).toMatchObject({ seat: 2, verdict: 'penalty' });
    const ruled = guilty.when(rule(flag?.id ?? '', 'remedy')).raisesNothing();
    ruled.leaves({ stock: [9, 9, 8, 9], draw: 28, turn: 0, open: [], unexplained: 0 });
    expect(has(ruled, 'cy')).toBe('stock 8 top 9 hand 5 piles - - - -');
  });

  test('waived or left: nothing moves', () => {
    const guilty = given(ruleset, table, speak('cy', 'advice'));
    for (const call of ['waive', 'stand'] as const)
      expect(lies(guilty.when(rule('coach-verbal', call)).leaves({ open: [] }))).toBe(lies(guilty));
  });

  test('never too late: turns later the cards are still due', () => {
    given(ruleset, table, speak('cy', 'advice'), discard('ana', 3, 0), discard('bo', 3, 0), discard('cy', 3, 0))
      .when(rule('coach-verbal', 'remedy'))
      .raisesNothing()
      .leaves({ stock: [9, 9, 8, 9], draw: 28, turn: 3 });
  });

  test('one incident while the first is open; a new one after the ruling', () => {
    const twice = given(ruleset, table, speak('cy', 'advice'), speak('cy', 'advice')).raisesNothing();
    const again = twice.when(rule('2:coach-verbal', 'remedy'), speak('cy', 'advice')).raises('coach-verbal');
    again.when(rule('5:coach-verbal', 'remedy')).leaves({ stock: [9, 9, 10, 9], draw: 26, open: [] });
  });

  test('a table may set another number, or none', () => {
    given(ruleset, { house: { penalty: { cards: 3, place: 'bottom' } } }, table, speak('cy', 'advice'))
      .when(rule('coach-verbal', 'remedy'))
      .leaves({ stock: [9, 9, 9, 9], draw: 27 });
    given(ruleset, { house: { penalty: null } }, table, speak('cy', 'advice'))
      .when(rule('coach-verbal', 'remedy'))
      .leaves({ stock: [9, 9, 6, 9], draw: 30, open: [] });
  });
});

describe('Tennessee 2018', () => {
  test('alone: anybody who advises the player on turn', () => {
    given('tennessee-2018', table, speak('bo', 'advice'))
      .raises({ code: 'coach-nonpartner', seat: 1, verdict: 'penalty' })
      .when(rule('coach-nonpartner', 'remedy'))
      .leaves({ stock: [9, 11, 6, 9], draw: 28 });
  });

  const breaches: readonly [string, Told, number][] = [
    ['coach-nonpartner', speak('bo', 'advice'), 1],
    ['coach-between-turns', speak('di', 'advice', { to: 'bo' }), 3],
    ['talk-unrelated', speak('cy', 'remark', { calledBy: 'bo' }), 2],
    ['talk-owner-noncommand', speak('ana', 'question', { to: 'cy', calledBy: 'bo' }), 0],
    ['penalty-uncalled', report('cy', 'penalty-uncalled'), 2],
  ];
  test.each(breaches)('partners: %s costs the speaker two cards', (code, act, seat) => {
    const stock = [9, 9, 6, 9];
    given(tnt, table, act)
      .raises({ code: code as 'talk-unrelated', seat })
      .when(rule(code, 'remedy'))
      .leaves({ stock: stock.with(seat, (stock[seat] ?? 0) + 2), draw: 28, open: [] });
  });

  test('on top, where the table reads it so: the new top is turned up', () => {
    const guilty = given(tnt, { house: { penalty: { cards: 2, place: 'top' } } }, table, speak('cy', 'advice'));
    const ruled = guilty.when(rule('coach-verbal', 'remedy')).leaves({ stock: [9, 9, 8, 9], draw: 28 });
    expect(has(ruled, 'cy')).toBe('stock 8 top ? hand 5 piles - - - -');
    expect(has(ruled.when(flip('cy', 1)).raisesNothing(), 'cy')).toMatch('stock 8 top 1');
  });

  test('advice breaks two clauses: one penalty, or two where the table reads it so', () => {
    given(tnt, { house: { readings: { X06: 'two' } } }, table, speak('cy', 'advice'))
      .when(rule('coach-verbal', 'remedy'))
      .leaves({ stock: [9, 9, 10, 9], draw: 26 });
    given(tnt, { house: { readings: { X06: 'two' } } }, table, speak('cy', 'remark', { calledBy: 'bo' }))
      .when(rule('talk-unrelated', 'remedy'))
      .leaves({ stock: [9, 9, 8, 9], draw: 28 });
  });
});

describe('whose pile, and which', () => {
  test('into the hand, where the table reads it so', () => {
    given('tennessee-partners', { house: { readings: { X09: 'hand' } } }, table, speak('cy', 'advice'))
      .when(rule('coach-verbal', 'remedy'))
      .leaves({ stock: [9, 9, 6, 9], hand: [5, 5, 7, 5], draw: 28 });
  });

  test('onto a discard pile, where the table reads it so: unseen cards', () => {
    const guilty = given(
      'tennessee-partners',
      { house: { readings: { X09: 'discard' } } },
      table,
      speak('cy', 'advice'),
    );
    const ruled = guilty.when(rule('coach-verbal', 'remedy', { pile: 2 })).leaves({ stock: [9, 9, 6, 9], draw: 28 });
    expect(has(ruled, 'cy')).toBe('stock 6 top 9 hand 5 piles - - ?.? -');
  });
});

describe('no cards where the sheet writes none', () => {
  const silent: readonly [Column, string, Told][] = [
    ['tennessee-partners', 'coach-nonpartner', speak('bo', 'advice')],
    ['tennessee-partners', 'coach-between-turns', speak('di', 'advice', { to: 'bo' })],
    ['texas-good-sam', 'coach-nonpartner', speak('bo', 'advice')],
    ['texas-good-sam', 'talk-unrelated', speak('cy', 'remark')],
    ['florida-good-sam', 'talk-unrelated', speak('cy', 'remark')],
    ['florida-good-sam', 'coach-nonpartner', speak('bo', 'gesture')],
    ['tennessee-2018', 'coach-spectator', speak('spectator', 'advice')],
    ['mattel', 'coach-nonpartner', speak('bo', 'advice')],
  ];
  test.each(silent)('%s: %s', (ruleset, code, act) => {
    const told = given(ruleset, table, act);
    const ruled = told.when(rule(code, 'remedy')).raisesNothing().leaves({ open: [] });
    expect(lies(ruled)).toBe(lies(told));
  });

  test.each(['advice', 'gesture', 'answer'] as const)('six players: %s by the partner', (what) => {
    const told = given(six, at(six).lies('ana*'), speak('di', what));
    expect(told.last).toMatchObject([{ seat: 3, verdict: 'silent', basis: 'default', clauses: [] }]);
    const ruled = told.when(rule(told.last[0]?.id ?? '', 'remedy')).leaves({ open: [] });
    expect(lies(ruled)).toBe(lies(told));
  });

  test('six players with a local rule: two cards, and the flag says that the rule is local', () => {
    const house = { penalty: { cards: 2, place: 'bottom' } } as const;
    const guilty = given(six, { house }, at(six).lies('ana* | di stock 6 top 9 | draw 30'), speak('di', 'advice'));
    guilty.raises({ code: 'coach-verbal', seat: 3, verdict: 'penalty', local: true });
    const ruled = guilty.when(rule('coach-verbal', 'remedy')).leaves({ stock: [9, 9, 9, 8, 9, 9], draw: 28, open: [] });
    expect(has(ruled, 'di')).toMatch('stock 8 top 9');
  });
});
