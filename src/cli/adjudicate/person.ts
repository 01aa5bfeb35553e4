import { type Entry, gameLines, gameSummary, type Game, type Table } from '@/engine';
import { HOUSE_KEYS, type Ruleset, rulesFor } from '@/rulesets';
import { rulesetWords, type Who, words } from '@/words';
import { boardLines } from './board';
import { flagText } from './flagText';
import { type Ink, printable } from './ink';

export interface PersonOptions {
  readonly under?: Ruleset;
  readonly board: boolean;
  readonly ink: Ink;
}

const MARGIN = '      ';
const whoAt =
  (table: Table): Who =>
  (seat) =>
    printable(table.names[seat] ?? `Seat ${seat + 1}`);

/** For people: the game told line by line, with what was irregular. */
export function* personLines(game: Game, options: PersonOptions): Generator<string> {
  const { ink, under } = options;
  yield* heading(game, options);
  const lines = gameLines(game, under);
  const told = new Map<number, Entry>(lines.map(({ n, entry }) => [n, entry]));
  const rules = under === undefined ? game.rules : rulesFor(under);
  let turn: number | null = null;
  for (const { n, struck, flags, table, entry } of lines) {
    const who = whoAt(table);
    const text = printable(words('en').entryWords(entry, who, (other) => told.get(other)));
    yield `${String(n).padStart(4)}  ${struck ? ink.dim(`${text} (struck)`) : text}`;
    for (const flag of flags) for (const line of flagText(rules, flag, table, who, ink)) yield `${MARGIN}${line}`;
    if (options.board && table.turn !== turn) for (const line of boardLines(table, ink)) yield `${MARGIN}${line}`;
    turn = table.turn;
  }
  yield* ending(game, options);
  yield '';
}

function* heading({ header, inForce, rules }: Game, { ink, under }: PersonOptions): Generator<string> {
  const en = words('en');
  const sheet = rulesetWords(en, rules.ruleset).name;
  yield ink.bold(
    `${printable(header.id)} · ${sheet}${under === undefined ? '' : ` · judged by ${rulesetWords(en, under).name}`}`,
  );
  yield `${MARGIN}${inForce.seats.map(({ name, team }) => printable(team === undefined ? name : `${name} (team ${team})`)).join(', ')}`;
  const house = Object.keys(inForce.house ?? {}).filter((key) => key !== 'readings');
  const known = house.filter((key) => HOUSE_KEYS.some((one) => one === key));
  if (rules.local.size > 0) yield `${MARGIN}Local rules: ${[...rules.local].join(', ')}`;
  for (const key of house)
    if (!known.includes(key)) yield `${MARGIN}The house rule "${printable(key)}" is not known here and has no effect.`;
}

function* ending(game: Game, { ink, under }: PersonOptions): Generator<string> {
  const { phase, winner, stock, hand, draw, completed, building, unexplained, open } = gameSummary(game, under);
  const who = whoAt(game.table);
  const won = winner === null ? '' : ` · won by ${'team' in winner ? `team ${winner.team}` : who(winner.seat)}`;
  yield ink.bold(`${MARGIN}${words('en').phases[phase]}${won}`);
  const each = stock.map((count, seat) => `${who(seat)} ${count}+${hand[seat] ?? 0}`).join(', ');
  yield `${MARGIN}Stock + hand: ${each}; building ${building.join(' ')}; draw ${draw}; set aside ${completed}${unexplained === 0 ? '' : `; unexplained ${unexplained}`}`;
  yield open.length === 0
    ? `${MARGIN}${ink.green('Nothing waits for a ruling.')}`
    : `${MARGIN}${ink.yellow(`Waiting for a ruling: ${open.join(', ')}`)}`;
}

/** Told in place of a record that could not be read; the reason is on standard error. */
export const refusedLine = (record: string | null, ink: Ink): string =>
  ink.bold(`${record === null ? 'A record' : printable(record)} was refused: see the message.`);
