import {
  type Basis,
  type ClauseId,
  type ReadingId,
  type Ruleset,
  type SettingKey,
  type SettingValues,
} from '@/rulesets';
import { clauseWords, readingWords, rulesetWords, type Words } from '@/words';

export interface CitationData {
  readonly id: ClauseId;
  /** "Building pile, sentence 2". */
  readonly place: string;
  /** What the clause says, in our own words. */
  readonly words: string;
}

export interface FactRowData {
  readonly key: SettingKey;
  readonly label: string;
  readonly value: string;
  readonly basis: Basis;
  readonly citations: readonly CitationData[];
  readonly reading?: ReadingId | undefined;
}

export interface DisputedPointData {
  readonly id: ReadingId;
  readonly question: string;
  readonly inForce: string;
  readonly others: readonly string[];
  readonly why: string;
}

/** All texts of the page of one ruleset. */
export interface RulesetPageData {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly dated: string;
  readonly figures: readonly { readonly figure: string; readonly label: string }[];
  readonly groups: readonly { readonly heading: string; readonly facts: readonly FactRowData[] }[];
  readonly clauses: readonly CitationData[];
  readonly disputed: readonly DisputedPointData[];
}

export function makeRulesetPage(ruleset: Ruleset, words: Words): RulesetPageData {
  const { name, summary, dated } = rulesetWords(words, ruleset);
  return {
    id: ruleset.id,
    name,
    summary,
    dated,
    figures: makeFigures(ruleset, words),
    groups: words.factGroups.map(({ heading, keys }) => ({
      heading,
      facts: (keys as readonly SettingKey[]).map((key) => makeFact(ruleset, key, words)),
    })),
    clauses: ruleset.clauses.map(({ id }) => makeCitation(ruleset, id, words)),
    disputed: (Object.keys(ruleset.readings) as ReadingId[]).map((id) => makeDisputed(ruleset, id, words)),
  };
}

function makeCitation(ruleset: Ruleset, id: ClauseId, words: Words): CitationData {
  const place = ruleset.clauses.find((clause) => clause.id === id)?.place ?? id;
  return { id, place: words.citation(place), words: clauseWords(words, id) ?? '' };
}

function makeFact<K extends SettingKey>(ruleset: Ruleset, key: K, words: Words): FactRowData {
  const { value, basis, clauses, reading } = ruleset.settings[key];
  return {
    key,
    label: words.settings[key].label,
    value: words.phrasing.asTitle(words.settingValue(key, value as SettingValues[K])),
    basis,
    citations: clauses.map((id) => makeCitation(ruleset, id, words)),
    // Only a point this sheet lists can be shown further down.
    reading: reading !== undefined && ruleset.readings[reading] !== undefined ? reading : undefined,
  };
}

function makeDisputed(ruleset: Ruleset, id: ReadingId, words: Words): DisputedPointData {
  const { question, options, why } = readingWords(words, id);
  const { [ruleset.readings[id] ?? '']: inForce = '', ...others } = options;
  return { id, question, inForce, others: Object.values(others), why };
}

/** The numbers people ask for first. */
function makeFigures({ settings }: Ruleset, { number, screens, settingValue }: Words): RulesetPageData['figures'] {
  const { figures, stockSizes } = screens.rulings;
  return [
    { figure: settingValue('players', settings.players.value), label: figures.players },
    { figure: stockSizes(settings.stock.value.map(({ cards }) => cards)), label: figures.stock },
    { figure: number(settings.hand.value), label: figures.hand },
    { figure: number(settings.penalty.value?.cards ?? 0), label: figures.penalty },
  ];
}
