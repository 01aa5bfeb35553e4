import {
  at,
  COLUMNS,
  count,
  cut,
  deal,
  discard,
  draw,
  flip,
  given,
  parseTable,
  pass,
  play,
  report,
  reshuffle,
  reveal,
  rule,
  shift,
  speak,
  start,
  takeBack,
  turnBegins,
} from '../../kit';

describe('setting up', () => {
  test('the six-player sheet does not speak of five at a table', () => {
    given('six-player-partners', { seats: 5, teams: false }, deal([9, 8, 3, 4, 5], { dealer: 'ed' })).raises({
      code: 'setup-player-count',
      verdict: 'silent',
      basis: 'default',
      clauses: [],
      seat: null,
    });
  });

  test('a stock counted before the first draw is a matter of the deal', () => {
    const dealt = given('tennessee-partners', deal([9, 8, 3, 4]));
    dealt.when(count('bo', { stock: 19 })).raises({ code: 'setup-stock-count', seat: 1 });
    dealt.when(draw('ana', 5), count('bo', { stock: 19 })).raises({ code: 'record-count', seat: null });
  });

  test('a Skip-Bo on top does not compete', () => {
    given('tennessee-partners', deal(['S', 8, 3, 4]))
      .leaves({ turn: 1 })
      .when(draw('bo', 5))
      .raisesNothing();
  });

  test('a tie drawn for is settled; a Skip-Bo drawn does not count', () => {
    const tied = given('tennessee-partners', deal([9, 9, 3, 4])).leaves({ turn: null });
    const undecided = tied.when(cut('start', { ana: 'S', bo: 7 })).leaves({ turn: null });
    undecided.when(draw('bo', 5)).raises({ code: 'setup-tiebreak-wrong', seat: 1 });
    undecided
      .when(cut('start', { ana: 8 }))
      .leaves({ turn: 0 })
      .when(draw('ana', 5))
      .raisesNothing();
  });

  test('five players of the manufacturer have twenty cards each, four have thirty', () => {
    given('mattel', { seats: 5 }, deal([1, 2, 3, 4, 5], { dealer: 'ed' })).leaves({
      stock: [20, 20, 20, 20, 20],
      draw: 62,
    });
    given('mattel', deal([1, 2, 3, 4], { dealer: 'di' })).leaves({ stock: [30, 30, 30, 30], draw: 42 });
  });

  test('in Texas the first to act is the starter, or the one the official names', () => {
    given('texas-good-sam', deal([9, 8, 3, 4]))
      .leaves({ turn: null })
      .when(draw('cy', 5))
      .raisesNothing()
      .leaves({ turn: 2 });
    given('texas-good-sam', deal([9, 8, 3, 4]), start('di')).leaves({ turn: 3 });
  });
});

describe('turn order', () => {
  test.each(COLUMNS)('%s: a draw after the own discard is a play after the discard', (ruleset) => {
    given(ruleset, at(ruleset).lies('ana*'), discard('ana', 3, 0), draw('ana', 1)).raises({
      code: 'play-after-discard',
      seat: 0,
    });
  });

  test.each(COLUMNS)('%s: a discard as the first act out of turn is complete at once', (ruleset) => {
    const { lies, stranger } = at(ruleset);
    given(ruleset, lies('ana*'), discard(stranger, 3, 0)).raises({ code: 'oot-completed', verdict: 'stands' });
  });

  test.each(COLUMNS)('%s: the neighbour begins, the owner holds cards and has played', (ruleset) => {
    const { lies } = at(ruleset);
    given(ruleset, lies('ana* | bo hand 4 | build 5 0 0 0'), play('ana', 6, { to: 0 }), draw('bo', 1))
      .raises({ code: 'turn-end-no-discard', seat: 0, verdict: 'illegal', or: 'oot-started' })
      .leaves({ turn: 1 });
  });

  test.each(COLUMNS)('%s: the neighbour begins, the owner has emptied the hand', (ruleset) => {
    const { turnBegins: begins } = at(ruleset);
    const laid = [6, 7, 8, 9, 10].map((card) => play('ana', card, { to: 0 }));
    const code = 'turn-end-empty';
    given(ruleset, ...begins('ana* | bo hand 4 | build 5 0 0 0'), ...laid, draw('bo', 1)).raises({ code, seat: 0 });
  });
});

describe('drawing', () => {
  test.each(COLUMNS)('%s: what is told in several entries counts together', (ruleset) => {
    const begun = given(
      ruleset,
      ...at(ruleset).turnBegins('ana* hand 2'),
      draw('ana', 1),
      draw('ana', 2),
    ).raisesNothing();
    begun.when(draw('ana', 1)).raises({ code: 'overdraw', seat: 0 });
  });

  test('too many cards on an empty hand after a play are an overdraw, not a draw in mid-turn', () => {
    const laid = [6, 7, 8, 9, 10].map((card) => play('ana', card, { to: 0 }));
    given('texas-good-sam', ...turnBegins('ana* | build 5 0 0 0'), ...laid, draw('ana', 6)).raises('overdraw');
  });

  test.each(COLUMNS)('%s: cards from under the tops are no completed piles', (ruleset) => {
    given(ruleset, ...at(ruleset).turnBegins('ana* hand 3 | build 5 4 3 0 | draw 0'), reshuffle('under-tops')).raises(
      'reshuffle-source',
    );
  });

  test('an empty hand and nothing to draw: a pass is no offence', () => {
    const dead = 'ana* hand 0 stock 34 | bo stock 36 | cy stock 37 | di stock 35 | build 5 0 0 0 | draw 0';
    given('texas-good-sam', ...turnBegins(dead), pass('ana')).raises({
      code: 'draw-dead',
      seat: null,
      verdict: 'info',
    });
  });
});

