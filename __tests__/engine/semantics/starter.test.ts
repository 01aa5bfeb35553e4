import { at, cut, deal, discard, draw, given, parseTable, play, start } from '../../kit';
import { FL, MAT, SIX, TNI, TNP, TNT, TX } from './reporting';

const HIGHEST = [TNP, TNI, TNT, FL] as const;

describe.each(HIGHEST)('%s: the highest stock top starts', (ruleset) => {
  test('a number', () => void given(ruleset, deal([3, 8, 11, 5])).leaves({ turn: 2 }));
  test('a Skip-Bo does not compete', () => {
    given(ruleset, deal(['S', 8, 'S', 5]))
      .leaves({ turn: 1 })
      .when(draw('bo', 5))
      .raisesNothing();
    given(ruleset, deal(['S', 1, 'S', 'S'])).leaves({ turn: 1 });
  });
  test('somebody else', () => {
    given(ruleset, deal([3, 8, 11, 5]), draw('bo', 5)).raises({
      code: 'setup-wrong-starter',
      seat: 1,
      verdict: 'illegal',
    });
  });
  test('the official’s word changes nothing, it is only said aloud', () => {
    given(ruleset, deal([3, 8, 11, 5]), start('bo'))
      .leaves({ turn: 2 })
      .when(draw('bo', 5))
      .raises('setup-wrong-starter');
    given(ruleset, deal([3, 8, 11, 5]), start('cy'), draw('cy', 5)).raisesNothing();
  });
});

describe('a tie on the highest top', () => {
  const tied = () => given(TNP, deal([9, 4, 9, 9])).leaves({ turn: null });

  test('is drawn for by those who are tied, and by nobody else', () => {
    tied()
      .when(cut('start', { ana: 3, cy: 7, di: 5 }))
      .leaves({ turn: 2 });
    tied()
      .when(cut('start', { ana: 3, bo: 12, cy: 7, di: 5 }))
      .leaves({ turn: 2 });
    tied()
      .when(cut('start', { bo: 12 }))
      .leaves({ turn: null });
  });
  test('told card by card', () => {
    tied()
      .when(cut('start', { ana: 3 }))
      .leaves({ turn: null })
      .when(cut('start', { di: 5 }))
      .leaves({ turn: null })
      .when(cut('start', { cy: 4 }))
      .leaves({ turn: 3 });
  });
  test('a Skip-Bo does not count: that player draws again', () => {
    tied()
      .when(cut('start', { ana: 'S', cy: 7, di: 5 }))
      .leaves({ turn: null })
      .when(cut('start', { ana: 'S' }))
      .leaves({ turn: null })
      .when(cut('start', { ana: 8 }))
      .leaves({ turn: 0 });
  });
  test('tied again: those who are draw again, round after round', () => {
    tied()
      .when(cut('start', { ana: 7, cy: 7, di: 5 }))
      .leaves({ turn: null })
      .when(cut('start', { di: 12 }))
      .leaves({ turn: null })
      .when(cut('start', { ana: 2, cy: 2 }))
      .leaves({ turn: null })
      .when(cut('start', { ana: 'S', cy: 11 }), cut('start', { ana: 12 }))
      .leaves({ turn: 0 })
      .when(draw('ana', 5))
      .raisesNothing();
  });
  test('the cards drawn for it go back: the draw pile is as it was', () => {
    tied()
      .leaves({ draw: 82 })
      .when(cut('start', { ana: 3, cy: 7, di: 5 }))
      .leaves({ draw: 82, hand: [0, 0, 0, 0] });
  });
  test('all tops are Skip-Bo: all draw', () => {
    given(TNP, deal(['S', 'S', 'S', 'S']))
      .leaves({ turn: null })
      .when(cut('start', { ana: 1, bo: 2, cy: 3 }))
      .leaves({ turn: null })
      .when(cut('start', { di: 4 }))
      .leaves({ turn: 3 });
  });
  test('somebody begins while it is undecided', () => {
    for (const who of ['ana', 'bo'] as const) {
      tied()
        .when(draw(who, 5))
        .raises({ code: 'setup-tiebreak-wrong', seat: who === 'ana' ? 0 : 1 });
    }
    tied()
      .when(cut('start', { ana: 'S', cy: 7, di: 5 }), play('cy', 9, { from: 'stock', to: 0 }))
      .raises('setup-tiebreak-wrong', 'build-start');
  });
  test('it opens a spell like any other: told once, completed by the discard', () => {
    tied()
      .when(draw('ana', 5), draw('ana', 0), play('ana', 1, { to: 0 }))
      .raisesNothing()
      .when(discard('ana', 3, 0))
      .raises({ code: 'oot-completed', seat: 0 })
      .leaves({ turn: 1 });
  });
  test('nobody settles it by naming a starter, and a second stranger is simply out of turn', () => {
    tied().when(start('ana')).leaves({ turn: null }).when(draw('ana', 5)).raises('setup-tiebreak-wrong');
    tied().when(draw('ana', 5), draw('bo', 5)).raises({ code: 'oot-started', seat: 1 });
  });
  test('it can still be settled after somebody began too soon', () => {
    tied()
      .when(draw('ana', 5), cut('start', { ana: 3, cy: 7, di: 5 }))
      .leaves({ turn: 2 })
      .when(draw('cy', 5))
      .raisesNothing();
  });
});

