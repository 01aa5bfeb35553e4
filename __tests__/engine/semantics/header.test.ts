import { openGame } from '@/engine';
import { at, deal, discard, given, headerFor, parseTable, play, start } from '../../kit';
import { FL, MAT, SIX, TNI, TNP, TNT, TX } from './reporting';

describe('who sits down', () => {
  test('Tennessee 2018 alone refuses teams and names the sheet for partners', () => {
    const opened = openGame(headerFor(TNI, { teams: true }));
    expect(opened).toEqual({ ok: false, error: expect.objectContaining({ code: 'teams-not-played', allowed: TNT }) });
    expect(openGame(headerFor(TNI)).ok).toBe(true);
    expect(openGame(headerFor(TNT)).ok).toBe(true);
  });
  test('a ruleset nobody knows is refused', () => {
    const opened = openGame({ ...headerFor(TX), ruleset: 'calvinball' });
    expect(opened).toEqual({
      ok: false,
      error: expect.objectContaining({ code: 'unknown-ruleset', value: 'calvinball' }),
    });
  });
  test('the manufacturer: partners’ piles and all the team’s stocks where the table has teams', () => {
    const table = parseTable('ana* stock 1 top 6 | cy stock 2 top 7 | build 5 0 0 0');
    given(MAT, { teams: true }, table, play('ana', 6, { from: 'stock', to: 0 }))
      .leaves({ over: false })
      .when(play('ana', 7, { from: 'stock', owner: 'cy', to: 0 }))
      .raisesNothing()
      .when(play('ana', 8, { from: 'stock', owner: 'cy', to: 0 }))
      .leaves({ over: true, winner: { team: 0 } });
    given(MAT, table, play('ana', 7, { from: 'stock', owner: 'cy', to: 1 })).raises('src-opponent', 'build-start');
  });

  test.each([
    [TNP, 4, [4]],
    [TX, 4, [4]],
    [FL, 4, [4]],
    [MAT, 2, [2, 3, 4, 5, 6]],
  ] as const)('%s: how many', (ruleset, _usual, fine) => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const teams = ruleset === MAT ? false : Array.from({ length: seats }, (_, seat) => seat % 2);
      const story = given(ruleset, { seats, teams }, deal(Array.from({ length: seats }, (_, seat) => 12 - seat)));
      if ((fine as readonly number[]).includes(seats)) story.raisesNothing();
      else story.raises({ code: 'setup-player-count', seat: null, verdict: 'illegal' });
    }
  });
  test('six players: five is not spoken of, four is not allowed', () => {
    given(SIX, { seats: 5, teams: false }, deal([1, 2, 3, 4, 5], { dealer: 'ana' })).raises({
      code: 'setup-player-count',
      verdict: 'silent',
    });
    given(SIX, { seats: 4 }, deal([1, 2, 3, 4], { dealer: 'ana' })).raises({
      code: 'setup-player-count',
      verdict: 'illegal',
      basis: 'text',
    });
  });
  test('Tennessee 2018: two to six alone; pairs, however many', () => {
    for (const seats of [2, 3, 4, 5, 6])
      given(TNI, { seats }, deal([12, 2, 3, 4, 5, 6].slice(0, seats))).raisesNothing();
    given(TNT, { seats: 6 }, deal([12, 2, 3, 4, 5, 6])).raisesNothing();
    given(TNT, { seats: 6, teams: [0, 1, 0, 1, 0, 1] }, deal([12, 2, 3, 4, 5, 6])).raises('setup-player-count');
  });
});

describe('cards on the table after the deal', () => {
  test.each([
    [TNP, 4, 20, 82],
    [TNI, 2, 10, 142],
    [TNI, 3, 10, 132],
    [TNI, 6, 10, 102],
    [TNT, 4, 10, 122],
    [TX, 4, 15, 102],
    [FL, 4, 12, 114],
    [SIX, 6, 20, 42],
    [MAT, 2, 30, 102],
    [MAT, 3, 30, 72],
    [MAT, 4, 30, 42],
    [MAT, 5, 20, 62],
    [MAT, 6, 20, 42],
  ] as const)('%s, %i players: %i each, %i to draw', (ruleset, seats, stock, left) => {
    given(ruleset, { seats }, deal([12, 2, 3, 4, 5, 6].slice(0, seats), { dealer: 'ana' }))
      .raisesNothing()
      .leaves({
        stock: Array<number>(seats).fill(stock),
        draw: left,
        unexplained: 0,
      });
  });
  test('a deck counted short is told, and what is missing is unexplained', () => {
    given(SIX, at(SIX).deal({ deck: 160 }))
      .raises({ code: 'setup-deck-count', seat: null })
      .leaves({ draw: 40, unexplained: 2 });
  });
  test('a stock counted wrong is told of the one whose stock it is, and the draw pile has the difference', () => {
    given(TNP, deal([12, 3, 4, 5], { stock: [20, 19, 20, 20] }))
      .raises({ code: 'setup-stock-count', seat: 1 })
      .leaves({ stock: [20, 19, 20, 20], draw: 83, unexplained: 0 });
  });
});

describe('the header corrected holds for the whole record', () => {
  test('another ruleset', () => {
    const played = given(TNP, parseTable('ana* piles 7 9 - -'), discard('ana', 3, 0)).raisesNothing();
    const story = played.when({ act: 'set', ruleset: TX });
    expect(story.line(2).flags.map(({ code }) => code)).toEqual(['discard-stack-early']);
  });
  test('local rules', () => {
    const played = given(TX, parseTable('ana* piles 7 9 - -'), discard('ana', 3, 0)).raises('discard-stack-early');
    expect(played.when({ act: 'set', house: { fourBeforeStack: 'off' } }).line(2).flags).toEqual([]);
  });
  test('a name', () => {
    const { seats } = headerFor(TX);
    const renamed = seats.map((seat, i) => (i === 1 ? { ...seat, name: 'Beau' } : seat));
    const { game } = given(TX, deal([1, 2, 3, 4]), start('bo'), { act: 'set', seats: renamed }).leaves({ turn: 1 });
    expect(game.table.names[1]).toBe('Beau');
  });
  test('to what cannot be is refused', () => {
    const story = given(TX, parseTable('ana*'));
    expect(story.refuses({ act: 'set', ruleset: 'calvinball' }).code).toBe('unknown-ruleset');
    expect(story.refuses({ act: 'set', ruleset: TNI }).code).toBe('teams-not-played');
  });
});
