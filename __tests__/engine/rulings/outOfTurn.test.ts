import { at, COLUMNS, discard, draw, given, parseTable, play, rule, type Told } from '../../kit';
import { has, lies } from './looking';

const six = 'six-player-partners';

describe.each(COLUMNS)('%s: stopped out of turn', (ruleset) => {
  const table = at(ruleset);
  const who = table.stranger;
  const seat = table.seats === 4 ? 3 : 2;
  const owner = given(ruleset, table.lies(`ana* | ${who} hand 3 top 7 | build 5 0 0 0`));
  const begun = owner.when(draw(who, 2), play(who, 6, { to: 0 }), play(who, 7, { from: 'stock', to: 0 }));
  const stopped = begun.when(rule('oot-started', 'remedy'));
  const othersDiscard = table.from('ana', who).map((each): Told => discard(each, 11, 1));
  const own = stopped.when(...othersDiscard);

  test('one flag for the whole spell; the turn goes back, what was played stays', () => {
    expect(begun.lines().flatMap(({ flags }) => flags.map(({ id }) => id))).toEqual(['2:oot-started']);
    begun.leaves({ turn: 0 });
    stopped.raisesNothing().leaves({ turn: 0, building: [7, 0, 0, 0], open: [] });
    expect(lies(stopped)).toBe(lies(begun));
    expect(has(stopped, who)).toBe('stock 8 top ? hand 4 piles - - - -');
  });

  test('the owner goes on as if nothing had happened', () => {
    stopped
      .when(play('ana', 8, { to: 0 }), discard('ana', 3, 0))
      .raisesNothing()
      .leaves({ turn: 1 });
  });

  test('at the own turn a draw before the first play is a fault', () => {
    const verdict = ruleset === six ? 'illegal' : 'silent';
    const drawn = own.leaves({ turn: seat }).when(draw(who, 1));
    drawn.raises({ code: 'oot-draw-before-play', seat, verdict });
    expect(drawn.last[0]?.clauses).toEqual(ruleset === six ? ['SIX.SPECIAL.2b'] : []);
  });

  test('a play without a draw is not; a draw after it is told', () => {
    const played = own.when(play(who, 8, { to: 0 })).raisesNothing();
    played.when(draw(who, 2)).raises({ code: 'oot-extra-draw', seat, verdict: 'info' });
    played.when(discard(who, 2, 0)).raisesNothing();
  });

  test('a discard without a draw is not', () => {
    own.when(discard(who, 2, 0)).raisesNothing();
  });

  test('an emptied hand is filled as always', () => {
    const laid = [8, 9, 10, 11].map((card) => play(who, card, { to: 0 }));
    own.when(...laid, draw(who, 5)).raisesNothing();
  });

  test('in the turn after that, everything is as for everybody', () => {
    const everybody = table.from(who, 'ana').concat(table.from('ana', who)).slice(1);
    const round = own.when(discard(who, 2, 0), ...everybody.map((each) => discard(each, 12, 2))).leaves({ turn: seat });
    round.when(discard(who, 3, 3)).raises('draw-omitted');
    round.when(draw(who, 2)).raisesNothing();
  });

  test('left: the cards stay, and nobody is marked', () => {
    const left = begun.when(rule('oot-started', 'stand')).leaves({ open: [] });
    expect(lies(left)).toBe(lies(begun));
    const others = table.from('ana', who).map((each): Told => discard(each, 11, 1));
    left.when(...others, draw(who, 1)).raisesNothing();
  });

  test('the offender has discarded: complete, too late to stop', () => {
    const over = begun.when(discard(who, 2, 0)).raises({ code: 'oot-completed', verdict: 'stands' });
    const next = (seat + 1) % table.seats;
    const ruled = over.leaves({ turn: next }).when(rule('oot-started', 'remedy')).raises('late-discovery');
    expect(lies(ruled.leaves({ turn: next, open: [] }))).toBe(lies(over));
    expect(ruled.game.table.seats[seat]?.mustPlayFirst).toBe(false);
  });
});

