import { EVENT_FORMAT_KINDS, type EventFormat, type EventFormatKind, type TieBreak } from '@/record';
import { type ClauseId, type Ruleset, type RulesetJson } from '@/rulesets';
import { type NewEvent } from '@/state';

/** What is typed and chosen while an event is set up. Numbers are text until the event is begun. */
export interface NewEventForm {
  readonly name: string;
  readonly place: string;
  readonly date: string;
  readonly ruleset: string | null;
  /** Null: as the sheet has it. */
  readonly kind: EventFormatKind | null;
  readonly numbers: Readonly<Record<FormatNumber, string>>;
  readonly charge: 'side' | 'own';
  readonly ties: readonly TieBreak[];
  readonly tables: string;
}

export const FORMAT_NUMBERS = ['games', 'minutes', 'to', 'out', 'card', 'rounds'] as const;
export type FormatNumber = (typeof FORMAT_NUMBERS)[number];

export const emptyNewEventForm = (date: string): NewEventForm => ({
  name: '',
  place: '',
  date,
  ruleset: null,
  kind: null,
  numbers: { games: '', minutes: '', to: '', out: '', card: '', rounds: '' },
  charge: 'side',
  ties: [],
  tables: '',
});

/** The numbers that a format asks for, each with what holds where nothing is typed. */
export const NUMBERS_OF_FORMAT: Readonly<
  Record<EventFormatKind, Readonly<Partial<Record<FormatNumber, { readonly usual: number; readonly least: number }>>>>
> = {
  'single-elimination': {},
  'most-wins': { games: { usual: 4, least: 1 } },
  'lowest-total': { games: { usual: 3, least: 1 }, minutes: { usual: 105, least: 1 } },
  points: { to: { usual: 500, least: 1 }, out: { usual: 25, least: 0 }, card: { usual: 5, least: 0 } },
  'round-robin': {},
  swiss: { rounds: { usual: 4, least: 1 } },
};

/** The formats that sheets order, by what their setting says. */
const FORMAT_OF_SETTING: Readonly<Record<string, EventFormatKind>> = {
  singleElimination: 'single-elimination',
  fourGamesMostWins: 'most-wins',
  threeGamesLowest: 'lowest-total',
  points500: 'points',
};

export interface SheetFormat {
  readonly kind: EventFormatKind;
  readonly clauses: readonly ClauseId[];
}

/** The format that a sheet orders; null where it is silent. */
export function sheetFormatOf({ settings: { format } }: Ruleset): SheetFormat | null {
  const kind = FORMAT_OF_SETTING[format.value];
  return kind === undefined ? null : { kind, clauses: format.clauses };
}

/** What is played where nobody chose: as the sheet orders, and where it is silent the usual thing with few games. */
export const formatKindOf = (form: NewEventForm, ruleset: Ruleset | undefined): EventFormatKind | null =>
  form.kind ?? (ruleset === undefined ? null : (sheetFormatOf(ruleset)?.kind ?? null));

const parseNumber = (typed: string): number | null => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) : null);

/** Why a number cannot be taken: it is none, or less than the least. Null: it can, or nothing was typed. */
export function wrongNumber(typed: string, least: number): { readonly least: number } | null {
  if (typed.trim() === '') return null;
  const number = parseNumber(typed);
  return number === null || number < least ? { least } : null;
}

function makeFormat(kind: EventFormatKind, { numbers, charge, ties }: NewEventForm): EventFormat {
  const typed = Object.fromEntries(
    Object.keys(NUMBERS_OF_FORMAT[kind]).flatMap((key) => {
      const number = parseNumber(numbers[key as FormatNumber]);
      return number === null ? [] : [[key, number]];
    }),
  ) as Partial<Record<FormatNumber, number>>;
  switch (kind) {
    case 'lowest-total':
      return { kind, ...typed, ...(charge === 'own' ? { charge } : {}) };
    case 'swiss':
      return {
        kind,
        rounds: NUMBERS_OF_FORMAT.swiss.rounds?.usual ?? 4,
        ...typed,
        ...(ties.length > 0 ? { ties } : {}),
      };
    case 'round-robin':
      return { kind, ...(ties.length > 0 ? { ties } : {}) };
    default:
      return { kind, ...typed };
  }
}

/** The header of the event; null while something is missing or cannot be taken. */
export function newEventFromForm(
  form: NewEventForm,
  offered: { readonly ruleset: Ruleset; readonly rules?: RulesetJson } | undefined,
): NewEvent | null {
  const kind = formatKindOf(form, offered?.ruleset);
  if (offered === undefined || kind === null) return null;
  const isWrong = Object.entries(NUMBERS_OF_FORMAT[kind]).some(
    ([key, { least }]) => wrongNumber(form.numbers[key as FormatNumber], least) !== null,
  );
  if (isWrong || wrongNumber(form.tables, 1) !== null) return null;
  const tables = parseNumber(form.tables);
  const told = (key: 'name' | 'place' | 'date') => (form[key].trim() === '' ? {} : { [key]: form[key].trim() });
  return {
    ...told('name'),
    ...told('place'),
    ...told('date'),
    ruleset: offered.ruleset.id,
    ...(offered.rules === undefined ? {} : { rules: offered.rules }),
    format: makeFormat(kind, form),
    ...(tables === null ? {} : { tables }),
  };
}

export const UNFINISHED_EVENT_SETTING_KEY = 'event.unfinished';

export const serializeNewEventForm = (form: NewEventForm): string => JSON.stringify(form);

/** What was kept of a form; null where nothing was, or where it is not one of these. */
export function parseNewEventForm(text: string | undefined): NewEventForm | null {
  if (text === undefined || text === '') return null;
  try {
    const form = JSON.parse(text) as NewEventForm;
    const isForm =
      [form.name, form.place, form.date, form.tables].every((part) => typeof part === 'string') &&
      (form.kind === null || EVENT_FORMAT_KINDS.includes(form.kind)) &&
      FORMAT_NUMBERS.every((key) => typeof form.numbers[key] === 'string') &&
      Array.isArray(form.ties);
    return isForm ? form : null;
  } catch {
    return null;
  }
}
