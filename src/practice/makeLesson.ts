import {
  actsWithTrait,
  addEntry,
  type Entry,
  type Game,
  gameSummary,
  openFlags,
  openGame,
  planRemedy,
  type Seat,
} from '@/engine';
import { injectOffence, makeSeededRandom, type OffenceCode, type SimulatedGame, simulateGame } from '@/simulate';
import { isNotEnteredByReferee, countDrawStepsAppFillsIn } from './dueDraws';
import { type Lesson, type LessonLength, type LessonOptions, type LessonStep } from './lesson';

/** Stocks of a whole game in practice: short enough to be finished in one sitting. */
export const PRACTICE_STOCK_SIZE = 6;

const ROUNDS: Readonly<Record<LessonLength, number>> = { 'two-rounds': 2, 'five-rounds': 5, 'whole-game': 200 };
const OFFENCES: Readonly<Record<LessonLength, number>> = { 'two-rounds': 2, 'five-rounds': 4, 'whole-game': 6 };
/** Entries between one offence and the next, at least: time to rule on it. */
const APART = 6;
const SEEDS_TRIED = 40;

/**
 * Offences that a table of people commits and a referee can see, the usual ones first. Which of them a ruleset minds,
 * and whether the game goes on unchanged once the remedy is applied, the engine decides for each lesson.
 */
const USUAL_OFFENCES: readonly OffenceCode[] = [
  'build-sequence',
  'overdraw',
  'oot-started',
  'discard-stack-early',
  'coach-verbal',
  'coach-nonverbal',
  'play-after-discard',
];
const RARE_OFFENCES: readonly OffenceCode[] = [
  'partner-moves-unasked',
  'build-start',
  'stock-peek',
  'discard-multiple',
  'win-claim-early',
  'discard-takeback',
  'src-opponent',
];

const SETS_UP = actsWithTrait('sets-up');

/** One offence in a simulated game: `entries` stand in place of the entries `from` up to, not including, `to`. */
interface OffencePatch {
  readonly code: OffenceCode;
  readonly from: number;
  readonly to: number;
  readonly entries: readonly Entry[];
}

/** A simulated game as a lesson. Throws only if no seed gives one, which the tests rule out for every ruleset. */
export function makeLesson(options: LessonOptions): Lesson {
  for (let i = 0; i < SEEDS_TRIED; i += 1) {
    const simulated = simulate(options, `${options.seed} ${i}`);
    const plain = stepsOf(simulated, []);
    if (plain === null || (options.length === 'whole-game' && simulated.outcome.winner === null)) continue;
    const patches = options.hasOffences ? pickOffences(simulated, options) : [];
    // a lesson with offences has at least one
    if (options.hasOffences && patches.length === 0) continue;
    const lesson = stepsOf(simulated, patches);
    if (lesson !== null) return lesson;
  }
  throw new Error(`no lesson for ${options.ruleset.id}`);
}

const simulate = ({ ruleset, players, length }: LessonOptions, seed: string): SimulatedGame =>
  simulateGame({
    ruleset,
    seed,
    players,
    teams: true,
    haste: 0,
    maxTurns: ROUNDS[length] * players,
    ...(length === 'whole-game' ? { house: { stock: PRACTICE_STOCK_SIZE } } : {}),
  });

/** As many offences as the length asks for, well apart, after each of which the game goes on as it would have. */
function pickOffences(simulated: SimulatedGame, { seed, length }: LessonOptions): readonly OffencePatch[] {
  const { shuffled } = makeSeededRandom(`offences ${seed}`);
  const codes = [...shuffled(USUAL_OFFENCES), ...shuffled(RARE_OFFENCES)];
  let accepted: readonly OffencePatch[] = [];
  for (const code of codes) {
    if (accepted.length >= OFFENCES[length]) break;
    const patch = findPatch(simulated, code, seed);
    if (patch === null || accepted.some((other) => !areApart(other, patch))) continue;
    const tried = [...accepted, patch].sort((a, b) => a.from - b.from);
    if (stepsOf(simulated, tried) !== null) accepted = tried;
  }
  return accepted;
}

const areApart = (a: OffencePatch, b: OffencePatch): boolean => a.to + APART <= b.from || b.to + APART <= a.from;

