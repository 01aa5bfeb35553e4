import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSeededRandom, newSeed } from '../kit/dice';
import { newFolder, removeFolders } from '../kit/folder';
import { buildWriter, lives } from './lives';

const LANES = 3;
const KILLS = 24;
const seed = newSeed('kills');
const newFile = (): string => path.join(newFolder(tmpdir()), 'log.db');

describe('a program killed while it writes', () => {
  let writer = '';
  beforeAll(() => {
    writer = buildWriter();
  });
  afterAll(() => {
    rmSync(path.dirname(writer), { recursive: true, force: true });
    removeFolders();
  });

  test(`${KILLS} times: everything acknowledged is there, in whole batches`, async () => {
    const lanes = Array.from({ length: LANES }, (_, i) =>
      lives(writer, newFile(), makeSeededRandom(`${seed}/${i}`), KILLS / LANES),
    );
    const outcomes = await Promise.all(lanes);
    expect(outcomes.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(outcomes.reduce((sum, { kills }) => sum + kills, 0)).toBe(KILLS);
    expect(outcomes.reduce((sum, { acknowledged }) => sum + acknowledged, 0)).toBeGreaterThan(KILLS);
  }, 120_000);

  test.each(['says so first', 'writes line by line, without a transaction'])(
    'the same check notices a program that %s',
    async (wrongness) => {
      const { complaints } = await lives(writer, newFile(), makeSeededRandom(`${seed}/wrong`), 30, wrongness);
      expect(complaints).not.toEqual([]);
    },
    120_000,
  );
});