describe('six players: what the sheet leaves open', () => {
  const begin = (readings: Record<string, string>) =>
    given(six, { house: { readings } }, parseTable('ana* | cy hand 3 top 7 piles 3.8 - - - | build 5 0 0 0', 6));
  const own = [discard('ana', 11, 1), discard('bo', 11, 1)];

  test('a table may have the cards returned: played cards go back, drawn ones stay in the hand', () => {
    const owner = begin({ X25a: 'return' });
    const spell = [
      play('cy', 6, { to: 0 }),
      play('cy', 7, { from: 'stock', to: 0 }),
      play('cy', 8, { from: 'discard:0', to: 0 }),
    ];
    const begun = owner.when(draw('cy', 2), ...spell).leaves({ building: [8, 0, 0, 0] });
    const ruled = begun.when(rule('oot-started', 'remedy')).leaves({ turn: 0, open: [], building: [5, 0, 0, 0] });
    expect(has(ruled, 'cy')).toBe('stock 9 top 7 hand 5 piles 3.8 - - -');
    expect(begun.line(2).flags).toMatchObject([{ code: 'oot-started', local: true }]);
  });

  test('a table may allow to draw up after one play', () => {
    const marked = begin({ X25b: 'playThenDraw' }).when(draw('cy', 1), rule('oot-started', 'remedy'), ...own);
    marked.when(draw('cy', 1)).raises('oot-draw-before-play');
    marked.when(play('cy', 6, { to: 0 }), draw('cy', 2)).raisesNothing();
  });

  test('or no draw at all until the turn after', () => {
    const marked = begin({ X25b: 'nextTurn' }).when(draw('cy', 1), rule('oot-started', 'remedy'), ...own);
    marked.when(draw('cy', 1)).raises('oot-draw-before-play');
    marked.when(play('cy', 6, { to: 0 }), draw('cy', 1)).raises({ code: 'oot-extra-draw', seat: 2 });
  });

  test('drawing alone, or playing alone, is enough', () => {
    begin({}).when(draw('cy', 1)).raises({ code: 'oot-started', verdict: 'penalty' });
    begin({})
      .when(play('cy', 6, { to: 0 }))
      .raises({ code: 'oot-started', verdict: 'penalty' });
  });

  test('noticed at once after the discard: it stands', () => {
    begin({})
      .when(draw('cy', 2), discard('cy', 2, 0))
      .flags('oot-completed', 'SIX.SPECIAL.2c', 'SIX.SPECIAL.2d')
      .leaves({ turn: 3 });
  });
});

test('a partner who plays from the hand unasked plays out of turn', () => {
  const owner = given('texas-good-sam', parseTable('ana* | cy hand 4 | build 5 0 0 0'));
  const begun = owner.when(play('cy', 6, { to: 0 })).raises({ code: 'oot-started', seat: 2, verdict: 'silent' });
  begun.when(rule('oot-started', 'remedy')).leaves({ turn: 0, building: [6, 0, 0, 0], open: [] });
});

test('after the owner has acted, the next act of the other is a new spell', () => {
  const begun = given('texas-good-sam', parseTable('ana* | di hand 3 | build 5 0 0 0'), draw('di', 1));
  begun.when(play('ana', 6, { to: 0 }), draw('di', 1)).raises({ code: 'oot-started', seat: 3 });
});

test('the owner goes on where the turn was interrupted: no second draw is due', () => {
  const played = given('texas-good-sam', parseTable('ana* | di hand 3 | build 5 0 0 0'), play('ana', 6, { to: 0 }));
  const stopped = played.when(draw('di', 1), rule('oot-started', 'remedy')).leaves({ turn: 0 });
  stopped.when(draw('ana', 1)).raises({ code: 'draw-midturn', seat: 0 });
  stopped.when(discard('ana', 3, 0)).raisesNothing();
});