function findPatch(simulated: SimulatedGame, code: OffenceCode, seed: LessonOptions['seed']): OffencePatch | null {
  const injected = injectOffence(simulated, code, seed);
  // a report is what a referee says of an offence, not something that players do
  if (injected === null || injected.entries.some(({ act }) => act === 'report')) return null;
  const { entries, rest, goesOn } = injected;
  const offended = goesOn ? entries.slice(0, entries.length - rest.length) : entries;
  const to = simulated.entries.length - rest.length;
  let from = 0;
  while (from < to && JSON.stringify(simulated.entries[from]) === JSON.stringify(offended[from])) from += 1;
  return { code, from, to, entries: offended.slice(from) };
}

/**
 * The steps of a simulated game with these offences, each ruled on as the ruleset says. Null if the engine minds
 * anything else in it: a second flag, a remedy that comes too late, or cards that do not fit afterwards.
 */
function stepsOf(simulated: SimulatedGame, patches: readonly OffencePatch[]): Lesson | null {
  const opened = openGame(simulated.header);
  if (!opened.ok) return null;
  const steps: LessonStep[] = [];
  const setUp: Entry[] = [];
  let game = opened.value;
  let dealt = opened.value;

  const add = (body: Entry, flagOf: LessonStep['flag'] = null, remedy: LessonStep['remedy'] = []): boolean => {
    const entry = { ...body, n: setUp.length + steps.length + 1 } as Entry;
    const before = game;
    const next = addEntry(game, entry);
    if (!next.ok) return false;
    game = next.value;
    if (SETS_UP.has(entry.act)) {
      setUp.push(entry);
      dealt = game;
    } else {
      const task = entry.act === 'rule' ? 'rule' : 'tell';
      steps.push({ entry, task, before, after: game.table, flag: flagOf, remedy });
    }
    return true;
  };
  const addPlain = (entry: Entry): boolean =>
    isNotEnteredByReferee(game.table, entry) || (add(asOwnPlay(game, entry)) && openFlags(game.table).length === 0);

  let at = 0;
  for (const patch of patches) {
    if (!simulated.entries.slice(at, patch.from).every(addPlain)) return null;
    if (!addOffence(patch)) return null;
    at = patch.to;
  }
  const isPlain = simulated.entries.slice(at).every((entry) => isEndOfTime(entry) || addPlain(entry));
  if (!isPlain || gameSummary(game).unexplained > 0) return null;
  const winner = JSON.stringify(simulated.outcome.winner);
  if (JSON.stringify(game.table.over?.winner ?? null) !== winner) return null;
  return { header: simulated.header, setUp, dealt, steps: markOptional(steps) };

  function addOffence({ code, entries }: OffencePatch): boolean {
    for (const [i, entry] of entries.entries()) {
      if (!add(entry)) return false;
      if (i < entries.length - 1 && openFlags(game.table).length > 0) return false;
    }
    const [flag, second] = openFlags(game.table);
    const isClear = flag?.code === code && (flag.verdict === 'illegal' || flag.verdict === 'penalty');
    if (!isClear || second !== undefined) return false;
    const { steps: remedy, late } = planRemedy(game.rules, game.table, flag);
    if (late !== null) return false;
    const offence = steps.pop() as LessonStep;
    steps.push({ ...offence, flag });
    return (
      add({ n: 0, act: 'rule', flag: flag.id, call: 'remedy' }, flag, remedy) && openFlags(game.table).length === 0
    );
  }
}

/** The simulator stops a lesson by the clock; the learner is simply finished then. */
const isEndOfTime = (entry: Entry): boolean => entry.act === 'end' && entry.why === 'time';

/** A partner's card that the partner moves when asked is told as the play of the player on turn: that is one tap. */
function asOwnPlay({ table }: Game, entry: Entry): Entry {
  if (entry.act !== 'play' || entry.asked !== true || entry.from === 'hand' || table.turn === null) return entry;
  const { asked: _, owner = entry.seat, ...play } = entry;
  const turn: Seat = table.turn;
  return { ...play, seat: turn, ...(owner === turn ? {} : { owner }) };
}

/** Draws that the app fills in, and new stock tops, need not be told. */
function markOptional(steps: readonly LessonStep[]): LessonStep[] {
  const marked = steps.map((step) => (step.entry.act === 'flip' ? { ...step, task: 'optional' as const } : step));
  for (let at = 0; at < marked.length; at += 1) {
    const count = countDrawStepsAppFillsIn(marked, at);
    for (let i = at; i < at + count; i += 1) marked[i] = { ...(marked[i] as LessonStep), task: 'optional' };
    at += Math.max(0, count - 1);
  }
  return marked;
}
