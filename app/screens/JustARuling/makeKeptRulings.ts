import { type RulingVerdict } from '@/record';
import { rulesetOfHeader } from '@/rulesets';
import { questionById } from '@/rulings';
import { type KeptRuling, type Provenance } from '@/state';
import { rulesetWords } from '@/words';
import { type JustARulingWords } from '@/words/justARuling';
import { type RulingsTabWords } from '../../answers/useRulingsTabWords';
import { formatClockTime, formatSavedTime } from '../../labels/times';

/** A kept ruling, in words. */
export interface KeptRulingData {
  readonly key: string;
  /** Its place in the list, from 1: the newest. */
  readonly rank: number;
  readonly record: string;
  readonly n: number;
  readonly who: string;
  readonly what: string;
  readonly verdict: RulingVerdict;
  /** When, at which table, under which sheet. */
  readonly place: string;
  /** What was decided; null where the sheet was followed or there was nothing to decide. */
  readonly decided: string | null;
  readonly note: string | null;
  readonly isToday: boolean;
  /** Null: it counts. */
  readonly struck: string | null;
  readonly provenance: Provenance | null;
}

/** Who and what of a ruling, for a list, a notice or a slip. */
export function whoAndWhatOfRuling(
  { who, flag, question }: Pick<KeptRuling['entry'], 'who' | 'flag' | 'question'>,
  say: JustARulingWords,
  { words, questions }: RulingsTabWords,
): { readonly who: string; readonly what: string } {
  const known = question === undefined ? undefined : questionById(question);
  const asked = known === undefined ? say.unknown : questions.questions[known.id].ask;
  return {
    who: say.who.names(who.map(({ name }) => name)),
    what: flag === undefined ? asked : words.flags[flag].title,
  };
}

/** What was decided, where it is not simply what the sheet says. */
export function officialDecisionText(
  { call, verdict }: KeptRuling['entry'],
  { call: say }: JustARulingWords,
): string | null {
  if (call === undefined) return null;
  return say.told[call === 'remedy' && verdict === 'silent' ? 'suggestion' : call];
}

export function makeKeptRulings(
  rulings: readonly KeptRuling[],
  now: Date,
  say: JustARulingWords,
  dictionaries: RulingsTabWords,
): readonly KeptRulingData[] {
  const { words } = dictionaries;
  return rulings.map(({ entry, struck, record, provenance }, at) => {
    const ruleset = rulesetOfHeader(entry);
    const sheet = ruleset === undefined ? entry.ruleset : rulesetWords(words, ruleset).short;
    const when = entry.at === undefined ? '' : formatSavedTime(entry.at, now, words);
    const place = [
      ...(when === '' ? [] : [when]),
      ...(entry.table === undefined ? [] : [say.tableNumber(entry.table)]),
      sheet,
    ];
    const decided = officialDecisionText(entry, say);
    return {
      key: `${record} ${entry.n}`,
      rank: at + 1,
      record,
      n: entry.n,
      ...whoAndWhatOfRuling(entry, say, dictionaries),
      verdict: entry.verdict,
      place: words.phrasing.inLine(place),
      decided: entry.call === 'remedy' && entry.verdict !== 'silent' ? null : decided,
      note: entry.note === undefined ? null : say.list.note(entry.note),
      isToday: isSameDay(entry.at, now),
      struck: struck === null ? null : say.list.struck(formatClockTime(struck.at ?? null, words)),
      provenance: provenance ?? null,
    };
  });
}

const isSameDay = (iso: string | undefined, now: Date): boolean =>
  iso !== undefined && new Date(iso).toDateString() === now.toDateString();
