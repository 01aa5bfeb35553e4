import { makeSeededRandom } from '@/simulate';
import {
  addTallies,
  isSoundTally,
  type FaultKindWithRunFunction,
  EMPTY_TALLY,
  type FaultTally,
} from '../../src/cli/faults/kind';
import { type Fault, type Mishap, type Question } from '../lab/pages/fault';
import { type Life } from './campaign';
import { inBrowser, type Scene } from './inBrowser';
import { IMPATIENT_MS, type Session, startSession, STUCK } from './session';

/** When the messages to the database go wrong: the first opening, with every migration; a later one; an append. */
const WHEN = ['migrate', 'open', 'append'] as const;
type When = (typeof WHEN)[number];

interface Case extends Fault {
  readonly when: When;
  /** The message it is for, as it was asked when nothing went wrong. */
  readonly name: string;
}

const TOLD_BEFORE = 4;

/** Up to the point where it goes wrong. */
async function prepare({ page, open, burst, flushed }: Session, when: When): Promise<void> {
  if (when === 'migrate') return;
  await open();
  await burst(TOLD_BEFORE);
  if (when !== 'open') return;
  // Heads reach the other medium a moment later. An opening that finds an older one there asks one question more, and
  // the messages would not be those that were counted.
  await flushed();
  await page.reload();
}

/** What never answers is given up by the log after a while, or sooner by whoever stands there; both are tried. */
const isMute = ({ mishap }: Case): boolean => mishap === 'vanished' || mishap === 'unanswered';

/** Goes wrong, then on as a referee would: taps again, starts the app anew, goes on. */
async function suffer(session: Session, one: Case, isPatient: boolean): Promise<void> {
  const { page, open, tryToOpen, burst, arm, complain } = session;
  const patience = isMute(one) && !isPatient ? IMPATIENT_MS : undefined;
  await prepare(session, one.when);
  await arm(one);
  const isOpen = one.when === 'append' || (await tryToOpen(patience)) === true;
  if (isOpen) await burst(1, patience);
  if (isOpen) await burst(1, patience);
  const hit = await session.hit();
  if (hit?.name !== one.name) complain(`harness: the fault was for "${one.name}" and hit "${hit?.name ?? 'nothing'}"`);
  await page.reload();
  await open();
  const after = await burst(TOLD_BEFORE);
  if (after !== null) complain(`it does not go on: ${after === STUCK ? STUCK : after.error}`);
  await page.reload();
  await open();
}

/** What the database is asked when nothing goes wrong. */
async function questionsOf(scene: Scene, seed: string, when: When): Promise<readonly Question[]> {
  const session = await startSession(scene.browser, scene.served, `count-${when}`, seed, 'log', [`${seed} ${when}`]);
  await prepare(session, when);
  await session.arm(null);
  if (when === 'append') await session.burst(1);
  else await session.open();
  const questions = await session.asked();
  await session.leave();
  return questions;
}

const waysOf = ({ statements }: Question, i: number, mishaps: readonly Mishap[]): Fault[] =>
  mishaps.flatMap((mishap): Fault[] => {
    if (mishap !== 'broken') return [{ at: i + 1, mishap }];
    return statements === 1 ? [] : Array.from({ length: statements }, (_, done) => ({ at: i + 1, mishap, done }));
  });

/** Every append first, then openings and migrations mixed, in the same order each time: few tries see a little of all. */
async function casesOf(scene: Scene, seed: string, mishaps: readonly Mishap[]): Promise<Case[]> {
  const cases: Case[] = [];
  for (const when of WHEN) {
    const questions = await questionsOf(scene, seed, when);
    for (const [i, question] of questions.entries())
      cases.push(...waysOf(question, i, mishaps).map((fault) => ({ ...fault, when, name: question.name })));
  }
  const isAppend = ({ when }: Case): boolean => when === 'append';
  return [
    ...cases.filter(isAppend),
    ...makeSeededRandom('the same order each time').shuffled(cases.filter((one) => !isAppend(one))),
  ];
}

const TRIES_IN_A_LIFE = 12;

/** A life that is lived through again by its seed alone begins where it began then. */
const placeOf = ({ seed, before }: Life): number => before + Number(/@(\d+)$/.exec(seed)?.[1] ?? 0);

/** Every message of an opening, a migration and an append goes wrong once, in every way; each on a disk of its own. */
function messages(name: string, usual: number, mishaps: readonly Mishap[]): FaultKindWithRunFunction {
  let known: Promise<readonly Case[]> | null = null;
  return {
    name,
    part: 'table',
    usual,
    run: inBrowser('storage', TRIES_IN_A_LIFE, async (scene, life, { sabotage }): Promise<FaultTally> => {
      known ??= casesOf(scene, life.seed, mishaps);
      const all = await known;
      let tally = EMPTY_TALLY;
      for (let i = 0; i < life.faults && isSoundTally(tally); i += 1) {
        const at = placeOf(life) + i;
        const one = all[at % all.length]!;
        const seed = `${life.seed.replace(/@\d+$/, '')}@${at}`;
        const place = `${one.when}-${one.at}-${one.mishap}-${one.done ?? 0}-${at}`;
        const tables = [`${seed} ${place}`];
        const session = await startSession(scene.browser, scene.served, place, seed, sabotage ?? 'log', tables);
        await suffer(session, one, one.when === 'append' && one.mishap === 'unanswered');
        const came = await session.leave();
        const complaints = came.complaints.map((complaint) => `${complaint}: ${place}`);
        tally = addTallies(tally, { ...came, complaints, tried: 1 });
      }
      return tally;
    }),
  };
}

/** What the database was asked fails, before, after or in the middle. */
export const statement = messages('statement', 240, ['refused', 'lied', 'broken']);
/** What it answers does not arrive, or arrives late. */
export const answer = messages('answer', 300, ['vanished', 'unanswered', 'late']);
