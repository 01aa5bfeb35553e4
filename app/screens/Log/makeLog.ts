import { toArray } from '@/base';
import { type Act, ACTS, correctRecord, type Entry, type Game, isCorrection, referenceIn, type Table } from '@/engine';
import { type Who, type Words } from '@/words';
import { addedBefore, finder, flagsByEntry, insertNow, stepsByEntry, strikersOf } from './lookups';
import { makeLogFlag } from './makeLogFlag';
import { type Log, type LogRow, type LogTurn } from './row';
import { isSamePlace, type Place, SET_UP, turnOf } from './turnOf';

const whoAt =
  ({ names }: Table, words: Words): Who =>
  (seat) =>
    names[seat] ?? words.review.seat(seat);

/**
 * The whole record in words, in the order in which it was told. What was added later stands twice: as a
 * correction where it was told, and where it belongs.
 */
export function makeLog(game: Game, words: Words): Log {
  const entries = toArray(game.entries);
  const { struck, bodies } = correctRecord(game.header, entries);
  const rows: LogRow[] = [];
  const told = new Map(entries.map((entry) => [entry.n, entry]));
  const steps = stepsByEntry(game);
  const flags = flagsByEntry(game.table);
  const added = addedBefore(entries);
  const strikers = strikersOf(entries, bodies, struck);

  let place: Place = SET_UP;
  let turn: LogTurn = { key: 0, title: words.review.log.setUp, seat: null };
  let table = game.start;

  const enter = (entry: Entry): void => {
    const step = steps.get(entry.n);
    if (step === undefined) return;
    const next = turnOf(entry, step.before, step.after, place);
    table = step.after;
    if (isSamePlace(next, place)) return;
    place = next;
    turn = { key: entry.n, ...headingOf(next, table, words) };
  };

  const add = (entry: Entry, as: 'told' | 'placed'): void => {
    const body = bodies.get(entry.n) ?? entry;
    const isStruck = struck.has(entry.n);
    const isInsert = as === 'told' && entry.act === 'insert';
    const counts = !isInsert && !isStruck;
    if (counts) enter(body);
    const who = whoAt(table, words);
    const tell = (one: Entry): string => words.entryWords(one, who, finder(one, told, bodies));
    const shown = isInsert ? insertNow(entry, body) : body;
    const isAmended = entry.act !== 'insert' && body !== entry;
    const isAboutRecord = isInsert || isCorrection(body);
    rows.push(
      spoken(
        {
          key: as === 'placed' ? `placed-${entry.n}` : `${entry.n}`,
          testID: as === 'placed' ? `log-placed-${entry.n}` : `log-entry-${entry.n}`,
          n: entry.n,
          entry: body,
          text: tell(shown),
          was: isAmended ? tell(entry) : null,
          at: entry.at ?? null,
          seat: !isAboutRecord && 'seat' in body && typeof body.seat === 'number' ? body.seat : null,
          turn,
          isStruck,
          isAdded: as === 'placed',
          isCorrection: isAboutRecord,
          isQuiet: isAboutRecord || ('assumed' in body && body.assumed === true),
          flags: counts ? (flags.get(entry.n) ?? []).map((flag) => makeLogFlag(flag, who, words)) : [],
          struckBy: strikers.get(entry.n) ?? null,
          mayAmend: !isStruck && !NOT_AMENDED.has(body.act),
        },
        words,
      ),
    );
  };

  const addWithInserted = (entry: Entry, as: 'told' | 'placed'): void => {
    for (const inserted of added.get(entry.n) ?? []) addWithInserted(inserted, 'placed');
    // a struck insertion is told once, as a correction; its place stays for what was added before it
    if (as === 'told' || !struck.has(entry.n)) add(entry, as);
  };
  for (const entry of entries) {
    if (entry.act === 'insert') add(entry, 'told');
    else addWithInserted(entry, 'told');
  }

  return {
    rows,
    entries: entries.length,
    flagged: rows.filter((row) => row.flags.length > 0).length,
    corrections: rows.filter((row) => row.isCorrection).length,
    seats: game.table.names.map((name, seat) => ({ seat, name })),
  };
}

/** Acts that speak of another entry are struck and told anew: nobody could read a correction of a correction. */
const NOT_AMENDED: ReadonlySet<Act> = new Set(
  ACTS.filter((act) => referenceIn(act, 'entry-number') !== null || referenceIn(act, 'flag-id') !== null),
);

function headingOf(place: Place, { names }: Table, { review }: Words): Omit<LogTurn, 'key'> {
  if (place.in === 'setup') return { title: review.log.setUp, seat: null };
  if (place.in === 'end') return { title: review.log.afterEnd, seat: null };
  return { title: review.log.turn(names[place.seat] ?? review.seat(place.seat)), seat: place.seat };
}

/** The row with its words for a screen reader. */
function spoken(row: Omit<LogRow, 'spoken'>, { review, verdicts }: Words): LogRow {
  const { log } = review;
  const parts = [
    log.entry(row.n),
    row.isStruck ? log.spokenStruck(row.text) : row.text,
    ...(row.isAdded ? [log.added] : []),
    ...(row.was === null ? [] : [log.corrected]),
    ...row.flags.map(
      ({ verdict, line, ruling }) => `${verdicts[verdict]}: ${line}${ruling === null ? '' : `. ${ruling}`}`,
    ),
  ];
  return { ...row, spoken: log.spoken(parts) };
}
