import {
  type Card,
  type Entry,
  type Game,
  reportLines,
  gameSummary,
  type FlagWithId,
  planRemedy,
  type RaisedFlag,
  type Table,
  UNSEEN_CARD,
  type Verdict,
} from '@/engine';
import { type ClauseId, HOUSE_KEYS, type ReadingId, type Rules, type Ruleset, rulesFor } from '@/rulesets';
import {
  clauseCitation,
  clauseWords,
  flagLine,
  findReadingWords,
  rulesetWords,
  type SeatNamer,
  wordsFor,
} from '@/words';
import { replaceControlChars, type TextStyleName, type TextStyles } from './textStyles';

export interface TextReportOptions {
  /** Judge by this ruleset instead of the record's own. */
  readonly under?: Ruleset;
  /** Draw the position at the start of each turn. */
  readonly board: boolean;
  readonly styles: TextStyles;
}

const MARGIN = '      ';
const whoAt =
  (table: Table): SeatNamer =>
  (seat) =>
    replaceControlChars(table.names[seat] ?? `Seat ${seat + 1}`);

/** The report for people: one line per entry, with every flag in full below the entry that raised it. */
export function* textReportLines(game: Game, options: TextReportOptions): Generator<string> {
  const { styles, under } = options;
  yield* heading(game, options);
  const lines = reportLines(game, under);
  const entryByNumber = new Map<number, Entry>(lines.map(({ n, entry }) => [n, entry]));
  const rules = under === undefined ? game.rules : rulesFor(under);
  let turn: number | null = null;
  for (const { n, struck, flags, table, entry } of lines) {
    const who = whoAt(table);
    const text = replaceControlChars(wordsFor('en').entryWords(entry, who, (other) => entryByNumber.get(other)));
    yield `${String(n).padStart(4)}  ${struck ? styles.dim(`${text} (struck)`) : text}`;
    for (const flag of flags) for (const line of flagText(rules, flag, table, who, styles)) yield `${MARGIN}${line}`;
    if (options.board && table.turn !== turn) for (const line of boardLines(table, styles)) yield `${MARGIN}${line}`;
    turn = table.turn;
  }
  yield* ending(game, options);
  yield '';
}

function* heading({ header, inForce, rules }: Game, { styles, under }: TextReportOptions): Generator<string> {
  const en = wordsFor('en');
  const sheet = rulesetWords(en, rules.ruleset);
  yield styles.bold(
    `${replaceControlChars(header.id)} · ${replaceControlChars(sheet.name)}${under === undefined ? '' : ` · judged by ${rulesetWords(en, under).name}`}`,
  );
  yield `${MARGIN}${inForce.seats.map(({ name, team }) => replaceControlChars(team === undefined ? name : `${name} (team ${team})`)).join(', ')}`;
  if (inForce.rules !== undefined) yield `${MARGIN}The record carries its own rules. ${sheet.summary}`;
  const house = Object.keys(inForce.house ?? {}).filter((key) => key !== 'readings');
  const known = house.filter((key) => HOUSE_KEYS.some((one) => one === key));
  const local = [...rules.local, ...rules.localCodes];
  if (local.length > 0) yield `${MARGIN}Local rules: ${local.join(', ')}`;
  for (const key of house)
    if (!known.includes(key))
      yield `${MARGIN}The house rule "${replaceControlChars(key)}" is not known here and has no effect.`;
}

function* ending(game: Game, { styles, under }: TextReportOptions): Generator<string> {
  const { phase, winner, stock, hand, draw, completed, building, unexplained, open } = gameSummary(game, under);
  const who = whoAt(game.table);
  const won = winner === null ? '' : ` · won by ${'team' in winner ? `team ${winner.team}` : who(winner.seat)}`;
  yield styles.bold(`${MARGIN}${wordsFor('en').phases[phase]}${won}`);
  const each = stock.map((count, seat) => `${who(seat)} ${count}+${hand[seat] ?? 0}`).join(', ');
  yield `${MARGIN}Stock + hand: ${each}; building ${building.join(' ')}; draw ${draw}; set aside ${completed}${unexplained === 0 ? '' : `; unexplained ${unexplained}`}`;
  yield open.length === 0
    ? `${MARGIN}${styles.green('Nothing waits for a ruling.')}`
    : `${MARGIN}${styles.yellow(`Waiting for a ruling: ${open.join(', ')}`)}`;
}

/** Stands in the report in place of a record that could not be read; the reason goes to standard error. */
export const refusedRecordLine = (record: string | null, styles: TextStyles): string =>
  styles.bold(`${record === null ? 'A record' : replaceControlChars(record)} was refused: see the message.`);