describe('building piles', () => {
  test('Texas: taken back after a card was turned up or drawn, the sheet is silent', () => {
    const played = given(
      'texas-good-sam',
      parseTable('ana* top 6 | build 5 0 0 0'),
      play('ana', 6, { from: 'stock', to: 0 }),
    );
    played.when(takeBack('ana', 'play')).raisesNothing();
    played.when(flip('ana', 4), takeBack('ana', 'play')).raises({ code: 'build-takeback', seat: 0, verdict: 'silent' });
    const last = given(
      'texas-good-sam',
      parseTable('ana* hand 1 | build 5 0 0 0'),
      play('ana', 6, { to: 0 }),
      draw('ana', 5),
    );
    last.when(takeBack('ana', 'play')).raises({ code: 'build-takeback', verdict: 'silent' });
  });

  test.each(COLUMNS)('%s: noticed late, by report', (ruleset) => {
    given(ruleset, at(ruleset).lies('ana*'), report('ana', 'late-discovery')).raises({
      code: 'late-discovery',
      verdict: 'stands',
      seat: 0,
    });
  });
});

describe('sources', () => {
  test.each(COLUMNS)("%s: an opponent's discard", (ruleset) => {
    const { lies } = at(ruleset);
    given(ruleset, lies('ana* | bo piles 6 - - - | build 5 0 0 0'))
      .when(play('ana', 6, { from: 'discard:0', owner: 'bo', to: 0 }))
      .raises({ code: 'src-opponent', seat: 0, verdict: 'illegal' });
  });

  test("the manufacturer's rules without teams: everybody is an opponent", () => {
    given('mattel', parseTable('ana* | cy top 6 | build 5 0 0 0'))
      .when(play('ana', 6, { from: 'stock', owner: 'cy', to: 0 }))
      .raises({ code: 'src-opponent', seat: 0 });
  });

  test('on request the partner lays the card and nobody is at fault; the source still counts', () => {
    const asked = { from: 'stock', to: 0, asked: true } as const;
    given('texas-good-sam', parseTable('ana* | cy top 6 | build 5 0 0 0'), play('cy', 6, asked))
      .raisesNothing()
      .leaves({ turn: 0 });
    given('six-player-partners', parseTable('ana* | di top 6 | build 5 0 0 0', 6), play('di', 6, asked)).raises({
      code: 'src-partner-stock',
      seat: 0,
    });
  });

  test('Texas: every stock card that fits must be laid, where the event reads the sheet so', () => {
    const { last } = given(
      'texas-good-sam',
      { house: { revealedCard: 'forcedStock' } },
      parseTable('ana* top 6 | build 5 0 0 0'),
    ).when(discard('ana', 3, 0));
    expect(last).toEqual([expect.objectContaining({ code: 'stock-play-declined', seat: 0, local: true })]);
  });
});

describe('discarding', () => {
  test.each(COLUMNS)("%s: the partner's pile is as wrong as an opponent's", (ruleset) => {
    const { lies, partner } = at(ruleset);
    given(ruleset, lies('ana*'), discard('ana', 3, 0, { owner: partner })).raises({
      code: 'discard-wrong-owner',
      seat: 0,
    });
  });

  test.each(COLUMNS)('%s: a card of a discard pile is not a discard', (ruleset) => {
    const { lies } = at(ruleset);
    given(ruleset, lies('ana* piles 3 4 7 9'), discard('ana', 4, 0, { from: 'discard:1' })).raises({
      code: 'discard-not-from-hand',
      seat: 0,
    });
  });

  test.each(COLUMNS)('%s: a discard picked up again', (ruleset) => {
    given(ruleset, at(ruleset).lies('ana* piles 3.8 - - -'), shift('ana', 0, 'hand')).raises({
      code: 'discard-shifted',
      seat: 0,
    });
  });
});

describe('talk and exposure', () => {
  test.each(COLUMNS)('%s: naming a wild, calling the referee, pointing out an error is never talk', (ruleset) => {
    const { lies, partner } = at(ruleset);
    const table = given(ruleset, lies('ana*'));
    for (const who of ['ana', partner, 'bo', 'spectator'] as const) table.when(speak(who, 'call')).raisesNothing();
  });

  test.each(COLUMNS)('%s: an opponent who talks of the weather', (ruleset) => {
    given(ruleset, at(ruleset).lies('ana*'), speak('bo', 'remark')).raisesNothing();
  });

  test('Texas: a card shown and then laid, or discarded, is as it should be', () => {
    const shown = given('texas-good-sam', parseTable('ana* | build 5 0 0 0'), reveal('ana', 6));
    shown.when(play('ana', 6, { to: 0 }), discard('ana', 3, 0)).raisesNothing();
    shown.when(discard('ana', 6, 0)).raisesNothing();
  });

  test("Texas: a card of the partner's hand that was laid and went back is shown in the partner's own turn", () => {
    given('texas-good-sam', parseTable('ana* | build 5 0 0 0'), play('cy', 6, { to: 0, asked: true }))
      .when(rule('src-partner-hand', 'remedy'), discard('ana', 3, 0), discard('bo', 3, 0), discard('cy', 4, 0))
      .raises({ code: 'revealed-not-played', seat: 2 });
  });
});
