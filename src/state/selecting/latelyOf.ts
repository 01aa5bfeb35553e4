import { type Entry, type Game } from '@/engine';
import { remembered } from './remembered';

/** As many as anybody looks back over without opening the log. */
const MOST = 12;

/** What was told last and still counts, newest first. */
export const latelyOf = remembered(({ played }: Game): readonly Entry[] => {
  const lately: Entry[] = [];
  for (let link = played; link !== null && lately.length < MOST; link = link.before) {
    const { entry } = link.last;
    if (!('assumed' in entry && entry.assumed === true)) lately.push(entry);
  }
  return lately;
});
