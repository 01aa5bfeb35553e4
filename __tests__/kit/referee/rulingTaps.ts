import { type EntryOf, type Game, isWithoutClause, openFlags, type RaisedFlag, reportLines } from '@/engine';
import { otherCodeFactsOf } from '@/state';
import { type Gesture, tap, tapIfThere, taps } from './gesture';

/** The oldest flag is ruled on in its bar, at the table; any other one on its own page, by way of the log. */
export function rulingTaps(game: Game, entry: EntryOf<'rule'>): Gesture[] {
  const waiting = openFlags(game.table);
  const call = callTaps(
    game,
    entry,
    waiting.find(({ id }) => id === entry.flag),
  );
  const [oldest] = waiting;
  if (oldest?.id === entry.flag && entry.note === undefined)
    return [tapIfThere('flag-more'), ...call, ...cardsMoved(entry)];
  const n = Number(entry.flag.split(':')[0]);
  const flags = reportLines(game).find((line) => line.n === n)?.flags ?? [];
  const at = flags.findIndex(({ id }) => id === entry.flag);
  return [...taps('log', `log-entry-${n}`, at > 0 ? `log-flag-${at}` : 'log-flag'), ...call, ...taps('back')];
}

/** Where no clause decides, and under another code, the remedy is shown first and then applied. */
function callTaps(game: Game, { call, as }: EntryOf<'rule'>, flag: RaisedFlag | undefined): Gesture[] {
  const applies = call === 'remedy' ? 'flag-apply' : `flag-${call}`;
  if (as === undefined) {
    const isShownFirst = call === 'remedy' && flag !== undefined && isWithoutClause(flag);
    return isShownFirst ? taps('flag-remedy', 'flag-apply') : [tap(`flag-${call}`)];
  }
  // A draw that the app filled in and that the record keeps was really made.
  const drawn = flag === undefined ? undefined : otherCodeFactsOf(game, flag)?.draw?.filledIn;
  return taps('flag-as', ...(drawn === undefined ? [] : [`flag-drew-${drawn}`]), applies);
}

/** The list of what hands do with the cards lies over the seats: done with, it is closed. */
const cardsMoved = ({ call }: EntryOf<'rule'>): Gesture[] => (call === 'remedy' ? [tapIfThere('put-back-close')] : []);
