import { rulesetById } from '@/rulesets';
import {
  at,
  claim,
  type Column,
  COLUMNS,
  discard,
  draw,
  flip,
  given,
  pass,
  play,
  rule,
  type Setup,
  speak,
  takeBack,
  turnBegins,
} from '../kit';

const [TNP, TNI, TNT, TX, SIX, MAT, FL] = COLUMNS;
const withPartners: readonly Column[] = [TNP, TNT, TX, FL];
/** The seat across from Ana: her partner, wherever partners are played. */
const teamed = (ruleset: Column): Setup => (ruleset === MAT ? { teams: true } : {});

describe('building piles', () => {
  test.each(COLUMNS)('T01 %s: an eight where a six is needed', (ruleset) => {
    given(ruleset, at(ruleset).lies('ana* | build 5 0 0 0'), play('ana', 8, { to: 0 })).raises({
      code: 'build-sequence',
      verdict: 'illegal',
      basis: ruleset === FL ? 'default' : 'text',
      seat: 0,
    });
  });

  test.each(COLUMNS)('T02 %s: an empty place started with a two', (ruleset) => {
    given(ruleset, at(ruleset).lies('ana* | build 5 0 4 3'), play('ana', 2, { to: 1 })).raises({
      code: 'build-start',
      verdict: 'illegal',
      basis: ruleset === FL ? 'default' : 'text',
      seat: 0,
    });
  });

  test.each(COLUMNS)('T03 %s: an empty place started with a Skip-Bo', (ruleset) => {
    given(ruleset, at(ruleset).lies('ana* | build 5 0 4 3'), play('ana', 'S', { to: 1 }))
      .raisesNothing()
      .leaves({ building: [5, 1, 4, 3] });
  });

  test.each(COLUMNS)('T05 %s: a five laid on a Skip-Bo that was played as five', (ruleset) => {
    given(ruleset, at(ruleset).lies('ana* | build 4 0 0 0'), play('ana', 'S', { to: 0 }))
      .raisesNothing()
      .when(play('ana', 5, { to: 0 }))
      .raises({ code: 'build-sequence', verdict: 'illegal', seat: 0 });
  });
});

describe("the partner's four", () => {
  const table = (ruleset: Column) => {
    const { lies, partner } = at(ruleset);
    return { partner, position: lies(`ana* | ${partner} top 4 | build 3 0 0 0`) };
  };
  const moved = (ruleset: Column, whose: 'own hand' | 'on request', setup: Setup = {}) => {
    const { partner, position } = table(ruleset);
    const told =
      whose === 'own hand'
        ? play('ana', 4, { from: 'stock', owner: partner, to: 0 })
        : play(partner, 4, { from: 'stock', to: 0, asked: true });
    return given(ruleset, setup, position, told);
  };

  describe.each(['own hand', 'on request'] as const)('T09, moved by the %s', (whose) => {
    test.each(withPartners)('%s lets her', (ruleset) => {
      moved(ruleset, whose).raisesNothing().leaves({ turn: 0 });
    });
    test('the six-player sheet does not', () => {
      moved(SIX, whose).raises({ code: 'src-partner-stock', verdict: 'illegal', basis: 'inferred', seat: 0 });
    });
    test.each([TNI, MAT])('%s without partners: it is an opponent’s card', (ruleset) => {
      moved(ruleset, whose).raises({ code: 'src-opponent', verdict: 'illegal', seat: 0 });
    });
    test('the manufacturer lets her where the table has teams', () => {
      moved(MAT, whose, { teams: true }).raisesNothing();
    });
  });

  describe('T12, laid by the partner unasked', () => {
    const unasked = (ruleset: Column) => {
      const { partner, position } = table(ruleset);
      return given(ruleset, teamed(ruleset), position, play(partner, 4, { from: 'stock', to: 0 }));
    };
    test.each([
      [TNP, 'text', ['TNP.PLAY.4']],
      [TNT, 'inferred', ['TN18.PARTNER.c']],
      [TX, 'text', ['TX.RULES.2c']],
      [FL, 'text', ['FL.PLAY.6']],
    ] as const)('%s', (ruleset, basis, clauses) => {
      unasked(ruleset).raises({
        code: 'partner-moves-unasked',
        verdict: 'illegal',
        basis,
        clauses: clauses as never,
        seat: 2,
      });
    });
    test('six players: out of turn, with its price', () => {
      unasked(SIX).raises({ code: 'oot-started', verdict: 'penalty', basis: 'text', seat: 3 });
    });
    test('the manufacturer: out of turn, and the sheet is silent', () => {
      unasked(MAT).raises({ code: 'oot-started', verdict: 'silent', seat: 2 });
    });
  });

  describe('T13, announced by the partner', () => {
    const announced = (ruleset: Column) => {
      const { partner, position } = table(ruleset);
      return given(ruleset, teamed(ruleset), position, speak(partner, 'advice'));
    };
    test.each([
      [TNP, 'coach-verbal', 'penalty', ['TNP.PLAY.5']],
      [TNI, 'coach-nonpartner', 'penalty', ['TN18.PLAY.6']],
      [TNT, 'coach-verbal', 'penalty', ['TN18.PARTNER.c', 'TN18.PARTNER.d', 'TN18.PLAY.6']],
      [TX, 'coach-verbal', 'penalty', ['TX.RULES.2e']],
      [SIX, 'coach-verbal', 'silent', []],
      [MAT, 'coach-verbal', 'silent', []],
      [FL, 'coach-verbal', 'penalty', ['FL.PLAY.7']],
    ] as const)('%s: %s, %s', (ruleset, code, verdict, clauses) => {
      announced(ruleset).raises({ code, verdict, clauses: clauses as never, seat: ruleset === SIX ? 3 : 2 });
    });
    test('breaking two clauses of one sheet is one incident: two cards', () => {
      announced(TNT)
        .when(rule('coach-verbal', 'remedy'))
        .leaves({ stock: [9, 9, 11, 9] });
    });
  });
});

