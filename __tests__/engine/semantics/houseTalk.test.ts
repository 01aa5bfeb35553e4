import { type House } from '@/rulesets';
import { at, type Column, given, parseTable, rule, speak, type Told } from '../../kit';
import { SIX, TNP, TNT, TX } from './reporting';

const at4 = (ruleset: Column, house: House, ...acts: Told[]) => given(ruleset, { house }, ...acts);

describe('silence', () => {
  const remark = (ruleset: Column, house: House) => {
    const { lies, partner } = at(ruleset);
    return at4(ruleset, house, lies('ana*'), speak(partner, 'remark'));
  };
  test('off or only about plays: a remark is a remark', () => {
    remark(TX, { silence: 'off' }).raisesNothing();
    remark(TNT, { silence: 'playsOnly' }).raisesNothing();
    at4(TNT, { silence: 'playsOnly' }, parseTable('ana*'), speak('ana', 'question', { to: 'cy' })).raisesNothing();
  });
  test('all: the partner says nothing', () => {
    for (const ruleset of [TNP, SIX] as const)
      remark(ruleset, { silence: 'all' }).raises({ code: 'talk-unrelated', verdict: 'illegal', local: true });
  });
  test('all but commands: either partner, and between turns', () => {
    const table = (...acts: Told[]) => at4(TX, { silence: 'allButCommands' }, parseTable('ana*'), ...acts);
    table(speak('cy', 'remark')).raises({ code: 'talk-unrelated', verdict: 'penalty', local: true });
    table(speak('ana', 'question', { to: 'cy' })).raises({
      code: 'talk-owner-noncommand',
      seat: 0,
      verdict: 'penalty',
      local: true,
    });
    table(speak('bo', 'advice', { to: 'di' })).raises({
      code: 'coach-between-turns',
      seat: 1,
      verdict: 'penalty',
      local: true,
    });
    table(speak('ana', 'request', { to: 'cy' })).raisesNothing();
  });
});

describe('who may not be coached', () => {
  const advice = (ruleset: Column, house: House, who: 'bo' | 'cy') =>
    at4(ruleset, house, parseTable('ana*'), speak(who, 'advice'));
  test('nobody is barred', () =>
    void advice(TX, { coachTarget: 'none' }, 'cy').raises({ code: 'coach-verbal', verdict: 'silent', local: true }));
  test('any player', () => {
    advice(TX, { coachTarget: 'anyPlayer' }, 'bo').raises({
      code: 'coach-nonpartner',
      verdict: 'penalty',
      local: true,
    });
  });
  test('only the partner', () => {
    advice(TNT, { coachTarget: 'partner' }, 'bo').raises({ code: 'coach-nonpartner', verdict: 'silent', local: true });
    advice(TNT, { coachTarget: 'partner' }, 'cy').raises({ code: 'coach-verbal', verdict: 'penalty' });
  });
});

describe('the price', () => {
  test('an event adopts two cards where the sheet has none: the flag rests on the local rule alone', () => {
    const six = parseTable('ana* | draw 12', 6);
    at4(SIX, { penalty: { cards: 2, place: 'bottom' } }, six, speak('di', 'advice'))
      .raises({ code: 'coach-verbal', verdict: 'penalty', basis: 'default', clauses: [], local: true })
      .when(rule('coach-verbal', 'remedy'))
      .leaves({ stock: [9, 9, 9, 11, 9, 9], draw: 10 });
  });
  test('another number of cards', () => {
    at4(
      TX,
      { penalty: { cards: 3, place: 'bottom' } },
      parseTable('ana*'),
      speak('cy', 'advice'),
      rule('coach-verbal', 'remedy'),
    ).leaves({
      stock: [9, 9, 12, 9],
    });
  });
  test('none: the breach stays a breach', () => {
    at4(TX, { penalty: null }, parseTable('ana*'), speak('cy', 'advice')).raises({
      code: 'coach-verbal',
      verdict: 'illegal',
      local: true,
    });
  });
});
