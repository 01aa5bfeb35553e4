import { type Entry, type Header } from '@/engine';
import { makeSeededRandom, simulateGame } from '@/simulate';
import { RULESETS } from '@/rulesets';

/** What is told at a table of the lab, from its header to its last entry. */
export interface Story {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** Tables whose name begins so hold long notes between the acts: a disk fills up sooner. */
export const WORDY = 'wordy ';

function withNotes(table: string, entries: readonly Entry[]): Entry[] {
  const dice = makeSeededRandom(`${table} notes`);
  const told = entries.flatMap((entry): Entry[] => {
    const note: Entry = { n: 0, act: 'note', text: 'so '.repeat(2000 + dice.below(12_000)) };
    return dice.chance(0.5) ? [entry, note] : [entry];
  });
  return told.map((entry, i) => ({ ...entry, n: i + 1 }));
}

const known = new Map<string, Story>();

/**
 * A whole simulated game. The table's name decides all of it, in every browser and in Node alike, so that
 * what is read back can be held against what was told.
 */
export function storyOf(table: string): Story {
  const there = known.get(table);
  if (there !== undefined) return there;
  const { header, entries } = simulateGame({
    ruleset: makeSeededRandom(table).pick(RULESETS),
    seed: table,
    skill: 0.4,
  });
  const told = table.startsWith(WORDY) ? withNotes(table, entries) : entries;
  const story: Story = { header: { ...header, id: table }, entries: told };
  known.set(table, story);
  return story;
}

/** How many lines are stored together from this place on: one act, now and then with the draws it needed. */
export const linesTogether = (table: string, seq: number): number => 1 + makeSeededRandom(`${table} ${seq}`).below(3);