/** A mark beside the colour, because not everyone sees colours and not every log keeps them. */
const MARKS: Readonly<Record<Verdict, string>> = {
  illegal: '✗',
  penalty: '✗',
  silent: '?',
  stands: '=',
  info: 'i',
  record: '!',
};
const COLOURS: Readonly<Record<Verdict, TextStyleName>> = {
  illegal: 'red',
  penalty: 'red',
  silent: 'yellow',
  stands: 'cyan',
  info: 'dim',
  record: 'yellow',
};

/** One flag in full: verdict, clauses, basis, reading and remedy. */
function flagText(rules: Rules, flag: FlagWithId, table: Table, who: SeatNamer, styles: TextStyles): string[] {
  const en = wordsFor('en');
  const { verdict, code } = flag;
  const title = `${MARKS[verdict]} ${en.verdicts[verdict]}: ${en.flags[code].title}`;
  const lines = [
    `${styles[COLOURS[verdict]](title)} – ${flagLine(en, flag, who)}  ${styles.dim(`[${flag.id}]`)}`,
    ...flag.clauses.map((id) => `  ${clauseLine(rules, id)}`),
    `  ${en.basisLine(flag)}`,
    ...(flag.or === undefined
      ? []
      : [`  The cards cannot tell it from: ${en.flags[flag.or].title}. The referee decides.`]),
    ...(flag.reading === undefined ? [] : [readingLine(rules, flag.reading)]),
    ...remedyLines(rules, flag, table, who),
  ];
  return lines.map((line) => line.trimEnd());
}

/** An organizer's own clauses have a place and no words. */
function clauseLine(rules: Rules, id: ClauseId): string {
  const en = wordsFor('en');
  const cited = replaceControlChars(`${id} (${clauseCitation(en, id, rules.ruleset.clauses)})`);
  const words = clauseWords(en, id);
  return words === undefined ? cited : `${cited}: ${words}`;
}

function readingLine(rules: Rules, id: ReadingId): string {
  const { question, options } = findReadingWords(wordsFor('en'), id);
  const chosen = rules.readings[id];
  return `  Reading ${id}: ${question} ${options[chosen] ?? chosen}`;
}

/** Only flags judged by the record's own ruleset keep the position before the act, which `planRemedy` needs. */
const isRaised = (flag: FlagWithId): flag is RaisedFlag => 'ruling' in flag;

/** The remedy's steps as they were possible right after the act; under another ruleset only its general words. */
function remedyLines(rules: Rules, flag: FlagWithId, table: Table, who: SeatNamer): string[] {
  if (flag.verdict === 'stands' || flag.verdict === 'info') return [];
  const en = wordsFor('en');
  const { suggest, remedy } = en.flags[flag.code];
  const { steps, late } = isRaised(flag) ? planRemedy(rules, table, flag) : { steps: [], late: null };
  if (late !== null) return [`  ${en.late[late]}`];
  const listed = steps.map((step) => en.stepWords(step, who)).join('; ');
  // Where the ruleset is silent, basisLine has already said what is suggested; a suggestion is never called a remedy.
  if (flag.verdict === 'silent') return listed === '' ? [] : [`  Suggested: ${listed}`];
  return [`  Remedy: ${listed === '' ? ((flag.verdict === 'penalty' ? remedy : undefined) ?? suggest) : listed}`];
}

const face = (card: Card | undefined): string => (card === undefined ? '–' : String(card));
const column = (text: string, width: number): string => text.padStart(width);

/** The position as text: one row per player, the player on turn marked. */
function boardLines(table: Table, styles: TextStyles): string[] {
  const widest = Math.max(...table.names.map((name) => replaceControlChars(name).length));
  const building = table.building.map(({ shows }) => column(shows === 0 ? '·' : String(shows), 3)).join('');
  const draw = `${table.drawKnown ? '' : '≤ '}${table.draw}`;
  const loose = table.unexplained === 0 ? '' : `   unexplained ${table.unexplained}`;
  const head = `building${building}   draw ${draw}   set aside ${table.completed}${loose}`;
  const rows = table.seats.map(({ stock, top, hand, discards }, seat) => {
    const name = replaceControlChars(table.names[seat] ?? '').padEnd(widest);
    const isOnTurn = seat === table.turn;
    const piles = discards.map((pile) =>
      column(pile.length === 0 ? '–' : `${face(pile[pile.length - 1])}${pile.length > 1 ? `×${pile.length}` : ''}`, 5),
    );
    const shown = stock === 0 ? '–' : top === UNSEEN_CARD ? '?' : face(top);
    const row = `${isOnTurn ? '▸' : ' '} ${name}  stock ${column(String(stock), 2)} [${column(shown, 2)}]  hand ${hand}  discards${piles.join('')}`;
    return isOnTurn ? styles.bold(row) : row;
  });
  return [
    `${styles.dim('┌')} ${head}`,
    ...rows.map((row, i) => `${styles.dim(i === rows.length - 1 ? '└' : '│')}${row}`),
  ];
}
