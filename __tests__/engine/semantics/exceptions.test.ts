import { at, COLUMNS, deal, discard, draw, given, parseTable, play, rule, start, turnBegins } from '../../kit';
import { DEAD, lays, MAT, SIX, SPEAK_OF_PARTNERS, teamed, TNP, TX } from './reporting';

const STOCK = { from: 'stock', to: 0 } as const;

describe('the partner moves a card in the owner’s turn', () => {
  const table = 'ana* | cy top 6 piles 6 - - - | build 5 0 0 0';

  describe.each(SPEAK_OF_PARTNERS)('%s', (ruleset) => {
    const begun = () => given(ruleset, ...turnBegins(table));
    test.each(['stock', 'discard:0'] as const)('asked, from the own %s: nothing, and the turn goes on', (from) => {
      begun()
        .when(play('cy', 6, { from, to: 0, asked: true }))
        .raisesNothing()
        .leaves({ turn: 0 });
    });
    test.each(['stock', 'discard:0'] as const)('unasked, from the own %s', (from) => {
      begun()
        .when(play('cy', 6, { from, to: 0 }))
        .raises({ code: 'partner-moves-unasked', seat: 2, verdict: 'illegal' })
        .leaves({ turn: 0, building: [6, 0, 0, 0] });
    });
    test('every card laid unasked is told: it opens no spell', () => {
      begun()
        .when(play('cy', 6, STOCK), play('cy', 7, STOCK))
        .raises('partner-moves-unasked')
        .when(draw('cy', 1))
        .raises({ code: 'oot-started', seat: 2 }, 'overdraw');
    });
    test('asked, from the own hand', () => {
      begun()
        .when(play('cy', 6, { to: 0, asked: true }))
        .raises({ code: 'src-partner-hand', seat: 0, verdict: 'illegal' })
        .leaves({ hand: [5, 5, 4, 5], turn: 0 });
    });
    test('unasked, from the own hand: out of turn', () => {
      begun()
        .when(play('cy', 6, { to: 0 }))
        .raises({ code: 'oot-started', seat: 2 });
    });
    test('a draw by the partner: out of turn', () => {
      given(ruleset, ...turnBegins('ana* | cy hand 4'), draw('cy', 1)).raises({ code: 'oot-started', seat: 2 });
    });
    test('asked for a card that does not fit: the owner answers for it', () => {
      begun()
        .when(play('cy', 6, { from: 'stock', to: 1, asked: true }))
        .raises({ code: 'build-start', seat: 0 });
    });
  });

  test('six players: on request the sources still count, and the owner is at fault', () => {
    const begun = given(SIX, ...turnBegins('ana* | di top 6 piles 6 - - - | build 5 0 0 0', 6));
    begun.when(play('di', 6, { ...STOCK, asked: true })).raises({ code: 'src-partner-stock', seat: 0 });
    begun
      .when(play('di', 6, { from: 'discard:0', to: 0, asked: true }))
      .raises({ code: 'src-partner-discard', seat: 0 });
    begun.when(play('di', 6, { to: 0, asked: true })).raises({ code: 'src-partner-hand', seat: 0 });
  });

  test.each([SIX, MAT])('%s has no clause of its own: unasked is out of turn, once per spell', (ruleset) => {
    const { partner, lies } = at(ruleset);
    given(ruleset, teamed(ruleset), lies(`ana* | ${partner} top 6 | build 5 0 0 0`), play(partner, 6, STOCK))
      .raises('oot-started')
      .when(play(partner, 7, STOCK))
      .raisesNothing();
  });

  test('a request is the owner’s act: it ends a spell the partner had opened', () => {
    const spell = given(TX, parseTable('ana* | cy hand 4 top 6 | build 5 0 0 0'), draw('cy', 1)).raises('oot-started');
    spell
      .when(play('cy', 6, { ...STOCK, asked: true }))
      .raisesNothing()
      .when(draw('cy', 1))
      .raises({ code: 'oot-started', seat: 2 }, { code: 'overdraw', seat: 2 });
    spell.when(play('cy', 6, { to: 0, asked: true })).raises({ code: 'src-partner-hand', seat: 0 });
  });

  test('partners who sit side by side: asked by the one on turn, the one who has just discarded may lay a card', () => {
    const teams = [0, 0, 1, 1];
    given(TX, { teams }, parseTable('ana* top 6 | build 5 0 0 0'), discard('ana', 3, 0))
      .leaves({ turn: 1 })
      .when(play('ana', 6, { ...STOCK, asked: true }))
      .raisesNothing()
      .leaves({ turn: 1 });
  });
});

