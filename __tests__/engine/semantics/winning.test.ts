import {
  at,
  claim,
  COLUMNS,
  count,
  deal,
  discard,
  draw,
  given,
  note,
  parseTable,
  play,
  rule,
  sign,
  speak,
} from '../../kit';
import { FL, lays, MAT, SIX, TNI, TNP, TNT, TX } from './reporting';

const STOCK = { from: 'stock', to: 0 } as const;

describe('the last stock card is laid', () => {
  test.each([TNI, MAT])('%s: the own stock is enough', (ruleset) => {
    given(ruleset, parseTable('ana* stock 1 top 6 | build 5 0 0 0'), play('ana', 6, STOCK))
      .raisesNothing()
      .leaves({ over: true, winner: { seat: 0 }, turn: null, phase: 'over', hand: [5, 5, 5, 5] });
  });

  describe.each([TNP, TNT, TX, FL, MAT])('%s with partners: both stocks', (ruleset) => {
    const table = (text: string) => given(ruleset, { teams: true }, parseTable(`${text} | build 5 0 0 0`));
    test('one is not enough, and the player keeps taking turns', () => {
      table('ana* stock 1 top 6 | cy stock 3')
        .when(play('ana', 6, STOCK))
        .leaves({ over: false, winner: null, turn: 0 })
        .when(discard('ana', 3, 0), discard('bo', 3, 0), discard('cy', 3, 0), discard('di', 3, 0))
        .leaves({ turn: 0 });
    });
    test('the partner’s was gone before', () => {
      table('ana* stock 1 top 6 | cy stock 0')
        .when(play('ana', 6, STOCK))
        .leaves({ over: true, winner: { team: 0 } });
    });
    test('the partner’s last card, laid by the owner of the turn or on request', () => {
      const last = table('ana* stock 0 | cy stock 1 top 6');
      last.when(play('ana', 6, { ...STOCK, owner: 'cy' })).leaves({ over: true, winner: { team: 0 } });
      last.when(play('cy', 6, { ...STOCK, asked: true })).leaves({ over: true, winner: { team: 0 } });
    });
  });

  describe('six players: the first player wins for the pair', () => {
    test('whatever the partner has left', () => {
      given(SIX, parseTable('ana* stock 1 top 6 | di stock 12 | build 5 0 0 0', 6), play('ana', 6, STOCK)).leaves({
        over: true,
        winner: { team: 0 },
      });
    });
    test('unless the event wants both', () => {
      const house = { win: 'allTeamStocks' } as const;
      given(
        SIX,
        { house },
        parseTable('ana* stock 1 top 6 | di stock 12 | build 5 0 0 0', 6),
        play('ana', 6, STOCK),
      ).leaves({
        over: false,
      });
    });
  });

  test.each(COLUMNS)('%s: at once, in mid-turn, with no discard; the hand does not matter', (ruleset) => {
    const { lies, partner } = at(ruleset);
    const rest = ['mattel', 'tennessee-2018', 'six-player-partners'].includes(ruleset) ? '' : ` | ${partner} stock 0`;
    given(ruleset, lies(`ana* stock 2 top 6${rest} | build 5 0 0 0`), play('ana', 6, STOCK))
      .leaves({ over: false })
      .when(play('ana', 7, STOCK))
      .leaves({ over: true, phase: 'over', turn: null });
  });

  test('emptying the hand is no win, nor is a stock card that was discarded', () => {
    given(TNI, parseTable('ana* stock 9 | build 5 0 0 0'), ...lays('ana', [6, 7, 8, 9, 10])).leaves({ over: false });
    given(TNI, parseTable('ana* stock 1 top 12'), discard('ana', 12, 0, { from: 'stock' }))
      .raises('discard-not-from-hand')
      .leaves({ over: false, winner: null });
  });

  test('an improper winning card wins as it lies, and the flag is open', () => {
    given(TNI, parseTable('ana* stock 1 top 9 | build 5 0 0 0'), play('ana', 9, STOCK))
      .raises('build-sequence')
      .leaves({ over: true, winner: { seat: 0 }, open: ['2:build-sequence'] });
  });

  test('a Skip-Bo as the last stock card wins like any other', () => {
    given(TNI, parseTable('ana* stock 1 top S | build 5 0 0 0'), play('ana', 'S', STOCK)).leaves({ over: true });
  });

  test('two players, and a whole game from the deal', () => {
    given(MAT, { seats: 2, house: { stock: 1 } }, deal([1, 2], { dealer: 'bo' }), draw('ana', 5))
      .leaves({ stock: [1, 1] })
      .when(play('ana', 1, STOCK))
      .leaves({ over: true, winner: { seat: 0 } });
  });
});

