import { writeSync } from 'node:fs';
import { makeSeededRandom } from '@/simulate';
import { type Batch, type Head } from '@/storage';
import { openNodeLog } from '@/storage/node';
import { wrongDrivers } from '../kit/wrongDrivers';

/**
 * A program that writes as fast as it can until it is killed, and says what was acknowledged. Each line
 * carries how many lines its batch has, so that half a batch can be told.
 */
const [file = '', seed = '', wrongness = ''] = process.argv.slice(2);
const dice = makeSeededRandom(seed);
const say = (head: Head): void => void writeSync(1, `${JSON.stringify(head)}\n`);

async function write(): Promise<void> {
  const wrong = wrongDrivers.find(({ name }) => name === wrongness)?.wrong;
  const opened = await openNodeLog(file, { sidecarPauseMs: 5, ...(wrong === undefined ? {} : { wrapDriver: wrong }) });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  if (opened.value.losses.length > 0) throw new Error(`lost: ${JSON.stringify(opened.value.losses)}`);
  const { log } = opened.value;
  const list = await log.list();
  if (!list.ok) throw new Error(JSON.stringify(list.error));
  const heads = new Map(list.value.map(({ head }) => [head.table, head]));
  for (;;) {
    const table = `t${dice.below(4)}`;
    const after = heads.get(table) ?? null;
    const size = 1 + dice.below(4);
    const batch = `${seed}-${dice.next()}`;
    const notes = Array.from({ length: size }, () => ({ act: 'note', batch, size }));
    const header = { tableside: 1, id: table, ruleset: 'mattel', seats: [], batch: '', size: 0 };
    const lines = (after === null ? [header, ...notes] : notes) as unknown as Batch['lines'];
    if (wrongness === 'says so first') say({ table, epoch: 0, seq: (after?.seq ?? -1) + lines.length, hash: '' });
    const answer = await log.append({ table, after, lines });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    heads.set(table, answer.value);
    if (wrongness !== 'says so first') say(answer.value);
    // Lets the other medium have a turn now and then, as people do between two taps.
    if (dice.chance(0.2)) await new Promise((resolve) => void setTimeout(resolve, dice.below(8)));
  }
}

void write();
