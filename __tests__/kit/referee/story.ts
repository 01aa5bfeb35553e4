import { type Entry, isNumberCard } from '@/engine';
import type { Ruleset } from '@/rulesets';
import { type Told } from './plainRecord';
import { added, opened } from './tellable';
import { hasDoubts, makeTroubled } from './troubled';
import { FOUR_TROUBLES } from './troubles';

/** An evening on which something of everything goes wrong, and is put right; one tap much later. */
export interface Story extends Told {
  /** The mis-tapped entry, and the one that puts it right, by their numbers. */
  readonly mistap: number;
  readonly amendment: number;
}

/** How far back the mis-tap lies when it is noticed. */
const BACK = 20;

/** The first seed of this name with which the whole story can be told. */
export function makeStory(ruleset: Ruleset, name: string): Story {
  for (let i = 1; i < 400; i += 1) {
    const told = makeTroubled({ ruleset, seed: `${name} ${i}`, house: { stock: 6 }, skill: 0.8 }, FOUR_TROUBLES, 12);
    const story = told.isWhole && told.happened.length === FOUR_TROUBLES.length ? withMistap(told) : null;
    if (story !== null) return story;
  }
  throw new Error(`no story for ${ruleset.id}`);
}

/** One discard told with another card, and put right twenty entries later. */
function withMistap({ header, entries }: Told): Story | null {
  const truth = entries.reduce(added, opened(header)).table;
  for (const [at, entry] of entries.entries()) {
    if (entry.act !== 'discard' || at < 25 || at + BACK > entries.length - 10 || !isNumberCard(entry.card)) continue;
    const { n: _, ...whole } = entry;
    const amendment = at + 1 + BACK;
    const told: Entry[] = [
      ...entries.slice(0, at),
      { ...entry, card: entry.card === 12 ? 11 : entry.card + 1 },
      ...entries.slice(at + 1, amendment - 1),
      { n: amendment, act: 'amend', entry: entry.n, with: whole },
      ...entries.slice(amendment - 1).map((later) => shifted(later, amendment)),
    ];
    const isQuiet = told.slice(at + 1, amendment - 1).every((later) => later.act !== 'rule');
    const game = told.reduce(added, opened(header));
    const isSame = JSON.stringify(game.table.seats) === JSON.stringify(truth.seats) && game.table.over !== null;
    if (isQuiet && isSame && !hasDoubts(game)) return { header, entries: told, mistap: entry.n, amendment };
  }
  return null;
}

/** Told after one more entry than before. */
function shifted(entry: Entry, from: number): Entry {
  const n = entry.n + 1;
  if (entry.act !== 'rule') return { ...entry, n };
  const [flagged = '', ...code] = entry.flag.split(':');
  const moved = Number(flagged) >= from ? Number(flagged) + 1 : Number(flagged);
  return { ...entry, n, flag: [moved, ...code].join(':') };
}
