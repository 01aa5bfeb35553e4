import { at, COLUMNS, given, parseTable, rule, speak } from '../kit';

const [TNP, TNI, TNT, TX, SIX, MAT, FL] = COLUMNS;

describe('talk', () => {
  test.each([
    [TNP, null],
    [TNI, null],
    [TNT, { code: 'talk-unrelated', verdict: 'penalty', basis: 'text', seat: 2 }],
    [TX, { code: 'talk-unrelated', verdict: 'illegal', basis: 'text', seat: 2 }],
    [SIX, null],
  ] as const)('T15 %s: the partner finds it hot in here, and an opponent calls it', (ruleset, flag) => {
    const { lies, partner } = at(ruleset);
    const said = given(ruleset, lies('ana*'), speak(partner, 'remark', { calledBy: 'bo' }));
    if (flag === null) said.raisesNothing();
    else said.raises(flag);
  });
  test('T15 in Texas it costs no cards', () => {
    given(TX, parseTable('ana*'), speak('cy', 'remark'), rule('talk-unrelated', 'remedy')).leaves({
      stock: [9, 9, 9, 9],
      hand: [5, 5, 5, 5],
    });
  });

  test.each([
    [TNP, 'silent', []],
    [TNI, 'penalty', ['TN18.PLAY.6']],
    [TNT, 'penalty', ['TN18.PLAY.6']],
    [TX, 'silent', []],
    [SIX, 'silent', []],
    [MAT, 'silent', []],
    [FL, 'silent', []],
  ] as const)('T18 %s: an opponent advises', (ruleset, verdict, clauses) => {
    given(ruleset, at(ruleset).lies('ana*'), speak('bo', 'advice')).raises({
      code: 'coach-nonpartner',
      verdict,
      clauses: clauses as never,
      seat: 1,
    });
  });
});
