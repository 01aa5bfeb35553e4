import {
  at,
  COLUMNS,
  count,
  deal,
  discard,
  draw,
  given,
  parseTable,
  play,
  shift,
  takeBack,
  turnBegins,
} from '../../kit';
import { lays, MAT, TX } from './reporting';

/** Cards beyond what was due, as the flag tells them. */
const extras = (flags: readonly { evidence: { extras?: number } }[]): (number | undefined)[] =>
  flags.map(({ evidence }) => evidence.extras);

describe('before the first play of a turn: what is missing to five', () => {
  test.each(COLUMNS)('%s: five at the first turn, and not six', (ruleset) => {
    const dealt = given(ruleset, at(ruleset).deal());
    dealt.when(draw('ana', 5)).raisesNothing();
    const { last } = dealt.when(draw('ana', 6)).raises({ code: 'overdraw', seat: 0 });
    expect(extras(last)).toEqual([1]);
  });

  test.each([0, 1, 2, 3, 4])('%i in hand', (held) => {
    const begun = given(TX, ...turnBegins(`ana* hand ${held}`));
    begun.when(draw('ana', 5 - held)).raisesNothing();
    const { last } = begun.when(draw('ana', 7 - held)).raises({ code: 'overdraw', seat: 0 });
    expect(extras(last)).toEqual([2]);
  });

  test('five in hand: every card is too many, and it is an overdraw while nothing has been laid', () => {
    const { last } = given(TX, ...turnBegins('ana*'), draw('ana', 1)).raises('overdraw');
    expect(extras(last)).toEqual([1]);
  });

  test('more than five in hand, left over from before: every card is too many', () => {
    const { last } = given(TX, ...turnBegins('ana* hand 7'), draw('ana', 2)).raises('overdraw');
    expect(extras(last)).toEqual([2]);
  });

  test('the hand is the one the referee counted', () => {
    const fewer = given(TX, ...turnBegins('ana*'), count('ana', { hand: 3 })).raises('record-count');
    fewer.when(draw('ana', 2)).raisesNothing();
    fewer.when(draw('ana', 3)).raises('overdraw');
    const more = given(TX, ...turnBegins('ana* hand 3'), count('ana', { hand: 5 })).raises('record-count');
    more.when(draw('ana', 2)).raises('overdraw');
  });

  test('a discard picked up again is in the hand', () => {
    const { last } = given(
      TX,
      ...turnBegins('ana* hand 3 piles 8 - - -'),
      shift('ana', 0, 'hand'),
      draw('ana', 2),
    ).raises('overdraw');
    expect(extras(last)).toEqual([1]);
  });

  test('a draw of no cards is no draw', () => {
    given(TX, ...turnBegins('ana* hand 3'), draw('ana', 0))
      .raisesNothing()
      .when(discard('ana', 3, 0))
      .raises('draw-omitted');
  });
});

