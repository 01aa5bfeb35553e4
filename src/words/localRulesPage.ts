import type { RulesDifference, RulesetProblem } from '@/rulesets';
import { isFlagCode, isReadingId } from '@/rulesets';
import { localRulesPage } from './en/localRulesPage';
import { type DictionaryShape } from './shape';
import { type LanguageCode, type Words } from './words';

/** What the screens for local rules say. A door of its own: it is loaded with those screens. */
export type LocalRulesWords = DictionaryShape<typeof localRulesPage>;

const dictionaries: { readonly [L in LanguageCode]: LocalRulesWords } = { en: localRulesPage };

export const localRulesWordsFor = (language: LanguageCode): LocalRulesWords => dictionaries[language];

/** A changed setting or reading in a sentence. */
export function differenceLine(
  words: Words,
  { differences: say }: LocalRulesWords,
  difference: Extract<RulesDifference, { readonly kind: 'setting' | 'reading' }>,
): string {
  if (difference.kind === 'reading') {
    const { question, options } = words.readings[difference.id];
    const answers: Readonly<Record<string, string>> = options;
    return say.reading(question, answers[difference.to] ?? difference.to, answers[difference.from] ?? difference.from);
  }
  const { key, from, to } = difference;
  const value = words.settings[key].say as (value: unknown) => string;
  return say.setting(words.settings[key].label, value(to), value(from));
}

/** One fault of a file, with what it concerns in plain words where it concerns something with a name. */
export function rulesetProblemLine(words: Words, { faults }: LocalRulesWords, problem: RulesetProblem): string {
  const [list = '', key = ''] = problem.path.split('.');
  const { message } = problem;
  if (list === 'cells' && isFlagCode(key)) return faults.ruling(words.flags[key].title, message);
  if (list === 'settings' && Object.hasOwn(words.settings, key))
    return faults.setting(words.settings[key as keyof Words['settings']].label, message);
  if (list === 'readings' && isReadingId(key)) return faults.reading(words.readings[key].question, message);
  return message;
}
