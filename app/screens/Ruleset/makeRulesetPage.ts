import {
  type Basis,
  type ClauseId,
  type FlagCode,
  type ReadingId,
  type Ruleset,
  type SettingKey,
  type SettingValues,
} from '@/rulesets';
import { clauseWords, findReadingWords, rulesetWords, type Words } from '@/words';
import { type RulingsTabWords } from '../../answers/useRulingsTabWords';

export type RulesetPageWords = RulingsTabWords['screens']['sheet'];

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

/** A heading of the sheet with its clauses. */
export interface SheetSectionData {
  readonly title: string;
  readonly clauses: readonly CitationData[];
}

/** What no clause of the sheet speaks of. */
export interface SilentPointsData {
  readonly flags: readonly { readonly code: FlagCode; readonly title: string; readonly suggested: string }[];
  readonly facts: readonly { readonly key: SettingKey; readonly label: string; readonly taken: string }[];
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
  readonly sections: readonly SheetSectionData[];
  readonly silent: SilentPointsData;
  readonly disputed: readonly DisputedPointData[];
}

export function makeRulesetPage(ruleset: Ruleset, words: Words, say: RulesetPageWords): RulesetPageData {
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
    sections: makeSections(ruleset, words, say),
    silent: makeSilent(ruleset, words, say),
    disputed: (Object.keys(ruleset.readings) as ReadingId[]).map((id) => makeDisputed(ruleset, id, words)),
  };
}

/** Clauses under the headings of the sheet, in its order. */
function makeSections(ruleset: Ruleset, words: Words, say: RulesetPageWords): readonly SheetSectionData[] {
  const headings = [...new Set(ruleset.clauses.map(({ place }) => say.section(place)))];
  return headings.map((title) => ({
    title,
    clauses: ruleset.clauses
      .filter(({ place }) => say.section(place) === title)
      .map(({ id }) => makeCitation(ruleset, id, words)),
  }));
}

function makeSilent({ cells, settings }: Ruleset, words: Words, say: RulesetPageWords): SilentPointsData {
  const codes = (Object.keys(cells) as FlagCode[]).filter((code) => cells[code].ruling === 'silent');
  const keys = words.factGroups
    .flatMap((group) => group.keys as readonly SettingKey[])
    .filter((key) => settings[key].basis === 'default' && settings[key].clauses.length === 0);
  return {
    flags: codes.map((code) => {
      const { title, suggest } = words.flags[code];
      return { code, title, suggested: say.suggested(suggest) };
    }),
    facts: keys.map((key) => ({
      key,
      label: words.settings[key].label,
      taken: say.taken(words.settingValue(key, settings[key].value as never)),
    })),
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
  const { question, options, why } = findReadingWords(words, id);
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
