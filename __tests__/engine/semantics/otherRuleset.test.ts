import { gameSummary } from '@/engine';
import { rulesetById } from '@/rulesets';
import {
  type Column,
  deal,
  discard,
  draw,
  given,
  parseTable,
  play,
  rule,
  speak,
  start,
  type Story,
  turnBegins,
} from '../../kit';
import { lays, MAT, SIX, TNI, TNP, TNT, TX } from './reporting';

const STOCK = { from: 'stock', to: 0 } as const;
/** The flags of the last entry, were the table played under another sheet. */
const under = (story: Story, other: Column) =>
  story
    .lines(other)
    .at(-1)
    ?.flags.map(({ code, verdict, seat }) => ({ code, verdict, seat }));

describe('the same act, another sheet', () => {
  test('stacked early: Texas minds, Tennessee does not', () => {
    const texas = given(TX, parseTable('ana* piles 7 9 - -'), discard('ana', 3, 0)).raises('discard-stack-early');
    expect(under(texas, TNP)).toEqual([]);
    const tennessee = given(TNP, parseTable('ana* piles 7 9 - -'), discard('ana', 3, 0)).raisesNothing();
    expect(under(tennessee, TX)).toEqual([{ code: 'discard-stack-early', verdict: 'illegal', seat: 0 }]);
  });
  test('the other sheet is cited, never the own', () => {
    const story = given(TNP, parseTable('ana* | build 5 0 0 0'), play('ana', 8, { to: 0 }));
    expect(story.lines(TX).at(-1)?.flags[0]?.clauses).toEqual(['TX.BUILD.2']);
    expect(story.lines(TX).at(-1)?.flags[0]?.id).toBe('2:build-sequence');
  });
  test('a partner’s card: allowed, forbidden, an opponent’s', () => {
    const story = given(
      TX,
      parseTable('ana* | cy top 6 | build 5 0 0 0'),
      play('ana', 6, { ...STOCK, owner: 'cy' }),
    ).raisesNothing();
    expect(under(story, SIX)).toEqual([{ code: 'src-partner-stock', verdict: 'illegal', seat: 0 }]);
    expect(under(story, TNI)).toEqual([{ code: 'src-opponent', verdict: 'illegal', seat: 0 }]);
    expect(under(story, MAT)).toEqual([]);
  });
  test('the partner moves it on request: where there are no partners it is an opponent’s card', () => {
    const story = given(
      TX,
      parseTable('ana* | cy top 6 | build 5 0 0 0'),
      play('cy', 6, { ...STOCK, asked: true }),
    ).raisesNothing();
    expect(under(story, TNI)).toEqual([{ code: 'src-opponent', verdict: 'illegal', seat: 0 }]);
  });
  test('talk', () => {
    const story = given(TNP, parseTable('ana*'), speak('cy', 'remark')).raisesNothing();
    expect(under(story, TNT)).toEqual([{ code: 'talk-unrelated', verdict: 'penalty', seat: 2 }]);
    expect(under(story, TX)).toEqual([{ code: 'talk-unrelated', verdict: 'illegal', seat: 2 }]);
    expect(under(story, TNI)).toEqual([]);
  });
  test('a second remark is measured against the other sheet’s first flag, not the own', () => {
    const strict = given(TNT, parseTable('ana*'), speak('cy', 'remark'), speak('cy', 'advice')).raisesNothing();
    expect(under(strict, TNP)).toEqual([{ code: 'coach-verbal', verdict: 'penalty', seat: 2 }]);
    const mild = given(TNP, parseTable('ana*'), speak('cy', 'remark'), speak('cy', 'remark'));
    expect(under(mild, TNT)).toEqual([]);
  });
  test('local rules are the table’s own and no part of the other sheet', () => {
    const story = given(
      TNP,
      { house: { fourBeforeStack: 'always' } },
      parseTable('ana* piles 7 9 - -'),
      discard('ana', 3, 0),
    );
    story.raises({ code: 'discard-stack-early', local: true });
    expect(under(story, TNI)).toEqual([]);
    const { flags = [] } = story.lines(TX).at(-1) ?? {};
    expect(flags.map(({ code, local }) => [code, local])).toEqual([['discard-stack-early', undefined]]);
  });
});

