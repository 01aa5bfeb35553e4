import { discard, draw, given, parseTable, play, reshuffle, rule, speak } from '../../kit';
import { has } from './looking';

const sheets = ['tennessee-partners', 'tennessee-2018-partners', 'texas-good-sam', 'florida-good-sam'] as const;

describe.each(sheets)('%s: the draw pile is short of penalty cards', (ruleset) => {
  test('completed piles are shuffled in first', () => {
    const guilty = given(
      ruleset,
      parseTable('ana* stock 20 | bo stock 20 | cy stock 20 | draw 1'),
      speak('cy', 'advice'),
    );
    const { completed } = guilty.game.table;
    const ruled = guilty.when(rule('coach-verbal', 'remedy')).raisesNothing();
    ruled.leaves({ draw: completed - 1, completed: 0, stock: [20, 20, 22, 9], open: [], unexplained: 0 });
  });

  const dry = 'ana* stock 34 | bo stock 33 | cy stock 33 | di stock 30 | build 11 0 0 0';

  test('one card and nothing completed: that one is taken, the other is owed, and the referee is told', () => {
    const guilty = given(ruleset, parseTable(`${dry} | draw 1`), speak('cy', 'advice')).leaves({
      draw: 1,
      completed: 0,
    });
    const ruled = guilty.when(rule('coach-verbal', 'remedy'));
    ruled.raises({ code: 'penalty-short', seat: 2, verdict: 'silent', basis: 'default', clauses: [] });
    ruled.leaves({ stock: [34, 33, 34, 30], draw: 0, unexplained: 0 });
  });

  test('what is owed is served at the next reshuffle', () => {
    const owing = given(ruleset, parseTable(`${dry} | draw 1`), speak('cy', 'advice'), rule('coach-verbal', 'remedy'));
    const done = owing.when(play('ana', 12, { to: 0 })).leaves({ completed: 12, stock: [34, 33, 34, 30] });
    const shuffled = done.when(discard('ana', 3, 0), reshuffle());
    shuffled.leaves({ completed: 0, draw: 11, stock: [34, 33, 35, 30], unexplained: 0 });
    expect(has(shuffled, 'cy')).toMatch('stock 35 top 10');
    shuffled.when(draw('bo', 1)).leaves({ draw: 10 });
  });

  test('served once, not again at the reshuffle after', () => {
    const owing = given(ruleset, parseTable(`${dry} | draw 1`), speak('cy', 'advice'), rule('coach-verbal', 'remedy'));
    const served = owing.when(play('ana', 12, { to: 0 }), discard('ana', 3, 0), reshuffle());
    served.when(draw('bo', 1), reshuffle()).leaves({ stock: [34, 33, 35, 30] });
  });

  test('no card at all: both are owed', () => {
    const owing = given(ruleset, parseTable(`${dry.replace('34', '35')} | draw 0`), speak('cy', 'advice'))
      .when(rule('coach-verbal', 'remedy'))
      .raises('penalty-short')
      .leaves({ stock: [35, 33, 33, 30], draw: 0 });
    owing
      .when(play('ana', 12, { to: 0 }), discard('ana', 3, 0), reshuffle())
      .leaves({ stock: [35, 33, 35, 30], draw: 10 });
  });

  test('short told, the ruling is made; the notice itself waits for the referee', () => {
    const short = given(ruleset, parseTable(`${dry} | draw 1`), speak('cy', 'advice'), rule('coach-verbal', 'remedy'));
    short.leaves({ open: ['3:penalty-short'] });
    short.when(rule('3:penalty-short', 'stand')).leaves({ open: [] });
  });
});
