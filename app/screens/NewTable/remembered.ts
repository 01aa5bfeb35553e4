import { type RulePicks } from '../../houseRules/makeHouse';
import { EMPTY_NEW_TABLE, type NewTableForm } from './typed';

/** The name under which the device remembers the last table that was set up. */
export const REMEMBERED = 'lastTable';

export interface Remembered {
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
export function parseRemembered(text: string | undefined): Remembered {
  const nothing = { typed: EMPTY_NEW_TABLE, picks: {} };
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
      ...EMPTY_NEW_TABLE,
      ruleset: typeof json.ruleset === 'string' ? json.ruleset : null,
      players: typeof json.players === 'number' ? json.players : null,
      isPartners: json.isPartners === true,
      names: texts(json.names),
      chapters: texts(json.chapters),
    },
    picks: readPicks(json.picks),
  };
}

/** The name under which the device keeps a table that is being set up: a restart must not cost it. */
export const IN_HAND = 'tableInHand';

export const makeInHand = (typed: NewTableForm): string => JSON.stringify(typed);

/** Null where nothing is being set up. */
export function parseInHand(text: string | undefined): NewTableForm | null {
  if (text === undefined || text === '') return null;
  const { typed, picks } = parseRemembered(text);
  if (typed.ruleset === null && typed.names.length === 0) return null;
  const { table, otherFor } = JSON.parse(text) as { readonly table?: unknown; readonly otherFor?: unknown };
  return {
    ...typed,
    picks,
    table: typeof table === 'string' ? table : '',
    otherFor: typeof otherFor === 'string' ? otherFor : null,
  };
}

/** `asksChapters`: of a sheet that does not ask, whoever sits there now has told none. */
export const makeRemembered = (typed: NewTableForm, before: Remembered, asksChapters: boolean): string =>
  JSON.stringify({
    ruleset: typed.ruleset,
    players: typed.players,
    isPartners: typed.isPartners,
    names: typed.names,
    chapters: asksChapters ? typed.chapters : [],
    picks: { ...before.picks, ...typed.picks },
  });
