import { distinctPlayerNames } from '@/state';
import { listToArray } from '@/base';
import {
  type Act,
  ACTS,
  applyCorrections,
  type Entry,
  type Game,
  isCorrection,
  VERDICTS_NEEDING_RULING,
  type RaisedFlag,
  referenceFieldOf,
  type Table,
} from '@/engine';
import { flagLine, type SeatNamer, type Words } from '@/words';
import { type LogData, type LogRowData, type LogFlagData, type TurnHeadingData } from './logRow';
import {
  insertsByNextEntry,
  makeEntryVersionFinder,
  flagsByEntry,
  type GameStage,
  insertWithCurrentBody,
  isSameStage,
  SETUP_STAGE,
  stageOfEntry,
  tablesBeforeAndAfterByEntry,
  strikingEntryByStruck,
} from './lookups';

const whoAt =
  ({ names }: Table, words: Words): SeatNamer =>
  (seat) =>
    distinctPlayerNames(names)[seat] ?? words.review.seat(seat);

/**
 * The whole record in words, in the order of its entries. An inserted entry has two rows: one as a correction, where
 * the insertion was entered, and one at the place where the inserted act belongs.
 */
export function makeLogData(game: Game, words: Words): LogData {
  const entries = listToArray(game.entries);
  const { struck, bodies } = applyCorrections(game.header, entries);
  const rows: LogRowData[] = [];
  const told = new Map(entries.map((entry) => [entry.n, entry]));
  const steps = tablesBeforeAndAfterByEntry(game);
  const flags = flagsByEntry(game.table);
  const added = insertsByNextEntry(entries);
  const strikers = strikingEntryByStruck(entries, bodies, struck);

  let place: GameStage = SETUP_STAGE;
  let turn: TurnHeadingData = { key: 0, title: words.review.log.setUp, seat: null };
  let table = game.start;

  const enter = (entry: Entry): void => {
    const step = steps.get(entry.n);
    if (step === undefined) return;
    const next = stageOfEntry(entry, step.before, step.after, place);
    table = step.after;
    if (isSameStage(next, place)) return;
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
    const tell = (one: Entry): string => words.entryWords(one, who, makeEntryVersionFinder(one, told, bodies));
    const shown = isInsert ? insertWithCurrentBody(entry, body) : body;
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
    // a struck insertion has one row, as a correction; entries inserted before it keep their place
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
    seats: distinctPlayerNames(game.table.names).map((name, seat) => ({ seat, name })),
  };
}

/**
 * An act that refers to another entry cannot be amended, only struck and entered again: a correction of a correction
 * would be unreadable.
 */
const NOT_AMENDED: ReadonlySet<Act> = new Set(
  ACTS.filter((act) => referenceFieldOf(act, 'entry-number') !== null || referenceFieldOf(act, 'flag-id') !== null),
);

function headingOf(place: GameStage, { names }: Table, { review }: Words): Omit<TurnHeadingData, 'key'> {
  if (place.in === 'setup') return { title: review.log.setUp, seat: null };
  if (place.in === 'end') return { title: review.log.afterEnd, seat: null };
  return {
    title: review.log.turn(distinctPlayerNames(names)[place.seat] ?? review.seat(place.seat)),
    seat: place.seat,
  };
}

/** The row with its words for a screen reader. */
function spoken(row: Omit<LogRowData, 'spoken'>, { review, verdicts }: Words): LogRowData {
  const { log } = review;
  const parts = [
    log.entry(row.n),
    row.isStruck ? log.spokenStruck(row.text) : row.text,
    ...(row.isAdded ? [log.added] : []),
    ...(row.was === null ? [] : [log.corrected]),
    ...row.flags.map(({ verdict, line, ruling }) => log.flagSpoken(verdicts[verdict], line, ruling)),
  ];
  return { ...row, spoken: log.spoken(parts) };
}

/** A flag in one line, with its ruling. */
export function makeLogFlag(flag: RaisedFlag, who: SeatNamer, words: Words): LogFlagData {
  const { calls, review } = words;
  const { ruling } = flag;
  return {
    id: flag.id,
    verdict: flag.verdict,
    line: flagLine(words, flag, who),
    ruling: ruling === null ? null : review.log.ruledOn(ruling.late ? review.log.ruledLate : calls[ruling.call].said),
    isOpen: ruling === null && VERDICTS_NEEDING_RULING.has(flag.verdict),
  };
}
