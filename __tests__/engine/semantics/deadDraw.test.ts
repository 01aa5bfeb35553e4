import { mayRecycleUnderBuildingTops } from '@/engine';
import { at, COLUMNS, discard, draw, given, parseTable, play, reshuffle, type Setup, turnBegins } from '../../kit';
import { DEAD, lays, MAT, TNP, TX } from './reporting';

const may = (story: ReturnType<typeof given>): boolean =>
  mayRecycleUnderBuildingTops(story.game.rules, story.game.table);
const others = (...who: readonly ('ana' | 'bo' | 'cy' | 'di')[]) => who.map((each) => discard(each, 3, 1));

describe('the draw pile is made anew', () => {
  test.each(COLUMNS)('%s: of completed piles, when it is used up', (ruleset) => {
    given(ruleset, ...at(ruleset).turnBegins('ana* hand 3 | draw 0 | completed 24'), reshuffle())
      .raisesNothing()
      .leaves({ draw: 24, completed: 0 })
      .when(draw('ana', 2))
      .raisesNothing();
  });
  test.each(COLUMNS)('%s: not while cards are left', (ruleset) => {
    given(ruleset, ...at(ruleset).turnBegins('ana* hand 3 | draw 7'), reshuffle()).raises({
      code: 'reshuffle-early',
      seat: null,
      verdict: 'illegal',
      basis: 'inferred',
    });
  });
  test.each(COLUMNS)('%s: not of anything else', (ruleset) => {
    given(ruleset, ...at(ruleset).turnBegins('ana* hand 3 | draw 0'), reshuffle('other')).raises('reshuffle-source');
  });
  test('in the middle of a draw: the rest first, then the reshuffle, then what is missing', () => {
    given(TX, ...turnBegins('ana* hand 1 | draw 1 | completed 24'), draw('ana', 1), reshuffle(), draw('ana', 3))
      .raisesNothing()
      .leaves({ hand: [5, 5, 5, 5] })
      .when(draw('ana', 1))
      .raises('overdraw');
  });
});

describe('dead: nothing to draw, nothing completed', () => {
  test('four turns without a building play, and the cards under the tops may be used', () => {
    const begun = given(TX, ...turnBegins(DEAD), ...lays('ana', [6]), discard('ana', 3, 0));
    expect(may(begun)).toBe(false);
    const three = begun.when(...others('bo', 'cy', 'di'));
    expect(may(three)).toBe(false);
    const round = three.when(...others('ana'));
    expect(may(round)).toBe(true);
    three.when(reshuffle('under-tops')).raises('reshuffle-source');
    const { game } = round
      .when(reshuffle('under-tops'))
      .raisesNothing()
      .leaves({ draw: 5, building: [6, 0, 0, 0] });
    expect(game.table.building[0]?.cards).toHaveLength(1);
  });
  test('a building play in between and the round starts anew', () => {
    const round = given(TX, ...turnBegins(DEAD), discard('ana', 3, 0), ...others('bo', 'cy')).when(
      ...lays('di', [6]),
      ...others('di'),
    );
    expect(may(round)).toBe(false);
    expect(may(round.when(...others('ana', 'bo', 'cy')))).toBe(false);
    expect(may(round.when(...others('ana', 'bo', 'cy'), discard('di', 3, 2)))).toBe(true);
  });
  test('with a card to draw or a completed pile there is nothing to recycle', () => {
    const idle = (text: string) => given(TX, ...turnBegins(text), discard('ana', 3, 0), ...others('bo', 'cy', 'di'));
    expect(may(idle('ana* | build 5 0 0 0 | draw 0 | completed 24'))).toBe(false);
    expect(may(idle('ana* | build 5 0 0 0'))).toBe(false);
  });
  test('the tops keep their numbers, wilds included', () => {
    const wild = DEAD.replace('hand 3 stock 34', 'hand 5 stock 32');
    given(MAT, ...turnBegins(wild), play('ana', 'S', { to: 0 }), reshuffle('under-tops'))
      .raisesNothing()
      .leaves({ draw: 5, building: [6, 0, 0, 0] })
      .when(play('ana', 7, { to: 0 }))
      .raisesNothing();
  });
});

describe('as the table wants it', () => {
  const atOnce = (ruleset: typeof TNP | typeof MAT, setup: Setup) =>
    given(ruleset, setup, ...turnBegins(DEAD)).when(reshuffle('under-tops'));
  test('recycle: at once, as the manufacturer does', () => {
    atOnce(MAT, {}).raisesNothing();
    atOnce(TNP, { house: { deadDraw: 'recycle' } }).raisesNothing();
  });
  test('short, then recycle: not before a round has gone by', () => {
    atOnce(TNP, {}).raises('reshuffle-source');
    atOnce(MAT, { house: { deadDraw: 'shortThenRecycle' } }).raises({ code: 'reshuffle-source', local: true });
  });
  test('short: never', () => {
    given(TNP, { house: { deadDraw: 'short' } }, ...turnBegins(DEAD), discard('ana', 3, 0), ...others('bo', 'cy', 'di'))
      .when(reshuffle('under-tops'))
      .raises({ code: 'reshuffle-source', local: true });
  });
  test('under no rule while cards are to be had', () => {
    given(MAT, parseTable('ana* | build 5 0 0 0 | draw 0 | completed 24'), reshuffle('under-tops')).raises(
      'reshuffle-source',
    );
  });
});
