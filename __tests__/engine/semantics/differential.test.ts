import { deal, discard, draw, given, pass, play, rule, takeBack } from '../../kit';

/**
 * Records on which a second adjudicator, written from the specification alone, and this one once
 * disagreed. Each is kept with what both of them say now.
 */
const TNP = 'tennessee-partners';
const round = [
  deal([12, 3, 4, 5]),
  ...(['ana', 'bo', 'cy', 'di'] as const).flatMap((who) => [draw(who, 5), discard(who, 3, 0)]),
  draw('ana', 1),
];

test('the order in which the cards of one cut are told decides nothing', () => {
  const cut = (...cards: readonly [number, number | 'S'][]) => ({
    act: 'cut' as const,
    for: 'start' as const,
    cards: cards.map(([seat, card]) => ({ seat, card })),
  });
  for (const again of [cut([0, 8], [1, 11]), cut([1, 11], [0, 8])]) {
    given(TNP, deal([12, 12, 4, 5]), cut([0, 'S'], [1, 4]), again)
      .leaves({ turn: 1 })
      .when(draw('bo', 5))
      .raisesNothing();
  }
});

describe('a play taken back after the own discard', () => {
  const taken = given(TNP, ...round, play('ana', 1, { to: 0 }), discard('ana', 9, 1));
  const back = taken.when(takeBack('ana', 'play')).raises('discard-takeback');
  test('put right, it is nobody’s play but the player’s own', () => {
    const ruled = back.when(rule('discard-takeback', 'remedy')).leaves({ building: [1, 0, 0, 0], turn: 1 });
    ruled.when(draw('bo', 1)).raisesNothing();
    ruled.when(discard('bo', 4, 1)).raises('draw-omitted');
  });
  test('is too late to put right once the next player has acted', () => {
    back
      .when(draw('bo', 1), play('bo', 1, { to: 1 }), rule('discard-takeback', 'remedy'))
      .raises('late-discovery')
      .leaves({ building: [0, 1, 0, 0] });
  });
  test('is still that when the next player has already drawn', () => {
    taken.when(draw('bo', 1), takeBack('ana', 'play')).raises({ code: 'discard-takeback', seat: 0 });
  });
});

test('a card that completes the fifth pile can be put back', () => {
  given(TNP, deal([12, 3, 4, 5]), draw('ana', 5), play('ana', 12, { to: 4 }), rule('build-fifth', 'remedy'))
    .raisesNothing()
    .leaves({ hand: [5, 0, 0, 0], completed: 0, building: [0, 0, 0, 0] });
});

test('two players out of turn at once: each is told once', () => {
  given(TNP, ...round, discard('ana', 9, 1), draw('cy', 1), draw('di', 1), play('cy', 1, { to: 0 })).raisesNothing();
});

test('after a second discard, going on is told as well', () => {
  const twice = given(TNP, ...round, discard('ana', 9, 1), discard('ana', 8, 2)).raises('discard-multiple');
  twice.when(play('ana', 1, { to: 0 })).raises('play-after-discard');
  twice.when(draw('ana', 1)).raises('play-after-discard');
});

test('a discard that comes late after a pass is accepted, and takes nobody’s turn', () => {
  given(TNP, ...round, pass('ana'), draw('bo', 1), play('bo', 1, { to: 0 }), discard('ana', 9, 1))
    .raisesNothing()
    .leaves({ turn: 1 })
    .when(discard('bo', 4, 1))
    .raisesNothing();
});

test('whoever already has the turn keeps it, as far as they had come, when their right-hand neighbour completes a spell', () => {
  given(
    TNP,
    ...round,
    discard('ana', 9, 1),
    draw('bo', 1),
    play('bo', 1, { to: 0 }),
    draw('ana', 1),
    discard('ana', 8, 2),
  )
    .raises('oot-completed')
    .leaves({ turn: 1 })
    .when(discard('bo', 4, 1))
    .raisesNothing();
});

test('a draw left out is told once in a turn', () => {
  const short = round.slice(0, -1);
  given(
    TNP,
    ...short,
    discard('ana', 12, 1, { from: 'stock' }),
    rule('discard-not-from-hand', 'remedy'),
    discard('ana', 9, 1),
  ).raisesNothing();
});

test('a card lifted off one place leaves a fifth pile where it is', () => {
  given(TNP, deal([12, 3, 4, 5]), draw('ana', 5), play('ana', 1, { to: 4 }), play('ana', 4, { to: 2 }))
    .when(rule('build-start', 'remedy'))
    .leaves({ building: [0, 0, 0, 0, 1], hand: [4, 0, 0, 0] });
});

describe('a card that was never where it is said to come from', () => {
  const told = given(TNP, deal([12, 3, 4, 5]), draw('ana', 5), play('ana', 7, { from: 'discard:0', to: 0 }));
  test('goes back to nowhere: it is unexplained no longer', () => {
    told.leaves({ unexplained: -1, building: [7, 0, 0, 0] });
    told.when(rule('build-start', 'remedy')).leaves({ unexplained: 0, building: [0, 0, 0, 0], hand: [5, 0, 0, 0] });
  });
  test('is put right even after another ruling on the same act that moved nothing', () => {
    told
      .when(rule('record-discard-top', 'remedy'), rule('build-start', 'remedy'))
      .raisesNothing()
      .leaves({ building: [0, 0, 0, 0], open: [] });
  });
});

test('a card the player has taken back already is not put right too late', () => {
  given(TNP, ...round, play('ana', 9, { to: 0 }), takeBack('ana', 'play'), play('ana', 1, { to: 1 }))
    .when(rule('build-start', 'remedy'))
    .raisesNothing()
    .leaves({ building: [0, 1, 0, 0] });
});
