import { at, COLUMNS, deal, discard, draw, given, parseTable, pass, play, rule, turnBegins } from '../../kit';
import { DEAD, lays, SIX, SPEAK_OF_PARTNERS, TX } from './reporting';

const STOCK = { from: 'stock', to: 0 } as const;

describe('nothing drawn, or too few, and cards were to be had', () => {
  test.each(COLUMNS)('%s: told with the first play of the turn, once', (ruleset) => {
    given(ruleset, ...at(ruleset).turnBegins('ana* hand 3 | build 5 0 0 0'))
      .when(...lays('ana', [6]))
      .raises({ code: 'draw-omitted', seat: 0, verdict: 'illegal' })
      .when(...lays('ana', [7]))
      .raisesNothing()
      .when(discard('ana', 3, 0))
      .raisesNothing();
  });

  test.each(COLUMNS)('%s: or with the discard, where that comes first', (ruleset) => {
    const begun = given(ruleset, ...at(ruleset).turnBegins('ana* hand 3'));
    begun.when(discard('ana', 3, 0)).raises({ code: 'draw-omitted', seat: 0 });
    begun.when(draw('ana', 1), discard('ana', 3, 0)).raises({ code: 'draw-short', seat: 0 });
  });

  test('at the very first turn too', () => {
    given('tennessee-partners', deal([12, 1, 4, 5]), discard('ana', 3, 0)).raises('draw-omitted', 'record-hand-empty');
    given('tennessee-partners', deal([12, 1, 4, 5]), draw('ana', 4), discard('ana', 3, 0)).raises('draw-short');
  });

  test('drawn in two goes, the draw is complete', () => {
    given(TX, ...turnBegins('ana* hand 2'), draw('ana', 1), draw('ana', 2), discard('ana', 3, 0)).raisesNothing();
  });

  test('a card the partner lays on request is the owner’s first play', () => {
    given(TX, ...turnBegins('ana* hand 3 | cy top 6 | build 5 0 0 0'), play('cy', 6, { ...STOCK, asked: true })).raises(
      {
        code: 'draw-omitted',
        seat: 0,
      },
    );
  });

  test.each(SPEAK_OF_PARTNERS)('%s: one the partner lays unasked is not', (ruleset) => {
    given(ruleset, ...turnBegins('ana* hand 3 | cy top 6 | build 5 0 0 0'), play('cy', 6, STOCK))
      .raises('partner-moves-unasked')
      .when(draw('ana', 2))
      .raisesNothing()
      .when(discard('ana', 3, 0))
      .raisesNothing();
  });

  test('completed building piles are cards to be had', () => {
    const begun = given(TX, ...turnBegins('ana* hand 3 | draw 0'));
    begun.when(discard('ana', 3, 0)).raises('draw-omitted');
  });

  test('one card left in the pile and not drawn is a draw omitted', () => {
    const last = DEAD.replace('stock 34 | bo', 'stock 33 | bo').replace('draw 0', 'draw 1');
    given(TX, ...turnBegins(last), discard('ana', 3, 0)).raises('draw-omitted');
  });

  test('not by a pass: there the missing discard is the fault', () => {
    given(TX, ...turnBegins('ana* hand 3'), pass('ana')).raises('turn-end-no-discard');
  });

  test('the neighbour who begins too soon owes the draw as well', () => {
    given(TX, ...turnBegins('ana* | bo hand 3 | build 5 0 0 0'), ...lays('ana', [6]), ...lays('bo', [7])).raises(
      { code: 'turn-end-no-discard', seat: 0 },
      { code: 'draw-omitted', seat: 1 },
    );
  });
});

describe('where no draw is due', () => {
  test.each(COLUMNS)('%s: five in hand', (ruleset) => {
    given(ruleset, ...at(ruleset).turnBegins('ana*'), discard('ana', 3, 0)).raisesNothing();
  });

  test('inside a spell out of turn', () => {
    given(TX, parseTable('ana* | di hand 3 | build 5 0 0 0'))
      .when(...lays('di', [6]))
      .raises('oot-started')
      .when(discard('di', 3, 1))
      .raises('oot-completed');
    given(TX, parseTable('ana* | di hand 3'), discard('di', 3, 1)).raises('oot-completed');
  });

  test('in the turn a stopped player pays with', () => {
    given(SIX, ...turnBegins('ana* | cy hand 2 | build 5 0 0 0', 6), draw('cy', 1), rule('oot-started', 'remedy'))
      .when(discard('ana', 3, 0), discard('bo', 3, 0), ...lays('cy', [6]))
      .raisesNothing();
  });

  test('after a position: what the owner had already done in the turn nobody told', () => {
    given(TX, parseTable('ana* hand 3 | build 5 0 0 0'), ...lays('ana', [6])).raisesNothing();
    given(TX, parseTable('ana* hand 3'), discard('ana', 3, 0)).raisesNothing();
  });

  test('a turn later the draw is due again', () => {
    given(TX, parseTable('ana* | bo hand 3'), discard('ana', 3, 0), discard('bo', 3, 0)).raises({
      code: 'draw-omitted',
      seat: 1,
    });
  });
});

describe('nothing to be had, though a draw was due', () => {
  const dead = { code: 'draw-dead', verdict: 'info', seat: null } as const;

  test.each(['play', 'discard'] as const)('told with the first %s, and nobody is at fault', (what) => {
    const begun = given(TX, ...turnBegins(DEAD));
    const acted = what === 'play' ? begun.when(...lays('ana', [6])) : begun.when(discard('ana', 6, 0));
    acted.raises(dead).leaves({ open: [] });
    if (what === 'play') acted.when(discard('ana', 3, 0)).raisesNothing();
  });

  test('or with a pass', () => {
    const empty = DEAD.replace('hand 3 stock 34', 'hand 0 stock 37');
    given(TX, ...turnBegins(empty), pass('ana'))
      .raises(dead)
      .leaves({ turn: 1 });
    given(TX, ...turnBegins(DEAD), pass('ana')).raises({ code: 'turn-end-no-discard', seat: 0 }, dead);
  });

  test('the pile ran out in the middle of the draw', () => {
    const last = DEAD.replace('stock 34 | bo', 'stock 33 | bo').replace('draw 0', 'draw 1');
    given(TX, ...turnBegins(last), draw('ana', 1))
      .raisesNothing()
      .when(...lays('ana', [6]))
      .raises(dead);
  });

  test('the hand is played out in mid-turn: a pass is in order and says why', () => {
    given(TX, ...turnBegins(DEAD), ...lays('ana', [6, 7, 8]), pass('ana')).raises(dead);
  });

  test('five in hand need no draw', () => {
    const full = DEAD.replace('hand 3 stock 34', 'hand 5 stock 32');
    given(TX, ...turnBegins(full), discard('ana', 3, 0)).raisesNothing();
  });
});
