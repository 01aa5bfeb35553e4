import { type NamedFlag, planRemedy, type Raised, type Table, type Verdict } from '@/engine';
import type { ReadingId, Rules } from '@/rulesets';
import { clausePlace, clauseWords, flagLine, readingWords, type Who, words } from '@/words';
import { type Ink } from './ink';

/** A shape beside the colour: not everyone sees it, and not every log keeps it. */
const MARKS: Readonly<Record<Verdict, string>> = {
  illegal: '✗',
  penalty: '✗',
  silent: '?',
  stands: '=',
  info: 'i',
  record: '!',
};
const COLOURS: Readonly<Record<Verdict, keyof Ink>> = {
  illegal: 'red',
  penalty: 'red',
  silent: 'yellow',
  stands: 'cyan',
  info: 'dim',
  record: 'yellow',
};

/** One flag in full: what, by which clause, how firmly, and what to do. */
export function flagText(rules: Rules, flag: NamedFlag, table: Table, who: Who, ink: Ink): string[] {
  const en = words('en');
  const { verdict, code } = flag;
  const title = `${MARKS[verdict]} ${en.verdicts[verdict]}: ${en.flags[code].title}`;
  const lines = [
    `${ink[COLOURS[verdict]](title)} – ${flagLine(en, flag, who)}  ${ink.dim(`[${flag.id}]`)}`,
    ...flag.clauses.map((id) => `  ${id} (${clausePlace(en, id)}): ${clauseWords(en, id) ?? ''}`),
    `  ${en.basisLine(flag)}`,
    ...(flag.or === undefined
      ? []
      : [`  The cards cannot tell it from: ${en.flags[flag.or].title}. The referee decides.`]),
    ...(flag.reading === undefined ? [] : [readingLine(rules, flag.reading)]),
    ...remedyLines(rules, flag, table, who),
  ];
  return lines.map((line) => line.trimEnd());
}

function readingLine(rules: Rules, id: ReadingId): string {
  const { question, options } = readingWords(words('en'), id);
  const chosen = rules.readings[id];
  return `  Reading ${id}: ${question} ${options[chosen] ?? chosen}`;
}

/** Only flags of the record's own sheet can be planned for: they remember what lay there before the act. */
const isRaised = (flag: NamedFlag): flag is Raised => 'ruling' in flag;

/** The steps for hands, as they were possible when the act had just happened; under another sheet, its words. */
function remedyLines(rules: Rules, flag: NamedFlag, table: Table, who: Who): string[] {
  if (flag.verdict === 'stands' || flag.verdict === 'info') return [];
  const en = words('en');
  const { suggest, remedy } = en.flags[flag.code];
  const { steps, late } = isRaised(flag) ? planRemedy(rules, table, flag) : { steps: [], late: null };
  if (late !== null) return [`  ${en.late[late]}`];
  const listed = steps.map((step) => en.stepWords(step, who)).join('; ');
  // Where the sheet is silent the line above has said what is suggested; it is never called the remedy.
  if (flag.verdict === 'silent') return listed === '' ? [] : [`  Suggested: ${listed}`];
  return [`  Remedy: ${listed === '' ? ((flag.verdict === 'penalty' ? remedy : undefined) ?? suggest) : listed}`];
}