describe('after a play: five if the hand is empty, else none', () => {
  test.each(COLUMNS)('%s: cards in hand', (ruleset) => {
    const { turnBegins: begins } = at(ruleset);
    const { last } = given(ruleset, ...begins('ana* | build 5 0 0 0'), ...lays('ana', [6]), draw('ana', 1)).raises({
      code: 'draw-midturn',
      seat: 0,
      verdict: ruleset === MAT ? 'illegal' : 'penalty',
    });
    expect(extras(last)).toEqual([1]);
  });

  test('a play from the stock is a play, and so is one from a discard', () => {
    const begun = given(TX, ...turnBegins('ana* top 6 piles 6 - - - | build 5 0 0 0'));
    begun.when(play('ana', 6, { from: 'stock', to: 0 }), draw('ana', 1)).raises('draw-midturn');
    begun.when(play('ana', 6, { from: 'discard:0', to: 0 }), draw('ana', 1)).raises('draw-midturn');
  });

  test('what was not drawn before the first play is not to be had after it', () => {
    const short = given(TX, ...turnBegins('ana* hand 3 | build 5 0 0 0'), ...lays('ana', [6])).raises('draw-omitted');
    const { last } = short.when(draw('ana', 2)).raises('draw-midturn');
    expect(extras(last)).toEqual([2]);
  });

  test('the hand is played out: five, in one draw or in several', () => {
    const empty = given(TX, ...turnBegins('ana* | build 5 0 0 0'), ...lays('ana', [6, 7, 8, 9, 10]));
    empty.when(draw('ana', 5)).raisesNothing();
    empty.when(draw('ana', 2), draw('ana', 3)).raisesNothing();
    const { last } = empty.when(draw('ana', 2), draw('ana', 4)).raises('overdraw');
    expect(extras(last)).toEqual([1]);
  });

  test('refilled and not laid since: one more is an overdraw, for the entitlement was five', () => {
    const empty = given(TX, ...turnBegins('ana* | build 5 0 0 0'), ...lays('ana', [6, 7, 8, 9, 10]), draw('ana', 5));
    empty.when(draw('ana', 1)).raises('overdraw');
    empty.when(...lays('ana', [11]), draw('ana', 1)).raises('draw-midturn');
  });

  test('a refill begun and broken off by a play is over', () => {
    const begun = given(TX, ...turnBegins('ana* | build 5 0 0 0'), ...lays('ana', [6, 7, 8, 9, 10]), draw('ana', 2));
    const { last } = begun.when(...lays('ana', [11]), draw('ana', 3)).raises('draw-midturn');
    expect(extras(last)).toEqual([3]);
  });

  test('playing on from piles with an empty hand keeps the refill open', () => {
    given(TX, ...turnBegins('ana* top 11 | build 5 0 0 0'), ...lays('ana', [6, 7, 8, 9, 10]))
      .when(play('ana', 11, { from: 'stock', to: 0 }), draw('ana', 5))
      .raisesNothing();
  });

  test('a turn begun with an empty hand: after a play from the stock, five are due again', () => {
    given(TX, ...turnBegins('ana* hand 0 top 6 | build 5 0 0 0'), play('ana', 6, { from: 'stock', to: 0 }))
      .raises('draw-omitted')
      .when(draw('ana', 5))
      .raisesNothing();
  });

  test('a card laid by the partner on request is a play of the owner', () => {
    const asked = { from: 'stock', to: 0, asked: true } as const;
    given(TX, ...turnBegins('ana* | cy top 6 | build 5 0 0 0'), play('cy', 6, asked), draw('ana', 1)).raises(
      'draw-midturn',
    );
  });

  test('whether the hand is empty, the count tells', () => {
    const laid = given(TX, ...turnBegins('ana* | build 5 0 0 0'), ...lays('ana', [6]));
    laid.when(count('ana', { hand: 0 }), draw('ana', 5)).raisesNothing();
    laid.when(...lays('ana', [7, 8, 9, 10]), count('ana', { hand: 2 }), draw('ana', 3)).raises('draw-midturn');
  });

  test('a play taken back was no play', () => {
    given(
      TX,
      ...turnBegins('ana* hand 3 | build 5 0 0 0'),
      draw('ana', 1),
      ...lays('ana', [6]),
      takeBack('ana', 'play'),
    )
      .leaves({ hand: [4, 5, 5, 5] })
      .when(draw('ana', 1))
      .raisesNothing()
      .when(draw('ana', 1))
      .raises('overdraw');
  });
});

describe('every turn anew', () => {
  test.each(COLUMNS)('%s: back up to five at the next turn, however many were laid', (ruleset) => {
    const { seats, from, turnBegins: begins } = at(ruleset);
    const others = from('bo', 'ana').map((who) => discard(who, 3, who === 'di' || who === 'fay' ? 1 : 0));
    expect(others).toHaveLength(seats - 1);
    given(ruleset, ...begins('ana* | build 5 0 0 0'), ...lays('ana', [6, 7]), discard('ana', 3, 0), ...others)
      .leaves({ turn: 0 })
      .when(draw('ana', 3))
      .raisesNothing()
      .when(draw('ana', 1))
      .raises('overdraw');
  });

  test('the hand emptied by the discard is refilled at the next turn, not now', () => {
    given(TX, ...turnBegins('ana* | build 5 0 0 0'), ...lays('ana', [6, 7, 8, 9]), discard('ana', 3, 0))
      .leaves({ turn: 1, hand: [0, 5, 5, 5] })
      .when(draw('ana', 5))
      .raises({ code: 'play-after-discard', seat: 0 });
  });

  test('too many and out of turn are two faults', () => {
    given(TX, parseTable('ana* | di hand 4'), draw('di', 3)).raises(
      { code: 'oot-started', seat: 3 },
      { code: 'overdraw', seat: 3 },
    );
    given(TX, parseTable('ana* | di hand 4 | build 5 0 0 0'), ...lays('di', [6]), draw('di', 1)).raises('draw-midturn');
  });

  test('the first draw of the game by the wrong player may also be too large', () => {
    given('tennessee-partners', deal([12, 3, 4, 5]), draw('cy', 6)).raises('setup-wrong-starter', 'overdraw');
  });
});