describe('the player who has just discarded goes on', () => {
  test.each(COLUMNS)('%s: a play or a draw comes after the discard; the next player keeps the turn', (ruleset) => {
    const { lies } = at(ruleset);
    const over = given(ruleset, lies('ana* | build 5 0 0 0'), discard('ana', 3, 0));
    over
      .when(...lays('ana', [6]))
      .raises({ code: 'play-after-discard', seat: 0, verdict: 'illegal' })
      .leaves({ turn: 1 });
    over.when(draw('ana', 1)).raises({ code: 'play-after-discard', seat: 0 }).leaves({ turn: 1 });
  });

  test.each(COLUMNS)('%s: a second discard, at once or after a play', (ruleset) => {
    const over = given(ruleset, at(ruleset).lies('ana* | build 5 0 0 0'), discard('ana', 3, 0));
    const multiple = { code: 'discard-multiple', seat: 0, verdict: 'illegal' } as const;
    over
      .when(discard('ana', 4, 1))
      .raises(multiple)
      .leaves({ turn: 1 });
    over
      .when(...lays('ana', [6]), discard('ana', 4, 1))
      .raises(multiple)
      .leaves({ turn: 1 });
  });

  test('once anyone else has acted it is out of turn like any other', () => {
    const acted = given(TX, parseTable('ana* | bo hand 4 | build 5 0 0 0'), discard('ana', 3, 0), draw('bo', 1));
    acted.when(...lays('ana', [6])).raises({ code: 'oot-started', seat: 0 });
    acted.when(discard('ana', 3, 1)).raises({ code: 'oot-completed', seat: 0 });
  });

  test('two players: the one who discarded is also the neighbour, and it is still after the discard', () => {
    given(MAT, { seats: 2 }, parseTable('ana* | build 5 0 0 0', 2), discard('ana', 3, 0), ...lays('ana', [6])).raises(
      'play-after-discard',
    );
  });
});

