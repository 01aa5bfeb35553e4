import {
  COLUMNS,
  at,
  deal,
  discard,
  draw,
  given,
  parseTable,
  play,
  reveal,
  rule,
  speak,
  start,
  turnBegins,
} from '../kit';

const [TNP, TNI, TNT, TX, SIX, MAT, FL] = COLUMNS;

describe('penalties and extras', () => {
  test.each([TNP, TNI, TNT, TX, FL])('T22 %s: two cards to the bottom, the top stays', (ruleset) => {
    const code = ruleset === TNI ? 'coach-nonpartner' : 'coach-verbal';
    const { game } = given(ruleset, parseTable('ana* | cy stock 6 top 9 | draw 30'), speak('cy', 'advice'))
      .when(rule(code, 'remedy'))
      .leaves({ stock: [9, 9, 8, 9], draw: 28, hand: [5, 5, 5, 5] });
    expect(game.table.seats[2]?.top).toBe(9);
  });

  test('T22 read as "on the pile": a new top is turned up', () => {
    const { game } = given(
      TNT,
      { house: { penalty: { cards: 2, place: 'top' } } },
      parseTable('ana* | cy stock 6 top 9 | draw 30'),
      speak('cy', 'advice'),
    )
      .raises({ code: 'coach-verbal', verdict: 'penalty', local: true })
      .when(rule('coach-verbal', 'remedy'))
      .leaves({ stock: [9, 9, 8, 9], draw: 28 });
    expect(game.table.seats[2]?.top).toBe('?');
  });

  test.each([TNP, TNT, TX, FL])('T23 %s: an empty stock revives, and both must go', (ruleset) => {
    const table = parseTable('ana* stock 2 top 6 | cy stock 0 | build 5 0 0 0 | draw 30');
    const served = given(ruleset, table, speak('cy', 'advice'), rule('coach-verbal', 'remedy'))
      .leaves({ stock: [2, 9, 2, 9], draw: 28 })
      .when(play('ana', 6, { from: 'stock', to: 0 }), play('ana', 7, { from: 'stock', to: 0 }))
      .leaves({ stock: [0, 9, 2, 9], over: false, turn: 0 });
    served
      .when(
        play('ana', 8, { from: 'stock', owner: 'cy', to: 0 }),
        play('ana', 9, { from: 'stock', owner: 'cy', to: 0 }),
      )
      .raisesNothing()
      .leaves({ over: true, winner: { team: 0 } });
  });

  test.each([
    [TNP, 'penalty', 'text', 'TNP.PLAY.6'],
    [TNI, 'penalty', 'text', 'TN18.PLAY.7'],
    [TNT, 'penalty', 'text', 'TN18.PLAY.7'],
    [TX, 'penalty', 'text', 'TX.RULES.3'],
    [SIX, 'penalty', 'text', 'SIX.SPECIAL.1'],
    [FL, 'penalty', 'text', 'FL.PLAY.8'],
    // the leaflet forbids it and writes no remedy
    [MAT, 'illegal', 'inferred', 'MAT.DRAW.1'],
  ] as const)('T27 %s: three in hand, four drawn', (ruleset, verdict, basis, clause) => {
    const { last } = given(ruleset, ...at(ruleset).turnBegins('ana* hand 3'), draw('ana', 4)).raises({
      code: 'overdraw',
      verdict,
      basis,
      seat: 0,
    });
    expect(last[0]?.clauses).toContain(clause);
    expect(last[0]?.evidence).toMatchObject({ extras: 2 });
  });

  test('T49: an eight shown, a five discarded; the eight becomes the discard', () => {
    const shown = given(TX, parseTable('ana* | build 5 4 0 0'), reveal('ana', 8)).raises({
      code: 'hand-revealed',
      verdict: 'info',
      basis: 'text',
      seat: 0,
    });
    const { game } = shown
      .when(discard('ana', 5, 0))
      .raises({ code: 'revealed-not-played', verdict: 'illegal', basis: 'text', clauses: ['TX.RULES.1c'] as never })
      .when(rule('revealed-not-played', 'remedy'))
      .leaves({ hand: [4, 5, 5, 5], turn: 1 });
    expect(game.table.seats[0]?.discards[0]).toEqual([8]);
  });
});

