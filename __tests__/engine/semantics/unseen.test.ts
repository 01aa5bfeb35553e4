import {
  assumedDraw,
  assumedReshuffle,
  at,
  COLUMNS,
  deal,
  discard,
  draw,
  flip,
  given,
  parseTable,
  play,
  turnBegins,
} from '../../kit';
import { lays, MAT, SIX, TNP, TX } from './reporting';

const STOCK = { from: 'stock', to: 0 } as const;

describe('a card the referee did not see', () => {
  test('on a building pile is taken as the number needed', () => {
    given(TX, parseTable('ana* | build 5 0 0 0'), play('ana', '?', { to: 0 }))
      .raisesNothing()
      .leaves({ building: [6, 0, 0, 0] })
      .when(play('ana', 7, { to: 0 }))
      .raisesNothing();
    given(TX, parseTable('ana*'), play('ana', '?', { to: 0 }))
      .raisesNothing()
      .leaves({ building: [1, 0, 0, 0] });
  });
  test('in a discard pile stays unknown until it is seen', () => {
    const dropped = given(TX, parseTable('bo* | build 5 0 0 0'), discard('bo', '?', 0)).raisesNothing();
    const round = dropped.when(discard('cy', 3, 0), discard('di', 3, 0), discard('ana', 3, 0), draw('bo', 1));
    round
      .when(play('bo', 6, { from: 'discard:0', to: 0 }))
      .raisesNothing()
      .leaves({ unexplained: 0 });
    round.when(play('bo', 9, { from: 'discard:0', to: 0 })).raises('build-sequence');
  });
  test('on a known discard or stock raises nothing by itself', () => {
    const table = given(TX, parseTable('ana* top 8 piles 9 - - - | build 5 0 0 0'));
    table.when(play('ana', '?', { from: 'discard:0', to: 0 })).raisesNothing();
    table
      .when(play('ana', '?', STOCK))
      .raisesNothing()
      .leaves({ building: [6, 0, 0, 0] });
  });
  test('is no thirteenth of anything', () => {
    given(TX, parseTable('ana* piles 5.5.5.5 5.5.5.5 5.5.5.5 9'), discard('ana', '?', 0)).raisesNothing();
  });
  test('shown and not seen, commits nobody', () => {
    given(TX, parseTable('ana*'), { act: 'reveal', seat: 0, card: '?' }, discard('ana', 3, 0)).raisesNothing();
  });
});

describe('the new top of a stock', () => {
  const played = () => given(TX, parseTable('ana* top 6 | build 5 0 0 0'), play('ana', 6, STOCK));
  test('is unknown until it is told, and nobody is at fault', () => {
    const { game } = played().raisesNothing();
    expect(game.table.seats[0]).toMatchObject({ stock: 8, top: '?' });
    played()
      .when(discard('ana', 3, 0))
      .raisesNothing();
  });
  test('is told by the flip', () => {
    played()
      .when(flip('ana', 7), play('ana', 7, STOCK))
      .raisesNothing();
    played()
      .when(flip('ana', 9), play('ana', 7, STOCK))
      .raises('record-stock-top');
  });
  test('or by the play', () =>
    void played()
      .when(play('ana', 7, STOCK))
      .raisesNothing()
      .leaves({ stock: [7, 9, 9, 9] }));
  test('may be unknown at the deal', () => {
    given(TNP, deal([12, '?', 4, 5]), draw('ana', 5)).raisesNothing();
    given(TNP, deal(['?', '?', '?', '?']))
      .leaves({ turn: null })
      .when(draw('cy', 5))
      .raisesNothing()
      .leaves({ turn: 2 });
  });
  test.each(COLUMNS)('%s: turned up by anybody’s hand in anybody’s turn', (ruleset) => {
    const { lies, partner } = at(ruleset);
    given(ruleset, lies(`ana* | ${partner} top ? | bo top ?`), flip(partner, 3))
      .raisesNothing()
      .when(flip('bo', 3))
      .raisesNothing();
  });
  test('of a stock that is gone turns up nothing: only a card played from it would be a doubt', () => {
    const gone = given(TX, parseTable('ana* stock 0'), flip('ana', 3)).raisesNothing();
    gone.when(play('ana', 1, STOCK)).raises({ code: 'record-stock-top', seat: null, verdict: 'record' });
  });
});

describe('draws and reshuffles the app filled in', () => {
  test('move the cards as any other', () => {
    given(TNP, deal([12, 3, 4, 5]), assumedDraw('ana', 5))
      .raisesNothing()
      .leaves({ hand: [5, 0, 0, 0], draw: 77 });
    given(TX, ...turnBegins('ana* hand 3 | draw 0 | completed 12'), assumedReshuffle())
      .raisesNothing()
      .leaves({ draw: 12, completed: 0 });
  });
  test('make the draw that was due', () => {
    given(TX, ...turnBegins('ana* hand 3'), assumedDraw('ana', 2), discard('ana', 3, 0)).raisesNothing();
  });
  test('never raise a flag against a player: too many, in mid-turn, after the discard', () => {
    given(TX, ...turnBegins('ana* hand 3'), assumedDraw('ana', 4)).raisesNothing();
    given(TX, ...turnBegins('ana* | build 5 0 0 0'), ...lays('ana', [6]), assumedDraw('ana', 1)).raisesNothing();
    given(TX, parseTable('ana*'), discard('ana', 3, 0), assumedDraw('ana', 1)).raisesNothing();
  });
  test('never: by a player out of turn, or by the wrong starter', () => {
    given(TX, parseTable('ana* | di hand 4'), assumedDraw('di', 1)).raisesNothing().leaves({ turn: 0 });
    given(TNP, deal([12, 3, 4, 5]), assumedDraw('cy', 5))
      .raisesNothing()
      .leaves({ turn: 0 });
    given(TNP, deal([9, 9, 4, 5]), assumedDraw('ana', 5)).raisesNothing();
  });
  test('never: a reshuffle too early', () => {
    given(TX, ...turnBegins('ana* | draw 7'), assumedReshuffle()).raisesNothing();
  });
  test('the act that follows is the player’s own, and flagged as such', () => {
    given(TNP, deal([12, 1, 3, 5]), assumedDraw('bo', 5), play('bo', 1, STOCK)).raises({
      code: 'setup-wrong-starter',
      seat: 1,
    });
    given(TX, parseTable('ana* | di hand 4 | build 5 0 0 0'), assumedDraw('di', 1), ...lays('di', [6])).raises({
      code: 'oot-started',
      seat: 3,
    });
    given(
      SIX,
      ...turnBegins('ana* hand 4 | bo hand 4 | build 5 0 0 0', 6),
      draw('ana', 1),
      assumedDraw('bo', 1),
      ...lays('bo', [6]),
    ).raises({
      code: 'turn-end-no-discard',
      seat: 0,
      or: 'oot-started',
    });
  });
  test('more than the pile holds: the record is asked about, not a player', () => {
    given(MAT, ...turnBegins('ana* hand 3 | draw 1'), assumedDraw('ana', 2)).raises({
      code: 'record-draw-pile',
      seat: null,
      verdict: 'record',
    });
  });
});