describe('discards and second thoughts', () => {
  describe('T37: a three on the seven, with two places still empty', () => {
    const stacked = (ruleset: Column) => given(ruleset, at(ruleset).lies('ana* piles 7 9 - -'), discard('ana', 3, 0));
    const needFour: readonly Column[] = [TX, FL];
    test.each(needFour)('%s forbids it', (ruleset) => {
      stacked(ruleset).raises({ code: 'discard-stack-early', verdict: 'illegal', seat: 0 });
    });
    test.each(COLUMNS.filter((id) => !needFour.includes(id)))('%s allows it', (ruleset) => {
      stacked(ruleset).raisesNothing();
    });
    test('the remedy puts the three on a place of its own', () => {
      const { game } = stacked(TX).when(rule('discard-stack-early', 'remedy'));
      expect(game.table.seats[0]?.discards).toEqual([[7], [9], [3], []]);
    });
  });

  describe('T38: a three on the seven, after a place of four was emptied', () => {
    const emptied = (ruleset: Column, setup: Setup = {}) =>
      given(ruleset, setup, at(ruleset).lies('ana* piles 7 9 6 2 | build 5 0 0 0'))
        .when(play('ana', 6, { from: 'discard:2', to: 0 }))
        .when(discard('ana', 3, 0));
    test.each(COLUMNS)('%s', (ruleset) => {
      const story = emptied(ruleset);
      if (ruleset === TX) story.raises({ code: 'discard-stack-early', verdict: 'info', seat: 0 });
      else if (ruleset === FL) story.raises({ code: 'discard-stack-early', verdict: 'illegal', seat: 0 });
      else story.raisesNothing();
    });
    test('Texas, where the event wants four at all times', () => {
      const code = 'discard-stack-early';
      emptied(TX, { house: { fourBeforeStack: 'always' } }).raises({ code, verdict: 'illegal', local: true });
    });
  });

  test.each(COLUMNS)('T41 %s: the twelve from the stock as a discard', (ruleset) => {
    const { last } = given(ruleset, at(ruleset).lies('ana* top 12'), discard('ana', 12, 0, { from: 'stock' }));
    expect(last).toEqual([expect.objectContaining({ code: 'discard-not-from-hand', verdict: 'illegal', seat: 0 })]);
    const written = ![TNP, TX, FL].some((silent) => silent === ruleset);
    expect(written ? ['text'] : ['inferred', 'default']).toContain(last[0]?.basis);
  });

  test.each(COLUMNS)('T47 %s: a stock card taken back after the next was turned up', (ruleset) => {
    given(ruleset, at(ruleset).lies('ana* top 6 | build 5 0 0 0'), play('ana', 6, { from: 'stock', to: 0 }))
      .when(flip('ana', 4), takeBack('ana', 'play'))
      .raises({ code: 'build-takeback', verdict: 'silent', basis: 'default', seat: 0 });
  });
});

describe('the hand', () => {
  test.each(COLUMNS)('T30 %s: five more when the hand is played out', (ruleset) => {
    const laid = [6, 7, 8, 9, 10].map((card) => play('ana', card, { to: 0 }));
    given(ruleset, ...at(ruleset).turnBegins('ana* | build 5 0 0 0'), ...laid, draw('ana', 5)).raisesNothing();
    expect(rulesetById(ruleset)?.cells['refill-on-empty'].basis === 'default').toBe(ruleset === TNP || ruleset === FL);
  });

  describe.each(['says so', 'says nothing'])(
    'T31: hand played out, cards to be had, the player is done and %s',
    (how) => {
      test.each([
        [TNP, 'illegal', 'inferred'],
        [TNI, 'info', 'default'],
        [TNT, 'info', 'default'],
        [TX, 'illegal', 'inferred'],
        [SIX, 'illegal', 'text'],
      ] as const)('%s: %s', (ruleset, verdict, basis) => {
        const laid = [6, 7, 8, 9, 10].map((card) => play('ana', card, { to: 0 }));
        const begun = given(ruleset, ...at(ruleset).turnBegins('ana* | bo hand 4 | build 5 0 0 0 | draw 20'), ...laid);
        const flag = { code: 'turn-end-empty', verdict, basis, seat: 0 } as const;
        if (how === 'says so') begun.when(pass('ana')).raises(flag).when(draw('bo', 1)).raisesNothing();
        else begun.when(draw('bo', 1)).raises(flag).leaves({ turn: 1 });
      });
    },
  );

  test('T59: own stock gone, the partner has three left, the win is claimed', () => {
    given(TNP, ...turnBegins('ana* stock 0 | bo | cy stock 3 | build 5 0 0 0'), claim('ana'))
      .raises({ code: 'win-claim-early', verdict: 'illegal', basis: 'text', clauses: ['TNP.PLAY.7'] as never, seat: 0 })
      .leaves({ over: false, turn: 0 })
      .when(discard('ana', 3, 0))
      .raisesNothing()
      .when(discard('bo', 3, 1), discard('cy', 3, 0), discard('di', 3, 1))
      .leaves({ turn: 0 });
  });
});
