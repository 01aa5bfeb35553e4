import { misses, type Vector, vectors } from './vectors';

export interface Counted {
  readonly passed: number;
  readonly failed: number;
  readonly log: string;
}

/** What another engine found, held against what Node expects of it: none missing, none different. */
export function countVectors(engine: string, json: string): Counted {
  const there = JSON.parse(json) as readonly Vector[];
  const here = vectors();
  const wrong = misses(here.map((vector, i) => ({ ...vector, found: there[i]?.found ?? 'none' })));
  return {
    passed: here.length - wrong.length,
    failed: wrong.length,
    log: wrong
      .map(({ name, expected, found }) => `${engine}: ${name}: ${expected} expected, ${found} found`)
      .join('\n'),
  };
}