describe('a win is claimed', () => {
  test.each(COLUMNS)('%s: too early', (ruleset) => {
    given(ruleset, at(ruleset).lies('ana*'), claim('ana'))
      .raises({ code: 'win-claim-early', seat: 0 })
      .leaves({ over: false });
  });
  test('six players: only the claimant’s own stock counts', () => {
    given(
      SIX,
      parseTable('ana* stock 1 top 6 | di stock 12 | build 5 0 0 0', 6),
      play('ana', 6, STOCK),
      claim('ana'),
    ).raisesNothing();
    given(SIX, parseTable('ana* | build 5 0 0 0', 6), claim('di')).raises({ code: 'win-claim-early', seat: 3 });
  });
  test('rightly', () => {
    given(TNI, parseTable('ana* stock 1 top 6 | build 5 0 0 0'), play('ana', 6, STOCK), claim('ana')).raisesNothing();
  });
});

describe('after the win', () => {
  const won = () =>
    given(
      TX,
      parseTable('ana* stock 1 top 6 | cy stock 0 | bo hand 4 top ? piles 7 - - - | build 5 0 0 0'),
      speak('bo', 'advice'),
    ).when(play('ana', 6, STOCK));
  const figures = (story: ReturnType<typeof won>) => {
    const { draw: drawPile, completed, stock, hand, building, discards } = { ...story.game.table, ...summary(story) };
    return { drawPile, completed, stock, hand, building, discards };
  };
  const summary = ({ game: { table } }: ReturnType<typeof won>) => ({
    stock: table.seats.map(({ stock }) => stock),
    hand: table.seats.map(({ hand }) => hand),
    discards: table.seats.map(({ discards }) => discards),
    building: table.building.map(({ shows }) => shows),
  });

  test.each([
    draw('bo', 1),
    play('ana', 7, { to: 0 }),
    discard('ana', 3, 0),
    { act: 'pass', seat: 1 },
    { act: 'flip', seat: 1, card: 4 },
    { act: 'shift', seat: 1, pile: 0, to: 1 },
    { act: 'reshuffle' },
    { act: 'take-back', seat: 0, what: 'discard' },
    deal([1, 2, 3, 4]),
    { act: 'start', seat: 1 },
    parseTable('bo*'),
  ] as const)('$act: the record cannot be right, and nothing moves', (act) => {
    const after = won()
      .when(act)
      .raises({ code: 'record-after-end', seat: null, verdict: 'record', basis: 'default', clauses: [] });
    expect(figures(after)).toEqual(figures(won()));
    after.leaves({ over: true, winner: { team: 0 }, turn: null });
  });

  test.each([
    speak('cy', 'advice'),
    speak('spectator', 'advice'),
    claim('bo'),
    count('bo', { stock: 7 }),
    count(null, { draw: 3 }),
    note('they shook hands'),
    rule('coach-nonpartner', 'waive'),
    sign({ team: 0 }, 'Ana'),
    { act: 'sit', seat: 1, name: 'Eve' },
    { act: 'pause' },
    { act: 'end', why: 'time' },
  ] as const)('$act raises nothing and the result stands', (act) => {
    won()
      .when(act)
      .raisesNothing()
      .leaves({ over: true, winner: { team: 0 } });
  });
});
