import { addEntry, type Entry, type Game, type Header, openGame, type Refusal } from '@/engine';
import { isGameHeader, makeAnyRecordReader, makeSealChecker, type Seal, type SealChecker } from '@/record';
import { wordsFor } from '@/words';
import { replaceControlChars } from './textStyles';
import { MAX_LINE_BYTES, openByteStream, readLines, type DecodedLine } from './lineStreams';

/** Receives what `adjudicateFile` finds, in the order of the file. */
export interface AdjudicationSink {
  readonly game: (game: Game) => Promise<void>;
  /** A record that cannot be judged. Its id is null when its header could not be read. */
  readonly refused: (record: string | null) => Promise<void>;
  /** A seal was checked, or a record has none. */
  readonly note: (text: string) => void;
  /** Something could not be read or does not fit its seal: the message names file and line. */
  readonly problem: (message: string) => void;
}

/** The record that is being read. */
interface OpenRecord {
  game: Game;
  readonly seals: SealChecker | null;
}

/** Reads a file to its end with one record in memory at a time. A record that is refused does not stop the next. */
export async function adjudicateFile(file: string, verify: boolean, sink: AdjudicationSink): Promise<void> {
  const reader = makeAnyRecordReader();
  let open: OpenRecord | null = null;
  let lastLine = 1;

  const at = (line: number, reason: string): string =>
    `${replaceControlChars(file)}:${line}: ${replaceControlChars(reason)}`;
  const say = (refusal: Refusal): string => wordsFor('en').refusals[refusal.code](refusal);

  const close = async (): Promise<void> => {
    if (open === null) return;
    const { game, seals } = open;
    open = null;
    if (seals?.seals() === 0)
      sink.note(`${replaceControlChars(file)}: ${replaceControlChars(game.header.id)} has no seal`);
    try {
      await sink.game(game);
    } catch (error) {
      await refuseAfterCrash(error, lastLine, game.header.id);
    }
  };

  /** An exception in the program itself: this record is refused, the other records are still reported. */
  const refuseAfterCrash = async (error: unknown, line: number, record: string): Promise<void> => {
    open = null;
    sink.problem(
      at(
        line,
        `this record could not be judged: a fault in the program (${error instanceof Error ? error.message : String(error)})`,
      ),
    );
    await sink.refused(record);
  };

  const refuse = async (refusal: Refusal, line: number, record: string | null): Promise<void> => {
    // The header of the next record could not be read: the record before it is complete, so it is reported.
    if (record === null) await close();
    open = null;
    sink.problem(at(line, say(refusal)));
    await sink.refused(record);
  };

  /** Refuses for a reason the reader does not know of, and tells the reader to skip the rest of the record. */
  const refuseHere = async (refusal: Refusal, line: number): Promise<void> => {
    const problem = reader.refuse(refusal, line);
    if (problem !== null) await refuse(refusal, line, problem.record);
  };

  const begin = async (header: Header, line: number): Promise<void> => {
    await close();
    const game = openGame(header);
    if (game.ok) open = { game: game.value, seals: verify ? makeSealChecker(header) : null };
    else await refuseHere(game.error, line);
  };

  const addTo = (record: OpenRecord, entry: Entry): Refusal | null => {
    const game = addEntry(record.game, entry);
    if (!game.ok) return game.error;
    record.game = game.value;
    record.seals?.entry(entry);
    return null;
  };

  const checkSeal = (record: OpenRecord, seal: Seal, line: number): void => {
    const verdict = record.seals?.seal(seal);
    if (verdict === 'matches')
      sink.note(
        at(line, 'the seal fits the record so far (chain only: signature and certificate are not checked yet)'),
      );
    if (verdict === 'unknown') sink.note(at(line, 'the seal is of a kind that is not checked yet'));
    if (verdict === 'differs')
      sink.problem(at(line, 'the seal does not fit: the record was changed after it was sealed'));
  };

  const take = async ({ line, text, fault }: DecodedLine): Promise<void> => {
    lastLine = line;
    if (text === null) {
      return refuseHere(
        fault === 'line-too-long' ? { code: fault, allowed: `${MAX_LINE_BYTES} bytes` } : { code: 'not-text' },
        line,
      );
    }
    const item = reader.read(text, line);
    if (item === null) return;
    if (item.kind === 'problem') return refuse(item.refusal, line, item.record);
    // Events and rulings have no game to judge; a file with everything of a device may hold them between two games.
    if (item.kind === 'header') return isGameHeader(item.header) ? begin(item.header, line) : close();
    if (open === null) return;
    if (item.kind === 'seal') return checkSeal(open, item.seal, line);
    try {
      const refusal = addTo(open, item.entry as Entry);
      if (refusal !== null) await refuseHere(refusal, line);
    } catch (error) {
      await refuseAfterCrash(error, line, open.game.header.id);
    }
  };

  for await (const lines of readLines(openByteStream(file))) for (const line of lines) await take(line);
  await close();
  const empty = reader.end(lastLine);
  if (empty !== null) await refuse(empty.refusal, lastLine, null);
}
