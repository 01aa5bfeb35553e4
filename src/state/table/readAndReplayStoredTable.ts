import { fail, ok, type Result } from '@/base';
import { type Entry, type Game, type Header, replay } from '@/engine';
import { RECORD_VERSION } from '@/record';
import type { Head, Log, ReadFailure, TableContents } from '@/storage';

/** A table as it is on the disk, judged from its first entry to its last. */
export interface StoredGame {
  readonly game: Game;
  readonly head: Head;
  /** How the record came here; absent where this device wrote all of it. */
  readonly origin?: string;
}

export async function readAndReplayStoredTable(log: Log, id: string): Promise<Result<StoredGame, ReadFailure>> {
  const read = await log.read(id);
  return read.ok ? replayStoredTable(read.value) : read;
}

/** The `error` of a record that a newer version of the app made. */
export const NEWER_RECORD = 'newer-version';

/**
 * What cannot be judged (a ruleset this version does not have, a newer record) is kept, and said to be so. A newer record
 * is not judged even where this version knows all of its acts: they may mean something else there.
 */
export function replayStoredTable({ header, entries, head, origin }: TableContents): Result<StoredGame, ReadFailure> {
  if ((header as Header).tableside > RECORD_VERSION) return fail({ why: 'failed', error: NEWER_RECORD });
  const game = replay(header as Header, entries as readonly Entry[]);
  return game.ok
    ? ok({ game: game.value, head, ...(origin === undefined ? {} : { origin }) })
    : fail({ why: 'failed', error: game.error.code });
}
