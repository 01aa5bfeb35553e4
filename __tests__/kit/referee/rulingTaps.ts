import { type EntryOf, type Game, reportLines, openFlags } from '@/engine';
import { type Gesture, tap, tapIfThere, taps } from './gesture';

/** The oldest flag is ruled on in its bar, at the table; any other one on its own page, by way of the log. */
export function rulingTaps(game: Game, entry: EntryOf<'rule'>): Gesture[] {
  const call = tap(entry.as === undefined ? `flag-${entry.call}` : 'flag-as');
  const [oldest] = openFlags(game.table);
  if (oldest?.id === entry.flag && entry.note === undefined)
    return [tapIfThere('flag-more'), call, ...cardsMoved(entry)];
  const n = Number(entry.flag.split(':')[0]);
  const flags = reportLines(game).find((line) => line.n === n)?.flags ?? [];
  const at = flags.findIndex(({ id }) => id === entry.flag);
  return [...taps('log', `log-entry-${n}`, at > 0 ? `log-flag-${at}` : 'log-flag'), call, ...taps('back')];
}

/** The list of what hands do with the cards lies over the seats: done with, it is closed. */
const cardsMoved = ({ call }: EntryOf<'rule'>): Gesture[] => (call === 'remedy' ? [tapIfThere('put-back-close')] : []);
