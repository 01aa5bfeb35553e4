/** A person as a list names them. */
export interface ListedPerson {
  readonly line: number;
  readonly name: string;
  readonly chapter?: string;
}

/** What is wrong with a line, or has to be asked about. */
export interface RosterFinding {
  readonly line: number;
  /** `no-name`, `too-long` and `quotes`: the line is not taken. `on-roster`: left out unless asked for. */
  readonly code: 'no-name' | 'too-long' | 'quotes' | 'on-roster' | 'twice';
  readonly name: string;
}

export interface ParsedRoster {
  /** New people; two lines with one name are two people. */
  readonly people: readonly ListedPerson[];
  /** People of a name that is on the roster already: probably the same ones. */
  readonly onRoster: readonly ListedPerson[];
  readonly findings: readonly RosterFinding[];
}

export const LONGEST_NAME = 80;

/**
 * Reads a list of people as somebody pastes it: a person a line, the name, then a chapter behind a comma, a semicolon
 * or a tab, the parts in quotation marks where they hold one of these. A first line of headings (`name`, `chapter`)
 * tells the order of the columns; it may have others, which are not read.
 */
export function parseRoster(text: string, namesOnRoster: readonly string[]): ParsedRoster {
  const { rows, unclosed } = parseRows(text);
  const [first] = rows;
  const columns = first === undefined ? null : columnsOf(first.fields);
  const known = new Set(namesOnRoster.map(comparable));
  const seen = new Set<string>();
  const people: ListedPerson[] = [];
  const onRoster: ListedPerson[] = [];
  const findings: RosterFinding[] = unclosed === null ? [] : [{ line: unclosed, code: 'quotes', name: '' }];
  for (const { line, fields } of columns === null ? rows : rows.slice(1)) {
    if (line === unclosed || fields.every((field) => field === '')) continue;
    const name = fields[columns?.name ?? 0] ?? '';
    const chapter = columns === null ? (fields[1] ?? '') : columns.chapter < 0 ? '' : (fields[columns.chapter] ?? '');
    if (name === '') findings.push({ line, code: 'no-name', name });
    else if (name.length > LONGEST_NAME) findings.push({ line, code: 'too-long', name });
    else {
      const person = { line, name, ...(chapter === '' ? {} : { chapter }) };
      if (known.has(comparable(name))) {
        findings.push({ line, code: 'on-roster', name });
        onRoster.push(person);
      } else {
        if (seen.has(comparable(name))) findings.push({ line, code: 'twice', name });
        people.push(person);
      }
      seen.add(comparable(name));
    }
  }
  return { people, onRoster, findings: findings.sort((a, b) => a.line - b.line) };
}

/** Two spellings that people take for one name. */
export const comparable = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

const NAME_HEADINGS = ['name', 'player', 'full name', 'nombre'];
const CHAPTER_HEADINGS = ['chapter', 'club', 'capítulo', 'capitulo'];

/** Which column holds what, if this line is one of headings; a chapter of -1: there is none. */
function columnsOf(fields: readonly string[]): { readonly name: number; readonly chapter: number } | null {
  const find = (headings: readonly string[]): number =>
    fields.findIndex((field) => headings.includes(comparable(field)));
  const name = find(NAME_HEADINGS);
  return name < 0 ? null : { name, chapter: find(CHAPTER_HEADINGS) };
}

interface Row {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Rows with their trimmed fields. A quoted field may hold separators, doubled quotation marks and line ends. */
function parseRows(text: string): { readonly rows: readonly Row[]; readonly unclosed: number | null } {
  const clean = text.replace(/^\uFEFF/u, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(clean);
  const rows: Row[] = [];
  let [fields, field, isQuoted, line, start] = [[] as string[], '', false, 1, 1];
  const endField = (): void => {
    fields.push(field.trim().replace(/\s+/gu, ' '));
    field = '';
  };
  const endRow = (): void => {
    endField();
    rows.push({ line: start, fields });
    fields = [];
    start = line;
  };
  for (let at = 0; at < clean.length; at += 1) {
    const letter = clean[at] ?? '';
    if (letter === '\n') line += 1;
    if (isQuoted) {
      if (letter !== '"') field += letter;
      else if (clean[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && field.trim() === '') {
      field = '';
      isQuoted = true;
    } else if (letter === separator) endField();
    else if (letter === '\n') endRow();
    else field += letter;
  }
  const unclosed = isQuoted ? start : null;
  if (field !== '' || fields.length > 0) endRow();
  return { rows, unclosed };
}

/** A tab where there is one: spreadsheets put tabs on the clipboard. */
function separatorOf(text: string): string {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  return ['\t', ';', ','].find((one) => first.includes(one) || text.includes(one)) ?? ',';
}
