import { type Card, countAllCards, type Entry, replay } from '@/engine';
import { type SeededRandom, makeSeededRandom } from '@/simulate';
import { makeGameRecordReader } from '@/record';
import { RULESETS } from '@/rulesets';
import {
  type EntryDraft,
  selectTableFacts,
  selectResult,
  type SubmitResult,
  type TableSession,
  type Tap,
} from '@/state';
import { headerFor, type Column } from '../kit';
import { faultyLog, type FaultyLog } from './kit/faultyLog';
import { must, newFile, openRegistry, removeFiles, testStamps, type TestRegistry } from './kit/openRegistry';
import { entriesOf, storedOf } from './kit/tables';

const RUNS = Number(process.env.TABLESIDE_RUNS ?? 1);
const SEED = process.env.TABLESIDE_SEED ?? 'any finger';
const TAPS = 250;

jest.setTimeout(120_000);
afterAll(removeFiles);

const CARDS: readonly Card[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'S', '?'];

/** Anything a finger can touch, sensible or not. */
function anyTap(dice: SeededRandom, seats: number): Tap {
  const seat = dice.below(seats);
  return dice.pick<Tap>([
    { on: 'build', pile: dice.below(4) },
    { on: 'build', pile: dice.below(5) },
    { on: 'key', card: dice.pick(CARDS) },
    { on: 'key', card: dice.pick(CARDS) },
    { on: 'stock', seat },
    { on: 'discard', seat, pile: dice.below(5) },
    { on: 'discard', seat, pile: dice.below(4) },
    { on: 'seat', seat },
    { on: 'release' },
    { on: 'asked' },
    { on: 'draw-count', count: dice.below(7) },
    { on: 'skip-flip' },
    { on: 'clear' },
  ]);
}

/** Things told through forms and the log. */
function anyDraft(dice: SeededRandom, seats: number, entries: readonly Entry[]): EntryDraft {
  const seat = dice.below(seats);
  const entry = entries.length === 0 ? 1 : dice.pick(entries).n;
  return dice.pick<EntryDraft>([
    { act: 'pass', seat },
    { act: 'speak', seat, what: 'advice' },
    { act: 'note', text: 'wind', entry },
    { act: 'count', seat, hand: dice.below(6) },
    { act: 'reshuffle', from: dice.pick(['completed', 'under-tops', 'other'] as const) },
    { act: 'take-back', seat, what: dice.pick(['play', 'discard'] as const) },
    { act: 'strike', entry },
    { act: 'amend', entry, with: { seat } },
    { act: 'insert', before: entry, with: { act: 'flip', seat, card: dice.pick(CARDS) } },
    { act: 'pause' },
    { act: 'resume' },
  ]);
}

async function anything(table: TableSession, dice: SeededRandom): Promise<SubmitResult> {
  const state = table.store.getState();
  const seats = state.game.table.seats.length;
  const { flags } = selectTableFacts(state);
  if (flags.length > 0 && dice.chance(0.05)) {
    return table.rule(dice.pick(flags).flag.id, dice.pick(['remedy', 'stand', 'waive', 'mistap'] as const));
  }
  if (dice.chance(0.08)) return table.undo();
  if (dice.chance(0.04)) return table.redo();
  if (dice.chance(0.08)) return table.tell(anyDraft(dice, seats, entriesOf(table)));
  return table.tap(anyTap(dice, seats));
}

function checkSound(table: TableSession): void {
  const state = table.store.getState();
  expect(countAllCards(state.game.table)).toBe(state.game.table.deck);
  expect(selectTableFacts(state)).toBe(selectTableFacts({ ...state, saved: 'saving' }));
  selectResult(state);
}

/** Every line can be read back, and read back it is the same table. */
function checkRecord(table: TableSession): void {
  const reader = makeGameRecordReader();
  const lines = table.record().trim().split('\n');
  const entries = entriesOf(table);
  expect(lines.map((line, i) => reader.read(line, i + 1)?.kind)).toEqual(['header', ...entries.map(() => 'entry')]);
  const { game } = table.store.getState();
  expect(must(replay(game.header, entries)).table).toEqual(game.table);
}

const cases = RULESETS.flatMap(({ id }) => Array.from({ length: RUNS }, (_, i) => `${SEED} ${id} ${i}`));

test.each(cases)('whatever is touched, nothing is lost and nothing throws: %s', async (seed) => {
  const dice = makeSeededRandom(seed);
  const id = RULESETS.find((ruleset) => seed.includes(` ${ruleset.id} `))?.id as Column;
  let at: TestRegistry = await openRegistry(newFile(), testStamps(), faultyLog);
  const { seats } = headerFor(id);
  let table = must(await at.registry.openNew({ ruleset: id, seats }));
  const tops = seats.map(() => dice.pick(CARDS));
  must(await table.tell({ act: 'deal', dealer: dice.below(seats.length), tops }));
  const acknowledged: number[] = [1];
  for (let i = 0; i < TAPS; i += 1) {
    const isFaulty = dice.chance(0.02);
    if (isFaulty) {
      const when = dice.pick(['before', 'after'] as const);
      (at.log as FaultyLog).failNext({ why: 'unknown', error: 'pulled the plug' }, when);
    }
    const result = await anything(table, dice);
    if (result.ok) acknowledged.push(...result.value.entries.map(({ n }) => n));
    else if (result.error.why === 'refused') expect(table.store.getState().notice).not.toBeNull();
    checkSound(table);
    if (!isFaulty && !dice.chance(0.01)) continue;
    at = await at.restart();
    table = must(await at.registry.open(table.id));
  }
  const stored = await storedOf(at, table);
  expect(stored).toEqual(entriesOf(table));
  const numbers = new Set(stored.map(({ n }) => n));
  expect(acknowledged.filter((n) => !numbers.has(n))).toEqual([]);
  expect(numbers.size).toBe(stored.length);
  checkRecord(table);
  await at.close();
});

test('a lost line would be found', async () => {
  const at = await openRegistry();
  const table = must(await at.registry.openNew({ ruleset: 'mattel', seats: headerFor('mattel').seats }));
  must(await table.tell({ act: 'note', text: 'kept' }));
  const stored = await storedOf(at, table);
  expect(stored.slice(1)).not.toEqual(entriesOf(table));
  await at.close();
});
