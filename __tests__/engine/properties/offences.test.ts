import fc from 'fast-check';
import { reportLines } from '@/engine';
import {
  injectOffenceEvenIfAllowed,
  type GameWithOffence,
  injectOffence,
  OFFENCE_CODES,
  type OffenceCode,
} from '@/simulate';
import { FLAG_CODES, isFlagCode, RECORD_DOUBT_CODES, type Ruleset, RULESETS } from '@/rulesets';
import { bites, complaints, flagsIn, judged, runs } from './kit';
import { gameAt, type Sitting } from './tables';

/** An evening at this sheet, partners where it has any: what can go wrong needs people to go wrong with. */
const evening = (ruleset: Ruleset): fc.Arbitrary<Sitting> =>
  fc
    .record({ seed: fc.nat({ max: 1_000_000 }), haste: fc.constantFrom(0, 0.2, 0.5), skill: fc.constantFrom(0.5, 0.9) })
    .map((dials) => ({ ...dials, ruleset: ruleset.id, teams: true, maxTurns: 60 }));

const isAllowed = (ruleset: Ruleset, code: OffenceCode): boolean =>
  isFlagCode(code) && ['legal', 'never'].includes(ruleset.cells[code].ruling);

/** Sheets whose starter no tie of stock tops decides: nobody can settle it wrongly. */
const CANNOT_HAPPEN: Readonly<Partial<Record<OffenceCode, readonly string[]>>> = {
  'setup-tiebreak-wrong': ['texas-good-sam', 'six-player-partners', 'mattel'],
};

/** The flag itself, and whatever else was raised that had no business there. */
function found({ header, entries, expected, preliminaries }: GameWithOffence) {
  const game = judged(header, entries);
  const { n, code } = expected;
  const flag = reportLines(game)
    .filter((line) => line.n === n)
    .flatMap(({ flags }) => flags)
    .filter((each) => each.code === code);
  const isMeant = (each: { n: number; code: string }) =>
    (each.n === n && each.code === code) || preliminaries.some((mean) => mean.n === each.n && mean.code === each.code);
  return {
    told: flag.map(({ code: told, seat, verdict, basis, clauses }) => ({
      n,
      code: told,
      seat,
      verdict,
      basis,
      clauses,
    })),
    others: complaints(game).filter((each) => !isMeant(each)),
  };
}

describe('the list of offences', () => {
  it('has every code a table can raise, and none besides', () => {
    expect([...OFFENCE_CODES].sort()).toEqual(
      [...FLAG_CODES, ...RECORD_DOUBT_CODES].filter((code) => code !== 'extra-game').sort(),
    );
  });
});

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('at %s', (_, ruleset) => {
  const punished = OFFENCE_CODES.filter((code) => !isAllowed(ruleset, code));
  const possible = punished.filter((code) => CANNOT_HAPPEN[code]?.includes(ruleset.id) !== true);

  it.each(possible)('%s is told, and only it, with its seat, verdict and clauses', (code) => {
    fc.assert(
      fc.property(evening(ruleset), fc.nat(), (sitting, seed) => {
        const injected = injectOffence(gameAt(sitting), code, seed);
        fc.pre(injected !== null);
        expect(found(injected)).toEqual({ told: [injected.expected], others: [] });
      }),
      { ...runs(1), maxSkipsPerRun: 40 },
    );
  });

  it('what cannot happen is not made up', () => {
    const impossible = punished.filter((code) => !possible.includes(code));
    fc.assert(
      fc.property(evening(ruleset), (sitting) =>
        impossible.every((code) => injectOffenceEvenIfAllowed(gameAt(sitting), code, 1) === null),
      ),
      runs(2),
    );
  });

  it('what the sheet allows raises nothing under that name', () => {
    const allowed = OFFENCE_CODES.filter((code) => isAllowed(ruleset, code));
    for (const code of allowed) {
      fc.assert(
        fc.property(evening(ruleset), fc.nat(), (sitting, seed) => {
          const simulated = gameAt(sitting);
          expect(injectOffence(simulated, code, seed)).toBeNull();
          const done = injectOffenceEvenIfAllowed(simulated, code, seed);
          expect(
            done === null ? [] : flagsIn(judged(done.header, done.entries)).filter((flag) => flag.code === code),
          ).toEqual([]);
        }),
        runs(1),
      );
    }
  });
});

describe('these guards bite', () => {
  const sitting: Sitting = { ruleset: 'texas-good-sam', seed: 3, maxTurns: 60 };
  const injected = injectOffence(gameAt(sitting), 'build-sequence', 1) as GameWithOffence;
  const holds = (wrong: Partial<GameWithOffence['expected']>): boolean => {
    const { told, others } = found({ ...injected, expected: { ...injected.expected, ...wrong } });
    return told.length === 1 && told[0]?.seat === (wrong.seat ?? injected.expected.seat) && others.length === 0;
  };

  it('on a flag at another entry, of another name, or blamed on another', () => {
    expect(holds({})).toBe(true);
    expect(holds({ n: injected.expected.n - 1 })).toBe(false);
    expect(holds({ code: 'build-start' })).toBe(false);
    expect(bites(fc.property(fc.integer({ min: 0, max: 3 }), (seat) => holds({ seat })))).toBe(true);
  });

  it('on a second fault in the same record', () => {
    const last = injected.entries[injected.entries.length - 1];
    const twice = {
      ...injected,
      entries: [
        ...injected.entries,
        { ...last, n: 9999, act: 'play', to: 4, card: 9 } as (typeof injected.entries)[number],
      ],
    };
    expect(found(twice).others).not.toEqual([]);
  });
});
