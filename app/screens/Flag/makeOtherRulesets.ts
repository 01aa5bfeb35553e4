import { startTransition, useEffect, useState } from 'react';
import { findLastInList } from '@/base';
import { type Game, reportLines, type FlagWithId, planRemedy, type RaisedFlag, type Verdict } from '@/engine';
import {
  type CellVerdict,
  isFlagCode,
  RECORD_DOUBT_CODES,
  HOUSE_KEYS_BY_FLAG_CODE,
  type Ruleset,
  RULESETS,
  type SettingKey,
} from '@/rulesets';
import { rulesetWords, type Words } from '@/words';
import { findFlag } from '../../flags/findFlag';
import { useWords } from '../../hooks';

/** The verdict of another ruleset on the same play. */
export interface OtherRulesetVerdictData {
  readonly id: string;
  readonly name: string;
  /** A verdict, or that there is none. */
  readonly verdict: Verdict | 'legal' | 'never';
  /** How firmly, where, and what it costs there. */
  readonly lines: readonly string[];
}

const ABOUT_THE_RECORD: ReadonlySet<string> = new Set(RECORD_DOUBT_CODES);

/** The rulesets to compare with. Flags about the record itself belong to no ruleset, so they have none. */
export const rulesetsToCompare = (game: Game, flag: RaisedFlag): readonly Ruleset[] =>
  ABOUT_THE_RECORD.has(flag.code) ? [] : RULESETS.filter(({ id }) => id !== game.rules.ruleset.id);

/** The verdict of one ruleset. This replays the whole game under it, so do not call it while a screen opens. */
export function makeOtherRulesetVerdict(
  game: Game,
  flag: RaisedFlag,
  sheet: Ruleset,
  words: Words,
): OtherRulesetVerdictData {
  const { id } = sheet;
  const { name } = rulesetWords(words, sheet);
  const seen = flag.entry.act === 'rule' ? undefined : seenBy(game, flag, sheet);
  if (seen === undefined) return { id, name, ...unseen(sheet, flag, words) };
  const isOther = seen.code !== flag.code;
  return {
    id,
    name,
    verdict: seen.verdict,
    lines: [
      ...(isOther ? [words.review.flag.seenAs(words.flags[seen.code].title)] : []),
      ...groundLines(seen, sheet, words),
      ...costLines(seen, sheet, words),
    ],
  };
}

/**
 * The flag the other ruleset raises for the same fault: the same code, or a code this table's ruleset does not raise
 * here.
 */
function seenBy(game: Game, flag: RaisedFlag, sheet: Ruleset): FlagWithId | undefined {
  const here = (under?: Ruleset): readonly FlagWithId[] =>
    reportLines(game, under).find(({ n }) => n === flag.n)?.flags ?? [];
  const theirs = here(sheet);
  const same = theirs.find(({ code }) => code === flag.code);
  if (same !== undefined || theirs.length === 0) return same;
  const ours = new Set(here().map(({ code }) => code));
  return theirs.find(({ code }) => !ours.has(code) && !ABOUT_THE_RECORD.has(code));
}

/**
 * The verdict if the other ruleset raised nothing: it allows the play, the code cannot arise there, or it has no such
 * rule.
 */
function unseen(sheet: Ruleset, flag: RaisedFlag, words: Words): Pick<OtherRulesetVerdictData, 'verdict' | 'lines'> {
  if (!isFlagCode(flag.code)) return { verdict: 'legal', lines: [] };
  const cell = sheet.cells[flag.code];
  // raised by a ruling, not by a play, so replaying the play raises it under no ruleset
  const ruling: CellVerdict = flag.entry.act === 'rule' || cell.ruling === 'never' ? cell.ruling : 'legal';
  const isCited = cell.ruling === ruling;
  return { verdict: ruling, lines: isCited ? groundLines({ ...cell, verdict: ruling }, sheet, words) : [] };
}

interface Grounds extends Pick<FlagWithId, 'basis' | 'clauses'> {
  readonly verdict: Verdict | 'legal' | 'never';
}

