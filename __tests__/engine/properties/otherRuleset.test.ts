import fc from 'fast-check';
import { reportLines } from '@/engine';
import { injectOffence, OFFENCE_CODES } from '@/simulate';
import { type Ruleset, rulesetById, RULESETS } from '@/rulesets';
import { flagsIn, judged, runs } from './kit';
import { gameAt, tableOf } from './tables';

const SET_UP = new Set(['setup-player-count', 'setup-stock-count', 'setup-wrong-starter', 'setup-tiebreak-wrong']);
/** Told with a ruling, and rulings are the record's own. */
const BY_RULING = new Set([
  'late-discovery',
  'penalty-short',
  'ruling-orphaned',
  'oot-draw-before-play',
  'oot-extra-draw',
]);

const sheet = fc.constantFrom(...RULESETS);

describe('the same play under another sheet', () => {
  it('set-up differences are told once, at the deal, as a word by the way', () => {
    fc.assert(
      fc.property(sheet.chain(tableOf), fc.constantFrom<string>(...RULESETS.map(({ id }) => id)), (sitting, id) => {
        const { header, entries } = gameAt(sitting);
        const told = reportLines(judged(header, entries), rulesetById(id) as Ruleset).flatMap(({ flags, entry }) =>
          flags
            .filter(({ code }) => SET_UP.has(code))
            .map(({ code, verdict, seat }) => ({ code, verdict, seat, act: entry.act })),
        );
        expect(told.every(({ verdict, seat, act }) => verdict === 'info' && seat === null && act === 'deal')).toBe(
          true,
        );
        expect(new Set(told.map(({ code }) => code)).size).toBe(told.length);
      }),
      runs(40),
    );
  });

  it('under its own sheet it is judged as it was', () => {
    fc.assert(
      fc.property(sheet, fc.nat({ max: 1_000_000 }), fc.constantFrom(...OFFENCE_CODES), (ruleset, seed, code) => {
        fc.pre(!SET_UP.has(code) && !BY_RULING.has(code));
        const injected = injectOffence(gameAt({ ruleset: ruleset.id, seed, teams: true, maxTurns: 40 }), code, seed);
        fc.pre(injected !== null);
        const game = judged(injected.header, injected.entries);
        expect(flagsIn(game, ruleset)).toEqual(flagsIn(game));
      }),
      runs(40),
    );
  });

  it('and judged under another it is not: one sheet forbids what the next allows', () => {
    const injected = injectOffence(
      gameAt({ ruleset: 'texas-good-sam', seed: 1, maxTurns: 40 }),
      'discard-stack-early',
      1,
    );
    if (injected === null) throw new Error('no moment for it');
    const game = judged(injected.header, injected.entries);
    const early = (id: string) =>
      flagsIn(game, rulesetById(id) as Ruleset).filter(({ n }) => n === injected.expected.n);
    expect(early('texas-good-sam')).toEqual([
      expect.objectContaining({ code: 'discard-stack-early', verdict: 'illegal' }),
    ]);
    expect(early('tennessee-partners')).toEqual([]);
  });
});
