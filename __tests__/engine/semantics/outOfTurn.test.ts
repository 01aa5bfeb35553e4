import { at, COLUMNS, discard, draw, given, pass, play, rule, turnBegins } from '../../kit';
import { lays, SIX, TX } from './reporting';

/** Ana is on turn; the stranger sits where neither partner nor neighbour sits. */
const table = (ruleset: (typeof COLUMNS)[number]) => {
  const { lies, stranger } = at(ruleset);
  return { stranger, begun: given(ruleset, lies(`ana* | ${stranger} hand 3 | build 5 0 0 0`)) };
};
const seatOfStranger = (ruleset: (typeof COLUMNS)[number]): number => (ruleset === SIX ? 2 : 3);

describe('a spell out of turn', () => {
  test.each(COLUMNS)('%s: told once, with its first act, be it a draw or a play', (ruleset) => {
    const { stranger, begun } = table(ruleset);
    const flag = {
      code: 'oot-started',
      seat: seatOfStranger(ruleset),
      verdict: ruleset === SIX ? 'penalty' : 'silent',
    } as const;
    begun
      .when(draw(stranger, 1))
      .raises(flag)
      .when(draw(stranger, 1))
      .raisesNothing()
      .when(...lays(stranger, [6]))
      .raisesNothing()
      .leaves({ turn: 0 });
    begun
      .when(...lays(stranger, [6]))
      .raises(flag)
      .when(...lays(stranger, [7]))
      .raisesNothing();
  });

  test.each(COLUMNS)('%s: the discard completes it, and the turn goes to the offender’s left', (ruleset) => {
    const { stranger, begun } = table(ruleset);
    const seat = seatOfStranger(ruleset);
    begun
      .when(draw(stranger, 2), discard(stranger, 3, 1))
      .raises({ code: 'oot-completed', seat, verdict: 'stands' })
      .leaves({ turn: (seat + 1) % at(ruleset).seats });
  });

  test.each(COLUMNS)('%s: a discard as the first act is complete at once', (ruleset) => {
    const { stranger, begun } = table(ruleset);
    const seat = seatOfStranger(ruleset);
    begun
      .when(discard(stranger, 3, 1))
      .raises({ code: 'oot-completed', seat })
      .leaves({ turn: (seat + 1) % at(ruleset).seats });
  });

  test('what else is wrong inside it is told as ever', () => {
    const { stranger, begun } = table(TX);
    begun
      .when(draw(stranger, 2), play(stranger, 9, { to: 0 }))
      .raises({ code: 'build-sequence', seat: 3 })
      .when(draw(stranger, 1))
      .raises({ code: 'draw-midturn', seat: 3 });
  });

  test('it ends when the owner acts: the next act out of turn is a new one', () => {
    const { stranger, begun } = table(TX);
    const resumed = begun.when(draw(stranger, 1), ...lays('ana', [6])).raisesNothing();
    resumed.when(draw(stranger, 1)).raises({ code: 'oot-started', seat: 3 });
    resumed.when(discard(stranger, 3, 1)).raises({ code: 'oot-completed', seat: 3 });
    resumed
      .when(discard('ana', 3, 0))
      .raisesNothing()
      .leaves({ turn: 1 });
  });

  test('two strangers, two spells', () => {
    given(SIX, ...turnBegins('ana* | cy hand 3 | ed hand 3', 6), draw('cy', 1))
      .raises({ code: 'oot-started', seat: 2 })
      .when(draw('ed', 1))
      .raises({ code: 'oot-started', seat: 4 })
      .leaves({ turn: 0 });
  });

  test('those who were skipped lose the turn; the owner who goes on is out of turn', () => {
    given(SIX, ...turnBegins('ana* hand 4 | cy hand 3', 6), draw('cy', 2), discard('cy', 3, 0))
      .leaves({ turn: 3 })
      .when(draw('ana', 1))
      .raises({ code: 'oot-started', seat: 0 });
  });

  test('left alone, the offender’s own turn is like any other', () => {
    given(SIX, ...turnBegins('ana* | cy hand 3', 6), draw('cy', 1), discard('ana', 3, 0), discard('bo', 3, 0))
      .leaves({ turn: 2 })
      .when(draw('cy', 1))
      .raisesNothing();
  });

  test('talk, a card turned up or a pass by somebody else opens none', () => {
    const { begun } = table(TX);
    begun.when(pass('di')).raisesNothing().leaves({ turn: 0 });
  });
});

