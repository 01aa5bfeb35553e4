import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';

/** Far longer than any entry. A longer line is refused, so that a file without line feeds does not fill the memory. */
export const MAX_LINE_BYTES = 8 * 1024 * 1024;

export interface DecodedLine {
  readonly line: number;
  /** Null when the bytes are not UTF-8 or the line is too long; `fault` says which. */
  readonly text: string | null;
  readonly fault?: 'not-text' | 'line-too-long';
}

/** `-` is standard input. */
export const openByteStream = (file: string): AsyncIterable<Buffer> =>
  file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 256 * 1024 });

/**
 * Yields the lines of each chunk as it arrives and keeps at most one unfinished line in memory. Only a line feed
 * ends a line: Node's own readline also splits at U+2028 and U+2029, which may stand inside a JSON text.
 */
export async function* readLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<readonly DecodedLine[]> {
  let line = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;

  const finish = (end: Buffer): DecodedLine => {
    line += 1;
    const whole = heldBytes === 0 ? end : Buffer.concat([...held, end]);
    const isLong = heldBytes + end.length > MAX_LINE_BYTES;
    held = [];
    heldBytes = 0;
    if (isLong) return { line, text: null, fault: 'line-too-long' };
    return isUtf8(whole) ? { line, text: whole.toString('utf8') } : { line, text: null, fault: 'not-text' };
  };

  const hold = (rest: Buffer): void => {
    heldBytes += rest.length;
    // The bytes of a line that is too long are dropped; only their count is kept.
    if (heldBytes <= MAX_LINE_BYTES) held.push(rest);
    else held = [];
  };

  for await (const chunk of bytes) {
    const lines: DecodedLine[] = [];
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      lines.push(finish(chunk.subarray(from, at)));
      from = at + 1;
    }
    if (from < chunk.length) hold(chunk.subarray(from));
    if (lines.length > 0) yield lines;
  }
  if (heldBytes > 0) yield [finish(Buffer.alloc(0))];
}

const FLUSH_AT = 64 * 1024;

export interface LineWriter {
  /** Buffers a line. Returns true when the buffer is large enough that the caller should flush it. */
  readonly line: (text: string) => boolean;
  /** Writes the buffer, and waits until the stream accepts more. */
  readonly flush: () => Promise<void>;
}

export function makeLineWriter(stream: NodeJS.WritableStream): LineWriter {
  let buffered: string[] = [];
  let size = 0;
  const line = (text: string): boolean => {
    buffered.push(text, '\n');
    size += text.length + 1;
    return size >= FLUSH_AT;
  };
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    const text = buffered.join('');
    buffered = [];
    size = 0;
    if (!stream.write(text)) await once(stream, 'drain');
  };
  return { line, flush };
}
