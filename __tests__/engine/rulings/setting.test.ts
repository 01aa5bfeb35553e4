import {
  deal,
  discard,
  draw,
  given,
  headerFor,
  parseTable,
  play,
  rule,
  set,
  speak,
  strike,
  turnBegins,
} from '../../kit';
import { flagsOn, lies } from './looking';

const stacked = given('tennessee-partners', parseTable('ana* piles 7 9 - -'), discard('ana', 3, 0));

describe('the ruleset set right', () => {
  test('everything is judged again, the first entry too', () => {
    stacked.leaves({ open: [] });
    const texas = stacked
      .when(set({ ruleset: 'texas-good-sam' }))
      .raisesNothing()
      .leaves({ open: ['2:discard-stack-early'] });
    expect(flagsOn(texas, 2)).toMatchObject([{ verdict: 'illegal', clauses: ['TX.DISCARD.1'] }]);
    expect(lies(texas)).toBe(lies(stacked));
  });

  test('the deal, too: other stocks, another starter', () => {
    const dealt = given('tennessee-partners', deal([9, 8, 3, 4])).leaves({
      turn: 0,
      stock: [20, 20, 20, 20],
      draw: 82,
    });
    dealt.when(set({ ruleset: 'florida-good-sam' })).leaves({ turn: 0, stock: [12, 12, 12, 12], draw: 114 });
    dealt.when(set({ ruleset: 'texas-good-sam' })).leaves({ turn: null, stock: [15, 15, 15, 15], draw: 102 });
  });

  test('struck, the old one is in force again', () => {
    const back = stacked.when(set({ ruleset: 'texas-good-sam' }), strike(3)).leaves({ open: [] });
    expect(flagsOn(back, 2)).toEqual([]);
    back.when(strike(4)).leaves({ open: ['2:discard-stack-early'] });
  });

  test('the last one counts', () => {
    stacked
      .when(set({ ruleset: 'texas-good-sam' }), set({ ruleset: 'florida-good-sam' }))
      .leaves({ open: ['2:discard-stack-early'] });
    stacked.when(set({ ruleset: 'texas-good-sam' }), set({ ruleset: 'tennessee-partners' })).leaves({ open: [] });
  });

  test('a ruling made before is carried out by the new sheet', () => {
    const drawn = given('tennessee-partners', ...turnBegins('ana* hand 3'), draw('ana', 4), rule('overdraw', 'remedy'));
    const texas = drawn.when(set({ ruleset: 'texas-good-sam' })).leaves({ stock: [11, 9, 9, 9], open: [] });
    expect(flagsOn(texas, 3)).toMatchObject([{ code: 'overdraw', clauses: ['TX.RULES.3'] }]);
  });

  test('a penalty the new sheet does not write is not taken', () => {
    const table = parseTable('ana* | draw 30');
    const said = given('tennessee-2018-partners', table, speak('cy', 'remark', { calledBy: 'bo' }));
    const taken = said.when(rule('talk-unrelated', 'remedy')).leaves({ stock: [9, 9, 11, 9] });
    taken.when(set({ ruleset: 'texas-good-sam' })).leaves({ stock: [9, 9, 9, 9], draw: 30, open: [] });
  });
});

describe('local rules set right', () => {
  test('a key is in force for the whole record, and its flags say that it is local', () => {
    const local = stacked
      .when(set({ house: { fourBeforeStack: 'always' } }))
      .leaves({ open: ['2:discard-stack-early'] });
    expect(flagsOn(local, 2)).toMatchObject([{ code: 'discard-stack-early', local: true, verdict: 'illegal' }]);
    local.when(strike(3)).leaves({ open: [] });
  });

  test('the penalty, before a ruling that was already made', () => {
    const said = given('tennessee-partners', parseTable('ana* | draw 30'), speak('cy', 'advice'));
    const taken = said.when(rule('coach-verbal', 'remedy')).leaves({ stock: [9, 9, 11, 9] });
    taken.when(set({ house: { penalty: { cards: 4, place: 'bottom' } } })).leaves({ stock: [9, 9, 13, 9], draw: 26 });
  });

  test('the stock', () => {
    given('tennessee-partners', deal([9, 8, 3, 4]), set({ house: { stock: 15 } })).leaves({
      stock: [15, 15, 15, 15],
      draw: 102,
    });
  });
});

describe('the seats set right', () => {
  const seats = headerFor('tennessee-partners').seats;

  test('a misspelt name changes nothing but the name', () => {
    const named = stacked.when(set({ seats: seats.map((seat, i) => (i === 0 ? { ...seat, name: 'Anna' } : seat)) }));
    expect(named.game.table.names).toEqual(['Anna', 'Bo', 'Cy', 'Di']);
    expect(named.game.inForce.seats[0]?.name).toBe('Anna');
    expect(lies(named)).toBe(lies(stacked));
  });

  test('other partners: who may speak to whom is judged again', () => {
    const said = given('tennessee-partners', parseTable('ana*'), speak('bo', 'advice')).raises('coach-nonpartner');
    const teams = [0, 0, 1, 1];
    const other = said.when(set({ seats: seats.map((seat, i) => ({ ...seat, team: teams[i] ?? 0 })) }));
    expect(flagsOn(other, 2)).toMatchObject([{ code: 'coach-verbal', seat: 1, verdict: 'penalty' }]);
  });

  test('the line shows the turn as it is', () => {
    expect(stacked.when(set({ seats })).line()).toMatchObject({ turn: 1, flags: [] });
  });
});

describe('refused', () => {
  test('a ruleset nobody knows', () => {
    expect(stacked.refuses(set({ ruleset: 'ohio' }))).toMatchObject({ code: 'unknown-ruleset' });
  });

  test('a sheet for single players, at a table of partners: the other sheet is named', () => {
    expect(stacked.refuses(set({ ruleset: 'tennessee-2018' }))).toMatchObject({
      code: 'teams-not-played',
      allowed: 'tennessee-2018-partners',
    });
  });

  test('another number of seats', () => {
    const [first] = headerFor('tennessee-partners').seats;
    expect(stacked.refuses(set({ seats: first === undefined ? [] : [first] }))).toMatchObject({ field: 'seats' });
  });

  test('refused, everything is as it was', () => {
    stacked.refuses(set({ ruleset: 'ohio' }));
    stacked.when(play('bo', 9, { to: 0 })).raises('build-start');
  });
});
