import { cut, deal, discard, draw, end, given, parseTable, play, sign, sit } from '../../kit';
import { MAT, SIX, TNI, TX } from './reporting';

describe('stopped before a win', () => {
  test('time: nobody has won, the stocks tell', () => {
    given(TX, parseTable('ana* stock 3 | bo stock 8'), end('time'))
      .raisesNothing()
      .leaves({
        over: true,
        winner: null,
        turn: null,
        phase: 'over',
        stock: [3, 8, 9, 9],
      });
  });

  test('conceded, two sides: the other wins', () => {
    given(TX, parseTable('ana*'), end('concede', 'cy')).leaves({ over: true, winner: { team: 1 } });
    given(MAT, { teams: true }, parseTable('ana*'), end('concede', 'bo')).leaves({ over: true, winner: { team: 0 } });
    given(MAT, { seats: 2 }, parseTable('ana*', 2), end('concede', 'ana')).leaves({ over: true, winner: { seat: 1 } });
    given(TNI, { seats: 2 }, parseTable('ana*', 2), end('concede', 'bo')).leaves({ over: true, winner: { seat: 0 } });
  });

  test('conceded, more sides: that side is out, and nobody has won', () => {
    given(SIX, parseTable('ana*', 6), end('concede', 'ana')).leaves({ over: true, winner: null });
    given(TNI, parseTable('ana*'), end('concede', 'ana')).leaves({ over: true, winner: null });
    given(TNI, { seats: 3 }, parseTable('ana*', 3), end('concede', 'ana')).leaves({ over: true, winner: null });
  });

  test('abandoned: nobody has won', () => {
    given(TX, parseTable('ana*'), end('abandoned')).leaves({ over: true, winner: null, phase: 'over' });
  });

  test('cards moved after that are moved too late', () => {
    given(TX, parseTable('ana* hand 4'), end('time'), draw('ana', 1))
      .raises('record-after-end')
      .leaves({ hand: [4, 5, 5, 5] });
  });

  test('before the deal too', () => {
    given(TX, end('abandoned')).leaves({ over: true, winner: null });
  });
});

describe('the result is signed', () => {
  const over = (ruleset: typeof TX | typeof SIX | typeof TNI) =>
    given(ruleset, parseTable('ana*', ruleset === SIX ? 6 : 4), end('time'));

  test('when every side has signed, by team', () => {
    over(TX)
      .when(sign({ team: 0 }, 'Ana'))
      .leaves({ phase: 'over' })
      .when(sign({ team: 0 }, 'Cy'))
      .leaves({ phase: 'over' })
      .when(sign({ team: 1 }, 'Di'))
      .leaves({ phase: 'signed' });
  });
  test('or by a seat of the side', () => {
    over(SIX)
      .when(sign({ seat: 0 }, 'Ana'), sign({ seat: 4 }, 'Ed'))
      .leaves({ phase: 'over' })
      .when(sign({ seat: 5 }, 'Fay'))
      .leaves({ phase: 'signed' });
  });
  test('everybody alone: every seat', () => {
    over(TNI)
      .when(...[0, 1, 2].map((seat) => sign({ seat }, 'a name')))
      .leaves({ phase: 'over' })
      .when(sign({ seat: 3 }, 'Di'))
      .leaves({ phase: 'signed' });
  });
  test('a signature under protest is a signature', () => {
    over(TX)
      .when(sign({ team: 0 }, 'Ana'), { act: 'sign', team: 1, name: 'Bo', disputes: 'the last penalty' })
      .leaves({ phase: 'signed' });
  });
});

describe('another person takes a seat', () => {
  test('the cards, the turn and the seat stay; the name is the new one', () => {
    const { game } = given(TX, parseTable('ana* hand 4'), sit('ana', 'Eve'))
      .raisesNothing()
      .leaves({ turn: 0, hand: [4, 5, 5, 5] });
    expect(game.table.names).toEqual(['Eve', 'Bo', 'Cy', 'Di']);
  });
});

describe('the phases, one after another', () => {
  test('a cut, a deal, a game, two signatures', () => {
    given(SIX)
      .leaves({ phase: 'setup' })
      .when(cut('deal', { ana: 4, bo: 'S', cy: 9, di: 9, ed: 2, fay: 3 }))
      .leaves({ phase: 'cut' })
      .when(cut('deal', { bo: 1 }), cut('deal', { cy: 2, di: 7 }))
      .leaves({ phase: 'cut' })
      .when(deal([6, 1, 2, 3, 4, 5]))
      .leaves({ phase: 'dealt', turn: 4 })
      .when(draw('ed', 2))
      .leaves({ phase: 'draw' })
      .when(draw('ed', 3))
      .leaves({ phase: 'play' })
      .when(discard('ed', 8, 0))
      .leaves({ phase: 'draw', turn: 5 })
      .when(draw('fay', 5), play('fay', 1, { to: 0 }), play('fay', 2, { to: 0 }))
      .leaves({ phase: 'play' })
      .when(play('fay', 3, { to: 0 }), play('fay', 4, { to: 0 }), play('fay', 5, { to: 0 }))
      .leaves({ phase: 'draw' })
      .when(draw('fay', 5), end('time'))
      .leaves({ phase: 'over' })
      .when(...[0, 1, 2].map((team) => sign({ team }, 'a name')))
      .leaves({ phase: 'signed', turn: null });
  });
});
