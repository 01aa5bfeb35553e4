import { type RulesetJson } from '@/rulesets';
import { type RulePicks } from '../../houseRules/houseFromPicks';

/** Everything entered for a new table. Choosing another ruleset discards nothing. */
export interface NewTableForm {
  readonly ruleset: string | null;
  /** The custom ruleset of the people that were filled in; it need not be kept on this device. */
  readonly rules: RulesetJson | null;
  readonly players: number | null;
  /** The sheet for which a number of players was asked that it does not name. */
  readonly otherFor: string | null;
  readonly isPartners: boolean;
  /** By seat, clockwise; more than sit there may be kept. */
  readonly names: readonly string[];
  readonly chapters: readonly string[];
  readonly table: string;
  /** Which game it is at that table. */
  readonly game: number;
  /** By sheet: a local rule made for one is not carried to another unasked. */
  readonly picks: Readonly<Record<string, RulePicks>>;
}

export const EMPTY_NEW_TABLE_FORM: NewTableForm = {
  ruleset: null,
  rules: null,
  players: null,
  otherFor: null,
  isPartners: false,
  names: [],
  chapters: [],
  table: '',
  game: 1,
  picks: {},
};

/** The list with one place written, and empty places up to it. */
export const withTextAt = (list: readonly string[], place: number, text: string): readonly string[] =>
  Array.from({ length: Math.max(list.length, place + 1) }, (_, index) =>
    index === place ? text : (list[index] ?? ''),
  );

export const rulePicksOfForm = ({ picks }: NewTableForm, ruleset: string): RulePicks => picks[ruleset] ?? {};

export const withRulePick = (typed: NewTableForm, ruleset: string, rule: string, value: string): NewTableForm => ({
  ...typed,
  picks: { ...typed.picks, [ruleset]: { ...rulePicksOfForm(typed, ruleset), [rule]: value } },
});

/** Back to the sheet as it is. */
export const withoutHouseRulePicks = (typed: NewTableForm, ruleset: string): NewTableForm => ({
  ...typed,
  picks: { ...typed.picks, [ruleset]: {} },
});

/** Setting key of the last table that was set up. */
export const LAST_TABLE_SETTING_KEY = 'lastTable';

export interface LastTableForm {
  readonly typed: NewTableForm;
  /** Local rules of the last table, offered and never taken over unasked. */
  readonly picks: NewTableForm['picks'];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one : '')) : [];

function readPicks(value: unknown): NewTableForm['picks'] {
  if (!isRecord(value)) return {};
  const rulesets = Object.entries(value).filter((row): row is [string, RulePicks] => isRecord(row[1]));
  return Object.fromEntries(
    rulesets.map(([id, picks]) => [
      id,
      Object.fromEntries(Object.entries(picks).filter(([, one]) => typeof one === 'string')),
    ]),
  );
}

/** What an older or newer version wrote may look different: whatever does not fit is left out. */
export function parseLastTable(text: string | undefined): LastTableForm {
  const nothing = { typed: EMPTY_NEW_TABLE_FORM, picks: {} };
  if (text === undefined) return nothing;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return nothing;
  }
  if (!isRecord(json)) return nothing;
  return {
    typed: {
      ...EMPTY_NEW_TABLE_FORM,
      ruleset: typeof json.ruleset === 'string' ? json.ruleset : null,
      players: typeof json.players === 'number' ? json.players : null,
      isPartners: json.isPartners === true,
      names: texts(json.names),
      chapters: texts(json.chapters),
    },
    picks: readPicks(json.picks),
  };
}

/** Setting keys of the unfinished new table, so that it survives a restart; of a table that is in play already apart. */
export const UNFINISHED_TABLE_SETTING_KEY = 'tableInHand';
export const UNFINISHED_TABLE_IN_PLAY_SETTING_KEY = 'tableInHand.inPlay';

/**
 * What a new table begins with: the sheet that was used last, and how many played. Nobody's name: who sits there now is
 * typed, or taken from the last tables with one tap.
 */
export const makeFormFromLastTable = ({ typed }: LastTableForm): NewTableForm => ({
  ...typed,
  names: [],
  chapters: [],
});

export const serializeNewTableForm = (typed: NewTableForm): string => JSON.stringify(typed);

/** Null where nothing is being set up. */
export function parseStoredNewTableForm(text: string | undefined): NewTableForm | null {
  if (text === undefined || text === '') return null;
  const { typed, picks } = parseLastTable(text);
  if (typed.ruleset === null && typed.names.length === 0) return null;
  const { table, otherFor, game, rules } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return {
    ...typed,
    rules: isRecord(rules) ? rules : null,
    picks,
    table: typeof table === 'string' ? table : '',
    game: Number.isSafeInteger(game) ? (game as number) : 1,
    otherFor: typeof otherFor === 'string' ? otherFor : null,
  };
}

/** `asksChapters`: of a sheet that does not ask, whoever sits there now has told none. */
export const serializeLastTable = (typed: NewTableForm, before: LastTableForm, asksChapters: boolean): string =>
  JSON.stringify({
    ruleset: typed.ruleset,
    players: typed.players,
    isPartners: typed.isPartners,
    names: typed.names,
    chapters: asksChapters ? typed.chapters : [],
    picks: { ...before.picks, ...typed.picks },
  });
