import { at, COLUMNS, count, discard, draw, given, parseTable, pass, play, turnBegins } from '../../kit';
import { DEAD, FL, lays, TNI, TNT, TX } from './reporting';

describe('a turn passed on with no discard', () => {
  test.each(COLUMNS)('%s: with cards in hand', (ruleset) => {
    given(ruleset, ...at(ruleset).turnBegins('ana*'), pass('ana'))
      .raises({ code: 'turn-end-no-discard', seat: 0, verdict: 'illegal' })
      .leaves({ turn: 1 });
  });

  test.each(COLUMNS)('%s: with none, and cards to be had', (ruleset) => {
    const verdict = ruleset === TNI || ruleset === TNT ? 'info' : 'illegal';
    given(ruleset, ...at(ruleset).turnBegins('ana* | build 5 0 0 0'), ...lays('ana', [6, 7, 8, 9, 10]), pass('ana'))
      .raises({ code: 'turn-end-empty', seat: 0, verdict })
      .leaves({ turn: 1 });
  });

  test('completed piles are cards to be had', () => {
    given(TX, ...turnBegins('ana* | build 5 0 0 0 | draw 0'), ...lays('ana', [6, 7, 8, 9, 10]), pass('ana')).raises(
      'turn-end-empty',
    );
  });

  test('the flag does not ask about an eager neighbour: the player said it', () => {
    const { last } = given(TX, ...turnBegins('ana*'), pass('ana'));
    expect(last[0]?.or).toBeUndefined();
  });

  test('with none, and nothing to be had: no offence', () => {
    const { last } = given(TX, ...turnBegins(DEAD), ...lays('ana', [6, 7, 8]), pass('ana')).leaves({ turn: 1 });
    expect(last.filter(({ verdict }) => verdict !== 'info')).toEqual([]);
  });

  test('after it, the next player is on turn and begins as ever', () => {
    given(TX, ...turnBegins('ana* | bo hand 3'), pass('ana'), draw('bo', 2)).raisesNothing();
  });
});

describe('a discard played from beneath', () => {
  const piled = (ruleset: (typeof COLUMNS)[number]) =>
    given(ruleset, at(ruleset).lies('ana* piles 6.8 9 - - | build 5 0 0 0'));

  test.each(COLUMNS)('%s: the card is in that pile, not on top', (ruleset) => {
    const { game } = piled(ruleset)
      .when(play('ana', 6, { from: 'discard:0', to: 0 }))
      .raises({ code: 'src-buried-discard', seat: 0, verdict: 'illegal', basis: ruleset === FL ? 'default' : 'text' })
      .leaves({ building: [6, 0, 0, 0], unexplained: 0 });
    expect(game.table.seats[0]?.discards[0]).toEqual([8]);
  });

  test.each(COLUMNS)('%s: the card is not in it at all', (ruleset) => {
    piled(ruleset)
      .when(play('ana', 6, { from: 'discard:1', to: 0 }))
      .raises({ code: 'record-discard-top', seat: null, verdict: 'record', basis: 'default', clauses: [] })
      .leaves({ building: [6, 0, 0, 0], unexplained: -1 });
  });

  test('the same number on top and beneath: the top was taken', () => {
    given(
      TX,
      parseTable('ana* piles 6.6 - - - | build 5 0 0 0'),
      play('ana', 6, { from: 'discard:0', to: 0 }),
    ).raisesNothing();
  });

  test('the partner’s buried card, and one used as the discard', () => {
    const table = given(TX, parseTable('ana* piles 6.8 - - - | cy piles 6.8 - - - | build 5 0 0 0'));
    table
      .when(play('ana', 6, { from: 'discard:0', owner: 'cy', to: 0 }))
      .raises({ code: 'src-buried-discard', seat: 0 });
    table.when(discard('ana', 6, 1, { from: 'discard:0' })).raises('discard-not-from-hand', 'src-buried-discard');
  });
});

describe('a fifth discard pile', () => {
  test('is told when it is opened, and not again when it is used', () => {
    const opened = given(TX, parseTable('ana* piles 3 4 7 9'), discard('ana', 2, 4)).raises('discard-fifth');
    opened
      .when(...(['bo', 'cy', 'di'] as const).map((who) => discard(who, 3, 0)))
      .when(draw('ana', 1), discard('ana', 2, 4))
      .raisesNothing();
  });
});

describe('four piles before any is built on', () => {
  const early = (verdict: 'illegal' | 'info') => ({ code: 'discard-stack-early', seat: 0, verdict }) as const;
  /** Four lay face up at one time; then the third was emptied. */
  const emptied = (setting: 'off' | 'once' | 'always') =>
    given(TX, { house: { fourBeforeStack: setting } }, parseTable('ana* piles 7 9 6 2 | build 5 0 0 0')).when(
      play('ana', 6, { from: 'discard:2', to: 0 }),
    );
  const never = (setting: 'off' | 'once' | 'always') =>
    given(TX, { house: { fourBeforeStack: setting } }, parseTable('ana* piles 7 9 - -'));

  test('off: on any pile at any time', () => {
    never('off')
      .when(discard('ana', 3, 0))
      .raisesNothing();
    emptied('off')
      .when(discard('ana', 3, 0))
      .raisesNothing();
  });
  test('once: not before four; from that moment on only worth knowing', () => {
    never('once')
      .when(discard('ana', 3, 0))
      .raises(early('illegal'));
    emptied('once')
      .when(discard('ana', 3, 0))
      .raises(early('info'))
      .leaves({ open: [] });
  });
  test('always: whenever a place is empty', () => {
    never('always')
      .when(discard('ana', 3, 0))
      .raises(early('illegal'));
    emptied('always')
      .when(discard('ana', 3, 0))
      .raises(early('illegal'));
  });
  test.each(['once', 'always'] as const)('%s: an empty place may be filled, and four full ones stacked', (setting) => {
    never(setting)
      .when(discard('ana', 3, 2))
      .raisesNothing();
    emptied(setting)
      .when(discard('ana', 3, 2))
      .raisesNothing();
    given(
      TX,
      { house: { fourBeforeStack: setting } },
      parseTable('ana* piles 7 9 6 2'),
      discard('ana', 3, 0),
    ).raisesNothing();
  });
  test('the fourth place filled by the discard itself meets it', () => {
    given(TX, parseTable('ana* piles 7 9 6 - | build 5 0 0 0'), discard('ana', 3, 3))
      .when(...(['bo', 'cy', 'di'] as const).map((who) => discard(who, 3, 0)))
      .when(draw('ana', 1), play('ana', 6, { from: 'discard:2', to: 0 }), discard('ana', 4, 0))
      .raises(early('info'));
  });
  test('another player’s four are not mine', () => {
    given(TX, parseTable('bo* piles 3 4 5 6 | cy piles 7 9 - -'), discard('bo', 3, 0), discard('cy', 3, 0)).raises({
      ...early('illegal'),
      seat: 2,
    });
  });
  test('met once, it stays met when the referee tells the position again', () => {
    const four = given(
      TX,
      parseTable('ana* piles 7 9 6 2 | build 5 0 0 0'),
      play('ana', 6, { from: 'discard:2', to: 0 }),
    );
    four.when(parseTable('ana* hand 5 piles 7 9 - 2 | build 6 0 0 0'), discard('ana', 3, 0)).raises(early('info'));
  });
  test('a recount of the hand changes nothing about it', () => {
    emptied('once')
      .when(count('ana', { hand: 5 }), discard('ana', 3, 0))
      .raises(early('info'));
  });
});