describe('stopped by ruling', () => {
  const stopped = (ruleset: typeof SIX | typeof TX) => {
    const { stranger, begun } = table(ruleset);
    const others = at(ruleset).from('ana', stranger);
    const paused = begun.when(draw(stranger, 1), rule('oot-started', 'remedy')).leaves({ turn: 0 });
    return { stranger, seat: seatOfStranger(ruleset), own: paused.when(...others.map((who) => discard(who, 3, 0))) };
  };

  test.each([SIX, TX])('%s: the turn is the owner’s again, then goes round', (ruleset) => {
    const { seat, own } = stopped(ruleset);
    own.raisesNothing().leaves({ turn: seat });
  });

  test('a draw before the first play', () => {
    const six = stopped(SIX);
    six.own.when(draw('cy', 1)).raises({ code: 'oot-draw-before-play', seat: 2, verdict: 'illegal', basis: 'text' });
    const texas = stopped(TX);
    texas.own.when(draw('di', 1)).raises({ code: 'oot-draw-before-play', seat: 3, verdict: 'silent', clauses: [] });
  });

  test.each([SIX, TX])('%s: even beyond five it is not an overdraw as well', (ruleset) => {
    const { stranger, own } = stopped(ruleset);
    own.when(draw(stranger, 4)).raises('oot-draw-before-play');
  });

  test.each([SIX, TX])('%s: a draw after it, with cards in hand, is worth knowing', (ruleset) => {
    const { stranger, seat, own } = stopped(ruleset);
    own.when(...lays(stranger, [6]), draw(stranger, 1)).raises({ code: 'oot-extra-draw', seat, verdict: 'info' });
  });

  test.each([SIX, TX])('%s: no draw is due, at the first play or the discard', (ruleset) => {
    const { stranger, own } = stopped(ruleset);
    own.when(...lays(stranger, [6])).raisesNothing();
    own.when(discard(stranger, 3, 1)).raisesNothing();
  });

  test.each([SIX, TX])('%s: the hand played out is refilled as ever', (ruleset) => {
    const { stranger, own } = stopped(ruleset);
    const empty = own.when(...lays(stranger, [6, 7, 8, 9])).raisesNothing();
    empty.when(draw(stranger, 5)).raisesNothing();
    empty.when(draw(stranger, 6)).raises('overdraw');
  });

  test('skipped in turn, the player still has to pay at the next', () => {
    const { own } = stopped(SIX);
    own
      .when(...(['di', 'ed', 'fay'] as const).map((who) => discard(who, 3, 1)))
      .when(draw('ana', 1), discard('ana', 3, 1), draw('bo', 1), discard('bo', 3, 1))
      .leaves({ turn: 2 })
      .when(draw('cy', 1))
      .raises('oot-draw-before-play');
  });

  test('paid once: the turn after that begins with a draw', () => {
    const { own } = stopped(SIX);
    own
      .when(...lays('cy', [6]), discard('cy', 3, 0))
      .when(...(['di', 'ed', 'fay'] as const).map((who) => discard(who, 3, 1)))
      .when(draw('ana', 1), discard('ana', 3, 1), draw('bo', 1), discard('bo', 3, 1))
      .raisesNothing()
      .leaves({ turn: 2 })
      .when(draw('cy', 3))
      .raisesNothing();
  });
});