describe('the left-hand neighbour begins and the owner has not discarded', () => {
  const open = { code: 'turn-end-no-discard', seat: 0, verdict: 'illegal', or: 'oot-started' } as const;

  test.each(COLUMNS)('%s: the owner has drawn, or played, and holds cards', (ruleset) => {
    const begun = given(ruleset, ...at(ruleset).turnBegins('ana* hand 4 | bo hand 4 | build 5 0 0 0'), draw('ana', 1));
    begun.when(draw('bo', 1)).raises(open).leaves({ turn: 1 });
    begun
      .when(...lays('ana', [6]), draw('bo', 1))
      .raises(open)
      .leaves({ turn: 1 });
  });

  test('the owner has done nothing: simply out of turn', () => {
    given(TX, ...turnBegins('ana* | bo hand 4'), draw('bo', 1))
      .raises({ code: 'oot-started', seat: 1 })
      .leaves({ turn: 0 });
  });

  test('somebody else than the neighbour: simply out of turn', () => {
    given(TX, ...turnBegins('ana* hand 4 | di hand 4'), draw('ana', 1), draw('di', 1)).raises('oot-started');
  });

  test('told once; the neighbour’s turn is then like any other', () => {
    given(TX, ...turnBegins('ana* hand 4 | bo hand 3 | build 5 0 0 0'), draw('ana', 1), draw('bo', 2))
      .when(...lays('bo', [6]))
      .raisesNothing()
      .when(discard('bo', 3, 0))
      .raisesNothing()
      .leaves({ turn: 2 });
  });

  test('the late discard is accepted, before or after the neighbour’s own', () => {
    const begun = given(TX, ...turnBegins('ana* hand 4 | bo hand 3'), draw('ana', 1), draw('bo', 2));
    begun
      .when(discard('ana', 3, 0))
      .raisesNothing()
      .leaves({ turn: 1, hand: [4, 5, 5, 5] });
    begun
      .when(discard('bo', 3, 0), discard('ana', 3, 0))
      .raisesNothing()
      .leaves({ turn: 2 });
    begun.when(discard('ana', 3, 0), discard('ana', 4, 1)).raises({ seat: 0, code: 'discard-multiple' });
  });

  test('two in a row: both late discards are accepted', () => {
    const table = 'ana* hand 4 | bo hand 4 | cy hand 4';
    given(TX, ...turnBegins(table), draw('ana', 1), draw('bo', 1), draw('cy', 1))
      .raises({ ...open, seat: 1 })
      .when(discard('ana', 3, 0))
      .raisesNothing()
      .when(discard('bo', 3, 0))
      .raisesNothing()
      .leaves({ turn: 2 });
  });

  test('the referee saw an eager neighbour: it becomes that flag, with its seat, verdict and clause', () => {
    const begun = given(SIX, ...turnBegins('ana* hand 4 | bo hand 3', 6), draw('ana', 1), draw('bo', 2));
    const flagged = begun.line().n;
    const ruled = begun.when(rule('turn-end-no-discard', 'remedy', { as: 'oot-started' })).leaves({ turn: 0 });
    expect(ruled.line(flagged).flags).toEqual([
      expect.objectContaining({
        code: 'oot-started',
        seat: 1,
        verdict: 'penalty',
        clauses: ['SIX.SPECIAL.2a', 'SIX.SPECIAL.2b'],
      }),
    ]);
    ruled.when(discard('ana', 3, 0), draw('bo', 1)).raises({ code: 'oot-draw-before-play', seat: 1 });
  });

  test('the owner’s hand is empty and cards were to be had', () => {
    const empty = given(TX, ...turnBegins('ana* | bo hand 4 | build 5 0 0 0'), ...lays('ana', [6, 7, 8, 9, 10]));
    const { last } = empty.when(draw('bo', 1)).raises({ code: 'turn-end-empty', seat: 0 }).leaves({ turn: 1 });
    expect(last[0]?.or).toBeUndefined();
  });

  test('the owner’s hand is empty and nothing was to be had: the turn is over', () => {
    given(TX, ...turnBegins(DEAD), ...lays('ana', [6, 7, 8]), ...lays('bo', [9]))
      .raisesNothing()
      .leaves({ turn: 1 });
  });

  test('a discard by the neighbour as the first act completes a turn out of turn', () => {
    given(TX, ...turnBegins('ana* hand 4'), draw('ana', 1), discard('bo', 3, 0))
      .raises({ code: 'oot-completed', seat: 1 })
      .leaves({ turn: 2 });
  });
});

describe('the very first draw or play of the game by the wrong player', () => {
  test('opens a spell like any other', () => {
    const wrong = given(TNP, deal([12, 3, 1, 5]), draw('cy', 5)).raises({ code: 'setup-wrong-starter', seat: 2 });
    wrong
      .leaves({ turn: 0 })
      .when(play('cy', 1, STOCK))
      .raisesNothing()
      .leaves({ turn: 0 });
    wrong
      .when(discard('cy', 3, 0))
      .raises({ code: 'oot-completed', seat: 2 })
      .leaves({ turn: 3 });
    wrong
      .when(draw('ana', 5))
      .raisesNothing()
      .when(discard('ana', 3, 0))
      .raisesNothing()
      .leaves({ turn: 1 });
  });
  test('a second stranger after that is simply out of turn', () => {
    given(TNP, deal([12, 3, 4, 5]), draw('cy', 5), draw('di', 5)).raises({ code: 'oot-started', seat: 3 });
  });
  test('a play as the first act, and a discard', () => {
    const dealt = given(TNP, deal([12, 1, 1, 5]));
    dealt.when(play('bo', 1, STOCK)).raises({ code: 'setup-wrong-starter', seat: 1 });
    dealt.when(play('cy', 1, STOCK)).raises({ code: 'partner-moves-unasked', seat: 2 });
    dealt.when(discard('cy', 3, 0)).raises('oot-completed', 'record-hand-empty');
  });
  test('where no sheet says who starts, nobody is the wrong one: the first to act starts, whoever was named', () => {
    given(TX, deal([12, 3, 4, 5]), start('ana'), draw('cy', 5))
      .raisesNothing()
      .leaves({ turn: 2 })
      .when(draw('ana', 5))
      .raises({ code: 'oot-started', seat: 0 });
  });
});
