import { resolveRuleset, rulesFor } from '@/rulesets';
import { questionById } from '@/rulings';
import { type KeptRuling } from '@/state';
import { rulesetWords } from '@/words';
import { type JustARulingWords } from '@/words/justARuling';
import { answerCacheFor } from '../../answers/answerCache';
import { type RulingsTabWords } from '../../answers/useRulingsTabWords';
import { type RulingSlipData } from '../../printing/layoutRulingSlip';
import { officialDecisionText, whoAndWhatOfRuling } from './makeKeptRulings';
import { makeRulingCardData } from './makeRulingFormData';

/**
 * The slip of a kept ruling. Who, what, verdict and clauses are those that were kept; the words of the clauses are made
 * anew from the same question under the same rules. The steps of the example are left out: their cards are not those of
 * the table that was ruled on.
 */
export function makeRulingSlip(
  { entry, struck, record }: KeptRuling,
  say: JustARulingWords,
  dictionaries: RulingsTabWords,
): RulingSlipData {
  const { words, questions } = dictionaries;
  const { slip } = say;
  const found = resolveRuleset(entry);
  const ruleset = found.ok ? found.value : null;
  const rules = ruleset === null ? null : rulesFor(ruleset, entry.house);
  const question = entry.question === undefined ? undefined : questionById(entry.question);
  const shown =
    rules === null || question === undefined
      ? null
      : makeRulingCardData(
          answerCacheFor(rules, dictionaries).answer(question),
          entry.case ?? null,
          entry.who.map(({ name }) => name),
          { rules },
          say,
          dictionaries,
        );
  const { who, what } = whoAndWhatOfRuling(entry, say, dictionaries);
  const decided = officialDecisionText(entry, say);
  const when = entry.at === undefined ? Number.NaN : Date.parse(entry.at);
  const clauses = entry.clauses.map((id) => {
    const clause = shown?.clauses.find((one) => one.id === id);
    return clause === undefined ? id : say.verdict.clause(clause.place, clause.says);
  });
  const part = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [{ title, lines }]);
  return {
    title: slip.title,
    place: words.phrasing.inLine([
      ...(Number.isNaN(when) ? [] : [slip.when(words.times.dateAndClock(when))]),
      ...(entry.table === undefined ? [] : [say.tableNumber(entry.table)]),
    ]),
    sheet: slip.sheet(ruleset === null ? entry.ruleset : rulesetWords(words, ruleset).name, entry.house !== undefined),
    struck: struck === null ? null : slip.struck,
    parts: [
      ...part(slip.who, [who]),
      ...part(slip.what, shown === null ? [what] : [what, ...shown.says]),
      ...part(slip.verdict, [questions.verdicts[entry.verdict]]),
      ...part(slip.decided, decided === null ? [] : [decided]),
      ...part(slip.clauses, clauses.length === 0 ? [say.verdict.noClause] : clauses),
      ...part(slip.note, entry.note === undefined ? [] : [entry.note]),
    ],
    official: slip.official,
    foot: [slip.record(record, entry.n), slip.foot],
    screen: { title: slip.screen, help: slip.help },
    fileName: slip.fileName(entry.n),
  };
}
