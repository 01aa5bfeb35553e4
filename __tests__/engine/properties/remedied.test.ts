import fc from 'fast-check';
import { type Entry, gameSummary } from '@/engine';
import { type GameWithOffence, injectOffence, type OffenceCode } from '@/simulate';
import { RULESETS } from '@/rulesets';
import { bites, complaints, judged, renumbered, runs } from './kit';
import { gameAt, type Sitting } from './tables';

/** Offences whose remedy puts every card back where it was, so that the game goes on as if nothing had happened. */
const UNDONE = [
  'build-sequence',
  'build-start',
  'build-fifth',
  'build-takeback',
  'src-buried-discard',
  'src-partner-stock',
  'src-partner-discard',
  'src-opponent',
  'partner-moves-unasked',
  'play-after-discard',
  'discard-not-from-hand',
  'discard-multiple',
  'discard-shifted',
  'discard-takeback',
  'win-claim-early',
] as const satisfies readonly OffenceCode[];

const evening = (ruleset: string): fc.Arbitrary<Sitting> =>
  fc
    .record({ seed: fc.nat({ max: 1_000_000 }) })
    .map(({ seed }) => ({ seed, ruleset, teams: true, maxTurns: 60, haste: 0.2 }));

/** The record up to the offence, the ruling, and the rest of the legal game. */
function putRight({ entries, expected, rest, goesOn }: GameWithOffence): Entry[] {
  const before = goesOn ? entries.slice(0, expected.n) : entries;
  const ruling: Entry = { n: expected.n + 1, act: 'rule', flag: `${expected.n}:${expected.code}`, call: 'remedy' };
  return [...before, ruling, ...renumbered(rest, expected.n + 2)];
}

/** A card taken back at once, before anybody had learned from it, is not laid again. */
const isLetBe = ({ entries, expected }: GameWithOffence): boolean =>
  expected.code === 'build-takeback' && entries[expected.n - 2]?.act === 'play';

describe.each(RULESETS.map(({ id, cells }) => [id, cells] as const))('at %s a remedy undoes', (id, cells) => {
  const codes = UNDONE.filter((code) => !['legal', 'never'].includes(cells[code].ruling));

  it.each(codes)('%s: the game goes on and ends as it would have', (code) => {
    fc.assert(
      fc.property(evening(id), fc.nat(), (sitting, seed) => {
        const simulated = gameAt(sitting);
        const injected = injectOffence(simulated, code, seed);
        fc.pre(injected !== null && !isLetBe(injected));
        const game = judged(injected.header, putRight(injected));
        expect(complaints(game)).toEqual([expect.objectContaining({ n: injected.expected.n, code })]);
        const { stock, hand, draw, completed, building, winner, unexplained } = gameSummary(game);
        const { outcome } = simulated;
        expect({ stock, hand, draw, completed, building, winner, unexplained }).toEqual({
          ...{ stock: outcome.stock, hand: outcome.hand, draw: outcome.draw, completed: outcome.completed },
          ...{ building: outcome.building, winner: outcome.winner, unexplained: 0 },
        });
      }),
      { ...runs(1), maxSkipsPerRun: 40 },
    );
  });
});

describe('this guard bites', () => {
  it('when the ruling is left out', () => {
    const unruled = fc.property(evening('texas-good-sam'), (sitting) => {
      const injected = injectOffence(gameAt(sitting), 'build-sequence', 1);
      fc.pre(injected !== null);
      const without = putRight(injected).filter(({ act }) => act !== 'rule');
      return complaints(judged(injected.header, without)).length === 1;
    });
    expect(bites(unruled)).toBe(true);
  });
});
