import { type Desk } from '@/state';
import { type Head, type Log } from '@/storage';

interface Support {
  /** The record of the table opened last, as JSON Lines text; empty where none was. */
  record: () => string;
  /** Every head acknowledged since the page was opened, oldest first. */
  readonly acknowledged: () => readonly Head[];
  /** Called with each head as it is acknowledged, where somebody put a function here. */
  onAcknowledged?: (head: Head) => void;
  readonly desk: Desk;
}

declare global {
  interface Window {
    tableside?: Support;
  }
}

const NOTHING = (): string => '';
/** A game has hundreds of entries; support asks for the latest. */
const MOST = 10_000;

/** Listens from the first line on; the desk it offers is made over the same log a moment later. */
export function offerSupport(log: Log, makeDesk: () => Desk): Desk {
  const heads: Head[] = [];
  log.subscribe((news) => {
    if (news.what !== 'appended') return;
    if (heads.push(news.head) > MOST) heads.shift();
    window.tableside?.onAcknowledged?.(news.head);
  });
  const desk = makeDesk();
  window.tableside = { ...window.tableside, record: NOTHING, acknowledged: () => heads, desk };
  return desk;
}

/** The table that was opened last: it stays while one screen of it gives way to the next. */
export function showRecord(record: () => string): void {
  if (window.tableside !== undefined) window.tableside.record = record;
}