describe('left of the dealer', () => {
  test('six players: the highest number cut deals', () => {
    given(SIX, cut('deal', { ana: 4, bo: 12, cy: 9, di: 'S', ed: 2, fay: 3 }))
      .when(cut('deal', { di: 5 }), deal([1, 2, 3, 4, 5, 6]))
      .leaves({ turn: 2 })
      .when(draw('cy', 5))
      .raisesNothing();
  });
  test('a tie for the deal is cut again', () => {
    given(SIX, cut('deal', { ana: 4, bo: 12, cy: 12, di: 1, ed: 2, fay: 3 }), cut('deal', { bo: 6, cy: 6 }))
      .when(cut('deal', { bo: 7, cy: 8 }), deal([1, 2, 3, 4, 5, 6]))
      .leaves({ turn: 3 });
  });
  test.each([SIX, MAT])('%s: the dealer told with the deal', (ruleset) => {
    const { seats, deal: dealt } = at(ruleset);
    given(ruleset, dealt({ dealer: 'bo' }))
      .leaves({ turn: 2 })
      .when(draw('di', 5))
      .raises({ code: 'setup-wrong-starter', seat: 3 });
    expect(seats).toBeGreaterThan(3);
  });
  test('the last seat’s left is the first', () =>
    void given(MAT, deal([1, 2, 3, 4], { dealer: 'di' })).leaves({ turn: 0 }));
  test('no dealer told: nobody is on turn until somebody begins, and that is the starter', () => {
    given(MAT, deal([1, 2, 3, 4]))
      .leaves({ turn: null })
      .when(draw('cy', 5))
      .raisesNothing()
      .leaves({ turn: 2 });
    given(MAT, deal([1, 2, 3, 4]))
      .when(play('bo', 2, { from: 'stock', to: 0 }))
      .raises('draw-omitted', 'build-start')
      .leaves({ turn: 1 });
  });
  test('no dealer told, but the starter named', () => {
    given(MAT, deal([1, 2, 3, 4]), start('bo'))
      .leaves({ turn: 1 })
      .when(draw('bo', 5))
      .raisesNothing();
  });
});

describe('named by the official', () => {
  test('Texas: before or after the deal', () => {
    given(TX, deal([9, 8, 3, 4]), start('di'))
      .leaves({ turn: 3 })
      .when(draw('di', 5))
      .raisesNothing();
    given(TX, start('di'), deal([9, 8, 3, 4])).leaves({ turn: 3 });
  });
  test('Texas: corrected before anybody has begun', () => {
    given(TX, deal([9, 8, 3, 4]), start('di'), start('bo')).leaves({ turn: 1 });
  });
  test('Texas: nobody named: the first to act', () => {
    given(TX, deal([9, 9, 9, 9]))
      .leaves({ turn: null })
      .when(draw('bo', 5))
      .raisesNothing()
      .leaves({ turn: 1 });
  });
  test('once the game is under way the word comes too late', () => {
    given(TX, parseTable('ana*'), start('bo')).leaves({ turn: 0 });
  });
});