describe('positions are the record’s own', () => {
  test('turns, stocks and the end: Texas is won with both stocks, six players with one', () => {
    const texas = given(
      TX,
      parseTable('ana* stock 1 top 6 | cy stock 4 | build 5 0 0 0'),
      play('ana', 6, STOCK),
      discard('ana', 3, 0),
    );
    expect(under(texas, SIX)).toEqual([]);
    expect(texas.lines(SIX).at(-1)?.turn).toBe(1);
    const six = given(
      SIX,
      parseTable('ana* stock 1 top 6 | bo hand 4 | build 5 0 0 0', 6),
      play('ana', 6, STOCK),
      draw('bo', 1),
    );
    expect(under(six, TNP)?.map(({ code }) => code)).toEqual(['record-after-end']);
  });
  test('a ruling moved the cards under the own sheet, and they lie where they lie', () => {
    const story = given(
      TX,
      parseTable('ana* | build 5 0 0 0'),
      play('ana', 8, { to: 0 }),
      rule('build-sequence', 'remedy'),
      ...lays('ana', [6]),
    );
    expect(under(story.raisesNothing(), MAT)).toEqual([]);
  });
  test('rulings and corrections raise nothing of their own', () => {
    const story = given(TX, parseTable('ana*'), speak('cy', 'advice'), rule('coach-verbal', 'waive'));
    expect(under(story, SIX)).toEqual([]);
  });
  test('a record that cannot be right is so under any sheet', () => {
    const story = given(TX, parseTable('ana* top 8 | build 5 0 0 0'), play('ana', 6, STOCK));
    expect(under(story, MAT)?.map(({ code }) => code)).toEqual(['record-stock-top']);
  });
  test('open flags are those of the other sheet', () => {
    const story = given(TNP, parseTable('ana* piles 7 9 - -'), discard('ana', 3, 0)).leaves({ open: [] });
    expect(gameSummary(story.game, rulesetById(TX)).open).toEqual(['2:discard-stack-early']);
  });
});

describe('set-up differences are told once, at the deal, and are nobody’s fault', () => {
  test('another size of stock', () => {
    const story = given(TNP, deal([12, 3, 4, 5])).raisesNothing();
    expect(under(story, TX)).toEqual([{ code: 'setup-stock-count', verdict: 'info', seat: null }]);
  });
  test('another number of players', () => {
    const story = given(TNP, deal([12, 3, 4, 5]));
    expect(under(story, SIX)).toContainEqual({ code: 'setup-player-count', verdict: 'info', seat: null });
  });
  test('another starter: told at the deal, not at the first draw', () => {
    const story = given(MAT, deal([3, 4, 12, 5], { dealer: 'di' }), draw('ana', 5)).raisesNothing();
    expect(story.lines(TNI)[0]?.flags.map(({ code, verdict, seat }) => ({ code, verdict, seat }))).toEqual([
      { code: 'setup-stock-count', verdict: 'info', seat: null },
      { code: 'setup-wrong-starter', verdict: 'info', seat: null },
    ]);
    expect(under(story, TNI)).toEqual([]);
  });
  test('the same starter: nothing to tell', () => {
    const story = given(TNP, deal([12, 3, 4, 5]));
    expect(under(story, 'florida-good-sam')?.map(({ code }) => code)).toEqual(['setup-stock-count']);
  });
  test('the own wrong starter is the own sheet’s affair', () => {
    const story = given(TNP, deal([12, 3, 4, 5]), draw('cy', 5)).raises('setup-wrong-starter');
    expect(under(story, TX)).toEqual([]);
  });
  test('what is the same in both is not told', () => {
    const story = given(TNI, deal([12, 3, 4, 5]), start('ana'));
    expect(story.lines(TNT).flatMap(({ flags }) => flags.filter(({ code }) => code === 'setup-stock-count'))).toEqual(
      [],
    );
  });
});

describe('out of turn elsewhere', () => {
  test('the same spell, another verdict', () => {
    const story = given(TX, parseTable('ana* | di hand 3'), draw('di', 1)).raises({
      code: 'oot-started',
      verdict: 'silent',
    });
    expect(under(story, SIX)).toEqual([{ code: 'oot-started', verdict: 'penalty', seat: 3 }]);
  });
  test('a partner who moves unasked is out of turn where no clause speaks of it', () => {
    const story = given(TX, ...turnBegins('ana* | cy top 6 | build 5 0 0 0'), play('cy', 6, STOCK)).raises(
      'partner-moves-unasked',
    );
    expect(under(story, SIX)).toEqual([{ code: 'oot-started', verdict: 'penalty', seat: 2 }]);
    expect(under(story, MAT)).toEqual([{ code: 'oot-started', verdict: 'silent', seat: 2 }]);
  });
});
