import { type House } from '@/rulesets';
import {
  claim,
  type Column,
  deal,
  discard,
  draw,
  given,
  pass,
  parseTable,
  play,
  reveal,
  type Told,
  turnBegins,
} from '../../kit';
import { FL, lays, MAT, SIX, TNI, TNP, TNT, TX } from './reporting';

const at4 = (ruleset: Column, house: House, ...acts: Told[]) => given(ruleset, { house }, ...acts);
const STOCK = { from: 'stock', to: 0 } as const;

describe('starter', () => {
  test('the highest top, where the sheet has the official name the starter', () => {
    at4(TX, { starter: 'highestStockTop' }, deal([3, 9, 4, 5]))
      .leaves({ turn: 1 })
      .when(draw('ana', 5))
      .raises({ code: 'setup-wrong-starter', seat: 0, verdict: 'illegal', basis: 'default', local: true });
    at4(TX, { starter: 'highestStockTop' }, deal([9, 9, 4, 5]), draw('ana', 5)).raises({
      code: 'setup-tiebreak-wrong',
      local: true,
    });
  });
  test('left of the dealer, where the sheet compares tops', () => {
    at4(TNI, { starter: 'leftOfDealer' }, deal([3, 9, 4, 5], { dealer: 'bo' }))
      .leaves({ turn: 2 })
      .when(draw('bo', 5))
      .raises({ code: 'setup-wrong-starter', seat: 1, local: true });
  });
  test('by hand, where the sheet would know', () => {
    at4(SIX, { starter: 'manual' }, deal([1, 2, 3, 4, 5, 6], { dealer: 'ana' }))
      .leaves({ turn: null })
      .when(draw('fay', 5))
      .raisesNothing();
  });
});

test('stock: so many cards each', () => {
  at4(TX, { stock: 10 }, deal([1, 2, 3, 4]))
    .raisesNothing()
    .leaves({ stock: [10, 10, 10, 10], draw: 122 });
  at4(TX, { stock: 10 }, deal([1, 2, 3, 4], { stock: [10, 15, 10, 10] })).raises({
    code: 'setup-stock-count',
    seat: 1,
    local: true,
  });
});

test('partner piles: allowed where the sheet says own, forbidden where it says partner’s', () => {
  const six = parseTable('ana* | di top 6 piles 7 - - - | build 5 0 0 0', 6);
  at4(SIX, { partnerPiles: true }, six, play('ana', 6, { ...STOCK, owner: 'di' })).raisesNothing();
  const four = parseTable('ana* | cy top 6 piles 6 - - - | build 5 0 0 0');
  at4(TX, { partnerPiles: false }, four, play('ana', 6, { ...STOCK, owner: 'cy' })).raises({
    code: 'src-partner-stock',
    seat: 0,
    verdict: 'illegal',
    clauses: ['TX.RULES.2a'] as never,
    local: true,
  });
  at4(TX, { partnerPiles: false }, four, play('ana', 6, { from: 'discard:0', owner: 'cy', to: 0 })).raises({
    code: 'src-partner-discard',
    local: true,
  });
});

test('four before stacking: off in Texas, once or always elsewhere', () => {
  const two = parseTable('ana* piles 7 9 - -');
  at4(TX, { fourBeforeStack: 'off' }, two, discard('ana', 3, 0)).raisesNothing();
  at4(FL, { fourBeforeStack: 'off' }, two, discard('ana', 3, 0)).raisesNothing();
  at4(TNP, { fourBeforeStack: 'once' }, two, discard('ana', 3, 0)).raises({
    code: 'discard-stack-early',
    verdict: 'illegal',
    local: true,
  });
  at4(TNP, { fourBeforeStack: 'always' }, two, discard('ana', 3, 0)).raises({
    code: 'discard-stack-early',
    verdict: 'illegal',
    local: true,
  });
});