describe('out of turn', () => {
  const stopped = () =>
    given(SIX, ...turnBegins('bo* | cy hand 3 | build 5 0 0 0', 6))
      .when(draw('cy', 2))
      .raises({
        code: 'oot-started',
        verdict: 'penalty',
        basis: 'text',
        clauses: ['SIX.SPECIAL.2a', 'SIX.SPECIAL.2b'] as never,
        seat: 2,
      })
      .when(play('cy', 6, { to: 0 }))
      .raisesNothing()
      .when(play('cy', 7, { to: 0 }), rule('oot-started', 'remedy'));

  test('T52 six players: stopped, the cards laid stay, the order is restored, the player marked', () => {
    const { game } = stopped().leaves({ building: [7, 0, 0, 0], turn: 1, hand: [5, 5, 3, 5, 5, 5] });
    expect(game.table.seats[2]?.mustPlayFirst).toBe(true);
  });

  test('T53 six players: the marked player draws first all the same', () => {
    stopped()
      .when(discard('bo', 3, 0), draw('cy', 2))
      .raises({
        code: 'oot-draw-before-play',
        verdict: 'illegal',
        basis: 'text',
        clauses: ['SIX.SPECIAL.2b'] as never,
        seat: 2,
      });
  });

  test('T55 six players: completed and unnoticed, it stands; the skipped player is not restored', () => {
    given(SIX, ...turnBegins('bo* | cy hand 3 | di hand 4 | build 5 0 0 0', 6))
      .when(draw('cy', 2), play('cy', 6, { to: 0 }), discard('cy', 3, 0))
      .raises({
        code: 'oot-completed',
        verdict: 'stands',
        basis: 'text',
        clauses: ['SIX.SPECIAL.2c', 'SIX.SPECIAL.2d'] as never,
        seat: 2,
      })
      .leaves({ turn: 3 })
      .when(draw('di', 1))
      .raisesNothing();
  });

  test('T56 Tennessee: no clause; what is suggested is not cited as one', () => {
    const begun = given(TNP, ...turnBegins('bo* | cy hand 3 | build 5 0 0 0'), draw('cy', 2)).raises({
      code: 'oot-started',
      verdict: 'silent',
      basis: 'default',
      clauses: [],
      seat: 2,
    });
    begun
      .when(play('cy', 6, { to: 0 }))
      .raisesNothing()
      .when(rule('oot-started', 'remedy'))
      .leaves({ turn: 1 });
  });
});

describe('starting and winning', () => {
  test('T58 six players: the last stock card wins for the pair at once', () => {
    const table = parseTable('ed* stock 1 top 6 hand 3 | bo stock 7 | build 5 0 0 0', 6);
    given(SIX, table, play('ed', 6, { from: 'stock', to: 0 }))
      .raisesNothing()
      .leaves({ over: true, winner: { team: 1 }, turn: null, phase: 'over' });
  });

  describe.each([TNI, TNT])(
    'T61 %s: tops 7, 12, 9 and a Skip-Bo; the official calls Ana, left of the dealer',
    (ruleset) => {
      test('the twelve should have started', () => {
        given(ruleset, deal([7, 12, 9, 'S']), start('ana'), draw('ana', 5)).raises({
          code: 'setup-wrong-starter',
          verdict: 'illegal',
          basis: 'text',
          clauses: ['TN18.PLAY.2'] as never,
          seat: 0,
        });
      });
      test('unless the table starts left of the dealer', () => {
        const house = { starter: 'leftOfDealer' } as const;
        given(ruleset, { house }, deal([7, 12, 9, 'S'], { dealer: 'di' }), draw('ana', 5)).raisesNothing();
        given(
          ruleset,
          { house },
          deal([7, 12, 9, 'S'], { dealer: 'di' }),
          start('ana'),
          draw('ana', 5),
        ).raisesNothing();
      });
    },
  );

  test.each(COLUMNS)('T64 %s: partners of one chapter sit down', (ruleset) => {
    const six = ['Bluebonnet', 'Alamo', 'Caddo', 'Bluebonnet', 'Mesa', 'Plano'];
    const chapters = ruleset === SIX ? six : ['Bluebonnet', 'Alamo', 'Bluebonnet', 'Caddo'];
    const story = given(ruleset, { chapters }, at(ruleset).deal());
    if (ruleset === TX) {
      story.raises({ code: 'setup-same-chapter', verdict: 'info', basis: 'text', clauses: ['TX.GAME.3'] as never });
      story.leaves({ open: [] });
    } else story.raisesNothing();
  });
});
