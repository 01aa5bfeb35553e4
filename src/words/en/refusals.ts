import type { Refusal, RefusalCode } from '@/engine';

type Say = (refusal: Refusal) => string;

const LONGEST = 40;

/** The value as it stood in the line, shortened. */
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

const named = (value: unknown): string => (typeof value === 'string' ? `\`${value.slice(0, LONGEST)}\`` : shown(value));

/** `tops[2]`; where nothing is known, a plain word. */
const place = ({ field }: Refusal): string => (field === undefined ? 'a field' : `\`${field}\``);

/** ` in "play"`, so that a person finds it in the line. */
const inAct = ({ act }: Refusal): string => (act === undefined ? '' : ` of "${act}"`);

/** The record's own signs, spelled for people: `≥ 0` → "0 or more", `"a" | "b"` → `"a" or "b"`. */
const range = (allowed: string): string =>
  allowed
    .replace(/^≥ (\d+)( items)?$/, '$1 or more$2')
    .replace(/^≤ (\d+) items$/, 'at most $1 items')
    .replace(/ \| (?=[^|]*$)/, ' or ')
    .replaceAll(' | ', ', ');

const itIs = ({ allowed }: Refusal, lead: string): string =>
  allowed === undefined || allowed === '' ? '' : `${lead}${range(allowed)}`;

/** Where in the line, unless the field is simply called what it is. */
const where = ({ field }: Refusal, plainly: string): string =>
  field === undefined || field === plainly ? '' : ` (\`${field}\`)`;

/**
 * Why a line of a record cannot be, as one clause that follows `file:line:` or stands alone.
 * Everything that could have happened at a table is accepted.
 */
export const refusals: Readonly<Record<RefusalCode, Say>> = {
  'no-record': () => 'there is no record here: a record begins with a header line',
  'not-text': () => 'this line is not UTF-8 text',
  'line-too-long': (refusal) => `this line is too long${itIs(refusal, ': the limit is ')}`,
  'not-json': () => 'this line is not JSON',
  'not-an-object': () => 'this line is not a JSON object',
  'no-header': () =>
    'no header: a record begins with its header, with `tableside`, `id`, `ruleset` and `seats`, or for an event `tablesideEvent`, `id`, `ruleset` and `format`',
  'newer-version': ({ field = 'tableside', value, allowed }) =>
    `this record is from a newer version (\`${field}\` ${shown(value)}); version ${allowed ?? '1'} and earlier can be read`,
  'bad-version': ({ field = 'tableside', value, allowed }) =>
    `\`${field}\` ${shown(value)} cannot be: the version is ${allowed ?? '1'}`,
  'unsafe-name': (refusal) => `the name ${place(refusal)} is not allowed in a record`,
  'missing-field': (refusal) => `${place(refusal)}${inAct(refusal)} is missing${itIs(refusal, ': it is ')}`,
  'bad-field': (refusal) =>
    `${place(refusal)}${inAct(refusal)} cannot be${refusal.value === undefined ? '' : ` ${shown(refusal.value)}`}${itIs(refusal, ': it is ')}`,
  'unknown-act': ({ value }) => `unknown act ${named(value)}`,
  'bad-card': (refusal) =>
    `card ${shown(refusal.value)} cannot be: a card is 1–12, "S" or "?"${where(refusal, 'card')}`,
  'bad-seat': (refusal) =>
    `seat ${shown(refusal.value)} cannot be${itIs(refusal, ': this table has seats ')}${where(refusal, 'seat')}`,
  'n-reused': ({ value, n }) => `\`n\` ${shown(value ?? n)} is already used in this record`,
  'unknown-ruleset': (refusal) => `unknown ruleset ${named(refusal.value)}${itIs(refusal, ': there is ')}`,
  'bad-rules': (refusal) => `the rules that the record carries cannot be used: ${place(refusal)}${itIs(refusal, ': ')}`,
  'teams-not-played': ({ value, allowed }) =>
    `${named(value ?? 'this ruleset')} is individual play${allowed === undefined ? ': leave out the teams' : `; for partners use \`${allowed}\``}`,
  'bad-house': (refusal) => `the house rule ${place(refusal)} cannot be${itIs(refusal, ': ')}`,
  'no-such-flag': ({ value }) => `there was no flag ${named(value)} to rule on when this was written`,
  'no-such-entry': ({ value }) => `there is no entry ${shown(value)} in this record`,
  'not-amendable': ({ value }) =>
    typeof value === 'number'
      ? `entry ${value} cannot be amended: strike it instead`
      : `${named(value)} cannot be told inside another correction`,
  'unknown-format': (refusal) => `unknown kind of format ${named(refusal.value)}${itIs(refusal, ': there is ')}`,
  'not-on-roster': (refusal) => `${named(refusal.value ?? 'somebody')} is not on the roster${where(refusal, 'player')}`,
  'no-such-side': ({ value }) => `there was no side ${shown(value ?? [])} whose place could be taken over`,
  'game-reused': (refusal) =>
    `the game ${named(refusal.value ?? 'id')} is already in this event${where(refusal, 'game')}`,
  'game-not-seated': ({ value }) => `the game ${named(value ?? 'here')} was never seated`,
};