function groundLines({ basis, clauses, verdict }: Grounds, sheet: Ruleset, words: Words): string[] {
  const { asTitle, inLine } = words.phrasing;
  const [first] = clauses;
  // the row already names the ruleset
  const place =
    first === undefined ? null : asTitle(words.citation(sheet.clauses.find(({ id }) => id === first)?.place ?? first));
  if (basis !== 'default') return [inLine([...(place === null ? [] : [place]), words.bases[basis]])];
  // a silent verdict already says that there is no clause
  const said = verdict === 'silent' || verdict === 'never' ? [] : [words.bases.default];
  return place === null ? said : [...said, words.review.flag.nearest(place)];
}

const COSTS: readonly SettingKey[] = ['penalty', 'overdraw', 'outOfTurn'];

function costLines({ code, verdict }: FlagWithId, sheet: Ruleset, words: Words): string[] {
  const rests: readonly SettingKey[] =
    verdict === 'penalty' && isFlagCode(code) ? (HOUSE_KEYS_BY_FLAG_CODE[code] ?? []) : [];
  const key = COSTS.find((one) => rests.includes(one));
  if (key === undefined) return [];
  return [words.review.flag.suggested(words.settingValue(key, sheet.settings[key].value as never))];
}

/** What becomes of it once the next player has acted, where that makes a difference; null where it makes none. */
export function consequenceOfWaiting(game: Game, flag: RaisedFlag, words: Words): string | null {
  const { rules, table } = game;
  if (flag.ruling !== null || planRemedy(rules, table, flag).late !== null) return null;
  const later = { ...table, turnNumber: flag.turnNumber + 1, lastActedTurn: flag.turnNumber + 1 };
  if (planRemedy(rules, later, flag).late === null) return null;
  const say = words.review.flag;
  const { card } = flag.evidence;
  if (flag.laidCard === null || (flag.code !== 'build-sequence' && flag.code !== 'build-start')) return say.standsAsIs;
  if (typeof card !== 'number') return say.standsAsIs;
  return card === 12 ? say.standsDone : say.standsNext(card + 1);
}

/**
 * Verdicts already computed, by dictionary and entry. The verdict on a play depends only on the entries before it,
 * so the entry itself is the key.
 */
const asked = new WeakMap<Words, WeakMap<object, Map<string, OtherRulesetVerdictData>>>();

function answersIn(words: Words): WeakMap<object, Map<string, OtherRulesetVerdictData>> {
  const known = asked.get(words) ?? new WeakMap<object, Map<string, OtherRulesetVerdictData>>();
  asked.set(words, known);
  return known;
}

interface Elsewhere {
  readonly rows: readonly OtherRulesetVerdictData[];
  /** The number of rulesets whose verdict is not computed yet. */
  readonly waiting: number;
}

/**
 * The verdicts of the other rulesets. They are computed one after another after the screen is shown, so that opening it
 * does not wait.
 */
export function useOtherRulesetVerdicts(game: Game, id: string): Elsewhere {
  const words = useWords();
  const flag = findFlag(game, id);
  const sheets = flag === undefined ? [] : rulesetsToCompare(game, flag);
  const key = flag && findLastInList(game.played, ({ entry }) => entry.n === flag.n);
  const [, setAnswers] = useState(0);
  useEffect(() => {
    if (flag === undefined || key === undefined) return undefined;
    const answers = answersIn(words).get(key) ?? new Map<string, OtherRulesetVerdictData>();
    answersIn(words).set(key, answers);
    const left = sheets.filter((sheet) => !answers.has(`${flag.code}/${sheet.id}`));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      const sheet = left.shift();
      if (sheet === undefined) return;
      answers.set(`${flag.code}/${sheet.id}`, makeOtherRulesetVerdict(game, flag, sheet, words));
      startTransition(() => setAnswers((many) => many + 1));
      timer = setTimeout(ask);
    };
    timer = setTimeout(ask);
    return () => clearTimeout(timer);
    // The same entry gives the same verdicts, whatever entries were added after it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, flag?.code, words]);
  const answers = key === undefined ? undefined : answersIn(words).get(key);
  const rows = sheets.flatMap((sheet) => answers?.get(`${flag?.code}/${sheet.id}`) ?? []);
  return { rows, waiting: sheets.length - rows.length };
}
