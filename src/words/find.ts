import { type Clause, type ClauseId, type ReadingId, type Ruleset, RULESETS } from '@/rulesets';
import type { Flag } from '@/engine';
import { type Words } from './words';
import { type ReadingWords, type RulesetWords, type SeatNamer } from './shape';

/** Looks up by ids that may come from elsewhere: an organizer's own sheet has words of its own, or none. */
const own = <T>(dictionary: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;

type NamedRuleset = Pick<Ruleset, 'id' | 'name' | 'edition' | 'basedOn'>;

export function rulesetWords(words: Words, ruleset: NamedRuleset): RulesetWords {
  const known = own<RulesetWords>(words.rulesets, ruleset.id);
  if (known !== undefined && ruleset.name === undefined) return known;
  const name = ruleset.name ?? ruleset.id;
  const base = ruleset.basedOn === undefined ? undefined : own<RulesetWords>(words.rulesets, ruleset.basedOn);
  const summary = base === undefined ? words.screens.rulings.ownSheet : words.screens.rulings.localOver(base.name);
  return { name, short: name, summary, sheet: name, dated: ruleset.edition ?? '' };
}

/** A clause in our own words; undefined where an organizer's own sheet has none. */
export const clauseWords = (words: Words, id: ClauseId): string | undefined => own<string>(words.clauses, id);

const places: ReadonlyMap<string, Clause> = new Map(
  RULESETS.flatMap(({ clauses }) => clauses.map((clause) => [clause.id, clause])),
);

/** Where a clause stands, as one says it aloud: "Texas Good Sam, Building pile, sentence 2". */
export function clauseCitation(words: Words, id: ClauseId, register?: readonly Clause[]): string {
  const clause = register?.find((one) => one.id === id) ?? places.get(id);
  const prefix = id.split('.')[0] ?? id;
  const sheet = own<string>(words.sheets, prefix) ?? prefix;
  return clause === undefined ? id : `${sheet}, ${words.citation(clause.place)}`;
}

export const findReadingWords = (words: Words, id: ReadingId): ReadingWords => words.readings[id];

/** Who, what and why, in one line: "Bo laid 9 on a pile that needs 7". */
export const flagLine = (words: Words, flag: Pick<Flag, 'code' | 'evidence' | 'seat'>, who: SeatNamer): string =>
  words.flags[flag.code].what(flag.evidence, who, flag.seat);
