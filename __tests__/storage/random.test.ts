import { memorySidecar } from '@/storage';
import { makeSeededRandom, newSeed } from './kit/dice';
import { type How, HOWS, makeFaults } from './kit/faults';
import { newFile, removeFolders } from './kit/folder';
import { makeReferee } from './kit/referee';
import { type StandName, STANDS } from './kit/stand';
import { wrongDrivers } from './kit/wrongDrivers';
import { type Variant } from './kit/story';

afterAll(removeFolders);
jest.setTimeout(60_000);

const seed = newSeed('random evenings');
const EVENINGS = 12;
const STEPS = 40;

/** Anything, in any order, with faults and restarts wherever chance puts them. */
async function evening(stand: StandName, name: string, variant: Variant = {}): Promise<void> {
  const dice = makeSeededRandom(name);
  const { driver: wrong = (driver) => driver } = variant;
  // With a little rest between them: a disk that never works again is another story.
  let rest = 0;
  const next = (): How | null => {
    rest -= 1;
    if (rest > 0 || !dice.chance(0.04)) return null;
    rest = dice.pick([2, 10, 60]);
    return dice.pick(HOWS);
  };
  const referee = await makeReferee(stand, {
    file: newFile(),
    sidecar: memorySidecar(),
    statementTimeoutMs: 60,
    wrapDriver: (driver) => wrong(makeFaults(next).wrapDriver(driver)),
  });
  const gone = new Set<string>();
  try {
    for (let step = 0; step < STEPS; step += 1) {
      const known = referee.tables();
      const table = known.length > 0 && dice.chance(0.8) ? dice.pick(known) : `t${dice.below(1000)}`;
      const what = dice.next();
      if (what < 0.1) await referee.restart();
      else if (what < 0.15) await referee.keep(`k${dice.below(3)}`, `${step}`);
      else if (what < 0.2 && known.includes(table)) await referee.hide(table, dice.chance(0.5));
      else if (what < 0.23 && known.includes(table)) {
        await referee.forget(table);
        gone.add(table);
      } else if (!gone.has(table) && dice.chance(0.3)) await referee.appendQueued(table, 2 + dice.below(3));
      else if (!gone.has(table)) await referee.append(table, 1 + dice.below(4));
    }
    await referee.verify();
    await referee.restart();
    await referee.verify();
  } finally {
    referee.leave();
  }
}

const evenings = (stand: StandName, variant?: Variant): Promise<string[]> =>
  Promise.all(
    Array.from({ length: EVENINGS }, (_, i) => `${seed}/${i}`).map((name) =>
      evening(stand, name, variant).then(
        () => '',
        (error: Error) => `${name}: ${error.message}`,
      ),
    ),
  ).then((complaints) => complaints.filter((complaint) => complaint !== ''));

test.each(STANDS)(`evenings of ${STEPS} steps with faults and restarts, over %s`, async (stand) => {
  expect(await evenings(stand)).toEqual([]);
});

test.each(wrongDrivers.slice(0, 3))('the same evenings notice a store that $name', async ({ stand, wrong }) => {
  expect(await evenings(stand, { driver: wrong })).not.toEqual([]);
});