describe('a revealed card', () => {
  const shown = (house: House) => at4(TX, house, parseTable('ana* top 6 | build 5 0 0 0'), reveal('ana', 8));
  test('off: shown by accident, nothing more', () => {
    shown({ revealedCard: 'off' })
      .raises({ code: 'hand-revealed', verdict: 'silent', local: true })
      .when(discard('ana', 3, 0))
      .raisesNothing();
  });
  test('the hand card is committed', () => {
    shown({ revealedCard: 'handCommit' })
      .when(discard('ana', 3, 0))
      .raises({ code: 'revealed-not-played', local: true });
    at4(TNP, { revealedCard: 'handCommit' }, parseTable('ana*'), reveal('ana', 8))
      .raises({ code: 'hand-revealed', verdict: 'info', local: true })
      .when(discard('ana', 3, 0))
      .raises({ code: 'revealed-not-played', verdict: 'illegal', local: true });
  });
  test('the stock card that fits must be laid', () => {
    shown({ revealedCard: 'forcedStock' })
      .when(discard('ana', 3, 0))
      .raises({ code: 'stock-play-declined', local: true });
  });
  test('both', () => {
    shown({ revealedCard: 'both' })
      .when(discard('ana', 3, 0))
      .raises({ code: 'revealed-not-played', local: true }, { code: 'stock-play-declined', local: true });
    shown({ revealedCard: 'both' })
      .when(play('ana', 6, STOCK), discard('ana', 8, 0))
      .raisesNothing();
  });
});

test('an empty hand must be refilled: where the sheet would only let it', () => {
  const empty = [...turnBegins('ana* | build 5 0 0 0'), ...lays('ana', [6, 7, 8, 9, 10]), pass('ana')];
  at4(TNI, { emptyHandRefill: 'mandatory' }, ...empty).raises({
    code: 'turn-end-empty',
    verdict: 'illegal',
    local: true,
  });
  at4(TNT, { emptyHandRefill: 'mandatory' }, ...empty).raises({
    code: 'turn-end-empty',
    verdict: 'illegal',
    local: true,
  });
});

test('overdraw: how the extras go in, or that no remedy is written', () => {
  const over = (ruleset: Column, house: House) => at4(ruleset, house, ...turnBegins('ana* hand 3'), draw('ana', 4));
  over(TX, { overdraw: 'none' }).raises({ code: 'overdraw', verdict: 'illegal', local: true });
  over(MAT, { overdraw: 'shuffleIn' }).raises({ code: 'overdraw', verdict: 'penalty', local: true });
  over(TX, { overdraw: 'shuffleIn' }).raises({ code: 'overdraw', verdict: 'penalty', local: true });
});

test('out of turn: the six-player price elsewhere, or none there', () => {
  at4(TX, { outOfTurn: 'stopAndPlayFirst' }, parseTable('ana* | di hand 4'), draw('di', 1)).raises({
    code: 'oot-started',
    verdict: 'penalty',
    local: true,
  });
  at4(SIX, { outOfTurn: 'none' }, parseTable('ana* | cy hand 4', 6), draw('cy', 1)).raises({
    code: 'oot-started',
    verdict: 'silent',
    local: true,
  });
});

test('win: whose stocks must be gone', () => {
  const last = parseTable('ana* stock 1 top 6 | cy stock 3 | build 5 0 0 0');
  at4(TX, { win: 'firstPlayerForTeam' }, last, play('ana', 6, STOCK)).leaves({ over: true, winner: { team: 0 } });
  at4(TX, { win: 'ownStock' }, last, play('ana', 6, STOCK)).leaves({ over: true, winner: { team: 0 } });
  at4(
    SIX,
    { win: 'allTeamStocks' },
    parseTable('ana* stock 1 top 6 | build 5 0 0 0', 6),
    play('ana', 6, STOCK),
    claim('ana'),
  )
    .raises({ code: 'win-claim-early', seat: 0, local: true })
    .leaves({ over: false });
});

test('a flag that rests on no override is not called local', () => {
  const { last } = at4(
    TX,
    { fourBeforeStack: 'always', stock: 12 },
    parseTable('ana* | build 5 0 0 0'),
    play('ana', 8, { to: 0 }),
  );
  expect(last.map(({ code, local }) => [code, local])).toEqual([['build-sequence', undefined]]);
});
