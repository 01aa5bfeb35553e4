import { NO_PENDING_INPUT, type ResultFacts, selectResult } from '@/state';
import { tableStatusOf } from '../../src/state/tables/tableStatusOf';
import { at, type Column, end, given, note, rule, sign, speak, type Told } from '../kit';

const resultOf = (ruleset: Column, ...acts: Told[]): ResultFacts =>
  selectResult({ game: given(ruleset, ...acts).game, input: NO_PENDING_INPUT, saved: 'saved', notice: null });

const PARTNERS = 'tennessee-2018-partners';
const begins = (ruleset: Column) =>
  at(ruleset).turnBegins('ana* stock 4 hand 5 | bo stock 3 | cy stock 2 | di stock 1 | draw 40');
const coached = [speak('cy', 'advice'), rule('coach-verbal', 'remedy')];

test('tells each side what is left, what it was penalized, and who won', () => {
  const result = resultOf(PARTNERS, ...begins(PARTNERS), ...coached, end('concede', 'ana'));
  expect(result).toMatchObject({ phase: 'over', why: 'concede', winner: { team: 1 }, maySign: true, open: [] });
  const [ours, theirs] = result.sides;
  expect(ours).toMatchObject({ side: 0, index: 0, isTeam: true, isWinner: false, penalties: 1, signature: null });
  expect(ours?.seats.map(({ name }) => name)).toEqual(['Ana', 'Cy']);
  expect(ours?.seats[1]).toMatchObject({ penalties: 1, stock: 2 + (ours?.penaltyCards ?? 0) });
  expect(ours?.penaltyCards).toBeGreaterThan(0);
  expect(theirs).toMatchObject({ isWinner: true, stock: 4, penalties: 0, penaltyCards: 0 });
});

test('alone, everybody is a side', () => {
  const { sides } = resultOf('mattel', ...begins('mattel'), end('time'));
  expect(sides.map(({ side, isTeam, stock }) => [side, isTeam, stock])).toEqual([
    [0, false, 4],
    [1, false, 3],
    [2, false, 2],
    [3, false, 1],
  ]);
});

test('a ruling that gave no cards is no penalty', () => {
  const [ours] = resultOf(PARTNERS, ...begins(PARTNERS), speak('cy', 'advice'), rule('coach-verbal', 'waive')).sides;
  expect(ours).toMatchObject({ penalties: 0, penaltyCards: 0 });
});

describe('signing', () => {
  const flagged = [...begins(PARTNERS), speak('cy', 'advice'), end('time')];

  test('waits for the end', () => expect(resultOf(PARTNERS, ...begins(PARTNERS)).maySign).toBe(false));
  test('waits until every flag is ruled on, or a note says why not', () => {
    expect(resultOf(PARTNERS, ...flagged)).toMatchObject({ maySign: false, open: [{}], unsettled: [{}] });
    expect(resultOf(PARTNERS, ...flagged, note('something else', 1)).maySign).toBe(false);
    expect(resultOf(PARTNERS, ...flagged, note('nobody heard it', 3))).toMatchObject({
      maySign: true,
      open: [{}],
      unsettled: [],
    });
    expect(resultOf(PARTNERS, ...flagged, rule('coach-verbal', 'stand'))).toMatchObject({ maySign: true, open: [] });
  });
  test('is done side by side, under protest too', () => {
    const signed = [...begins(PARTNERS), end('time'), sign({ team: 0 }, 'Ana')];
    expect(resultOf(PARTNERS, ...signed)).toMatchObject({
      phase: 'over',
      sides: [{ signature: { name: 'Ana', disputes: false } }, { signature: null }],
    });
    const all = resultOf(PARTNERS, ...signed, { act: 'sign', team: 1, name: 'Bo', disputes: 'the 9' });
    expect(all).toMatchObject({ phase: 'signed', sides: [{}, { signature: { name: 'Bo', disputes: 'the 9' } }] });
  });
  test.each([
    [undefined, false],
    ['', false],
    [true, true],
    ['the 9', true],
  ])('the list of tables knows of a protest (%j: %j)', (disputes, isUnderProtest) => {
    const second = { act: 'sign', team: 1, name: 'Bo', ...(disputes === undefined ? {} : { disputes }) } as const;
    const signed = [...begins(PARTNERS), end('time'), sign({ team: 0 }, 'Ana'), second];
    expect(tableStatusOf(given(PARTNERS, ...signed).game)).toMatchObject({ phase: 'signed', isUnderProtest });
  });
});
