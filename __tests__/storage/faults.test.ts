import { HOWS, type How, STUCK } from './kit/faults';
import { removeFolders } from './kit/folder';
import { type StandName, STANDS } from './kit/stand';
import { live, type Variant } from './kit/story';
import { wrongDrivers } from './kit/wrongDrivers';

afterAll(removeFolders);
jest.setTimeout(120_000);

/** Every statement of the evening, one after another, suffers this, up to `most` complaints. Those that wait, wait together. */
async function sweep(stand: StandName, how: How, variant?: Variant, most = Infinity): Promise<string[]> {
  const asked = await live(stand, null);
  const left = asked.map((sql, at) => ({ sql, at }));
  const complaints: string[] = [];
  const work = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined && complaints.length < most; one = left.shift()) {
      const { at, sql } = one;
      await live(stand, { at, how }, variant).catch((error: Error) => {
        complaints.push(`${how} at statement ${at} (${sql.slice(0, 60)}): ${error.message}`);
      });
    }
  };
  await Promise.all(Array.from({ length: STUCK.includes(how) ? 12 : 1 }, work));
  return complaints;
}

describe.each(STANDS)('opened again over %s', (stand) => {
  test.each(HOWS)(
    '%s on any statement: nothing acknowledged is lost, nothing is there by halves or twice',
    async (how) => {
      expect(await sweep(stand, how)).toEqual([]);
    },
  );
});

describe('the same check notices a store that', () => {
  test.each(wrongDrivers)('$name', async ({ stand, how, wrong }) => {
    expect(await sweep(stand, how, { driver: wrong }, 1)).not.toEqual([]);
  });

  test('forgets what is in doubt', async () => {
    const sidecar: Variant['sidecar'] = (kept) => ({ ...kept, set: async () => undefined });
    expect(await sweep('a new handle', 'error', { sidecar }, 1)).not.toEqual([]);
  });
});
