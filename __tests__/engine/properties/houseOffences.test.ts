import fc from 'fast-check';
import { reportLines } from '@/engine';
import { injectOffence, type OffenceCode } from '@/simulate';
import { type House } from '@/rulesets';
import { complaints, judged, runs } from './kit';
import { gameAt } from './tables';

/** What only a table's own rules make an offence, or make another one. */
const CASES: readonly (readonly [ruleset: string, house: House, code: OffenceCode])[] = [
  ['texas-good-sam', { starter: 'highestStockTop' }, 'setup-tiebreak-wrong'],
  ['texas-good-sam', { starter: 'leftOfDealer' }, 'setup-wrong-starter'],
  ['six-player-partners', { starter: 'highestStockTop' }, 'setup-tiebreak-wrong'],
  ['mattel', { starter: 'highestStockTop' }, 'setup-tiebreak-wrong'],
  ['tennessee-2018', { stock: 7 }, 'setup-stock-count'],
  ['tennessee-partners', { readings: { X28: 'stops' } }, 'refill-on-empty'],
  ['tennessee-partners', { fourBeforeStack: 'always' }, 'discard-stack-early'],
  ['mattel', { fourBeforeStack: 'once' }, 'discard-stack-early'],
  ['tennessee-partners', { partnerPiles: false }, 'src-partner-stock'],
  ['florida-good-sam', { partnerPiles: false }, 'src-partner-discard'],
  ['texas-good-sam', { revealedCard: 'forcedStock' }, 'stock-play-declined'],
  ['tennessee-2018', { readings: { X12: 'duty' } }, 'stock-play-declined'],
  ['tennessee-2018-partners', { revealedCard: 'handCommit' }, 'revealed-not-played'],
  ['tennessee-partners', { readings: { X19: 'request' } }, 'partner-flip'],
  ['six-player-partners', { readings: { X24: 'rule' } }, 'strategy-discard-play'],
  ['tennessee-2018', { emptyHandRefill: 'mandatory' }, 'turn-end-empty'],
  ['mattel', { overdraw: 'shuffleIn' }, 'overdraw'],
  ['tennessee-partners', { outOfTurn: 'stopAndPlayFirst' }, 'oot-draw-before-play'],
  ['six-player-partners', { penalty: { cards: 2, place: 'bottom' } }, 'coach-verbal'],
  ['tennessee-partners', { silence: 'all' }, 'talk-unrelated'],
  ['tennessee-partners', { silence: 'allButCommands' }, 'talk-owner-noncommand'],
  ['tennessee-2018-partners', { readings: { X07: 'opponentsOnly' } }, 'penalty-uncalled'],
  ['tennessee-partners', { coachTarget: 'anyPlayer' }, 'coach-nonpartner'],
  ['mattel', { win: 'firstPlayerForTeam' }, 'win-claim-early'],
];

describe('with rules of the house', () => {
  it.each(CASES)('%s %j: %s is told as a local rule, and only it', (ruleset, house, code) => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.nat(), (seed, at) => {
        const injected = injectOffence(
          gameAt({ ruleset, house, seed, teams: true, maxTurns: 60, skill: 0.8 }),
          code,
          at,
        );
        fc.pre(injected !== null);
        const { expected, preliminaries } = injected;
        const game = judged(injected.header, injected.entries);
        const flags = reportLines(game)
          .find(({ n }) => n === expected.n)
          ?.flags.filter((flag) => flag.code === code);
        const { seat, verdict, basis, clauses } = expected;
        expect(flags).toEqual([expect.objectContaining({ code, seat, verdict, basis, clauses, local: true })]);
        const others = complaints(game).filter(
          (flag) => flag.code !== code && !preliminaries.some((mean) => mean.n === flag.n && mean.code === flag.code),
        );
        expect(others).toEqual([]);
      }),
      { ...runs(2), maxSkipsPerRun: 60 },
    );
  });

  it.each(CASES)('bites: without %s %j nobody calls %s a local rule', (ruleset, _house, code) => {
    const injected = injectOffence(gameAt({ ruleset, seed: 1, teams: true, maxTurns: 60, skill: 0.8 }), code, 1);
    const flags =
      injected === null ? [] : reportLines(judged(injected.header, injected.entries)).flatMap((line) => line.flags);
    expect(flags.filter(({ local }) => local === true)).toEqual([]);
  });
});
